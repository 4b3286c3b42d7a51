"""The handshakes: foreign origins are refused, then session and table are looked up, then a connection takes over (PROTOCOL §4)."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, Protocol

from fastapi import APIRouter
from starlette.datastructures import Headers
from starlette.websockets import WebSocket, WebSocketState

from app.protocol.codec import encode
from app.protocol.outbound import Closed, ClosedReason
from app.realtime.connection import CLOSE_CODES, FLOOD, Connection, Meter
from app.realtime.lobby_feed import LobbyFeed
from app.realtime.outbox import Line, Outbox
from app.realtime.rates import Rates, Talk, Talks
from app.realtime.sockets import Sockets
from app.tables.directory import Directory
from app.tables.ids import Code, SessionId, UserId
from app.tables.luck import Luck
from app.tables.ports import Unavailable

TRY_LATER = 1013
"""The WebSocket's own word for it: the page comes back by itself."""


class SessionUser(Protocol):
    """Whom a session's token stands for."""

    @property
    def session(self) -> SessionId: ...
    @property
    def id(self) -> UserId: ...
    @property
    def name(self) -> str: ...


GOODBYE_S: Final = 1.0


@dataclass(frozen=True, slots=True)
class Doors:
    """What a handshake needs; made by the composition root. `user_of` reads a session token; `ours` judges an Origin."""

    directory: Directory
    feed: LobbyFeed
    sockets: Sockets
    luck: Luck
    clock: Callable[[], int]
    user_of: Callable[[str | None], Awaitable[SessionUser | None]]
    ours: Callable[[Headers], bool]
    limited: bool
    build: str
    meter: Meter


class StarletteLine:
    """A Starlette socket as the plain line that `outbox` and `connection` speak on."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket

    async def receive(self) -> str | None:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        return message.get("text") or ""

    async def send(self, text: str) -> None:
        try:
            await self._socket.send({"type": "websocket.send", "text": text})
        except RuntimeError as gone:  # Starlette's word for a line closed from the other end
            raise ConnectionError from gone

    async def close(self, code: int) -> None:
        if self._socket.application_state is WebSocketState.CONNECTED:
            try:
                await self._socket.close(code)
            except RuntimeError:
                return


def router(doors: Doors) -> APIRouter:
    """`/ws/tables/{code}` and `/ws/lobby`."""
    routes = APIRouter()
    talks = Talks()

    @routes.websocket("/ws/tables/{code}")
    async def table(socket: WebSocket, code: str) -> None:
        if not doors.ours(socket.headers):
            await socket.close()
            return
        await socket.accept()
        line = StarletteLine(socket)
        try:
            user = await doors.user_of(socket.cookies.get("session"))
            room = await doors.directory.by_code(Code(code)) if user is not None else None
        except Unavailable:
            await line.close(TRY_LATER)
            return
        if user is None:
            await _turned_away(line, "no_session")
            return
        if room is None:
            await _turned_away(line, "not_found")
            return
        connection = Connection(
            line,
            room,
            user.id,
            user.name,
            luck=doors.luck,
            rates=Rates(talks.of(user.id), limited=doors.limited),
            clock=doors.clock,
            build=doors.build,
            meter=doors.meter,
        )
        doors.sockets.add(user.session, connection)
        doors.meter.opened("table")
        try:
            await _both(connection.outbox.run(), connection.run())
        finally:
            doors.meter.closed("table")
            doors.sockets.remove(user.session, connection)

    @routes.websocket("/ws/lobby")
    async def lobby(socket: WebSocket) -> None:
        if not doors.ours(socket.headers):
            await socket.close()
            return
        await socket.accept()
        line = StarletteLine(socket)
        outbox = Outbox(line, doors.clock)
        try:
            await doors.feed.join(outbox)
        except Unavailable:
            await line.close(TRY_LATER)
            return
        doors.meter.opened("lobby")
        try:
            await _both(outbox.run(), _until_gone(line, outbox, Rates(Talk(), limited=doors.limited)))
        finally:
            doors.meter.closed("lobby")
            doors.feed.part(outbox)

    return routes


async def _both(writing: Awaitable[None], reading: Awaitable[None]) -> None:
    """Runs the two sides of a socket; when one ends, so does the other."""
    tasks = [asyncio.ensure_future(writing), asyncio.ensure_future(reading)]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _until_gone(line: Line, outbox: Outbox, rates: Rates) -> None:
    """The lobby listens to nobody; who floods it has to go."""
    while await line.receive() is not None:
        if rates.flooding():
            outbox.finish(FLOOD)
            await asyncio.sleep(GOODBYE_S)
            return


async def _turned_away(line: Line, reason: ClosedReason) -> None:
    try:
        await line.send(encode(Closed(reason)))
        await line.close(CLOSE_CODES[reason])
    except ConnectionError:
        return
