"""The rooms of this process: opened when somebody needs a table, found again, closed when nobody does.

Opening replays from the last snapshot; two who ask at once get the same room.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Final

import structlog

from app.errors import Rejected
from app.tables.chronicle import By, Chronicle
from app.tables.commands import Command
from app.tables.hints import topic
from app.tables.ids import Code, TableId
from app.tables.inbox import Behind
from app.tables.ports import Unavailable
from app.tables.room import NAP_MS, Room
from app.tables.table import Closed
from app.tables.world import Before, World

log = structlog.get_logger(__name__)

SWEEP_MS: Final = 1_000
LEFT_ALONE_MS: Final = 3_000
CHECK_MS: Final = 2_000
CHECK_ALONE_MS: Final = 500
ORDERS_MAX: Final = 5


class Directory:
    def __init__(self, world: World) -> None:
        self._world = world
        self._rooms: dict[TableId, Room] = {}
        self._opening: dict[TableId, asyncio.Lock] = {}
        self._tasks: dict[TableId, asyncio.Task[None]] = {}
        self._since = world.clock.now()

    async def by_code(self, code: Code) -> Room | None:
        """The living table behind a code; unknown, replaced and closed ones are alike."""
        table_id = await self._world.journal.table_id(code)
        return await self.room(table_id) if table_id is not None else None

    async def room(self, table_id: TableId, *, woken: bool = False) -> Room | None:
        """The table's room, opened if need be; None for unknown and closed tables. `woken`: nobody has asked for it, its time
        has come."""
        lock = self._opening.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                return self._rooms.get(table_id) or await self._open(table_id, woken=woken)
        finally:
            if not lock.locked():
                self._opening.pop(table_id, None)

    async def order(self, table_id: TableId, command: Command, by: By | None = None) -> int:
        """Has a table carry out a command of the house's, whoever has it open; the version under which it stands. Raises
        Rejected, `not_found` for unknown and closed tables."""
        for _ in range(ORDERS_MAX):
            room = await self.room(table_id)
            if room is None:
                raise Rejected("not_found")
            try:
                return await room.order(command, by)
            except Rejected:
                if not room.over:
                    raise
        raise Rejected("unavailable")

    def open_rooms(self) -> tuple[Room, ...]:
        return tuple(self._rooms.values())

    def watchers(self, table_id: TableId) -> int:
        """People looking on at a table, as far as this process knows."""
        room = self._rooms.get(table_id)
        return room.watchers if room else 0

    async def sweep(self) -> None:
        """Opens tables whose time has come while nobody had them open; runs until cancelled."""
        while True:
            try:
                now = self._world.clock.now()
                alone = 0 if self._world.bus.local else LEFT_ALONE_MS  # else somebody else's room will do it
                for table_id in await self._world.journal.overdue(now - alone):
                    await self.room(table_id, woken=True)
                    await self._world.journal.sleep(table_id, now + NAP_MS)
            except Unavailable:
                log.warning("directory.sweep_unavailable")
            except Exception:
                log.exception("directory.sweep_defect")
            await asyncio.sleep(SWEEP_MS / 1000)

    async def keep_up(self) -> None:
        """The net beneath the bus, and the ear for the operator's own commands (`app.admin`), which are on no bus: asks
        for the latest versions of all open tables, and runs until cancelled."""
        bus = self._world.bus
        while True:
            await asyncio.sleep((CHECK_MS if bus.up else CHECK_ALONE_MS) / 1000)
            try:
                latest = await self._world.journal.versions(tuple(self._rooms))
            except Unavailable:
                continue
            except Exception:
                log.exception("directory.keeping_up_defect")
                continue
            for table_id, version in latest.items():
                room = self._rooms.get(table_id)
                if room is not None and version > room.table.version:
                    room.put(Behind())

    def retire(self) -> None:
        """No room begins anything more; what lies in their inboxes is refused."""
        for room in self._rooms.values():
            room.over = True

    async def stop(self) -> None:
        """Ends every loop between two items; what was answered is durable already."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _open(self, table_id: TableId, *, woken: bool) -> Room | None:
        """Listens first and reads then, so that nothing falls between the two. A table that sleeps has nobody at it; but who
        opens one that lay open elsewhere, or before a restart, cannot know how long others have been away from it."""
        world = self._world
        async with AsyncExitStack() as stack:
            letters = await stack.enter_async_context(world.bus.subscribe(topic(table_id)))
            story = await Chronicle.open(table_id, world.journal, world.clock, world.pace)
            if story is None or isinstance(story.table.phase, Closed):
                return None
            since = max(story.table.at, self._since) if woken else world.clock.now()
            before = Before(tuple(await world.talk.recall(table_id)), since)
            room = Room(story, world, before, self._forget)
            held = stack.pop_all()
        self._rooms[table_id] = room
        task = asyncio.create_task(_both(room, letters, held), name=f"room:{table_id}")
        self._tasks[table_id] = task
        task.add_done_callback(lambda done: self._ended(room, done))
        return room

    def _forget(self, room: Room) -> None:
        if self._rooms.get(room.table.id) is room:
            del self._rooms[room.table.id]

    def _ended(self, room: Room, task: asyncio.Task[None]) -> None:
        if self._tasks.get(room.table.id) is task:
            del self._tasks[room.table.id]
        if task.cancelled():
            return
        self._forget(room)
        if (defect := task.exception()) is not None:
            log.error("room.died", table=room.table.id, exc_info=defect)


async def _both(room: Room, letters: AsyncIterator[bytes], subscription: AsyncExitStack) -> None:
    """The room's loop, with its ear open as long as it runs."""
    async with subscription:
        ear = asyncio.create_task(room.listen(letters))
        try:
            await room.run()
        finally:
            ear.cancel()
            await asyncio.gather(ear, return_exceptions=True)
