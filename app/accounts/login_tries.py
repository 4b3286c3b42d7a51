"""Guessing at passwords gets slower with every failure, from wherever it comes and in whichever process it arrives.

A try is counted before its password is looked at, so that many at once do not slip through together.
"""

from hashlib import sha256

from sqlalchemy import delete, update
from sqlalchemy.exc import IntegrityError

from app.config import Settings
from app.errors import Rejected
from app.storage.engine import Database
from app.storage.models.people import LoginTries
from app.tables.ports import Clock

FREE = 10
"""Failures in a row without a wait: people mistype."""
FIRST_WAIT_MS = 30_000
LONGEST_WAIT_MS = 15 * 60_000
FORGOTTEN_MS = 24 * 3_600_000


class Backoff:
    """One count per username, known or not. Switched off by RATE_LIMITS=off."""

    def __init__(self, database: Database, clock: Clock, settings: Settings) -> None:
        self._database = database
        self._clock = clock
        self._on = settings.limited

    async def enter(self, username_key: str) -> None:
        """Counts a try as failed; raises Rejected("rate_limited") when it comes too soon after the last, which is not counted."""
        if not self._on:
            return
        name = _hash(username_key)
        if not await self._counted(name):
            try:
                async with self._database.write() as session:
                    session.add(LoginTries(name_hash=name, failures=1, last_at=self._clock.now()))
            except IntegrityError:  # another process's first try at the same name
                await self._counted(name)

    async def succeeded(self, username_key: str) -> None:
        """The right person came: all is forgotten."""
        if self._on:
            async with self._database.write() as session:
                await session.execute(delete(LoginTries).where(LoginTries.name_hash == _hash(username_key)))

    async def forget(self) -> None:
        """Drops counts that nobody added to for a day."""
        async with self._database.write() as session:
            await session.execute(delete(LoginTries).where(LoginTries.last_at < self._clock.now() - FORGOTTEN_MS))

    async def _counted(self, name: str) -> bool:
        """Whether there is a count to add to, and one more was added."""
        async with self._database.write() as session:
            now = self._clock.now()
            row = await session.get(LoginTries, name, with_for_update=True)
            if row is None:
                return False
            rest = row.last_at + _wait(row.failures) - now
            if rest > 0:
                raise Rejected("rate_limited", retry_after=-(-rest // 1000))
            await session.execute(
                update(LoginTries)
                .where(LoginTries.name_hash == name)
                .values(failures=LoginTries.failures + 1, last_at=now)
            )
            return True


def _wait(failures: int) -> int:
    """How long after so many failures in a row the next try has to wait."""
    if failures < FREE:
        return 0
    return min(LONGEST_WAIT_MS, FIRST_WAIT_MS << min(failures - FREE, 20))


def _hash(username_key: str) -> str:
    return sha256(username_key.encode()).hexdigest()
