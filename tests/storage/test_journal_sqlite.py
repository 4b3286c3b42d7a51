"""What only the SQLite journal does: sharing commits by one writer, behind the lock that all writing takes."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Sequence
from pathlib import Path

import pytest

from app.storage import engine, journal_batch
from app.storage.engine import Database
from app.storage.journal_batch import BatchWriter, Outcome
from app.storage.journal_line import Line
from app.storage.journal_sqlite import SqliteJournal
from app.tables.commands import Act
from app.tables.ids import TableId, UserId
from app.tables.ports import Effects, Entry, Transfer, Unavailable
from tests.support.database import add_table, add_user, sqlite_url


@pytest.fixture
def url(tmp_path: Path) -> str:
    return sqlite_url(tmp_path)


@pytest.fixture
async def journal(database: Database) -> AsyncGenerator[SqliteJournal]:
    await add_user(database, "ana", 1000)
    for n in range(20):
        await add_table(database, f"t{n}", "ana")
    journal = SqliteJournal(database)
    yield journal
    await journal.close()


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> list[list[Line]]:
    """The lines of each shared transaction, as they are written."""
    seen: list[list[Line]] = []
    commit = BatchWriter._commit

    def watched(self: BatchWriter, lines: Sequence[Line]) -> list[Outcome]:
        seen.append(list(lines))
        return commit(self, lines)

    monkeypatch.setattr(BatchWriter, "_commit", watched)
    return seen


def entry(table: str, version: int) -> Entry:
    return Entry(TableId(table), version, version, UserId("ana"), None, Act({}), 1, None)


async def test_entries_that_come_while_a_commit_runs_share_the_next(
    journal: SqliteJournal, commits: list[list[Line]]
) -> None:
    first = asyncio.create_task(journal.append(entry("t0", 1), Effects()))
    while not commits:
        await asyncio.sleep(0)
    await asyncio.gather(first, *(journal.append(entry(f"t{n}", 1), Effects()) for n in range(19, 0, -1)))
    assert [len(lines) for lines in commits] == [1, 19]
    order = [(line.table_id, line.version) for line in commits[1]]
    assert order == sorted(order)


async def test_a_commit_has_a_longest_measure(
    journal: SqliteJournal, commits: list[list[Line]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_batch, "LONGEST", 8)
    await asyncio.gather(*(journal.append(entry(f"t{n}", 1), Effects()) for n in range(20)))
    assert sum(len(lines) for lines in commits) == 20
    assert max(len(lines) for lines in commits) == 8


async def test_nothing_is_written_while_somebody_else_writes(
    journal: SqliteJournal, database: Database, commits: list[list[Line]]
) -> None:
    async with database.write():
        waiting = asyncio.create_task(journal.append(entry("t0", 1), Effects()))
        await asyncio.sleep(0.05)
        assert commits == []
    await waiting
    assert len(commits) == 1


async def test_who_no_longer_waits_harms_nobody(journal: SqliteJournal, database: Database) -> None:
    async with database.write():
        gone = asyncio.create_task(journal.append(entry("t0", 1), Effects()))
        stays = asyncio.create_task(journal.append(entry("t1", 1), Effects()))
        await asyncio.sleep(0.01)
        gone.cancel()
    await stays
    with pytest.raises(asyncio.CancelledError):
        await gone
    assert len(await journal.entries(TableId("t1"), 0)) == 1


@pytest.mark.parametrize("effects", [Effects(), Effects(transfers=(Transfer("in", UserId("ana"), 1, "buy_in"),))])
async def test_while_the_file_is_locked_entries_are_unavailable_and_unwritten(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, effects: Effects
) -> None:
    monkeypatch.setattr(engine, "BUSY_MS", 50)
    database = Database(url)
    await add_user(database, "ana", 1000)
    await add_table(database, "t0", "ana")
    journal = SqliteJournal(database)
    other = sqlite3.connect(tmp_path / "test.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable):
        await journal.append(entry("t0", 1), effects)
    other.execute("COMMIT")
    other.close()
    assert await journal.entries(TableId("t0"), 0) == []
    await journal.append(entry("t0", 1), effects)
    await journal.close()
    await database.close()


async def test_closing_waits_for_what_was_handed_in(url: str) -> None:
    database = Database(url)
    await add_user(database, "ana")
    await add_table(database, "t0", "ana")
    journal = SqliteJournal(database)
    appending = asyncio.create_task(journal.append(entry("t0", 1), Effects()))
    await asyncio.sleep(0)
    await journal.close()
    await appending
    await database.close()
