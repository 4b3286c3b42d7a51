"""Plain entries on Postgres: what waits while a commit runs shares the next one (DESIGN §1). No timer, no chips.

One connection, one statement a batch, and the statement is its own transaction: one round trip, one fsync.
"""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import asyncpg
import structlog
from sqlalchemy.engine import URL

from app.storage import postgres
from app.storage.journal_line import Line, Watch
from app.tables.ports import LostRace, Repeated, Unavailable

log = structlog.get_logger(__name__)

LONGEST: Final = 1_000
"""Entries in one transaction at most."""
FAREWELL_S: Final = 3.0
"""How long a closing writer waits for a database that does not answer."""
LOCK: Final = "500ms"
"""How long a batch waits for a table whose row somebody holds: all other tables wait with it."""
PAUSE_S: Final = 0.2
LONGEST_PAUSE_S: Final = 1.0

# The version must be the one after the table's last, and the user's command new. At most one line of each table: rows
# are locked in the order of their names, so that two processes never wait for each other in a ring.
APPEND: Final = """
WITH wanted AS MATERIALIZED (
    SELECT * FROM unnest(
        $1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::int[], $8::bigint[], $9::text[]
    ) AS w(table_id, version, at, user_id, command_id, command, rules, deadline, snapshot)
), due AS MATERIALIZED (
    SELECT t.id FROM tables t JOIN wanted w ON t.id = w.table_id AND t.version = w.version - 1
    ORDER BY t.id FOR NO KEY UPDATE OF t
), written AS (
    INSERT INTO journal (table_id, version, at, user_id, command_id, command, rules, deadline)
    SELECT w.table_id, w.version, w.at, w.user_id, w.command_id, w.command, w.rules, w.deadline
    FROM wanted w JOIN due ON due.id = w.table_id
    ON CONFLICT DO NOTHING
    RETURNING table_id
), advanced AS (
    UPDATE tables t SET version = w.version, deadline = w.deadline
    FROM wanted w JOIN written USING (table_id) WHERE t.id = w.table_id
), kept AS (
    INSERT INTO snapshots (table_id, version, rules, state)
    SELECT w.table_id, w.version, w.rules, w.snapshot
    FROM wanted w JOIN written USING (table_id) WHERE w.snapshot IS NOT NULL
    ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, rules = excluded.rules, state = excluded.state
)
SELECT table_id FROM written
"""
STANDING: Final = """
SELECT at, user_id, command_id, command, rules, deadline FROM journal WHERE table_id = $1 AND version = $2
"""
FIND: Final = "SELECT version FROM journal WHERE table_id = $1 AND user_id = $2 AND command_id = $3"

Outcome = Exception | None


class GroupWriter:
    """The process's one writer of plain entries."""

    def __init__(self, url: URL, watch: Watch) -> None:
        self._url = url
        self._watch = watch
        self._waiting: list[tuple[Line, asyncio.Future[None]]] = []
        self._drain: asyncio.Task[None] | None = None
        self._connection: postgres.Connection | None = None

    async def write(self, line: Line) -> None:
        """Returns when the line is durable; raises LostRace, Repeated or Unavailable, and then it is not written."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((line, written))
        if self._drain is None:
            self._drain = asyncio.create_task(self._write_waiting())
        await written

    async def close(self) -> None:
        """Waits for what was handed in, if the database answers; lets go of the connection."""
        if self._drain is not None:
            await asyncio.wait((self._drain,), timeout=FAREWELL_S)
        if self._drain is not None:
            self._drain.cancel()
            await asyncio.gather(self._drain, return_exceptions=True)
        await self._disconnect()

    async def _write_waiting(self) -> None:
        batch: list[tuple[Line, asyncio.Future[None]]] = []
        try:
            while self._waiting:
                batch = self._next_batch()
                began = time.perf_counter()
                outcomes = await self._commit([line for line, _ in batch])
                self._watch(len(batch), time.perf_counter() - began)
                for (_, written), outcome in zip(batch, outcomes, strict=True):
                    _tell(written, outcome)
        finally:
            self._drain = None
            for _, written in batch + self._waiting:
                written.cancel()  # does nothing to those who have been told

    def _next_batch(self) -> list[tuple[Line, asyncio.Future[None]]]:
        """In the order of tables, one line of each; a second one for the same table waits for the next commit."""
        batch: list[tuple[Line, asyncio.Future[None]]] = []
        rest: list[tuple[Line, asyncio.Future[None]]] = []
        for item in sorted(self._waiting[:LONGEST], key=lambda item: (item[0].table_id, item[0].version)):
            (rest if batch and batch[-1][0].table_id == item[0].table_id else batch).append(item)
        self._waiting[:LONGEST] = rest
        return batch

    async def _commit(self, lines: Sequence[Line]) -> list[Outcome]:
        """All lines in one transaction. Never raises but when cancelled: everybody who waits must hear of it."""
        try:
            connection = await self._connected()
        except Exception as error:  # noqa: BLE001
            log.warning("journal.no_connection", cause=repr(error))
            return [Unavailable() if postgres.passes(error) else error for _ in lines]
        try:
            return await self._append(connection, lines)
        except Exception as error:  # noqa: BLE001
            if postgres.unknown(error) or connection.is_closed():
                log.warning("journal.outcome_unknown", entries=len(lines), cause=repr(error))
                return await self._settle(lines)
            if postgres.demoted(error):
                log.warning("journal.read_only")
                await self._disconnect()
                return [Unavailable() for _ in lines]
            if len(lines) > 1:  # nothing stands; whoever spoilt it is to spoil it for nobody else
                return [(await self._commit([line]))[0] for line in lines]
            if not postgres.passes(error):
                return [error]
            log.warning("journal.not_written", cause=repr(error))
            return [Unavailable()]

    async def _append(self, connection: postgres.Connection, lines: Sequence[Line]) -> list[Outcome]:
        written = await self._written(connection, lines)
        return [None if line.table_id in written else await _why_not(connection, line) for line in lines]

    @staticmethod
    async def _written(connection: postgres.Connection, lines: Sequence[Line]) -> set[str]:
        """The tables whose line stands now."""
        columns: list[list[Any]] = [
            [line.table_id for line in lines],
            [line.version for line in lines],
            [line.at for line in lines],
            [line.user_id for line in lines],
            [line.command_id for line in lines],
            [line.command for line in lines],
            [line.rules for line in lines],
            [line.deadline for line in lines],
            [line.snapshot for line in lines],
        ]
        return {row[0] for row in await connection.fetch(APPEND, *columns)}

    async def _settle(self, lines: Sequence[Line]) -> list[Outcome]:
        """After a commit nobody answered for: writes the lines again until the database answers. Whichever of the two
        came through took the versions, so the other can do nothing any more; then the rows tell, whatever else goes wrong."""
        pause = PAUSE_S
        while True:
            await self._disconnect()
            self._refuse_waiting()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE_S)
            try:
                connection = await self._connected()
                written = await self._written(connection, lines)
                for line in lines:
                    if line.table_id not in written and await _stands(connection, line):
                        written.add(line.table_id)
                outcomes = [None if line.table_id in written else await _why_not(connection, line) for line in lines]
            except Exception as error:
                if postgres.unknown(error) or postgres.passes(error) or postgres.demoted(error):
                    continue
                log.exception("journal.settling_failed")
                try:
                    outcomes = [None if await _stands(connection, line) else error for line in lines]
                except Exception as again:  # noqa: BLE001
                    log.warning("journal.outcome_unknown", entries=len(lines), cause=repr(again))
                    continue
            log.info("journal.settled", entries=len(lines), stand=outcomes.count(None))
            return outcomes

    def _refuse_waiting(self) -> None:
        """What has not been sent yet is surely not written: its senders need not wait with the others."""
        refused, self._waiting = self._waiting, []
        for _, written in refused:
            _tell(written, Unavailable())

    async def _connected(self) -> postgres.Connection:
        if self._connection is None or self._connection.is_closed():
            await self._disconnect()
            self._connection = await postgres.connect(self._url, lock_timeout=LOCK)
        return self._connection

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None and not connection.is_closed():
            with suppress(OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await connection.close(timeout=1)
            connection.terminate()


async def _why_not(connection: postgres.Connection, line: Line) -> Exception:
    found = await connection.fetchval(FIND, line.table_id, line.user_id, line.command_id)
    return LostRace() if found is None else Repeated(found)


async def _stands(connection: postgres.Connection, line: Line) -> bool:
    """Whether exactly this line is the journal's. A line that another process wrote word for word is as good."""
    row = await connection.fetchrow(STANDING, line.table_id, line.version)
    ours = (line.at, line.user_id, line.command_id, line.command, line.rules, line.deadline)
    return row is not None and tuple(row) == ours


def _tell(written: asyncio.Future[None], outcome: Outcome) -> None:
    if written.done():
        return  # whoever asked no longer waits
    if outcome is None:
        written.set_result(None)
    else:
        written.set_exception(outcome)
