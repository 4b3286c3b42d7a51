"""Queries on users and sessions. Rules about them are in `service.py`."""

from collections.abc import Collection, Sequence

from sqlalchemy import Row, delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from app.storage.models.people import Session, User
from app.storage.models.tables import Seated, TableRow
from app.tables.ids import SessionId, UserId


async def by_token(session: AsyncSession, token_hash: str, now: int) -> Row[Session, User] | None:
    """The live session of this token, and whose it is."""
    query = (
        select(Session, User)
        .join(User, User.id == Session.user_id)
        .where(Session.token_hash == token_hash, Session.expires_at > now)
    )
    return (await session.execute(query)).one_or_none()


async def living(session: AsyncSession, ids: Sequence[SessionId], now: int) -> set[str]:
    """Which of these sessions still live; whose they are is not asked."""
    query = select(Session.id).where(Session.id.in_(ids), Session.expires_at > now)
    return set(await session.scalars(query))


async def banned(session: AsyncSession, users: Collection[UserId], now: int) -> set[str]:
    """Which of these people are banned."""
    return set(await session.scalars(select(User.id).where(User.id.in_(users), User.banned_until > now)))


async def by_username(session: AsyncSession, key: str) -> User | None:
    return (await session.scalars(select(User).where(User.username_key == key))).one_or_none()


async def use(session: AsyncSession, session_id: str, user: UserId, now: int, expires_at: int) -> None:
    """Notes that a session was used."""
    await session.execute(
        update(Session).where(Session.id == session_id).values(last_used_at=now, expires_at=expires_at)
    )
    await session.execute(update(User).where(User.id == user).values(last_seen_at=now))


async def end(session: AsyncSession, token_hash: str) -> SessionId | None:
    """Ends a session; which one it was, if there was one."""
    ended = await session.scalar(delete(Session).where(Session.token_hash == token_hash).returning(Session.id))
    return None if ended is None else SessionId(ended)


async def sessions(session: AsyncSession, user: UserId, now: int) -> Sequence[Session]:
    """The user's live sessions, the last used first."""
    query = select(Session).where(Session.user_id == user, Session.expires_at > now)
    return (await session.scalars(query.order_by(Session.last_used_at.desc(), Session.id))).all()


async def end_all(
    session: AsyncSession, user: UserId, *, only: SessionId | None = None, but: SessionId | None = None
) -> list[SessionId]:
    """Ends the user's sessions, or only one of them, or all but one; which ones."""
    query = delete(Session).where(Session.user_id == user)
    if only is not None:
        query = query.where(Session.id == only)
    if but is not None:
        query = query.where(Session.id != but)
    return [SessionId(ended) for ended in await session.scalars(query.returning(Session.id))]


async def latest_seat(session: AsyncSession, user: UserId) -> TableRow | None:
    query = (
        select(TableRow)
        .join(Seated, Seated.table_id == TableRow.id)
        .where(Seated.user_id == user, TableRow.closed_at.is_(None))
        .order_by(Seated.since.desc())
        .limit(1)
    )
    return (await session.scalars(query)).one_or_none()


async def gone_guests(session: AsyncSession, unseen_since: int, limit: int) -> Sequence[User]:
    """Guests who have not been seen since then, and hold no seat."""
    query = (
        select(User)
        .where(
            User.kind == "guest",
            User.last_seen_at <= unseen_since,
            User.retired_at.is_(None),
            ~exists().where(Seated.user_id == User.id),
        )
        .limit(limit)
    )
    return (await session.scalars(query)).all()


async def forget_expired(session: AsyncSession, now: int) -> None:
    await session.execute(delete(Session).where(Session.expires_at <= now))
