"""All table sockets of this process by session, so that logging out ends them and a stop can say goodbye."""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import Final

from app.realtime.connection import Connection
from app.tables.ids import SessionId, UserId

LOOK_MS: Final = 20
REMEMBERED: Final = 10_000
"""Ended sessions kept in mind: many more than can end while one handshake lasts."""


class Sockets:
    def __init__(self) -> None:
        self._by_session: defaultdict[SessionId, set[Connection]] = defaultdict(set)
        self._ended: dict[SessionId, str] = {}

    def __len__(self) -> int:
        return sum(map(len, self._by_session.values()))

    def held(self) -> dict[SessionId, UserId]:
        """The sessions that have sockets here, and whose they are."""
        return {session: next(iter(sockets)).user for session, sockets in self._by_session.items() if sockets}

    def add(self, session: SessionId, connection: Connection) -> None:
        """A session that ended while its socket's handshake still ran is ended for that socket too."""
        self._by_session[session].add(connection)
        if session in self._ended:
            connection.closed(self._ended[session])

    def remove(self, session: SessionId, connection: Connection) -> None:
        self._by_session[session].discard(connection)
        if not self._by_session[session]:
            del self._by_session[session]

    async def log_out(self, session: SessionId, reason: str = "logged_out") -> None:
        """Ends this session's sockets; its user's seats stay, absent (PROTOCOL §2)."""
        self._ended[session] = reason
        if len(self._ended) > REMEMBERED:
            del self._ended[next(iter(self._ended))]
        for connection in tuple(self._by_session.get(session, ())):
            connection.closed(reason)

    async def restart(self, in_hand_ms: int, goodbye_ms: int, retire: Callable[[], None]) -> None:
        """Before a planned stop. What is in hand is answered; what is not by then, because `retire` has the rooms begin
        nothing more, is refused; then everybody is told that the server is coming back. Each step ends in its time."""
        for connection in self._all():
            connection.rest()
        await _until(self._owe_nothing, in_hand_ms)
        retire()
        await _until(self._owe_nothing, in_hand_ms)
        for connection in self._all():
            connection.closed("restarting")
        await _until(lambda: not self._by_session, goodbye_ms)

    def _owe_nothing(self) -> bool:
        return not any(connection.owes for connection in self._all())

    def _all(self) -> list[Connection]:
        return [connection for connections in self._by_session.values() for connection in connections]


async def _until(done: Callable[[], bool], at_most_ms: int) -> None:
    waited = 0
    while not done() and waited < at_most_ms:
        await asyncio.sleep(LOOK_MS / 1000)
        waited += LOOK_MS
