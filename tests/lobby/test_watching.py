"""How many look on at a table, told from process to process."""

import asyncio
from dataclasses import dataclass, field, replace
from typing import Any

import orjson
import pytest

from app.bus.memory import MemoryBus
from app.lobby import service, watching
from app.lobby.watching import Watching
from app.tables.ids import TableId
from app.tables.table import Table
from tests.support.tables import a_table


@dataclass
class Room:
    table: Table = field(default_factory=lambda: a_table().table)
    own_watchers: int = 0


class Rooms:
    def __init__(self, *rooms: Room) -> None:
        self.rooms = rooms

    def open_rooms(self) -> tuple[Room, ...]:
        return self.rooms

    def watchers(self, table_id: TableId) -> int:
        return sum(room.own_watchers for room in self.rooms if room.table.id == table_id)


class Clock:
    at = 1_000_000

    def now(self) -> int:
        return self.at


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "LOOK_MS", 1)


class House:
    """Two processes on one bus; the table `t1` is open in the first."""

    def __init__(self, *rooms: Room) -> None:
        self.bus, self.clock = MemoryBus(), Clock()
        self.here = Watching(self.bus, self.clock, "here", Rooms(*rooms))
        self.there = Watching(self.bus, self.clock, "there", Rooms())
        self.tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "House":
        works = [work() for process in (self.there, self.here) for work in (process.listen, process.tell)]
        self.tasks = [asyncio.create_task(work) for work in works]
        return self

    async def __aexit__(self, *_: Any) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def until(self, watchers: int) -> None:
        async with asyncio.timeout(20):
            while [side.watchers(TableId("t1")) for side in (self.here, self.there)] != [watchers] * 2:
                await asyncio.sleep(0.001)


async def test_every_process_knows_who_is_watching_anywhere_and_no_longer_does() -> None:
    room = Room()
    async with House(room) as house, house.bus.subscribe(service.TOPIC) as changes:
        room.own_watchers = 3
        await house.until(3)
        assert await anext(changes) == b""  # the lobby hears of it
        room.own_watchers = 0
        await house.until(0)


async def test_who_is_not_heard_any_more_is_forgotten() -> None:
    room = Room(own_watchers=2)
    async with House(room) as house:
        await house.until(2)
        for task in house.tasks:
            task.cancel()
        house.clock.at += watching.FORGET_MS + 1
        assert house.there.watchers(TableId("t1")) == 0


async def test_of_private_tables_nothing_is_said() -> None:
    private = Room(a_table(visibility="private").table, own_watchers=1)
    async with House(private) as house, house.bus.subscribe(watching.TOPIC) as said:
        public = Room(replace(private.table, id=TableId("t2"), terms=a_table().table.terms), own_watchers=2)
        house.here._rooms = Rooms(private, public)
        assert orjson.loads(await anext(said)) == ["here", {"t2": 2}]
        assert house.here.watchers(TableId("t1")) == 1
