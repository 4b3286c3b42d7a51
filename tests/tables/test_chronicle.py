"""A table in step with its journal: races, repeats, outages, other rules (DESIGN §1)."""

from dataclasses import replace
from typing import Any

import pytest

from app.errors import Rejected
from app.tables import commands as c
from app.tables.chronicle import By, Chronicle
from app.tables.decision import Pace
from app.tables.ids import MatchId, TableId, UserId
from app.tables.ports import Effects, Entry, FinishedMatch, Insolvent, LostRace, Repeated, Unavailable
from app.tables.table import Table
from tests.support.tables import ANA, BETO, CARLA, a_table


class Journal:
    """The port in memory: one table. `fails` is raised by the next append."""

    def __init__(self, table: Table) -> None:
        self.snapshot = table
        self.rows: list[Entry] = []
        self.fails: Exception | None = None
        self.finished: list[FinishedMatch] = []

    async def append(self, entry: Entry, effects: Effects) -> None:
        if self.fails:
            failure, self.fails = self.fails, None
            raise failure
        again = await self.find(entry.table_id, entry.user, entry.command_id)
        if again is not None:
            raise Repeated(again)
        if entry.version != self.snapshot.version + len(self.rows) + 1:
            raise LostRace
        self.rows.append(entry)
        if effects.finished:
            self.finished.append(effects.finished)

    async def load(self, table_id: TableId) -> Any:
        return self.snapshot, tuple(self.rows)

    async def entries(self, table_id: TableId, after: int) -> Any:
        return [row for row in self.rows if row.version > after]

    async def find(self, table_id: TableId, user: UserId | None, command_id: str | None) -> int | None:
        found = (row.version for row in self.rows if user and (row.user, row.command_id) == (user, command_id))
        return next(found, None)


class Clock:
    def now(self) -> int:
        return 1_000_000


async def opened(journal: Any) -> Chronicle:
    chronicle = await Chronicle.open(TableId("t1"), journal, Clock(), Pace())
    assert chronicle is not None
    return chronicle


@pytest.fixture
def journal() -> Journal:
    return Journal(a_table().table)


async def test_two_processes_at_once_both_get_their_turn_in_one_order(journal: Journal) -> None:
    one, other = await opened(journal), await opened(journal)
    assert await one.commit(c.Sit("Ana"), By(ANA, "a")) == 1
    assert await other.commit(c.Sit("Beto"), By(BETO, "b")) == 2
    await one.catch_up()
    assert one.table == other.table
    assert [person.name for person in one.table.people] == ["Ana", "Beto"]
    assert other.wrote_last
    assert not one.wrote_last


async def test_who_lost_the_race_is_judged_by_the_new_state(journal: Journal) -> None:
    one, other = await opened(journal), await opened(journal)
    await one.commit(c.Sit("Ana", 0), By(ANA, "a"))
    with pytest.raises(Rejected) as refusal:
        await other.commit(c.Sit("Beto", 0), By(BETO, "b"))
    assert refusal.value.code == "seat_taken"
    assert len(journal.rows) == 1


async def test_nothing_is_refused_by_an_old_state(journal: Journal) -> None:
    one, other = await opened(journal), await opened(journal)
    await one.commit(c.Sit("Ana"), By(ANA, "a"))
    await one.commit(c.Sit("Beto"), By(BETO, "b"))
    assert await other.commit(c.Start(MatchId("m"), 0), By(ANA, "start")) == 3
    assert await one.commit(c.ClientSeed("luck"), By(ANA, "seed")) == 4
    with pytest.raises(Rejected) as refusal:
        await other.commit(c.Sit("Carla"), By(CARLA, "c"))
    assert refusal.value.code == "wrong_phase"


async def test_an_act_for_a_version_that_another_process_wrote_is_fresh() -> None:
    driver = a_table().sit(ANA, BETO).start()
    first = driver.table.seats[driver.turn].user
    journal = Journal(driver.table)
    one, other = await opened(journal), await opened(journal)
    version = await one.commit(c.Act({"type": "check"}), By(first, "1", one.table.version))
    second = BETO if first == ANA else ANA
    assert await other.commit(c.Act({"type": "check"}), By(second, "2", version)) == version + 1


async def test_a_repeat_is_answered_with_its_version_in_any_process_and_after_a_restart(journal: Journal) -> None:
    one = await opened(journal)
    assert await one.commit(c.Sit("Ana"), By(ANA, "a")) == 1
    assert await one.commit(c.Sit("Ana"), By(ANA, "a")) == 1
    journal.snapshot, journal.rows = one.table, []
    journal.rows = []
    later = await opened(journal)
    with pytest.raises(Rejected):
        await later.commit(c.Sit("Ana"), By(ANA, "another"))


async def test_a_refused_repeat_from_before_the_snapshot_is_looked_up(journal: Journal) -> None:
    one = await opened(journal)
    await one.commit(c.Sit("Ana"), By(ANA, "a"))
    later = await opened(journal)
    later._answered.clear()
    assert await later.commit(c.Sit("Ana"), By(ANA, "a")) == 1


async def test_what_could_not_be_written_did_not_happen(journal: Journal) -> None:
    chronicle = await opened(journal)
    before = chronicle.table
    for failure, code in ((Unavailable(), "unavailable"), (Insolvent((ANA,)), "insufficient_balance")):
        journal.fails = failure
        with pytest.raises(Rejected) as refusal:
            await chronicle.commit(c.Sit("Ana"), By(ANA, "a"))
        assert refusal.value.code == code
        assert chronicle.table == before
        assert not chronicle.untold_versions
    assert await chronicle.commit(c.Sit("Ana"), By(ANA, "a")) == 1


async def test_a_gap_in_the_hints_is_filled_from_the_journal(journal: Journal) -> None:
    one, other = await opened(journal), await opened(journal)
    for n, user in enumerate((ANA, BETO)):
        await one.commit(c.Sit(user.capitalize()), By(user, str(n)))
    await other.take(journal.rows[1])
    assert other.table == one.table
    await other.take(journal.rows[0])
    assert other.table == one.table


async def test_a_hand_played_by_other_rules_is_void_back_to_the_snapshot() -> None:
    table = a_table().sit(ANA, BETO).start().play_hand()
    journal = Journal(table.table)
    one = await opened(journal)
    await one.commit(c.Prepare(bytes(32)))
    await one.commit(c.DealHand(one.table.version, "|"))
    assert one.table.phase.match.state.type == "betting"
    journal.rows = [replace(row, rules=99) for row in journal.rows]
    later = await opened(journal)
    assert later.table.version == one.table.version
    assert later.table.phase == table.table.phase
    assert await later.commit(c.Prepare(bytes(32))) == one.table.version + 1


async def test_a_finished_match_has_the_same_record_whether_its_process_saw_all_of_it_or_not() -> None:
    """One has its entries in mind, after a match before it too; the other reads what it has not seen."""
    journal = Journal(a_table().sit(ANA, BETO).table)
    whole = await opened(journal)
    halfway = whole.table
    for text in ("first", "second"):
        await whole.commit(c.Start(MatchId(text), 1), By(ANA, text))
        await whole.commit(c.Prepare(bytes(32)))
        await whole.commit(c.DealHand(whole.table.version, text))
        halfway = whole.table
        await whole.commit(c.ClientSeed("mine"), By(BETO, f"{text} seed"))
        await whole.commit(c.Void())
    again = Journal(journal.snapshot)
    again.rows = journal.rows[:-1]
    later = Chronicle(halfway, again, Clock(), Pace())
    await later.catch_up()
    await later.commit(c.Void())
    assert again.finished == journal.finished[1:]
    deals = [[move["action"]["client_seed"] for move in match.record["moves"]] for match in journal.finished]
    assert deals == [["first"], ["second"]]
