"""The one way chips move: double entry, each transfer once, no balance below zero (DESIGN §4).

Works inside the caller's transaction, so that chips move together with what they are moved for. Who may move
what, and why, is the callers' business.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from app.storage.models.chips import MINT, Account, Transfer
from app.tables.ids import TableId, UserId


@dataclass(frozen=True, slots=True)
class Posting:
    """`amount` > 0 chips from account `debit` to account `credit`. A `key` that was posted before is not posted again."""

    debit: int
    credit: int
    amount: int
    reason: str
    key: str
    table_id: TableId | None = None
    note: str | None = None


class Overdrawn(Exception):
    """These accounts hold too little. The caller's transaction is to be rolled back."""

    def __init__(self, accounts: tuple[int, ...]) -> None:
        super().__init__(accounts)
        self.accounts = accounts


async def post(session: AsyncSession, postings: Sequence[Posting], at: int) -> None:
    """Moves the chips in the order given. Raises Overdrawn, naming every account that one of the postings overdraws."""
    accounts = await _locked(session, {account for p in postings for account in (p.debit, p.credit)})
    known = set(await session.scalars(select(Transfer.key).where(Transfer.key.in_([p.key for p in postings]))))
    overdrawn: dict[int, None] = {}
    for posting in postings:
        if posting.key in known:
            continue
        known.add(posting.key)
        debit, credit = accounts.get(posting.debit), accounts.get(posting.credit)
        if debit is not None:
            debit.balance -= posting.amount
            if debit.balance < 0:
                overdrawn[debit.id] = None
        if credit is not None:
            credit.balance += posting.amount
        session.add(_transfer(posting, debit, credit, at))
    if overdrawn:
        session.expunge_all()  # a flush of what must not be written would only trip over the database's own check
        raise Overdrawn(tuple(overdrawn))
    await session.flush()


async def open_wallet(session: AsyncSession, user: UserId) -> int:
    """The number of a new user's empty account."""
    return await _open(session, Account(kind="wallet", user_id=user, balance=0))


async def open_escrow(session: AsyncSession, table: TableId) -> int:
    """The number of the empty account that holds a table's chips in play."""
    return await _open(session, Account(kind="escrow", table_id=table, balance=0))


async def wallets(session: AsyncSession, users: Iterable[UserId]) -> dict[UserId, int]:
    """The account numbers of these users."""
    rows = await session.execute(select(Account.user_id, Account.id).where(Account.user_id.in_(list(users))))
    return {UserId(user): account for user, account in rows if user is not None}


async def escrow(session: AsyncSession, table: TableId) -> int:
    return (await session.scalars(select(Account.id).where(Account.table_id == table))).one()


async def balances(session: AsyncSession, accounts: Iterable[int]) -> dict[int, int]:
    """What these accounts hold, locked until the transaction ends; the mint's balance is not told here."""
    return {number: account.balance for number, account in (await _locked(session, set(accounts))).items()}


async def minted(session: AsyncSession) -> int:
    """The mint's balance: what came back less what it gave out, so usually below zero."""
    came = select(func.coalesce(func.sum(Transfer.amount), 0)).where(Transfer.credit_id == MINT).scalar_subquery()
    went = select(func.coalesce(func.sum(Transfer.amount), 0)).where(Transfer.debit_id == MINT).scalar_subquery()
    return int((await session.execute(select(came - went))).scalar_one())


async def _open(session: AsyncSession, account: Account) -> int:
    session.add(account)
    await session.flush()
    return account.id


async def _locked(session: AsyncSession, accounts: set[int]) -> dict[int, Account]:
    """The accounts but for the mint, locked in the order of their numbers so that two transactions never wait in a ring."""
    query = select(Account).where(Account.id.in_(accounts - {MINT})).order_by(Account.id).with_for_update()
    rows = await session.scalars(query.execution_options(populate_existing=True))
    return {account.id: account for account in rows}


def _transfer(posting: Posting, debit: Account | None, credit: Account | None, at: int) -> Transfer:
    return Transfer(
        at=at,
        debit_id=posting.debit,
        credit_id=posting.credit,
        amount=posting.amount,
        reason=posting.reason,
        key=posting.key,
        debit_after=debit.balance if debit else None,
        credit_after=credit.balance if credit else None,
        table_id=posting.table_id,
        note=posting.note,
    )
