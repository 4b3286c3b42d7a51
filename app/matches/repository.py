"""Queries on finished matches."""

from collections.abc import Iterable, Sequence

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased, undefer

from app.http.paging import Cursor
from app.storage.models.matches import MatchPlayer, MatchRow
from app.tables.ids import MatchId, UserId


async def match(session: AsyncSession, match_id: MatchId, *, record: bool) -> MatchRow | None:
    """`record`: with its whole record, which is long."""
    options = [undefer(MatchRow.record)] if record else []
    return await session.get(MatchRow, match_id, options=options)


async def players(session: AsyncSession, matches: Iterable[str]) -> dict[str, list[MatchPlayer]]:
    """The seats of these matches, in order."""
    rows = await session.scalars(
        select(MatchPlayer).where(MatchPlayer.match_id.in_(list(matches))).order_by(MatchPlayer.seat)
    )
    seats: dict[str, list[MatchPlayer]] = {}
    for row in rows:
        seats.setdefault(row.match_id, []).append(row)
    return seats


async def began_after(session: AsyncSession, matches: Iterable[MatchRow]) -> dict[str, int]:
    """For each match the last version of the one before it at its table; 0 for a table's first."""
    ids = [row.id for row in matches]
    before = aliased(MatchRow)
    query = (
        select(MatchRow.id, func.coalesce(before.last_version, 0))
        .outerjoin(before, (before.table_id == MatchRow.table_id) & (before.number == MatchRow.number - 1))
        .where(MatchRow.id.in_(ids))
    )
    return {match: version for match, version in (await session.execute(query)).all()}  # noqa: C416


async def played_by(session: AsyncSession, user: UserId, before: Cursor | None, limit: int) -> Sequence[MatchRow]:
    """The user's matches, the last to end first, after that one."""
    query = select(MatchRow).join(MatchPlayer, MatchPlayer.match_id == MatchRow.id).where(MatchPlayer.user_id == user)
    if before is not None:
        query = query.where(before.older(MatchRow.ended_at, MatchRow.id))
    return (await session.scalars(query.order_by(MatchRow.ended_at.desc(), MatchRow.id.desc()).limit(limit))).all()
