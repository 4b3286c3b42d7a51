"""What every journal promises (ports.Journal), whichever database is beneath it."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import func, select

from app.storage.engine import Database
from app.storage.ledger import Overdrawn
from app.storage.models.chips import Transfer
from app.storage.models.matches import MatchPlayer, MatchRow
from app.storage.models.tables import JournalRow, Seated, TableRow
from app.tables.commands import Act, Close, Command, NewLink, Sit
from app.tables.ids import Code, MatchId, TableId, UserId
from app.tables.ports import (
    Direction,
    Effects,
    Entry,
    FinishedMatch,
    Insolvent,
    LostRace,
    Player,
    Repeated,
    Summary,
)
from app.tables.ports import (
    Transfer as Move,
)
from tests.storage.conftest import Journal
from tests.support.database import NOW, add_table, add_user, balance, in_escrow

ANA, BETO = UserId("ana"), UserId("beto")


@pytest.fixture(autouse=True)
async def somebody(database: Database) -> None:
    """Ana with 1000 chips and Beto with 50, at two waiting tables."""
    await add_user(database, "ana", 1000)
    await add_user(database, "beto", 50)
    await add_table(database, "t1", "ana")
    await add_table(database, "t2", "ana")


def entry(
    version: int,
    *,
    table: str = "t1",
    command_id: str | None = None,
    user: UserId = ANA,
    command: Command | None = None,
) -> Entry:
    return Entry(
        table_id=TableId(table),
        version=version,
        at=NOW + version,
        user=user,
        command_id=command_id,
        command=command or Act({"type": "check"}),
        rules=1,
        deadline=NOW + 1000 * version,
    )


def pays(user: UserId, amount: int, direction: Direction = "in") -> Move:
    return Move(direction, user, amount, "buy_in" if direction == "in" else "cash_out")


SUMMARY = Summary(
    code=Code("code-t1"), game="ajiley", name="Otra", visibility="public", seats=4, taken=2, phase="playing",
    options={"ante": 10}, stake=0, practice=False,
)  # fmt: skip
MATCH = FinishedMatch(
    id=MatchId("m1"), table_id=TableId("t1"), game="ajiley", number=1, practice=False, private=False,
    started_at=NOW, ended_at=NOW + 5, outcome="played",
    players=(Player(ANA, "Ana", 1), Player(None, "Bot", 2)), result={"pots": []}, record={"game": "ajiley"},
)  # fmt: skip

# Every kind of entry must win and lose the race alike, whether it shares its commit or has one of its own.
EFFECTS = [
    pytest.param(Effects(), id="plain"),
    pytest.param(Effects(summary=SUMMARY), id="summary"),
    pytest.param(Effects(transfers=(pays(ANA, 10),)), id="chips"),
]


async def rows(database: Database, table: str = "t1") -> list[int]:
    async with database.read() as session:
        query = select(JournalRow.version).where(JournalRow.table_id == table).order_by(JournalRow.version)
        return list(await session.scalars(query))


@pytest.mark.parametrize("effects", EFFECTS)
async def test_of_two_entries_for_one_version_the_second_loses(journal: Journal, effects: Effects) -> None:
    await journal.append(entry(1, command_id="a"), effects)
    with pytest.raises(LostRace):
        await journal.append(entry(1, command_id="b"), effects)
    assert [e.command_id for e in await journal.entries(TableId("t1"), 0)] == ["a"]


@pytest.mark.parametrize("effects", EFFECTS)
async def test_a_version_that_is_not_the_next_is_refused(
    journal: Journal, database: Database, effects: Effects
) -> None:
    for version in (2, 0, -1):
        with pytest.raises(LostRace):
            await journal.append(entry(version), effects)
    assert await rows(database) == []
    assert await balance(database, "ana") == 1000


@pytest.mark.parametrize("effects", EFFECTS)
async def test_an_entry_for_an_unknown_table_is_refused(journal: Journal, effects: Effects) -> None:
    with pytest.raises(LostRace):
        await journal.append(entry(1, table="nowhere"), effects)


async def test_of_many_at_once_exactly_one_gets_each_version(journal: Journal, database: Database) -> None:
    async def climb(who: int) -> int:
        """Appends until eight of its own stand, as rooms in several processes would."""
        won = 0
        for version in range(1, 200):
            effects = Effects(transfers=(pays(ANA, 1),)) if version % 3 == 0 else Effects()
            try:
                await journal.append(entry(version, command_id=f"{who}-{version}"), effects)
                won += 1
            except LostRace:
                pass
            if won == 8:
                break
        return won

    won = await asyncio.gather(*(climb(who) for who in range(4)))
    assert await rows(database) == list(range(1, sum(won) + 1))


@pytest.mark.parametrize("effects", EFFECTS)
async def test_a_repeated_command_is_told_its_version_and_does_nothing(
    journal: Journal, database: Database, effects: Effects
) -> None:
    await journal.append(entry(1, command_id="same"), effects)
    before = await balance(database, "ana")
    for version in (1, 2, 7):
        with pytest.raises(Repeated) as repeated:
            await journal.append(entry(version, command_id="same"), effects)
        assert repeated.value.version == 1
    assert await balance(database, "ana") == before
    assert await rows(database) == [1]


async def test_an_id_repeats_only_for_its_user_and_table(journal: Journal) -> None:
    await journal.append(entry(1, command_id="same"), Effects())
    await journal.append(entry(2, command_id="same", user=BETO), Effects())
    await journal.append(entry(1, command_id="same", table="t2"), Effects())
    assert await journal.find(TableId("t1"), ANA, "same") == 1
    assert await journal.find(TableId("t1"), BETO, "same") == 2
    assert await journal.find(TableId("t2"), BETO, "same") is None


@pytest.mark.parametrize("effects", EFFECTS)
async def test_any_text_may_be_a_commands_id(journal: Journal, effects: Effects) -> None:
    strange = ["\0", "a\0b", "ñ\N{GRINNING FACE}", "'); DROP TABLE journal; --", "{}", "\\", " ", "x" * 64]
    for version, command_id in enumerate(strange, 1):
        await journal.append(entry(version, command_id=command_id), effects)
    for version, command_id in enumerate(strange, 1):
        assert await journal.find(TableId("t1"), ANA, command_id) == version
        with pytest.raises(Repeated):
            await journal.append(entry(len(strange) + 1, command_id=command_id), effects)
    assert await journal.table_id(Code("\0")) is None


async def test_entries_without_an_id_never_repeat(journal: Journal, database: Database) -> None:
    for version in (1, 2, 3):
        await journal.append(entry(version), Effects())
    assert await rows(database) == [1, 2, 3]


async def test_what_waits_shares_a_commit_and_keeps_its_order(journal: Journal, database: Database) -> None:
    appends = [journal.append(entry(v, table=t), Effects()) for v in (3, 1, 2) for t in ("t2", "t1")]
    await asyncio.gather(*appends)
    assert await rows(database) == await rows(database, "t2") == [1, 2, 3]


async def test_a_loser_in_a_shared_commit_takes_nobody_with_it(journal: Journal, database: Database) -> None:
    outcomes = await asyncio.gather(
        journal.append(entry(1, command_id="a"), Effects()),
        journal.append(entry(1, command_id="b"), Effects()),
        journal.append(entry(1, table="t2"), Effects()),
        return_exceptions=True,
    )
    assert [type(o) for o in outcomes] == [type(None), LostRace, type(None)]
    assert await rows(database) == await rows(database, "t2") == [1]


async def test_an_entry_comes_back_as_it_was(journal: Journal) -> None:
    written = [
        entry(1, command_id="a", command=Sit("Ana", 2)),
        entry(2, command=Act({"type": "bet", "amount": 5}), user=BETO),
    ]
    for one in written:
        await journal.append(one, Effects())
    assert list(await journal.entries(TableId("t1"), 0)) == written
    assert list(await journal.entries(TableId("t1"), 1)) == written[1:]


async def test_loading_gives_the_last_snapshot_and_what_came_after(journal: Journal) -> None:
    loaded = await journal.load(TableId("t1"))
    assert loaded is not None
    table, after = loaded
    assert table.version == 0
    assert list(after) == []
    later = replace(table, version=2, host=BETO)
    await journal.append(entry(1), Effects())
    await journal.append(entry(2), Effects(snapshot=later))
    await journal.append(entry(3), Effects())
    loaded = await journal.load(TableId("t1"))
    assert loaded is not None
    assert loaded[0] == later
    assert [e.version for e in loaded[1]] == [3]
    latest = replace(table, version=4)
    await journal.append(entry(4), Effects(summary=SUMMARY, snapshot=latest))
    assert await journal.load(TableId("t1")) == (latest, [])
    assert await journal.load(TableId("nowhere")) is None


async def test_chips_move_with_the_entry(journal: Journal, database: Database) -> None:
    await journal.append(entry(1), Effects(transfers=(pays(ANA, 600), pays(BETO, 50))))
    assert (await balance(database, "ana"), await balance(database, "beto")) == (400, 0)
    assert await in_escrow(database, "t1") == 650
    await journal.append(entry(2), Effects(transfers=(pays(BETO, 650, "out"),)))
    assert await balance(database, "beto") == 650
    assert await in_escrow(database, "t1") == 0


async def test_who_cannot_pay_is_named_and_nothing_is_written(journal: Journal, database: Database) -> None:
    with pytest.raises(Insolvent) as refused:
        await journal.append(
            entry(1, command_id="a"),
            Effects(transfers=(pays(ANA, 600), pays(BETO, 51)), summary=SUMMARY, seated=(ANA, BETO)),
        )
    assert refused.value.users == (BETO,)
    assert (await balance(database, "ana"), await balance(database, "beto")) == (1000, 50)
    assert await in_escrow(database, "t1") == 0
    assert await rows(database) == []
    async with database.read() as session:
        assert (await session.get_one(TableRow, "t1")).name == "Mesa"
        assert await session.scalar(select(func.count()).select_from(Seated)) == 0
    await journal.append(entry(1, command_id="a"), Effects())  # the version and the id are still free


async def test_everybody_who_cannot_pay_is_named(journal: Journal) -> None:
    with pytest.raises(Insolvent) as refused:
        await journal.append(entry(1), Effects(transfers=(pays(ANA, 1001), pays(BETO, 51))))
    assert set(refused.value.users) == {ANA, BETO}


async def test_solvent_asks_and_takes_nothing(journal: Journal, database: Database) -> None:
    with pytest.raises(Insolvent) as refused:
        await journal.append(entry(1), Effects(solvent=((ANA, 1000), (BETO, 51))))
    assert refused.value.users == (BETO,)
    await journal.append(entry(1), Effects(solvent=((ANA, 1000), (BETO, 50))))
    assert await balance(database, "ana") == 1000


async def test_two_tables_cannot_spend_the_same_chips(journal: Journal, database: Database) -> None:
    outcomes = await asyncio.gather(
        *(journal.append(entry(1, table=t), Effects(transfers=(pays(ANA, 700),))) for t in ("t1", "t2")),
        return_exceptions=True,
    )
    assert sorted(type(o).__name__ for o in outcomes) == ["Insolvent", "NoneType"]
    assert await balance(database, "ana") == 300


async def test_a_transfer_bears_a_key_of_its_entry(journal: Journal, database: Database) -> None:
    await journal.append(entry(1), Effects(transfers=(pays(ANA, 5), pays(BETO, 5))))
    async with database.read() as session:
        keys = set(await session.scalars(select(Transfer.key).where(Transfer.reason == "buy_in")))
    assert keys == {"t1:1:0", "t1:1:1"}


async def test_paying_out_more_than_came_in_is_a_defect_and_writes_nothing(
    journal: Journal, database: Database
) -> None:
    await journal.append(entry(1), Effects(transfers=(pays(ANA, 5),)))
    with pytest.raises(Overdrawn):
        await journal.append(entry(2), Effects(transfers=(pays(BETO, 6, "out"),)))
    assert await rows(database) == [1]
    assert await balance(database, "beto") == 50


async def test_the_row_of_the_lobby_changes_with_the_entry(journal: Journal, database: Database) -> None:
    await journal.append(entry(1, command=NewLink(Code("new"))), Effects(summary=replace(SUMMARY, code=Code("new"))))
    assert await journal.table_id(Code("new")) == "t1"
    assert await journal.table_id(Code("code-t1")) is None
    async with database.read() as session:
        row = await session.get_one(TableRow, "t1")
    assert (row.name, row.taken, row.phase, row.version, row.options) == ("Otra", 2, "playing", 1, {"ante": 10})


async def test_who_is_seated_is_replaced_and_who_stays_keeps_his_time(journal: Journal, database: Database) -> None:
    await journal.append(entry(1), Effects(seated=(ANA,)))
    await journal.append(entry(2), Effects(seated=(ANA, BETO)))
    async with database.read() as session:
        seated = {row.user_id: row.since for row in await session.scalars(select(Seated))}
    assert seated == {ANA: NOW + 1, BETO: NOW + 2}
    await journal.append(entry(3), Effects(seated=()))
    async with database.read() as session:
        assert list(await session.scalars(select(Seated))) == []


async def test_a_finished_match_is_filed_with_its_players(journal: Journal, database: Database) -> None:
    await journal.append(entry(1), Effects(finished=MATCH))
    async with database.read() as session:
        row = await session.get_one(MatchRow, "m1")
        players = list(await session.scalars(select(MatchPlayer).order_by(MatchPlayer.seat)))
    assert (row.outcome, row.last_version, row.result) == ("played", 1, {"pots": []})
    assert [(p.seat, p.user_id, p.name, p.rank) for p in players] == [(0, ANA, "Ana", 1), (1, None, "Bot", 2)]


async def test_chips_left_in_the_escrow_of_a_finished_match_raise_the_alarm(
    journal: Journal, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    await journal.append(entry(1), Effects(transfers=(pays(ANA, 5),)))
    await journal.append(entry(2), Effects(finished=MATCH))
    assert "escrow_not_empty" in caplog.text + "".join(capsys.readouterr())


async def test_the_latest_versions_of_many_tables_come_in_one_answer(journal: Journal) -> None:
    await journal.append(entry(1), Effects())
    await journal.append(entry(2), Effects(summary=SUMMARY))
    assert await journal.versions([TableId("t1"), TableId("t2"), TableId("nowhere")]) == {"t1": 2, "t2": 0}
    assert await journal.versions([]) == {}


async def test_overdue_tables_come_longest_waiting_first(journal: Journal) -> None:
    await journal.append(entry(2 - 1), Effects())  # t1: deadline NOW + 1000
    await journal.sleep(TableId("t2"), NOW + 500)
    assert await journal.overdue(NOW + 499) == []
    assert await journal.overdue(NOW + 500) == ["t2"]
    assert await journal.overdue(NOW + 1000) == ["t2", "t1"]
    await journal.append(entry(2), Effects())  # its deadline moves on
    assert await journal.overdue(NOW + 1000) == ["t2"]


async def test_a_closed_table_is_never_overdue_but_still_found(journal: Journal) -> None:
    await journal.sleep(TableId("t1"), NOW)
    await journal.append(entry(1, command=Close("expired")), Effects())
    assert await journal.overdue(NOW + 10**9) == []
    assert await journal.table_id(Code("code-t1")) == "t1"


async def test_nobody_holds_a_seat_at_a_closed_table(journal: Journal, database: Database) -> None:
    await journal.append(entry(1), Effects(seated=(ANA, BETO)))
    await journal.append(entry(2, command=Close("table_closed")), Effects(seated=(ANA,)))
    async with database.read() as session:
        assert list(await session.scalars(select(Seated))) == []
        assert (await session.get_one(TableRow, "t1")).closed_at == NOW + 2
