"""The lobby, live: one feed per process keeps the list of public tables and tells every lobby socket what changed.

Private tables are never in it, not even as a change (the listing it reads holds none).
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import structlog

from app.protocol.codec import encode
from app.protocol.outbound import Lobby, LobbyTable, TableChanged, TableGone
from app.realtime.outbox import Outbox
from app.tables.ids import Code
from app.tables.ports import Unavailable

log = structlog.get_logger(__name__)

GATHER_MS: Final = 150
REFRESH_MS: Final = 5_000

Listing = Callable[[], Awaitable[Sequence[LobbyTable]]]


class LobbyFeed:
    """`listing` reads all public tables that are alive; `hint` says that something may have changed."""

    def __init__(self, listing: Listing) -> None:
        self._listing = listing
        self._known: dict[Code, LobbyTable] = {}
        self._sockets: set[Outbox] = set()
        self._hinted = asyncio.Event()

    def hint(self) -> None:
        self._hinted.set()

    async def join(self, outbox: Outbox) -> None:
        """From here on this socket hears of every change after the list it is sent."""
        await self._refresh()
        outbox.put(encode(Lobby(tuple(self._known.values()))))
        self._sockets.add(outbox)

    def part(self, outbox: Outbox) -> None:
        self._sockets.discard(outbox)

    async def run(self) -> None:
        """Reads the list again when hinted, at most a few times a second, and now and then without a hint."""
        while True:
            try:
                async with asyncio.timeout(REFRESH_MS / 1000):
                    await self._hinted.wait()
            except TimeoutError:
                pass
            self._hinted.clear()
            await asyncio.sleep(GATHER_MS / 1000)
            if self._sockets:
                try:
                    await self._refresh()
                except Unavailable:
                    log.warning("lobby.unavailable")
                except Exception:
                    log.exception("lobby.defect")

    async def _refresh(self) -> None:
        now = {row.code: row for row in await self._listing()}
        before, self._known = self._known, now
        frames = [encode(TableGone(code)) for code in before if code not in now]
        frames += [encode(_changed(row)) for code, row in now.items() if before.get(code) != row]
        for outbox in tuple(self._sockets):
            for frame in frames:
                outbox.put(frame)


def _changed(row: LobbyTable) -> TableChanged:
    return TableChanged(
        row.code,
        row.game,
        row.name,
        row.seats,
        row.taken,
        row.phase,
        row.options,
        row.stake,
        row.practice,
        row.watchers,
    )
