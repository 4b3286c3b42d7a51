"""Ending a session's sockets wherever they are: here, and by a hint in every other process."""

from app.realtime.sockets import Sockets
from app.tables.ids import SessionId
from app.tables.ports import Bus

TOPIC = "farewells"
"""On the bus: why a session has ended, and its id. That opens nothing: a session's token does."""


class Farewells:
    def __init__(self, sockets: Sockets, bus: Bus) -> None:
        self._sockets = sockets
        self._bus = bus

    async def log_out(self, session: SessionId, reason: str = "logged_out") -> None:
        """Its user's seats stay, absent (PROTOCOL §2)."""
        await self._sockets.log_out(session, reason)
        if not self._bus.local:
            self._bus.publish(TOPIC, f"{reason} {session}".encode())

    async def listen(self) -> None:
        """Takes in what other processes say, until cancelled."""
        async with self._bus.subscribe(TOPIC) as hints:
            async for hint in hints:
                reason, _, session = hint.decode().partition(" ")
                await self._sockets.log_out(SessionId(session), reason)
