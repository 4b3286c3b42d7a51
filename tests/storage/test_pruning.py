"""Journals of matches long over are forgotten; nothing that anybody still needs is."""

from dataclasses import replace

from sqlalchemy import select

from app.storage.engine import Database
from app.storage.models.tables import JournalRow
from app.storage.pruning import KEPT_MS, prune_journals
from app.tables.commands import Act
from app.tables.ids import MatchId, TableId, UserId
from app.tables.ports import Effects, Entry, FinishedMatch
from app.tables.table import Table
from tests.storage.conftest import Journal
from tests.support.database import NOW, add_table, add_user


async def play(journal: Journal, table: Table, *, first: int, last: int, ended_at: int) -> None:
    """A match in the journal from version `first` to `last`, the last with its record and a snapshot."""
    for version in range(first, last + 1):
        finished = FinishedMatch(
            MatchId(f"{table.id}-{last}"), table.id, "ajiley", 1, True, False, NOW, ended_at, "played", (), {}, {}
        )  # fmt: skip
        effects = Effects(finished=finished, snapshot=_at(table, version)) if version == last else Effects()
        await journal.append(Entry(table.id, version, NOW, UserId("ana"), None, Act({}), 1, None), effects)


def _at(table: Table, version: int) -> Table:
    return replace(table, version=version)


async def versions(database: Database) -> list[int]:
    async with database.read() as session:
        return list(await session.scalars(select(JournalRow.version).order_by(JournalRow.version)))


async def test_only_matches_over_for_a_week_are_forgotten(journal: Journal, database: Database) -> None:
    await add_user(database, "ana")
    table = await add_table(database, "t1", "ana")
    await play(journal, table, first=1, last=3, ended_at=NOW)
    await play(journal, table, first=4, last=6, ended_at=NOW + 1000)
    assert await prune_journals(database, NOW + KEPT_MS) == 0
    assert await prune_journals(database, NOW + KEPT_MS + 1) == 1
    assert await versions(database) == [4, 5, 6]
    assert await prune_journals(database, NOW + KEPT_MS + 1) == 0
    loaded = await journal.load(TableId("t1"))
    assert loaded is not None
    assert loaded[0].version == 6


async def test_a_running_match_keeps_its_journal_however_long_it_takes(journal: Journal, database: Database) -> None:
    await add_user(database, "ana")
    table = await add_table(database, "t1", "ana")
    await play(journal, table, first=1, last=2, ended_at=NOW)
    for version in (3, 4):
        snapshot = _at(table, version)
        entry = Entry(table.id, version, NOW, UserId("ana"), None, Act({}), 1, None)
        await journal.append(entry, Effects(snapshot=snapshot))
    await prune_journals(database, NOW + 10 * KEPT_MS)
    assert await versions(database) == [3, 4]
