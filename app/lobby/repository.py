"""Queries on tables as the lobby sees them, and the rows a new one begins with."""

from collections.abc import Sequence

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from app.storage import ledger
from app.storage.journal_line import table_text
from app.storage.models.tables import Snapshot, TableRow
from app.tables.ids import Code, UserId
from app.tables.summary import summary_of
from app.tables.table import Table

LISTED = 500
"""Public tables in one answer at most, the newest first."""


async def add(session: AsyncSession, table: Table, maker: UserId, rules: int, wake_at: int) -> TableRow:
    """A new table: its row, the snapshot that its journal starts from, and its empty escrow."""
    summary = summary_of(table)
    row = TableRow(
        id=table.id,
        code=table.code,
        game=summary.game,
        visibility=summary.visibility,
        name=summary.name,
        seats=summary.seats,
        taken=summary.taken,
        phase=summary.phase,
        options=summary.options,
        stake=summary.stake,
        practice=summary.practice,
        version=table.version,
        deadline=table.deadline,
        wake_at=wake_at,
        created_by=maker,
        created_at=table.at,
    )
    session.add(row)
    await session.flush()
    session.add(Snapshot(table_id=table.id, version=table.version, rules=rules, state=table_text(table)))
    await ledger.open_escrow(session, table.id)
    return row


async def living_of(session: AsyncSession, maker: UserId) -> int:
    """How many tables this person made are alive."""
    query = select(func.count()).where(TableRow.created_by == maker, TableRow.closed_at.is_(None))
    return await session.scalar(query) or 0


async def public(session: AsyncSession, game: str | None, only_open: bool) -> Sequence[TableRow]:
    """Public tables that are alive; `only_open`: those where one may sit down now."""
    query = select(TableRow).where(TableRow.visibility == "public", TableRow.closed_at.is_(None))
    if game is not None:
        query = query.where(TableRow.game == game)
    if only_open:
        query = query.where(TableRow.taken < TableRow.seats, TableRow.phase != "playing")
    return (await session.scalars(query.order_by(TableRow.created_at.desc(), TableRow.id).limit(LISTED))).all()


async def by_code(session: AsyncSession, code: Code) -> TableRow | None:
    """The living table that this code opens."""
    query = select(TableRow).where(TableRow.code == code, TableRow.closed_at.is_(None))
    return (await session.scalars(query)).one_or_none()
