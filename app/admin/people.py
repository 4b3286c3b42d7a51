"""People on the desk: finding them, correcting their balance, keeping them out, logging them out."""

import secrets
from collections.abc import Awaitable, Callable
from typing import Protocol

import structlog
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from app.accounts import repository as accounts
from app.accounts.devices import session_info
from app.accounts.service import until
from app.admin import repository
from app.admin.remarks import reason, remark
from app.admin.schemas import Adjusted, Adjustment, Ban, Pardon, Profile, SeatHeld, UserItem, UserItems
from app.chips import repository as chips
from app.chips.schemas import refill_info
from app.errors import Rejected
from app.http.paging import Cursor
from app.storage import audit, ledger
from app.storage.engine import Database
from app.storage.models.chips import MINT, Transfer
from app.storage.models.people import FOREVER, User
from app.tables.chronicle import By
from app.tables.commands import Stand
from app.tables.ids import SessionId, TableId, UserId
from app.tables.ports import Clock

log = structlog.get_logger(__name__)

REFILLS_SHOWN = 20


class Sockets(Protocol):
    """The live sockets of the servers."""

    async def log_out(self, session: SessionId, reason: str = "logged_out") -> None:
        """Ends this session's sockets; they are told why."""


Order = Callable[[TableId, Stand, By], Awaitable[int]]
"""Has a table carry out a command by somebody: `Directory.order`."""


class People:
    def __init__(self, database: Database, clock: Clock, sockets: Sockets, order: Order) -> None:
        self._database = database
        self._clock = clock
        self._sockets = sockets
        self._order = order

    async def find(self, wanted: str, before: str | None, limit: int) -> UserItems:
        async with self._database.read() as session:
            rows = await repository.users(session, wanted.strip(), Cursor.read(before), limit + 1)
        items = [self._item(user, balance) for user, balance in rows[:limit]]
        last = items[-1] if len(rows) > limit else None
        return UserItems(items=items, next=str(Cursor(last.last_seen_at, last.id)) if last else None)

    async def profile(self, user_id: UserId) -> Profile:
        """Raises Rejected("not_found") for an unknown user, as everything here does."""
        async with self._database.read() as session:
            user, balance = await _known(session, user_id)
            purse = await chips.wallet(session, user_id)
            sessions = await accounts.sessions(session, user_id, self._clock.now())
            seats = await repository.seats(session, user_id)
            refills = await chips.refills(session, user_id, None, REFILLS_SHOWN)
        return Profile(
            **self._item(user, balance).model_dump(),
            in_play=purse.in_play,
            sessions=[session_info(row) for row in sessions],
            seats=[
                SeatHeld(table_id=table.id, name=table.name, game=table.game, phase=table.phase, since=seat.since)
                for seat, table in seats
            ],
            refills=[refill_info(row) for row in refills],
        )

    async def adjust(self, admin: UserId, user_id: UserId, order: Adjustment, key: str) -> Adjusted:
        """Chips from the mint, or back to it. The same key is the same act, for ever: it gives the first answer again, or
        `key_reused` for another amount or person. Raises insufficient_balance where there is less than is to go."""
        why, now = reason(order.reason), self._clock.now()
        if not order.amount:
            raise Rejected("bad_request", field="amount", reason="zero")
        name = f"adjust:{admin}:{key}"
        async with self._database.write() as session:
            await _known(session, user_id)
            wallet = (await ledger.wallets(session, [user_id]))[user_id]
            held = (await ledger.balances(session, [wallet]))[wallet]
            done = await _transfer(session, name)
            if done is None:
                sides = (MINT, wallet) if order.amount > 0 else (wallet, MINT)
                posting = ledger.Posting(*sides, abs(order.amount), "adjust", name, note=why)
                try:
                    await ledger.post(session, [posting], now)
                except ledger.Overdrawn:
                    raise Rejected("insufficient_balance", balance=held) from None
                before, after = {"balance": held}, {"balance": held + order.amount}
                await audit.record(
                    session, audit.Act(admin, "balance_adjusted", "user", user_id, why, before, after), now
                )
                done = await _transfer(session, name)
                assert done is not None
        came = done.credit_id == wallet
        if wallet not in (done.credit_id, done.debit_id) or order.amount != (done.amount if came else -done.amount):
            raise Rejected("key_reused")
        balance = done.credit_after if came else done.debit_after
        assert balance is not None
        return Adjusted(id=done.id, user_id=user_id, amount=order.amount, balance=balance, at=done.at)

    async def ban(self, admin: UserId, user_id: UserId, order: Ban) -> UserItem:
        """Ends his sessions, keeps him from coming back until then, and leaves his seats for him."""
        why, now = reason(order.reason), self._clock.now()
        if user_id == admin:
            raise Rejected("bad_request", field="user", reason="self")
        if order.until is not None and order.until <= now:
            raise Rejected("bad_request", field="until", reason="past")
        async with self._database.write() as session:
            user, balance = await _known(session, user_id)
            before = {"banned_until": user.banned_until}
            user.banned_until = FOREVER if order.until is None else order.until
            ended = await accounts.end_all(session, user_id)
            after = {"banned_until": user.banned_until, "sessions_ended": len(ended)}
            await audit.record(session, audit.Act(admin, "user_banned", "user", user_id, why, before, after), now)
        for one in ended:
            await self._sockets.log_out(one, "banned")
        await self.leave_for_banned()
        return self._item(user, balance)

    async def unban(self, admin: UserId, user_id: UserId, order: Pardon) -> UserItem:
        why, now = remark(order.reason, "reason"), self._clock.now()
        async with self._database.write() as session:
            user, balance = await _known(session, user_id)
            if user.banned_until is not None:
                before, after = {"banned_until": user.banned_until}, {"banned_until": None}
                user.banned_until = None
                await audit.record(session, audit.Act(admin, "user_unbanned", "user", user_id, why, before, after), now)
        return self._item(user, balance)

    async def log_out(self, admin: UserId, user_id: UserId, why: str | None) -> None:
        """Ends all his sessions; his seats stay, absent."""
        said, now = remark(why, "reason"), self._clock.now()
        async with self._database.write() as session:
            await _known(session, user_id)
            ended = await accounts.end_all(session, user_id)
            after = {"sessions_ended": len(ended)}
            await audit.record(session, audit.Act(admin, "sessions_ended", "user", user_id, said, None, after), now)
        for one in ended:
            await self._sockets.log_out(one, "logged_out")

    async def leave_for_banned(self) -> None:
        """Frees every seat that banned people hold: after a ban, and at every start, should the server have died between."""
        async with self._database.read() as session:
            held = await repository.banned_seats(session, self._clock.now())
        for user, table_id in held:
            try:
                await self._order(TableId(table_id), Stand(), By(UserId(user), f"ban:{secrets.token_hex(8)}"))
            except Rejected as refusal:  # he left by himself, or the table is frozen until it is closed
                log.info("seat_not_left", table_id=table_id, code=refusal.code)

    def _item(self, user: User, balance: int) -> UserItem:
        banned = user.banned_until is not None and user.banned_until > self._clock.now()
        return UserItem.model_validate(
            {
                "id": user.id,
                "name": user.name,
                "username": user.username,
                "kind": user.kind,
                "balance": balance,
                "created_at": user.created_at,
                "last_seen_at": user.last_seen_at,
                "banned": banned,
                "banned_until": until(user) if banned else None,
                "retired": user.retired_at is not None,
            }
        )


async def _known(session: AsyncSession, user_id: UserId) -> tuple[User, int]:
    found = await repository.user(session, user_id)
    if found is None:
        raise Rejected("not_found")
    return found[0], found[1]


async def _transfer(session: AsyncSession, key: str) -> Transfer | None:
    return (await session.scalars(select(Transfer).where(Transfer.key == key))).one_or_none()
