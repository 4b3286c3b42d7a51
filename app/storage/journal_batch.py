"""Plain entries on SQLite: what waits while a commit runs shares the next one (DESIGN §1). No timer, no chips.

Raw sqlite3 in one thread of its own: a move costs microseconds here, and hundreds through an ORM.
"""

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from app.storage.engine import configure
from app.storage.journal_line import Line, Watch
from app.tables.ports import LostRace, Repeated, Unavailable

LONGEST = 1_000
"""Entries in one transaction at most."""

# The version must be free, the one after the table's last, and the user's command new.
INSERT = """
INSERT INTO journal (table_id, version, at, user_id, command_id, command, rules, deadline)
SELECT ?, ?, ?, ?, ?, ?, ?, ? FROM tables WHERE id = ? AND version = ?
ON CONFLICT DO NOTHING
"""
ADVANCE = "UPDATE tables SET version = ?, deadline = ? WHERE id = ?"
SNAPSHOT = """
INSERT INTO snapshots (table_id, version, rules, state) VALUES (?, ?, ?, ?)
ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, rules = excluded.rules, state = excluded.state
"""
FIND = "SELECT version FROM journal WHERE table_id = ? AND user_id = ? AND command_id = ?"

Outcome = Exception | None


class BatchWriter:
    """The process's one writer of plain entries. `lock` is the database's write lock."""

    def __init__(self, path: str, lock: asyncio.Lock, watch: Watch) -> None:
        self._path = path
        self._lock = lock
        self._watch = watch
        self._waiting: list[tuple[Line, asyncio.Future[None]]] = []
        self._drain: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._connection: sqlite3.Connection | None = None

    async def write(self, line: Line) -> None:
        """Returns when the line is durable; raises LostRace, Repeated or Unavailable, and then it is not written."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((line, written))
        if self._drain is None:
            self._drain = asyncio.create_task(self._write_waiting())
        await written

    async def close(self) -> None:
        """Waits for what was handed in, then lets go of the file."""
        if self._drain is not None:
            await self._drain
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    async def _write_waiting(self) -> None:
        try:
            while self._waiting:
                async with self._lock:
                    batch = sorted(self._waiting[:LONGEST], key=lambda item: (item[0].table_id, item[0].version))
                    del self._waiting[:LONGEST]
                    lines = [line for line, _ in batch]
                    began = time.perf_counter()
                    outcomes = await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, lines)
                    self._watch(len(lines), time.perf_counter() - began)
                for (_, written), outcome in zip(batch, outcomes, strict=True):
                    if written.done():
                        continue  # whoever asked no longer waits
                    if outcome is None:
                        written.set_result(None)
                    else:
                        written.set_exception(outcome)
        finally:
            self._drain = None

    def _commit(self, lines: Sequence[Line]) -> list[Outcome]:
        """All lines in one transaction, in the writer's thread. Never raises: everybody who waits must hear of it."""
        try:
            connection = self._connect()
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [_write(connection, line) for line in lines]
            connection.execute("COMMIT")
        except Exception as error:  # noqa: BLE001
            self._disconnect()  # rolls back; the next batch begins on a fresh connection
            if isinstance(error, sqlite3.OperationalError):
                return [Unavailable(str(error)) for _ in lines]
            return [error for _ in lines]
        return outcomes

    def _connect(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._path)
            configure(self._connection)
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _write(connection: sqlite3.Connection, line: Line) -> Outcome:
    row = (
        line.table_id,
        line.version,
        line.at,
        line.user_id,
        line.command_id,
        line.command,
        line.rules,
        line.deadline,
        line.table_id,
        line.version - 1,
    )
    if connection.execute(INSERT, row).rowcount == 0:
        found = connection.execute(FIND, (line.table_id, line.user_id, line.command_id)).fetchone()
        return Repeated(found[0]) if found else LostRace()
    connection.execute(ADVANCE, (line.version, line.deadline, line.table_id))
    if line.snapshot is not None:
        connection.execute(SNAPSHOT, (line.table_id, line.version, line.rules, line.snapshot))
    return None
