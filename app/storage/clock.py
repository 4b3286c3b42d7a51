"""The database's time (DESIGN §1): this machine's for SQLite, which nobody else writes to; the server's for Postgres.

Neither ever goes back within a process, whatever is done to a clock.
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


class WallClock:
    """Milliseconds since 1970, by this machine."""

    def __init__(self) -> None:
        self._last = 0

    def now(self) -> int:
        self._last = max(self._last, time.time_ns() // 1_000_000)
        return self._last


class DatabaseClock:
    """Milliseconds since 1970, by the database's server: this machine only counts on from the last measurement."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._offset_ms = time.time() * 1000 - time.monotonic() * 1000
        self._last = 0

    def now(self) -> int:
        self._last = max(self._last, int(time.monotonic() * 1000 + self._offset_ms))
        return self._last

    async def measure(self) -> None:
        """Sets the offset by the quickest of a few looks; raises Unavailable."""
        looks = []
        async with self._database.read() as session:
            for _ in range(SAMPLES):
                asked = time.monotonic() * 1000
                server = (await session.execute(_SERVER_MS)).scalar_one()
                answered = time.monotonic() * 1000
                looks.append((answered - asked, server - (asked + answered) / 2))
        self._offset_ms = min(looks)[1]

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
