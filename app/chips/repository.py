"""Queries on accounts, transfers and refill requests. Chips move in `storage.ledger` alone."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import Row, case, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from app.http.paging import Cursor
from app.storage.models.chips import MINT, Account, Refill, Transfer
from app.storage.models.tables import Seated, TableRow
from app.tables.ids import UserId


@dataclass(frozen=True, slots=True)
class Wallet:
    """What a user owns: `balance` to spend, `in_play` put into matches that are still running."""

    account: int
    balance: int
    in_play: int


async def wallet(session: AsyncSession, user: UserId) -> Wallet:
    account = (await session.scalars(select(Account).where(Account.user_id == user))).one()
    return Wallet(account.id, account.balance, await _in_play(session, user, account.id))


async def _in_play(session: AsyncSession, user: UserId, account: int) -> int:
    """What the user paid into the escrows of tables he sits at, since they were last empty: a match ends with nothing left."""
    escrow, emptied = aliased(Account), aliased(Transfer)
    last_emptied = (
        select(func.coalesce(func.max(emptied.id), 0))
        .where(emptied.debit_id == escrow.id, emptied.debit_after == 0)
        .correlate(escrow)
        .scalar_subquery()
    )
    query = (
        select(func.coalesce(func.sum(Transfer.amount), 0))
        .join(escrow, escrow.id == Transfer.credit_id)
        .join(Seated, (Seated.table_id == escrow.table_id) & (Seated.user_id == user))
        .where(Transfer.debit_id == account, escrow.balance > 0, Transfer.id > last_emptied)
    )
    return int((await session.execute(query)).scalar_one())


async def ledger(session: AsyncSession, account: int, before: int | None, limit: int) -> Sequence[Transfer]:
    """The account's transfers, newest first, older than the one numbered `before`."""
    query = select(Transfer).where(or_(Transfer.debit_id == account, Transfer.credit_id == account))
    if before is not None:
        query = query.where(Transfer.id < before)
    return (await session.scalars(query.order_by(Transfer.id.desc()).limit(limit))).all()


async def tables(session: AsyncSession, ids: Iterable[str | None]) -> dict[str | None, TableRow]:
    """The tables of these ids."""
    rows = await session.scalars(select(TableRow).where(TableRow.id.in_({i for i in ids if i is not None})))
    return {row.id: row for row in rows}


async def at_tables(session: AsyncSession, account: int, tables: Iterable[str]) -> Sequence[Transfer]:
    """What moved between this account and these tables."""
    query = select(Transfer).where(
        Transfer.table_id.in_(set(tables)), or_(Transfer.debit_id == account, Transfer.credit_id == account)
    )
    return (await session.scalars(query.order_by(Transfer.id))).all()


async def refills(session: AsyncSession, user: UserId, before: Cursor | None, limit: int) -> Sequence[Refill]:
    """The user's requests, the newest first, after that one."""
    query = select(Refill).where(Refill.user_id == user)
    if before is not None:
        query = query.where(before.older(Refill.created_at, Refill.id))
    return (await session.scalars(query.order_by(Refill.created_at.desc(), Refill.id.desc()).limit(limit))).all()


async def withdraw(session: AsyncSession, users: Iterable[UserId], now: int) -> None:
    """What these asked for and nobody decided is denied by nobody: chips granted now would be lost to all."""
    asked = update(Refill).where(Refill.user_id.in_(list(users)), Refill.status == "pending")
    await session.execute(asked.values(status="denied", decided_at=now))


async def differing(session: AsyncSession) -> Sequence[Row[int, str | None, str | None, int, int]]:
    """Accounts but for the mint whose balance is not the sum of their transfers: (number, user, table, balance, sum)."""
    flow = func.coalesce(func.sum(case((Transfer.credit_id == Account.id, Transfer.amount), else_=-Transfer.amount)), 0)
    query = (
        select(Account.id, Account.user_id, Account.table_id, Account.balance, flow)
        .outerjoin(Transfer, or_(Transfer.credit_id == Account.id, Transfer.debit_id == Account.id))
        .where(Account.id != MINT)
        .group_by(Account.id, Account.user_id, Account.table_id, Account.balance)
        .having(Account.balance != flow)
    )
    return (await session.execute(query)).all()


async def escrows(session: AsyncSession) -> Sequence[Row[str, int, int, bool]]:
    """Of every table that holds chips or plays: (its id, account, balance, whether it is frozen)."""
    query = (
        select(TableRow.id, Account.id, Account.balance, TableRow.frozen)
        .join(Account, Account.table_id == TableRow.id)
        .where(or_(Account.balance != 0, (TableRow.phase == "playing") & TableRow.closed_at.is_(None)))
        .order_by(TableRow.id)
    )
    return (await session.execute(query)).all()


async def totals(session: AsyncSession) -> tuple[int, int, int]:
    """Number of accounts, number of transfers, and all balances but the mint's."""
    accounts, held = (
        await session.execute(
            select(
                func.count(), func.coalesce(func.sum(case((Account.id == MINT, 0), else_=Account.balance)), 0)
            ).select_from(Account)
        )
    ).one()
    return accounts, await session.scalar(select(func.count()).select_from(Transfer)) or 0, int(held)
