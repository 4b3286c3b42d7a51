"""A running server with an admin at his desk."""

import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Any

import pytest
from httpx2 import AsyncClient

from app.errors import Rejected
from app.tables import commands as c
from app.tables.chronicle import By
from app.tables.directory import Directory
from app.tables.ids import MatchId, TableId, UserId
from tests.support.clients import Running, running

ADMIN = {"username": "jefa", "password": "tres mesas verdes"}

Json = dict[str, Any]
Enter = Callable[[], Awaitable[AsyncClient]]


@pytest.fixture
async def server(url: str) -> AsyncGenerator[Running]:
    async with running(url, admin_name=ADMIN["username"], admin_password=ADMIN["password"], hand_pause_ms=0) as server:
        yield server


async def log_in(server: Running, credentials: dict[str, str] = ADMIN) -> AsyncClient:
    client = server.client()
    answer = await client.post("/api/login", json=credentials)
    assert answer.status_code == 200, answer.text
    return client


@pytest.fixture
async def desk(server: Running) -> AsyncClient:
    """The admin's browser."""
    return await log_in(server)


async def me(client: AsyncClient) -> Json:
    answer: Json = (await client.get("/api/me")).json()
    return answer


async def asks(client: AsyncClient, amount: int = 500) -> str:
    """The id of a new request for chips."""
    answer = await client.post("/api/refills", json={"amount": amount, "note": "porfa"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def audit(desk: AsyncClient, **wanted: str) -> list[Json]:
    items: list[Json] = (await desk.get("/api/admin/audit", params=wanted)).json()["items"]
    return items


class Match:
    """A table at which people play, driven as their sockets would."""

    def __init__(self, directory: Directory, table: Json) -> None:
        self.directory = directory
        self.id = TableId(table["id"])
        self.code = table["code"]

    async def do(self, command: c.Command, user: str | None = None) -> int:
        by = By(UserId(user), secrets.token_hex(8)) if user else None
        return await self.directory.order(self.id, command, by)

    @property
    def table(self) -> Any:
        return next(room.table for room in self.directory.open_rooms() if room.table.id == self.id)


async def a_match(server: Running, *people: AsyncClient, **terms: Any) -> Match:
    """These people at a private table with the first hand in their hands."""
    wanted = {"game": "ajiley", "visibility": "private", **terms}
    made = (await people[0].post("/api/tables", json=wanted)).json()
    match = Match(server.app.state.house.directory, made)
    users = [(await me(person))["id"] for person in people]
    for user in users:
        await match.do(c.Sit(f"Jugador {users.index(user)}"), user)
    await match.do(c.Start(MatchId(secrets.token_urlsafe(8)), 0), users[0])
    await match.do(c.Prepare(secrets.token_bytes(32)))
    for _ in range(5):
        try:
            await match.do(c.DealHand(match.table.version, "|"))
            break
        except Rejected:  # nobody is connected, so the table parks itself sooner or later
            continue
    return match
