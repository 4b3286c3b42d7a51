"""Queries of the desk. What may be done is in its services; chips move in `storage.ledger` alone."""

from collections.abc import Iterable, Sequence

from sqlalchemy import Row, Select, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from app.http.paging import Cursor
from app.storage.models.audit import AuditRow
from app.storage.models.chips import Account, Refill, Transfer
from app.storage.models.people import User
from app.storage.models.record import storable
from app.storage.models.tables import Seated, TableRow
from app.tables.ids import TableId, UserId

# people


async def user(session: AsyncSession, user_id: UserId) -> Row[User, int] | None:
    """Somebody and his balance."""
    return (await session.execute(_users().where(User.id == user_id))).one_or_none()


async def users(session: AsyncSession, wanted: str, before: Cursor | None, limit: int) -> Sequence[Row[User, int]]:
    """Whose name, username or id holds this text, whatever its case; the last seen first, after that one of the last page."""
    query = _users()
    if wanted:
        wanted = storable(wanted)  # patterns are made of it, which do not pass through the columns' type
        # The database's own idea of small letters may end with the alphabet of English.
        forms = {wanted, wanted.lower(), wanted.upper(), wanted.title()}
        query = query.where(
            or_(
                *(User.name.contains(form, autoescape=True) for form in forms),
                func.lower(User.name).contains(wanted.lower(), autoescape=True),
                User.username_key.contains(wanted.casefold(), autoescape=True),
                User.id == wanted,
            )
        )
    if before is not None:
        query = query.where(before.older(User.last_seen_at, User.id))
    return (await session.execute(query.order_by(User.last_seen_at.desc(), User.id.desc()).limit(limit))).all()


async def named(session: AsyncSession, ids: Iterable[str | None]) -> dict[str | None, User]:
    """The people of these ids."""
    rows = await session.scalars(select(User).where(User.id.in_({i for i in ids if i is not None})))
    return {row.id: row for row in rows}


async def seats(session: AsyncSession, user_id: UserId) -> Sequence[Row[Seated, TableRow]]:
    """Where somebody holds a seat, the latest first."""
    query = select(Seated, TableRow).join(TableRow, TableRow.id == Seated.table_id).where(Seated.user_id == user_id)
    return (await session.execute(query.order_by(Seated.since.desc()))).all()


async def banned_seats(session: AsyncSession, now: int) -> Sequence[Row[str, str]]:
    """Seats that banned people still hold: (user, table)."""
    query = select(Seated.user_id, Seated.table_id).join(User, User.id == Seated.user_id)
    return (await session.execute(query.where(User.banned_until > now))).all()


def _users() -> Select[User, int]:
    return select(User, Account.balance).join(Account, Account.user_id == User.id)


# refills


async def refills(
    session: AsyncSession, status: str | None, before: Cursor | None, limit: int, only: str | None = None
) -> Sequence[Row[Refill, User, int]]:
    """Requests with who made them and his balance; pending ones oldest first, others latest first."""
    query = (
        select(Refill, User, Account.balance)
        .join(User, User.id == Refill.user_id)
        .join(Account, Account.user_id == User.id)
    )
    if only is not None:
        query = query.where(Refill.id == only)
    if status is not None:
        query = query.where(Refill.status == status)
    if before is not None:
        query = query.where(before.older(Refill.created_at, Refill.id))
    if status == "pending":
        query = query.order_by(Refill.created_at, Refill.id)
    else:
        query = query.order_by(Refill.created_at.desc(), Refill.id.desc())
    return (await session.execute(query.limit(limit))).all()


# tables


async def table(session: AsyncSession, table_id: TableId) -> Row[TableRow, int] | None:
    """A table, living or closed, and what its escrow holds."""
    return (await session.execute(_tables().where(TableRow.id == table_id))).one_or_none()


async def tables(session: AsyncSession, limit: int) -> Sequence[Row[TableRow, int]]:
    """Living tables, the newest first; frozen ones before all others."""
    query = _tables().where(TableRow.closed_at.is_(None))
    order = (TableRow.frozen.desc(), TableRow.created_at.desc(), TableRow.id)
    return (await session.execute(query.order_by(*order).limit(limit))).all()


async def seated(session: AsyncSession, table_ids: Iterable[str]) -> dict[str, list[User]]:
    """Who sits at these tables."""
    query = select(Seated.table_id, User).join(User, User.id == Seated.user_id)
    found: dict[str, list[User]] = {}
    for table_id, person in await session.execute(
        query.where(Seated.table_id.in_(list(table_ids))).order_by(Seated.since, User.id)
    ):
        found.setdefault(table_id, []).append(person)
    return found


def _tables() -> Select[TableRow, int]:
    return select(TableRow, Account.balance).join(Account, Account.table_id == TableRow.id)


# audit


async def audit(
    session: AsyncSession,
    *,
    before: int | None = None,
    limit: int,
    subject_id: str | None = None,
    actor_id: str | None = None,
    act: str | None = None,
) -> Sequence[AuditRow]:
    """The latest first, older than the one numbered `before`."""
    query = select(AuditRow)
    for column, value in ((AuditRow.subject_id, subject_id), (AuditRow.actor_id, actor_id), (AuditRow.act, act)):
        if value is not None:
            query = query.where(column == value)
    if before is not None:
        query = query.where(AuditRow.id < before)
    return (await session.scalars(query.order_by(AuditRow.id.desc()).limit(limit))).all()


async def audit_after(session: AsyncSession, after: int, limit: int) -> Sequence[AuditRow]:
    """In the order in which it was done."""
    return (await session.scalars(select(AuditRow).where(AuditRow.id > after).order_by(AuditRow.id).limit(limit))).all()


async def table_names(session: AsyncSession, ids: Iterable[str]) -> dict[TableId, str]:
    query = select(TableRow.id, TableRow.name).where(TableRow.id.in_(set(ids)))
    return {TableId(table_id): name for table_id, name in await session.execute(query)}


# the ledger


async def transfers(session: AsyncSession, after: int, limit: int) -> Sequence[Transfer]:
    """In the order in which they were posted."""
    return (await session.scalars(select(Transfer).where(Transfer.id > after).order_by(Transfer.id).limit(limit))).all()


async def owners(session: AsyncSession, accounts: Iterable[int]) -> dict[int, str]:
    """Whose each account is: `wallet:user`, `escrow:table` or `mint`."""
    query = select(Account.id, Account.kind, Account.user_id, Account.table_id).where(Account.id.in_(set(accounts)))
    found = {}
    for account, kind, user_id, table_id in await session.execute(query):
        owner = user_id or table_id
        found[account] = f"{kind}:{owner}" if owner else kind
    return found
