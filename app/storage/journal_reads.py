"""Reading the journal, the same on both databases. Nothing is written here but when to look after an empty table."""

from collections.abc import Mapping, Sequence

from sqlalchemy import case, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from app.storage.engine import Database
from app.storage.journal_line import table_from_text, to_entry
from app.storage.models.tables import JournalRow, Snapshot, TableRow
from app.tables.ids import Code, TableId, UserId
from app.tables.ports import Entry
from app.tables.table import Table

AT_ONCE = 500
"""Overdue tables told of in one answer; the rest are still overdue at the next look."""


class JournalReads:
    """The half of the Journal port that decides nothing."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self, table_id: TableId) -> tuple[Table, Sequence[Entry]] | None:
        async with self._database.read() as session:
            stored = await stored_table(session, table_id)
        return None if stored is None else parsed(*stored)

    async def entries(self, table_id: TableId, after: int) -> Sequence[Entry]:
        async with self._database.read() as session:
            rows = await _rows(session, table_id, after)
        return [to_entry(row) for row in rows]

    async def find(self, table_id: TableId, user: UserId, command_id: str) -> int | None:
        query = select(JournalRow.version).where(
            JournalRow.table_id == table_id, JournalRow.user_id == user, JournalRow.command_id == command_id
        )
        async with self._database.read() as session:
            return await session.scalar(query)

    async def table_id(self, code: Code) -> TableId | None:
        async with self._database.read() as session:
            found = await session.scalar(select(TableRow.id).where(TableRow.code == code))
        return None if found is None else TableId(found)

    async def versions(self, tables: Sequence[TableId]) -> Mapping[TableId, int]:
        query = select(TableRow.id, TableRow.version).where(TableRow.id.in_(tables))
        async with self._database.read() as session:
            return {TableId(table_id): version for table_id, version in await session.execute(query)}

    async def overdue(self, now: int) -> Sequence[TableId]:
        since = case((TableRow.deadline <= now, TableRow.deadline), else_=TableRow.wake_at)
        query = (
            select(TableRow.id)
            .where(TableRow.closed_at.is_(None), or_(TableRow.deadline <= now, TableRow.wake_at <= now))
            .order_by(since)
            .limit(AT_ONCE)
        )
        async with self._database.read() as session:
            return [TableId(table_id) for table_id in await session.scalars(query)]

    async def sleep(self, table_id: TableId, until: int) -> None:
        async with self._database.write() as session:
            await session.execute(update(TableRow).where(TableRow.id == table_id).values(wake_at=until))


async def stored_table(session: AsyncSession, table_id: TableId) -> tuple[Snapshot, Sequence[JournalRow]] | None:
    """A table's last snapshot and the rows after it, as they lie there, within the caller's look; None for an unknown one."""
    snapshot = await session.get(Snapshot, table_id)
    return None if snapshot is None else (snapshot, await _rows(session, table_id, snapshot.version))


def parsed(snapshot: Snapshot, rows: Sequence[JournalRow]) -> tuple[Table, Sequence[Entry]]:
    return table_from_text(snapshot.state), [to_entry(row) for row in rows]


async def _rows(session: AsyncSession, table_id: TableId, after: int) -> Sequence[JournalRow]:
    query = select(JournalRow).where(JournalRow.table_id == table_id, JournalRow.version > after)
    return (await session.scalars(query.order_by(JournalRow.version))).all()
