"""Tables on the desk: all of them, also private ones, as their watchers see them; and closing one with exact refunds."""

from typing import Any

from app.admin import repository
from app.admin.closings import Closings
from app.admin.remarks import needed
from app.admin.schemas import CloseOrder, Closing, Player, TableItem, TableItems
from app.errors import Rejected
from app.games import jsonable
from app.storage.engine import Database
from app.storage.models.people import User
from app.storage.models.tables import TableRow
from app.tables import view
from app.tables.chronicle import Chronicle
from app.tables.commands import Close, Warrant
from app.tables.decide import decide
from app.tables.decision import Pace
from app.tables.directory import Directory
from app.tables.ids import TableId, UserId
from app.tables.ports import Clock, Journal
from app.tables.presence import Attendance
from app.tables.table import Table

LISTED = 500
"""Living tables in one answer at most, frozen ones first, then the newest."""


class TableDesk:
    def __init__(self, database: Database, journal: Journal, clock: Clock, pace: Pace, directory: Directory) -> None:
        self._database = database
        self._journal = journal
        self._clock = clock
        self._pace = pace
        self._directory = directory
        self._closings = Closings(database)

    async def all(self) -> TableItems:
        async with self._database.read() as session:
            rows = await repository.tables(session, LISTED)
            players = await repository.seated(session, (row.id for row, _ in rows))
            makers = await repository.named(session, (row.created_by for row, _ in rows))
        return TableItems(items=[self._item(row, escrow, players, makers) for row, escrow in rows])

    async def look(self, table_id: TableId) -> dict[str, Any]:
        """The table with its state as a watcher sees it; null once it is closed. Raises Rejected("not_found")."""
        item = await self._one(table_id)
        state = None if item.closed_at is not None else await self._state(table_id)
        return {**item.model_dump(), "state": state}

    async def preview(self, table_id: TableId) -> Closing:
        """What closing it now would do, by the very decision that would do it."""
        item = await self._one(table_id)
        story = await Chronicle.open(table_id, self._journal, self._clock, self._pace)
        if item.closed_at is not None or story is None:
            raise Rejected("already_decided", decision="closed")
        done = decide(story.table, Close("table_closed"), None, self._clock.now(), self._pace)
        refunds = [{"user_id": t.user, "amount": t.amount} for t in done.transfers]
        return await self._closings.told(item.id, item.phase, item.escrow, refunds, preview=True)

    async def close(self, admin: UserId, table_id: TableId, order: CloseOrder) -> Closing:
        """Ends the table; a running match is void. Done once: who closes it again hears what was done."""
        return await self._closings.close(table_id, Warrant(admin, needed(order.reason)), self._directory.order)

    async def _one(self, table_id: TableId) -> TableItem:
        async with self._database.read() as session:
            found = await repository.table(session, table_id)
            if found is None:
                raise Rejected("not_found")
            row, escrow = found
            players = await repository.seated(session, [row.id])
            makers = await repository.named(session, [row.created_by])
        return self._item(row, escrow, players, makers)

    async def _state(self, table_id: TableId) -> dict[str, Any] | None:
        table, who, watchers = await self._present(table_id)
        if table is None:
            return None
        return {
            "version": table.version,
            "table": jsonable.write(view.table_view(table, who, watchers, self._pace)),
            "game": jsonable.write(view.game_view(table, None)),
            "remaining_ms": None if table.deadline is None else max(0, table.deadline - self._clock.now()),
        }

    async def _present(self, table_id: TableId) -> tuple[Table | None, Attendance, int]:
        """The table as its room has it, or as the journal tells it if nobody has it open; looking opens nothing."""
        for room in self._directory.open_rooms():
            if room.table.id == table_id:
                return room.table, room.attendance(), room.watchers
        story = await Chronicle.open(table_id, self._journal, self._clock, self._pace)
        nobody = Attendance(frozenset(), {}, None, self._clock.now())
        return (None if story is None else story.table), nobody, 0

    def _item(
        self, row: TableRow, escrow: int, players: dict[str, list[User]], makers: dict[str | None, User]
    ) -> TableItem:
        return table_item(row, escrow, players, makers, watchers=self._directory.watchers(TableId(row.id)))


def table_item(
    row: TableRow, escrow: int, players: dict[str, list[User]], makers: dict[str | None, User], *, watchers: int
) -> TableItem:
    return TableItem(
        id=row.id,
        code=row.code,
        url=f"/t/{row.code}",
        game=row.game,
        name=row.name,
        visibility=row.visibility,
        practice=row.practice,
        stake=row.stake,
        phase=row.phase,
        frozen=row.frozen,
        seats=row.seats,
        taken=row.taken,
        players=[Player(id=user.id, name=user.name) for user in players.get(row.id, [])],
        made_by=Player(id=row.created_by, name=makers[row.created_by].name),
        escrow=escrow,
        watchers=watchers,
        version=row.version,
        created_at=row.created_at,
        deadline=row.deadline,
        closed_at=row.closed_at,
    )
