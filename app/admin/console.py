"""What the operator does from the server's own console, on the database itself, whether a server runs or not.

The journal decides here too: closing a table appends the same entry that a server would, and running servers take it in
(`Directory.keep_up`). Acts are filed without an actor: who has the console is above all admins.
"""

import secrets

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from app.accounts import names
from app.accounts.sessions import ADMIN_LIFETIME_MS
from app.admin import repository
from app.admin.closings import Closings
from app.admin.papers import Papers
from app.admin.refills import RefillDesk
from app.admin.remarks import reason
from app.admin.schemas import CHIPS_MAX, Approval, AuditItem, Closing, Denial, RefillItem, TableItem
from app.admin.tables import LISTED, table_item
from app.chips.books import Books
from app.chips.schemas import LedgerCheck
from app.errors import Rejected
from app.storage import audit, ledger
from app.storage.engine import Database
from app.storage.models.chips import MINT
from app.storage.models.people import Session, User
from app.tables import commands as c
from app.tables.chronicle import Chronicle
from app.tables.decision import Pace
from app.tables.ids import TableId, UserId
from app.tables.ports import Clock, Journal


class Console:
    def __init__(self, database: Database, journal: Journal, clock: Clock, pace: Pace) -> None:
        self._database = database
        self._journal = journal
        self._clock = clock
        self._pace = pace
        self._refills = RefillDesk(database, clock)

    async def promote(self, name: str) -> str:
        """Makes an admin of the member of this username; the username as he writes it. Guests have no password to come in
        with: `not_found` like everybody unknown."""
        now = self._clock.now()
        async with self._database.write() as session:
            query = select(User).where(User.username_key == names.username_key(name))
            user = (await session.scalars(query)).one_or_none()
            if user is None or user.username is None:
                raise Rejected("not_found")
            if user.kind != "admin":
                before = {"kind": user.kind}
                user.kind = "admin"
                # From now on his sessions are short ones, those that he has too.
                latest = now + ADMIN_LIFETIME_MS
                long = update(Session).where(Session.user_id == user.id, Session.expires_at > latest)
                await session.execute(long.values(expires_at=latest))
                act = audit.Act(None, "user_promoted", "user", user.id, None, before, {"kind": "admin"})
                await audit.record(session, act, now)
        return user.username

    async def refill(self, name: str, amount: int, why: str) -> tuple[str, int]:
        """Chips from the mint for somebody; his name and his balance after it."""
        said, now = reason(why), self._clock.now()
        if not 1 <= amount <= CHIPS_MAX:
            raise Rejected("bad_request", field="amount", reason="range", least=1, most=CHIPS_MAX)
        async with self._database.write() as session:
            user = await _called(session, name)
            wallet = (await ledger.wallets(session, [UserId(user.id)]))[UserId(user.id)]
            held = (await ledger.balances(session, [wallet]))[wallet]
            key = f"console:{secrets.token_hex(12)}"
            await ledger.post(session, [ledger.Posting(MINT, wallet, amount, "refill_granted", key, note=said)], now)
            before, after = {"balance": held}, {"balance": held + amount}
            await audit.record(session, audit.Act(None, "refill_given", "user", user.id, said, before, after), now)
        return user.name, held + amount

    async def waiting(self) -> list[RefillItem]:
        """Requests for chips that nobody has decided, the oldest first."""
        return (await self._refills.queue("pending", None, LISTED)).items

    async def approve(self, refill_id: str, amount: int | None, note: str | None) -> RefillItem:
        """Raises Rejected not_found, or already_decided for another decision."""
        if amount is not None and not 1 <= amount <= CHIPS_MAX:
            raise Rejected("bad_request", field="amount", reason="range", least=1, most=CHIPS_MAX)
        return await self._refills.approve(None, refill_id, Approval(amount=amount, note=note))

    async def deny(self, refill_id: str, note: str) -> RefillItem:
        return await self._refills.deny(None, refill_id, Denial(note=reason(note, "note")))

    async def acts(self, limit: int) -> list[AuditItem]:
        """What operators did, the latest first."""
        return (await Papers(self._database).audit(None, limit, None, None, None)).items

    async def check(self) -> LedgerCheck:
        return await Books(self._database, self._journal, self._clock, self._pace, self._order).reconcile()

    async def tables(self) -> list[TableItem]:
        """Living tables, frozen ones first."""
        async with self._database.read() as session:
            rows = await repository.tables(session, LISTED)
            players = await repository.seated(session, (row.id for row, _ in rows))
            makers = await repository.named(session, (row.created_by for row, _ in rows))
        return [table_item(row, escrow, players, makers, watchers=0) for row, escrow in rows]

    async def close(self, table_id: str, why: str) -> Closing:
        """Ends a table; its running match is void. Raises Rejected not_found, or already_decided."""
        return await Closings(self._database).close(TableId(table_id), c.Warrant(None, reason(why)), self._order)

    async def _order(self, table_id: TableId, command: c.Command) -> int:
        story = await Chronicle.open(table_id, self._journal, self._clock, self._pace)
        if story is None:
            raise Rejected("not_found")
        return await story.commit(command)


async def _called(session: AsyncSession, name: str) -> User:
    """Whoever has this username, or this id, or alone this name; raises Rejected not_found, or bad_request for several."""
    key = names.username_key(name)
    exact = (await session.scalars(select(User).where((User.username_key == key) | (User.id == name)))).all()
    found = exact or (await session.scalars(select(User).where(User.name == name, User.retired_at.is_(None)))).all()
    if not found:
        raise Rejected("not_found")
    if len(found) > 1:
        raise Rejected("bad_request", field="name", reason="several", ids=[user.id for user in found])
    return found[0]
