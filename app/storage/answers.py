"""First answers to POSTs with an Idempotency-Key, kept for their repeats. What is a repeat, is decided by the caller."""

from dataclasses import dataclass

from sqlalchemy import delete, insert, update
from sqlalchemy.exc import IntegrityError

from app.storage.engine import Database
from app.storage.models.requests import Answer
from app.tables.ids import UserId

KEPT_MS = 24 * 3_600_000
ABANDONED_MS = 60_000
"""A first request that has not been answered for so long died with its process; its key is free again."""


@dataclass(frozen=True, slots=True)
class Stored:
    """`status` is None while the first request is still being answered."""

    request: str
    status: int | None
    content_type: str | None
    body: str | None


class Answers:
    """One row per user and key."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def claim(self, user: UserId, key: str, request: str, now: int) -> Stored | None:
        """Takes the key for this request, then None; or what stands there already."""
        try:
            async with self._database.write() as session:
                await session.execute(
                    delete(Answer).where(
                        Answer.user_id == user,
                        Answer.key == key,
                        Answer.status.is_(None),
                        Answer.at < now - ABANDONED_MS,
                    )
                )
                await session.execute(insert(Answer).values(user_id=user, key=key, request=request, at=now))
        except IntegrityError:
            return await self.find(user, key)
        return None

    async def find(self, user: UserId, key: str) -> Stored | None:
        async with self._database.read() as session:
            row = await session.get(Answer, (user, key))
        return None if row is None else Stored(row.request, row.status, row.content_type, row.body)

    async def keep(self, user: UserId, key: str, status: int, content_type: str | None, body: str) -> None:
        """The first answer, for every repeat."""
        async with self._database.write() as session:
            await session.execute(
                update(Answer)
                .where(Answer.user_id == user, Answer.key == key)
                .values(status=status, content_type=content_type, body=body)
            )

    async def release(self, user: UserId, key: str) -> None:
        """The request failed by no fault of its own: a repeat is to be tried anew."""
        async with self._database.write() as session:
            await session.execute(delete(Answer).where(Answer.user_id == user, Answer.key == key))

    async def forget(self, now: int) -> None:
        """Drops what nobody will repeat any more."""
        async with self._database.write() as session:
            await session.execute(delete(Answer).where(Answer.at < now - KEPT_MS))
