"""Guessing at passwords gets slower with every failure, and holds nobody off who has been here before.

A try is counted where it comes from: at the browser that has logged in with this username, else at the address. Strangers to
the name are counted together, too, from wherever and in whichever process they arrive; that count alone waits but briefly.
A try is counted before its password is looked at, so that many at once do not slip through together.
"""

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, TypeVar

from sqlalchemy import delete, or_
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from app.config import Settings
from app.errors import Rejected
from app.http.limits import household
from app.storage.engine import Database
from app.storage.models.people import LoginTries
from app.tables.ports import Clock

T = TypeVar("T")

FORGOTTEN_MS: Final = 24 * 3_600_000
KNOWN_MS: Final = 180 * 24 * 3_600_000
"""Who logged in from there within this time is no stranger."""
BROWSER_LONGEST: Final = 100


@dataclass(frozen=True, slots=True)
class Pace:
    """`free` failures in a row cost nothing, for people mistype; then each wait is twice the last one."""

    free: int
    first_ms: int
    longest_ms: int

    def wait(self, failures: int) -> int:
        """How long after so many failures the next try has to wait."""
        return 0 if failures < self.free else min(self.longest_ms, self.first_ms << min(failures - self.free, 20))


PLACE: Final = Pace(free=10, first_ms=30_000, longest_ms=15 * 60_000)
STRANGERS: Final = Pace(free=100, first_ms=5_000, longest_ms=60_000)


@dataclass(frozen=True, slots=True)
class Try:
    """A try that was let in: where it was counted, and at what it is known (`browser`) or a stranger."""

    name: str
    address: str
    browser: str | None
    stranger: bool


class Backoff:
    """Counts per username, known or not. Switched off by RATE_LIMITS=off."""

    def __init__(self, database: Database, clock: Clock, settings: Settings) -> None:
        self._database = database
        self._clock = clock
        self._on = settings.limited

    async def home(self, username_key: str, browser: str | None) -> str | None:
        """A word for the browser, if somebody has logged in with this username there: its tries need not be counted with those
        of others at the same address."""
        if browser is None or not self._on or len(browser) > BROWSER_LONGEST:
            return None
        place = _hash(username_key, "browser", browser)
        async with self._database.read() as session:
            return place if await self._known(session, place) else None

    async def enter(self, username_key: str, address: str, browser: str | None) -> Try | None:
        """Counts a try as failed; raises Rejected("rate_limited") when it comes too soon after the last, which is not counted.
        `browser`: what the browser was named when somebody logged in there."""
        if not self._on:
            return None
        if browser is not None and len(browser) > BROWSER_LONGEST:
            browser = None
        return await _again_if_crossed(lambda: self._counted(username_key, household(address), browser))

    async def succeeded(self, entered: Try | None) -> str | None:
        """The right person came: his failures are forgotten, his address and his browser are known from now on. The name
        that the browser is to keep."""
        return None if entered is None else await _again_if_crossed(lambda: self._succeeded(entered))

    async def welcome(self, session: AsyncSession, username_key: str, address: str) -> str | None:
        """Somebody takes this username, in this transaction. The name that his browser is to keep."""
        return await self._know(session, username_key, household(address), None) if self._on else None

    async def forget(self) -> None:
        """Drops counts that nobody added to for a day, and places where nobody has logged in for long."""
        now = self._clock.now()
        long_ago = or_(LoginTries.entered_at.is_(None), LoginTries.entered_at < now - KNOWN_MS)
        async with self._database.write() as session:
            await session.execute(delete(LoginTries).where(LoginTries.last_at < now - FORGOTTEN_MS, long_ago))

    async def _counted(self, name: str, address: str, browser: str | None) -> Try:
        async with self._database.write() as session:
            if browser is not None and not await self._known(session, _hash(name, "browser", browser)):
                browser = None
            place = _hash(name, "address", address) if browser is None else _hash(name, "browser", browser)
            stranger = browser is None and not await self._known(session, place)
            await self._count(session, place, PLACE)
            if stranger:
                await self._count(session, _hash(name), STRANGERS)
        return Try(name, address, browser, stranger)

    async def _known(self, session: AsyncSession, place: str) -> bool:
        row = await session.get(LoginTries, place)
        return row is not None and row.entered_at is not None and row.entered_at >= self._clock.now() - KNOWN_MS

    async def _count(self, session: AsyncSession, place: str, pace: Pace) -> None:
        now = self._clock.now()
        row = await session.get(LoginTries, place, with_for_update=True, populate_existing=True)
        if row is None:
            session.add(LoginTries(name_hash=place, failures=1, last_at=now))
            await session.flush()
            return
        failures = row.failures if row.last_at >= now - FORGOTTEN_MS else 0
        rest = row.last_at + pace.wait(failures) - now
        if rest > 0:
            raise Rejected("rate_limited", retry_after=-(-rest // 1000))
        row.failures, row.last_at = failures + 1, now
        await session.flush()

    async def _succeeded(self, entered: Try) -> str:
        async with self._database.write() as session:
            browser = await self._know(session, entered.name, entered.address, entered.browser)
            if entered.stranger:  # last, as in `_counted`: so that no two wait for each other
                row = await session.get(LoginTries, _hash(entered.name), with_for_update=True)
                if row is not None:
                    row.failures = max(0, row.failures - 1)
        return browser

    async def _know(self, session: AsyncSession, name: str, address: str, browser: str | None) -> str:
        now = self._clock.now()
        browser = browser or secrets.token_urlsafe(16)
        for place in (_hash(name, "address", address), _hash(name, "browser", browser)):
            await session.merge(LoginTries(name_hash=place, failures=0, last_at=now, entered_at=now))
            await session.flush()
        return browser


async def _again_if_crossed(work: Callable[[], Awaitable[T]]) -> T:
    """Two first tries at the same moment cannot both make the count: for the second there is one to add to now."""
    try:
        return await work()
    except IntegrityError:
        return await work()


def _hash(*parts: str) -> str:
    return sha256("\0".join(parts).encode()).hexdigest()
