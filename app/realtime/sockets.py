"""All table sockets of this process by user, so that a person can be logged out everywhere and a stop can say goodbye."""

import asyncio
from collections import defaultdict

from app.realtime.connection import Connection
from app.tables.ids import UserId


class Sockets:
    def __init__(self) -> None:
        self._by_user: defaultdict[UserId, set[Connection]] = defaultdict(set)

    def __len__(self) -> int:
        return sum(map(len, self._by_user.values()))

    def add(self, connection: Connection) -> None:
        self._by_user[connection.user].add(connection)

    def remove(self, connection: Connection) -> None:
        self._by_user[connection.user].discard(connection)
        if not self._by_user[connection.user]:
            del self._by_user[connection.user]

    async def log_out(self, user: UserId) -> None:
        """Ends this user's sockets; his seats stay, absent (PROTOCOL §2)."""
        for connection in tuple(self._by_user.get(user, ())):
            connection.closed("logged_out")

    async def restart(self, grace_ms: int) -> None:
        """Tells everybody that the server is coming back, and waits for them to be told, at most `grace_ms`."""
        for connections in tuple(self._by_user.values()):
            for connection in tuple(connections):
                connection.closed("restarting")
        waited = 0
        while self._by_user and waited < grace_ms:
            await asyncio.sleep(0.02)
            waited += 20
