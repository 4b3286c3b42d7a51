"""The handshakes: foreign origins are refused, then session and table are looked up, then a connection takes over (PROTOCOL §4)."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

from fastapi import APIRouter
from starlette.datastructures import Headers
from starlette.websockets import WebSocket, WebSocketDisconnect

from app.protocol.codec import encode
from app.protocol.outbound import Closed, ClosedReason
from app.realtime.connection import CLOSE_CODES, FLOOD, Connection, Meter
from app.realtime.line import line_of
from app.realtime.lobby_feed import LobbyFeed
from app.realtime.outbox import Outbox
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


def router(doors: Doors) -> APIRouter:
    """`/ws/tables/{code}`, lean with `?lean=1`, and `/ws/lobby`."""
    routes = APIRouter()
    talks = Talks()

    @routes.websocket("/ws/tables/{code}")
    async def table(socket: WebSocket, code: str) -> None:
        if not doors.ours(socket.headers):
            await socket.close()
            return
        await socket.accept()
        try:
            user = await doors.user_of(socket.cookies.get("session"))
            room = await doors.directory.by_code(Code(code)) if user is not None else None
        except Unavailable:
            await _close(socket, TRY_LATER)
            return
        if user is None:
            await _turned_away(socket, "no_session")
            return
        if room is None:
            await _turned_away(socket, "not_found")
            return
        connection = Connection(
            line_of(socket.scope),
            room,
            user.id,
            user.name,
            lean=socket.query_params.get("lean") == "1",
            luck=doors.luck,
            rates=Rates(talks.of(user.id), limited=doors.limited),
            clock=doors.clock,
            build=doors.build,
            meter=doors.meter,
        )
        doors.sockets.add(user.session, connection)
        doors.meter.opened("table")
        try:
            await _close(socket, await connection.run())
        finally:
            doors.meter.closed("table")
            doors.sockets.remove(user.session, connection)

    @routes.websocket("/ws/lobby")
    async def lobby(socket: WebSocket) -> None:
        if not doors.ours(socket.headers):
            await socket.close()
            return
        await socket.accept()
        line = line_of(socket.scope)
        outbox = Outbox(line, doors.clock)
        try:
            await doors.feed.join(outbox)
        except Unavailable:
            outbox.gone()
            await _close(socket, TRY_LATER)
            return
        doors.meter.opened("lobby")
        try:
            line.take_over(_LobbyEar(outbox, Rates(Talk(), limited=doors.limited)))
            await _close(socket, await outbox.ended)
        finally:
            doors.meter.closed("lobby")
            doors.feed.part(outbox)

    return routes


class _LobbyEar:
    """The lobby listens to nobody; who floods it has to go."""

    def __init__(self, outbox: Outbox, rates: Rates) -> None:
        self._rates = rates
        self._outbox = outbox
        self.drained = outbox.drained
        self.gone = outbox.gone

    def heard(self, _text: str) -> None:
        if self._rates.flooding():
            self._outbox.finish(FLOOD)


async def _close(socket: WebSocket, code: int | None) -> None:
    """With this code, unless it is closed already."""
    if code is not None:
        with suppress(RuntimeError, WebSocketDisconnect):  # closed from the other end meanwhile
            await socket.close(code)


async def _turned_away(socket: WebSocket, reason: ClosedReason) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(encode(Closed(reason)).decode())
    await _close(socket, CLOSE_CODES[reason])
