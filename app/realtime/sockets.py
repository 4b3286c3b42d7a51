"""All table sockets of this process by session, so that logging out ends them and a stop can say goodbye."""

import asyncio
from collections import defaultdict

from app.realtime.connection import Connection
from app.tables.ids import SessionId


class Sockets:
    def __init__(self) -> None:
        self._by_session: defaultdict[SessionId, set[Connection]] = defaultdict(set)

    def __len__(self) -> int:
        return sum(map(len, self._by_session.values()))

    def add(self, session: SessionId, connection: Connection) -> None:
        self._by_session[session].add(connection)

    def remove(self, session: SessionId, connection: Connection) -> None:
        self._by_session[session].discard(connection)
        if not self._by_session[session]:
            del self._by_session[session]

    async def log_out(self, session: SessionId, reason: str = "logged_out") -> None:
        """Ends this session's sockets; its user's seats stay, absent (PROTOCOL §2)."""
        for connection in tuple(self._by_session.get(session, ())):
            connection.closed(reason)

    async def restart(self, grace_ms: int) -> None:
        """Tells everybody that the server is coming back, and waits for them to be told, at most `grace_ms`."""
        for connections in tuple(self._by_session.values()):
            for connection in tuple(connections):
                connection.closed("restarting")
        waited = 0
        while self._by_session and waited < grace_ms:
            await asyncio.sleep(0.02)
            waited += 20
