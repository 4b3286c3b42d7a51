"""Sessions that end where no hint can come: two servers on one database, each with a bus on which nobody hears the other."""

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from httpx2 import AsyncClient
from sqlalchemy import update

from app.accounts.passwords import Passwords
from app.accounts.service import Accounts
from app.bus.memory import MemoryBus
from app.config import Settings
from app.http.limits import Limits
from app.realtime import farewells
from app.realtime.farewells import Farewells
from app.realtime.line import EXTENSION, Ear
from app.realtime.sockets import Sockets
from app.storage.clock import WallClock
from app.storage.models.people import Session, User
from app.tables.ids import SessionId, UserId
from tests.support.clients import Running, running
from tests.support.database import NOW, add_user, opened, sqlite_url

ADMIN = {"username": "jefa", "password": "tres mesas verdes"}
Frame = dict[str, Any]


@pytest.fixture
async def servers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[tuple[Running, Running]]:
    monkeypatch.setattr(farewells, "LOOK_S", 0.1)
    settings = {"admin_name": ADMIN["username"], "admin_password": ADMIN["password"]}
    url = sqlite_url(tmp_path)
    async with running(url, **settings) as one, running(url, **settings) as other:
        yield one, other


class Place:
    """A socket at a table, without a network: a `line.Line`. `until_closed` gives all frames that came, and the code at the end."""

    clogged = False

    def __init__(self) -> None:
        self._in: asyncio.Queue[Frame] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        self._out: asyncio.Queue[Frame] = asyncio.Queue()
        self._frames: list[Frame] = []
        self._ear: Ear | None = None

    def take_over(self, ear: Ear) -> None:
        self._ear = ear

    def listen(self, on: bool) -> None: ...

    def cut(self) -> None: ...

    def write(self, frame: bytes) -> None:
        self._out.put_nowait({"type": "websocket.send", "text": frame.decode()})

    def leave(self) -> None:
        if self._ear is not None:
            self._ear.gone()

    async def until(self, kind: str) -> None:
        while not any(frame["type"] == kind for frame in self._frames):
            await self._next()

    async def until_closed(self) -> tuple[list[Frame], int]:
        async with asyncio.timeout(60):
            while (code := await self._next()) is None:
                pass
        return self._frames, code

    async def _next(self) -> int | None:
        message = await self._out.get()
        if message["type"] == "websocket.send":
            self._frames.append(json.loads(message["text"]))
        return message["code"] if message["type"] == "websocket.close" else None


@asynccontextmanager
async def at_table(server: Running, person: AsyncClient, code: str) -> AsyncGenerator[Place]:
    place = Place()
    scope = {
        "type": "websocket", "path": f"/ws/tables/{code}", "raw_path": b"", "query_string": b"", "scheme": "ws",
        "headers": [(b"host", b"testserver"), (b"cookie", f"session={person.cookies['session']}".encode())],
        "client": ("127.0.0.1", 40_000), "server": ("testserver", 80), "subprotocols": [], "extensions": {EXTENSION: place},
    }  # fmt: skip
    serving = asyncio.create_task(server.app(scope, place._in.get, place._out.put))  # type: ignore[arg-type]
    try:
        await place.until("state")
        yield place
    finally:
        place.leave()
        await serving


async def a_table(person: AsyncClient) -> str:
    answer = await person.post("/api/tables", json={"game": "ajiley", "visibility": "private"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


async def test_who_logs_out_at_one_server_is_gone_from_another_that_was_not_told(
    servers: tuple[Running, Running],
) -> None:
    ana, beto = await servers[0].guest("Ana"), await servers[0].guest("Beto")
    code = await a_table(ana)
    async with at_table(servers[1], ana, code) as place, at_table(servers[1], beto, code) as of_beto:
        assert (await ana.delete("/api/session")).status_code == 204
        frames, closed = await place.until_closed()
        assert (frames[-1], closed) == ({"type": "closed", "reason": "logged_out"}, 4401)
        assert (await beto.delete("/api/session")).status_code == 204  # who had not ended his was left alone until then
        assert (await of_beto.until_closed())[1] == 4401


async def test_who_is_banned_at_one_server_is_told_so_by_another_that_was_not_told(
    servers: tuple[Running, Running],
) -> None:
    ana, jefa = await servers[0].guest("Ana"), servers[0].client()
    assert (await jefa.post("/api/login", json=ADMIN)).status_code == 200
    me = (await ana.get("/api/me")).json()
    async with at_table(servers[1], ana, await a_table(ana)) as place:
        assert (await jefa.post(f"/api/admin/users/{me['id']}/ban", json={"reason": "x"})).status_code == 200
        frames, closed = await place.until_closed()
        assert (frames[-1], closed) == ({"type": "closed", "reason": "banned"}, 4403)


async def test_what_has_ended_is_found_among_very_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.accounts.service.AT_ONCE", 3)
    async with opened(sqlite_url(tmp_path)) as database:
        clock = WallClock()
        passwords = Passwords()
        accounts = Accounts(
            database, Settings(), clock, Limits(Settings()), Farewells(Sockets(), MemoryBus()), passwords
        )
        people = [await add_user(database, f"user{n}") for n in range(10)]
        async with database.write() as session:
            for n, user in enumerate(people[:8]):
                at = {"created_at": NOW, "last_used_at": NOW, "expires_at": 1 if n == 7 else 2**60}
                session.add(Session(id=f"s{n}", token_hash=f"{n}", user_id=user, **at))
            await session.execute(update(User).where(User.id == "user9").values(banned_until=2**60))
        held = {SessionId(f"s{n}"): UserId(user) for n, user in enumerate(people)}
        assert await accounts.ended(held) == {"s7": "logged_out", "s8": "logged_out", "s9": "banned"}
        assert await accounts.ended({}) == {}
        passwords.close()
