"""Forgetting what nobody needs: the journal of matches that ended a week ago and are kept as records (DESIGN §1)."""

from sqlalchemy import delete, func, select

from app.storage.engine import Database
from app.storage.models.matches import MatchRow
from app.storage.models.tables import JournalRow, Snapshot

KEPT_MS = 7 * 24 * 3_600_000
TABLES_AT_ONCE = 50


async def prune_journals(database: Database, now: int) -> int:
    """Deletes entries that belong to such matches, or stand before them, and that no snapshot needs. Says for how many
    tables; a bounded part at a time, the write lock is shared with the moves."""
    newest = (
        select(MatchRow.table_id, func.max(MatchRow.last_version).label("version"))
        .where(MatchRow.ended_at < now - KEPT_MS)
        .group_by(MatchRow.table_id)
        .subquery()
    )
    old = (
        select(newest.c.table_id, newest.c.version)
        .join(Snapshot, Snapshot.table_id == newest.c.table_id)
        .where(Snapshot.version >= newest.c.version)
        .where(
            select(JournalRow.version)
            .where(JournalRow.table_id == newest.c.table_id, JournalRow.version <= newest.c.version)
            .exists()
        )
        .limit(TABLES_AT_ONCE)
    )
    async with database.read() as session:
        tables = (await session.execute(old)).all()
    for table_id, version in tables:
        async with database.write() as session:
            await session.execute(
                delete(JournalRow).where(JournalRow.table_id == table_id, JournalRow.version <= version)
            )
    return len(tables)
