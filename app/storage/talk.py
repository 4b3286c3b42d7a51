"""Remembers what was lately said at tables: lines are written behind, some together, and forgotten after a week.

Nobody waits for it. While the database is away the last lines wait here; what it refuses is lost.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import structlog
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from app.games.contract import Seat
from app.storage.engine import Database
from app.storage.models.talk import ChatRow
from app.tables.ids import TableId
from app.tables.ports import Unavailable
from app.tables.talk import KEPT, ChatLine

log = structlog.get_logger(__name__)

WEEK_MS: Final = 7 * 24 * 3_600_000
WAITING_MAX: Final = 1_000
PAUSE_S: Final = 1.0
LAST_WORDS_S: Final = 1.0


class StoredTalk:
    """`tables.talk.Talk`. `run` writes until it is cancelled, `close` what is left then."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: deque[dict[str, Any]] = deque(maxlen=WAITING_MAX)
        self._wake = asyncio.Event()

    def keep(self, table_id: TableId, line: ChatLine) -> None:
        row = {"table_id": table_id, "at": line.at, "seat": line.seat, "name": line.name, "text": line.text}
        self._waiting.append(row)
        self._wake.set()

    async def recall(self, table_id: TableId) -> Sequence[ChatLine]:
        last = select(ChatRow).where(ChatRow.table_id == table_id).order_by(ChatRow.id.desc()).limit(KEPT)
        async with self._database.read() as session:
            rows = (await session.scalars(last)).all()
        return [
            ChatLine(None if row.seat is None else Seat(row.seat), row.name, row.text, row.at) for row in reversed(rows)
        ]

    async def forget(self, now: int) -> None:
        """Whatever is older than a week."""
        async with self._database.write() as session:
            await session.execute(delete(ChatRow).where(ChatRow.at < now - WEEK_MS))

    async def run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                try:
                    await self._write()
                except Unavailable:
                    await asyncio.sleep(PAUSE_S)
                except Exception:
                    log.exception("talk.defect")

    async def close(self) -> None:
        """A planned stop writes what still waits, if that is quickly done."""
        with suppress(Unavailable, TimeoutError):
            async with asyncio.timeout(LAST_WORDS_S):
                await self._write()

    async def _write(self) -> None:
        lines, self._waiting = self._waiting, deque(maxlen=WAITING_MAX)
        if not lines:
            return
        try:
            async with self._database.write() as session:
                await session.execute(insert(ChatRow), list(lines))
        except (Unavailable, asyncio.CancelledError):
            self._waiting = deque((*lines, *self._waiting), maxlen=WAITING_MAX)
            raise
        except SQLAlchemyError as error:  # its text would have in it what was said
            log.warning("talk.lost", lines=len(lines), cause=type(error).__name__)
