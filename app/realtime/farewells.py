"""Ending a session's sockets wherever they are: here, by a hint in every other process, and soon even where no hint came."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from random import uniform
from typing import Final

import structlog

from app.realtime.sockets import Sockets
from app.tables.ids import SessionId, UserId
from app.tables.ports import Bus, Unavailable

log = structlog.get_logger(__name__)

TOPIC: Final = "farewells"
"""On the bus: why a session has ended, and its id. That opens nothing: a session's token does."""
LOOK_S: Final = 10.0
"""How often all sockets' sessions are looked up, in one query: hints are lost while the bus is away, and the console sends none."""

Ended = Callable[[Mapping[SessionId, UserId]], Awaitable[Mapping[SessionId, str]]]


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

    async def keep_up(self, ended: Ended) -> None:
        """Asks again and again which sessions live no longer, and why, until cancelled."""
        while True:
            await asyncio.sleep(uniform(LOOK_S / 2, LOOK_S))
            try:
                if held := self._sockets.held():
                    for session, reason in (await ended(held)).items():
                        await self._sockets.log_out(session, reason)
            except Unavailable:
                continue
            except Exception:
                log.exception("farewells.defect")
