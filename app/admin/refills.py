"""Deciding requests for chips: each once, whoever else decides at the same moment. Asking is the player's (`chips.refills`)."""

from collections.abc import Sequence
from typing import Literal

from sqlalchemy import Row, update
from sqlalchemy.ext.asyncio import AsyncSession

from app.admin import repository
from app.admin.remarks import reason, remark
from app.admin.schemas import Approval, Denial, RefillItem, RefillItems, Somebody
from app.chips.schemas import refill_info
from app.errors import Rejected
from app.http.paging import Cursor
from app.storage import audit, ledger
from app.storage.engine import Database
from app.storage.models.chips import MINT, Refill
from app.storage.models.people import User
from app.tables.ids import UserId
from app.tables.ports import Clock

Status = Literal["pending", "approved", "denied"]


class RefillDesk:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def queue(self, status: Status | None, before: str | None, limit: int) -> RefillItems:
        async with self._database.read() as session:
            rows = await repository.refills(session, status, Cursor.read(before), limit + 1)
            items = await _items(session, rows[:limit])
        more = len(rows) > limit and status != "pending"  # of those waiting, the oldest are decided first
        last = str(Cursor(items[-1].created_at, items[-1].id)) if more else None
        return RefillItems(items=items, next=last)

    async def approve(self, admin: UserId | None, refill_id: str, order: Approval) -> RefillItem:
        """The same approval again gets the same answer; raises Rejected not_found, or already_decided for another one."""
        answer, now = remark(order.note), self._clock.now()
        async with self._database.write() as session:
            granted = Refill.amount if order.amount is None else order.amount
            # The compare-and-set: of two at once, one finds it pending.
            decide = update(Refill).where(Refill.id == refill_id, Refill.status == "pending")
            values = {
                "status": "approved",
                "granted": granted,
                "answer": answer,
                "decided_at": now,
                "decided_by": admin,
            }
            decided = await session.execute(
                decide.values(values).returning(Refill.user_id, Refill.amount, Refill.granted)
            )
            row = decided.one_or_none()
            if row is None:
                return await self._again(session, refill_id, "approved", order.amount)
            user, asked, amount = UserId(row[0]), row[1], row[2]
            assert amount is not None
            wallet = (await ledger.wallets(session, [user]))[user]
            held = (await ledger.balances(session, [wallet]))[wallet]
            posting = ledger.Posting(MINT, wallet, amount, "refill_granted", f"refill:{refill_id}", note=answer)
            await ledger.post(session, [posting], now)
            before = {"refill": refill_id, "asked": asked, "balance": held}
            after = {"granted": amount, "balance": held + amount}
            await audit.record(session, audit.Act(admin, "refill_approved", "user", user, answer, before, after), now)
            return await _item(session, refill_id)

    async def deny(self, admin: UserId | None, refill_id: str, order: Denial) -> RefillItem:
        """A second denial gets the answer of the first; raises Rejected not_found, or already_decided when it was approved."""
        answer, now = reason(order.note, "note"), self._clock.now()
        async with self._database.write() as session:
            decide = update(Refill).where(Refill.id == refill_id, Refill.status == "pending")
            values = {"status": "denied", "answer": answer, "decided_at": now, "decided_by": admin}
            decided = await session.execute(decide.values(values).returning(Refill.user_id, Refill.amount))
            row = decided.one_or_none()
            if row is None:
                return await self._again(session, refill_id, "denied", None)
            act = audit.Act(admin, "refill_denied", "user", row[0], answer, {"refill": refill_id, "asked": row[1]})
            await audit.record(session, act, now)
            return await _item(session, refill_id)

    @staticmethod
    async def _again(session: AsyncSession, refill_id: str, status: Status, amount: int | None) -> RefillItem:
        """What was decided already, if it is the same decision."""
        item = await _item(session, refill_id)
        wanted = item.amount if amount is None else amount
        if item.status != status or (status == "approved" and item.granted != wanted):
            raise Rejected("already_decided", decision=item.status, granted=item.granted)
        return item


async def _item(session: AsyncSession, refill_id: str) -> RefillItem:
    rows = await repository.refills(session, None, None, 1, only=refill_id)
    if not rows:
        raise Rejected("not_found")
    return (await _items(session, rows))[0]


async def _items(session: AsyncSession, rows: Sequence[Row[Refill, User, int]]) -> list[RefillItem]:
    deciders = await repository.named(session, (row[0].decided_by for row in rows))
    return [
        RefillItem(
            **refill_info(refill).model_dump(),
            user=somebody(user),
            balance=balance,
            decided_by=somebody(decider) if (decider := deciders.get(refill.decided_by)) else None,
        )
        for refill, user, balance in rows
    ]


def somebody(user: User) -> Somebody:
    return Somebody.model_validate(user, from_attributes=True)
