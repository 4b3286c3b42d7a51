"""A person at a real server: a session by REST, a socket at a table, commands with their answers. For tests against uvicorn."""

import asyncio
import itertools
import json
import socket
from collections.abc import Callable
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Frame = dict[str, Any]


class Person:
    """One user with his cookie. `http` is bound to the server's address."""

    def __init__(self, base: str, name: str) -> None:
        self.base = base
        self.name = name
        self.http = httpx2.AsyncClient(base_url=base, headers={"Origin": base})
        self.id = ""
        self.places: list[Place] = []

    async def arrive(self) -> "Person":
        answer = await self.http.post("/api/session", json={"name": self.name})
        assert answer.status_code in (200, 201), answer.text
        self.id = answer.json()["id"]
        return self

    @property
    def token(self) -> str:
        return self.http.cookies["session"]

    async def balance(self) -> int:
        return int((await self.http.get("/api/me")).json()["balance"])

    async def make_table(self, **terms: Any) -> Frame:
        answer = await self.http.post("/api/tables", json={"game": "ajiley", "visibility": "private", **terms})
        assert answer.status_code == 201, answer.text
        made: Frame = answer.json()
        return made

    async def sit_at(self, code: str, **more: Any) -> "Place":
        """A socket at the table, and a seat."""
        place = await self.watch(code)
        assert (await place.ask("sit", **more))["type"] == "ok"
        return place

    async def watch(self, code: str) -> "Place":
        place = Place(await self.socket(code), self)
        await place.until(lambda frame: frame["type"] == "state")
        return place

    async def socket(self, code: str, *, small: bool = False, **headers: str) -> ClientConnection:
        """`small`: with hardly any room for what is not read at once."""
        url = f"{self.base.replace('http', 'ws')}/ws/tables/{code}"
        cookie = {"Cookie": f"session={self.token}"} if "session" in self.http.cookies else {}
        sent = {"Origin": self.base, **cookie, **headers}
        return await connect(url, additional_headers=sent, compression=None, sock=_narrow(self.base) if small else None)

    async def leave(self) -> None:
        """Closes everything this person has open."""
        for place in self.places:
            await place.leave()
        await self.http.aclose()


def _narrow(base: str) -> socket.socket:
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", int(base.rsplit(":", 1)[1])))
    line.setblocking(False)
    return line


class Place:
    """A socket at a table. Every frame that came is in `frames`; `state` is the last whole one."""

    def __init__(self, socket: ClientConnection, person: Person) -> None:
        self.socket = socket
        self.person = person
        self.frames: list[Frame] = []
        self.state: Frame = {}
        self.answers: dict[str, Frame] = {}
        self.close_code: int | None = None
        self._news = asyncio.Event()
        self._ids = itertools.count()
        self._reading = asyncio.create_task(self._read())
        person.places.append(self)

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                frame = json.loads(text)
                self.frames.append(frame)
                if frame["type"] == "state":
                    self.state = frame
                elif frame.get("id") is not None:
                    self.answers[frame["id"]] = frame
                self._news.set()
        except ConnectionClosed:
            pass
        finally:
            self.close_code = self.socket.close_code
            self._news.set()

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def ask(self, command: str, /, *, message_id: str | None = None, seconds: float = 10, **fields: Any) -> Frame:
        """Sends a command and gives its answer."""
        message_id = message_id or f"{command}-{next(self._ids)}"
        self.answers.pop(message_id, None)
        await self.send(**{"type": command, "id": message_id, **fields})
        await self.wait(lambda: message_id in self.answers, seconds)
        return self.answers[message_id]

    async def act(self, action: Frame, version: int | None = None, message_id: str | None = None) -> Frame:
        return await self.ask(
            "act", action=action, version=self.state["version"] if version is None else version, message_id=message_id
        )

    async def wait(self, done: Callable[[], bool], seconds: float = 10) -> None:
        """Until `done`, looked at after every frame."""
        async with asyncio.timeout(seconds):
            while not done():
                if self.close_code is not None:
                    raise ConnectionError(f"closed with {self.close_code}: {self.frames[-1:]}")
                self._news.clear()
                await self._news.wait()

    async def until(self, wanted: Callable[[Frame], bool], seconds: float = 10) -> Frame:
        """The first frame of all that came or come that is wanted."""
        await self.wait(lambda: any(map(wanted, self.frames)), seconds)
        return next(frame for frame in self.frames if wanted(frame))

    async def until_state(self, wanted: Callable[[Frame], bool], seconds: float = 10) -> Frame:
        await self.wait(lambda: bool(self.state) and wanted(self.state), seconds)
        return self.state

    async def until_closed(self, seconds: float = 10) -> int:
        async with asyncio.timeout(seconds):
            while self.close_code is None:
                self._news.clear()
                await self._news.wait()
        return self.close_code

    async def leave(self) -> None:
        await self.socket.close()
        await self._reading

    @property
    def my_turn(self) -> bool:
        game = self.state.get("game")
        return game is not None and game["turn"] is not None and game["turn"] == self.state["you"]["seat"]
