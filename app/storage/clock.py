"""The database's time (DESIGN §1): this machine's for SQLite, which nobody else writes to; the server's for Postgres.

Neither ever goes back within a process, or stands still, whatever is done to a clock.
"""

import asyncio
import time
from typing import Final

import structlog
from sqlalchemy import Double, literal_column, select

from app.storage.engine import Database
from app.tables.ports import Unavailable

log = structlog.get_logger(__name__)

MEASURE_S: Final = 30.0
SAMPLES: Final = 3

_SERVER_MS = select(literal_column("extract(epoch FROM clock_timestamp()) * 1000").cast(Double))


class _Steady:
    """Counts on by this machine's monotonic clock. What it follows may jump ahead; where that goes back, this one goes on at half
    its pace until it has been caught up: were it to stand, every turn would."""

    def __init__(self, offset_ms: float) -> None:
        self._offset_ms = offset_ms
        self._ahead_ms = 0.0
        self._since_ms = 0.0
        self._last = 0

    def now(self) -> int:
        counted = _monotonic_ms()
        self._last = max(self._last, int(counted + self._offset_ms + self._ahead(counted)))
        return self._last

    def follow(self, offset_ms: float) -> None:
        """What it is to show from now on: this much beside the monotonic clock."""
        counted = _monotonic_ms()
        shown = self._offset_ms + self._ahead(counted) if self._last else offset_ms
        self._ahead_ms, self._since_ms = max(0.0, shown - offset_ms), counted
        self._offset_ms = offset_ms

    def _ahead(self, counted: float) -> float:
        return max(0.0, self._ahead_ms - (counted - self._since_ms) / 2)


class WallClock:
    """Milliseconds since 1970, by this machine."""

    def __init__(self) -> None:
        self._steady = _Steady(_wall_ms() - _monotonic_ms())

    def now(self) -> int:
        self._steady.follow(_wall_ms() - _monotonic_ms())
        return self._steady.now()


class DatabaseClock:
    """Milliseconds since 1970, by the database's server: this machine only counts on from the last measurement."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._steady = _Steady(_wall_ms() - _monotonic_ms())
        self.now = self._steady.now

    async def measure(self) -> None:
        """Sets the offset by the quickest of a few looks; raises Unavailable."""
        looks = []
        async with self._database.read() as session:
            for _ in range(SAMPLES):
                asked = _monotonic_ms()
                server = (await session.execute(_SERVER_MS)).scalar_one()
                answered = _monotonic_ms()
                looks.append((answered - asked, server - (asked + answered) / 2))
        self._steady.follow(min(looks)[1])

    async def keep_right(self) -> None:
        """Measures again and again, until cancelled."""
        while True:
            await asyncio.sleep(MEASURE_S)
            try:
                await self.measure()
            except Unavailable:
                log.warning("clock.not_measured")
            except Exception:
                log.exception("clock.defect")


def _monotonic_ms() -> float:
    return time.monotonic() * 1000


def _wall_ms() -> float:
    return time.time() * 1000
