"""Who may see which finished match, and how much of it. A private table's matches are its players' and admins' alone."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from app.accounts.asker import SessionUser
from app.chips.receipts import Stretch, receipts
from app.chips.schemas import Receipt
from app.errors import Rejected
from app.games.contract import Game, Seat
from app.http.paging import Cursor
from app.matches import repository
from app.matches.cut import cut
from app.matches.schemas import MatchInfo, MatchPage, MatchSummary, PlayerOfMatch
from app.storage.engine import Database
from app.storage.models.matches import MatchPlayer, MatchRow
from app.tables.ids import MatchId, UserId


class Matches:
    def __init__(self, database: Database, games: Mapping[str, Game]) -> None:
        self._database = database
        self._games = games

    async def info(self, match_id: MatchId, asker: SessionUser | None) -> MatchInfo:
        """Raises Rejected("not_found") for an unknown match and for one that is not the asker's to see."""
        row, seats = await self._visible(match_id, asker, record=False)
        user = None if asker is None else asker.id
        paid = None
        if user is not None and _seat_of(seats, user) is not None:
            async with self._database.read() as session:
                paid = (await _receipts(session, user, [row])).get(MatchId(row.id))
        return MatchInfo(**_fields(row, seats, user, paid), result=row.result)

    async def record(self, match_id: MatchId, asker: SessionUser | None) -> dict[str, Any]:
        """RECORD.md's record: whole where the game lays everything open, else cut to what the asker may know."""
        row, seats = await self._visible(match_id, asker, record=True)
        if self._games[row.game].open_record:
            return row.record
        seat = _seat_of(seats, None if asker is None else asker.id)
        # Playing a long match again takes a while: not on the loop that serves everybody.
        return await asyncio.to_thread(cut, row.record, self._games[row.game], None if seat is None else Seat(seat))

    async def of(self, user: UserId, before: str | None, limit: int) -> MatchPage:
        """The user's matches with what each came to; nobody's for an unknown user."""
        async with self._database.read() as session:
            rows = await repository.played_by(session, user, Cursor.read(before), limit + 1)
            seats = await repository.players(session, [row.id for row in rows])
            paid = await _receipts(session, user, rows[:limit]) if rows else {}
        items = [MatchSummary(**_fields(row, seats[row.id], user, paid.get(MatchId(row.id)))) for row in rows[:limit]]
        last = str(Cursor(items[-1].ended_at, items[-1].id)) if len(rows) > limit else None
        return MatchPage(items=items, next=last)

    async def _visible(
        self, match_id: MatchId, asker: SessionUser | None, *, record: bool
    ) -> tuple[MatchRow, Sequence[MatchPlayer]]:
        async with self._database.read() as session:
            row = await repository.match(session, match_id, record=record)
            seats = (await repository.players(session, [match_id])).get(match_id, [])
        admin = asker is not None and asker.kind == "admin"
        player = asker is not None and _seat_of(seats, asker.id) is not None
        if row is None or (row.private and not admin and not player):
            raise Rejected("not_found")
        return row, seats


async def _receipts(session: AsyncSession, user: UserId, rows: Sequence[MatchRow]) -> dict[MatchId, Receipt]:
    after = await repository.began_after(session, rows)
    return await receipts(
        session,
        user,
        [Stretch(MatchId(r.id), r.table_id, after[r.id], r.last_version) for r in rows if not r.practice],
    )


def _seat_of(seats: Sequence[MatchPlayer], user: UserId | None) -> int | None:
    return next((s.seat for s in seats if user is not None and s.user_id == user), None)


def _fields(
    row: MatchRow, seats: Sequence[MatchPlayer], user: UserId | None, receipt: Receipt | None
) -> dict[str, Any]:
    seat = _seat_of(seats, user)
    places = sorted({s.rank for s in seats if s.rank is not None})
    return {
        "id": row.id,
        "game": row.game,
        "number": row.number,
        "practice": row.practice,
        "outcome": row.outcome,
        "started_at": row.started_at,
        "ended_at": row.ended_at,
        "players": [
            PlayerOfMatch(seat=s.seat, name=s.name, user_id=s.user_id, bot=s.user_id is None, place=s.rank)
            for s in seats
        ],
        "ranking": [[s.seat for s in seats if s.rank == place] for place in places] or None,
        "seat": seat,
        "place": next((s.rank for s in seats if s.seat == seat), None),
        "receipt": receipt,
    }
