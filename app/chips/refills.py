"""Asking for more chips, and what became of it. Deciding is the operator's business (`admin`)."""

import secrets

from sqlalchemy.exc import IntegrityError

from app.accounts import names
from app.chips import repository
from app.chips.schemas import RefillInfo, RefillPage, RefillWish, refill_info
from app.config import Settings
from app.errors import Rejected
from app.http.limits import Limits
from app.http.paging import Cursor
from app.storage.engine import Database
from app.storage.models.chips import Refill
from app.tables.ids import UserId
from app.tables.ports import Clock

NOTE_LENGTH = 200


class Refills:
    """The requests of players."""

    def __init__(self, database: Database, settings: Settings, clock: Clock, limits: Limits) -> None:
        self._database = database
        self._most = settings.refill_max
        self._clock = clock
        self._limits = limits

    async def ask(self, user: UserId, wish: RefillWish) -> RefillInfo:
        """One request at a time: `refill_pending`. Also bad_request for too many chips, rate_limited."""
        if wish.amount > self._most:
            raise Rejected("bad_request", field="amount", reason="range", least=1, most=self._most)
        note = said(wish.note, "note")
        await self._limits.spend("refills", user)
        row = Refill(
            id=secrets.token_urlsafe(12),
            user_id=user,
            amount=wish.amount,
            note=note,
            status="pending",
            created_at=self._clock.now(),
        )
        try:
            async with self._database.write() as session:
                session.add(row)
        except IntegrityError:
            raise Rejected("refill_pending") from None
        return refill_info(row)

    async def of(self, user: UserId, before: str | None, limit: int) -> RefillPage:
        async with self._database.read() as session:
            rows = await repository.refills(session, user, Cursor.read(before), limit + 1)
        items = [refill_info(row) for row in rows[:limit]]
        last = str(Cursor(items[-1].created_at, items[-1].id)) if len(rows) > limit else None
        return RefillPage(items=items, next=last, most=self._most)


def said(text: str | None, field: str) -> str | None:
    """A remark as it is kept; None for a blank one."""
    if text is None or not text.strip():
        return None
    return names.clean(text.strip(), field=field, longest=NOTE_LENGTH)
