"""How many look on at a public table, whichever processes have it open: each tells the others its own count now and then.

Hints only, as all on the bus: what is not repeated is forgotten.
"""

import asyncio
from collections.abc import Mapping
from typing import Final, Protocol

import orjson

from app.lobby import service
from app.tables.ids import TableId
from app.tables.ports import Bus, Clock
from app.tables.table import Table

TOPIC: Final = "watching"
"""On the bus: a process's name, and by a public table's id how many are watching there. Tables without any are left out."""
LOOK_MS: Final = 1_000
REPEAT_MS: Final = 5_000
FORGET_MS: Final = 15_000

Counts = Mapping[str, int]


class Room(Protocol):
    @property
    def table(self) -> Table: ...
    @property
    def own_watchers(self) -> int: ...


class Rooms(Protocol):
    """Those of this process. What each knows of other processes' watchers counts where it is asked, and is not passed on."""

    def open_rooms(self) -> tuple[Room, ...]: ...
    def watchers(self, table_id: TableId) -> int: ...


class Watching:
    def __init__(self, bus: Bus, clock: Clock, process: str, rooms: Rooms) -> None:
        self._bus = bus
        self._clock = clock
        self._process = process
        self._rooms = rooms
        self._said: dict[str, tuple[int, Counts]] = {}

    def watchers(self, table_id: TableId) -> int:
        """Here and, as far as has been heard of late, elsewhere."""
        elsewhere = sum(counts.get(table_id, 0) for _, counts in self._fresh().values())
        return self._rooms.watchers(table_id) or elsewhere

    async def tell(self) -> None:
        """Says what changed, and the same again after a while; runs until cancelled."""
        told: Counts = {}
        told_at = 0
        while True:
            own, now = self._own(), self._clock.now()
            if own != told or (own and now - told_at >= REPEAT_MS):
                self._bus.publish(TOPIC, orjson.dumps([self._process, own]))
                if own != told:
                    self._bus.publish(service.TOPIC, b"")  # has every lobby read its list again
                told, told_at = own, now
            await asyncio.sleep(LOOK_MS / 1000)

    async def listen(self) -> None:
        """Takes in what other processes say, until cancelled."""
        async with self._bus.subscribe(TOPIC) as hints:
            async for hint in hints:
                process, counts = orjson.loads(hint)
                if process != self._process:
                    self._said = self._fresh() | {process: (self._clock.now(), counts)}

    def _fresh(self) -> dict[str, tuple[int, Counts]]:
        since = self._clock.now() - FORGET_MS
        return {process: (at, counts) for process, (at, counts) in self._said.items() if at > since}

    def _own(self) -> Counts:
        public = (room for room in self._rooms.open_rooms() if room.table.terms.visibility == "public")
        return {room.table.id: room.own_watchers for room in public if room.own_watchers}
