"""Closing and freezing by an operator's word: filed with the entry, refunds exact even where the escrow was not."""

from typing import Any

import pytest
from sqlalchemy import select

from app.storage import ledger
from app.storage.engine import Database
from app.storage.models.audit import AuditRow
from app.storage.models.chips import MINT, Transfer
from app.storage.models.tables import TableRow
from app.tables.commands import Close, Command, Freeze, Start, Warrant
from app.tables.ids import Code, MatchId, TableId, UserId
from app.tables.ports import Effects, Entry, Journal, LostRace, Summary
from app.tables.ports import Transfer as Move
from tests.support.database import NOW, add_table, add_user, balance, in_escrow

ANA, BETO, T1 = UserId("ana"), UserId("beto"), TableId("t1")
CLOSE = Close("table_closed", Warrant(ANA, "se cayó la luz"))


@pytest.fixture(autouse=True)
async def a_match(journal: Journal, database: Database) -> None:
    """Ana and Beto have put 100 each into the table's escrow."""
    for user in (ANA, BETO):
        await add_user(database, user, 1000)
    await add_table(database, T1, ANA)
    pays = tuple(Move("in", user, 100, "buy_in") for user in (ANA, BETO))
    await journal.append(an_entry(1, Start(MatchId("m1"), 0)), Effects(transfers=pays, summary=summary("playing")))


def an_entry(version: int, command: Command) -> Entry:
    return Entry(T1, version, NOW + version, None, None, command, 1, None)


def summary(phase: str, *, frozen: bool = False) -> Summary:
    return Summary(
        code=Code("code-t1"), game="ajiley", name="Mesa", visibility="public", seats=4, taken=2, phase=phase, options={},
        stake=0, practice=False, frozen=frozen,
    )  # fmt: skip


def refunds(ana: int, beto: int) -> Effects:
    back = tuple(Move("out", user, n, "refund") for user, n in ((ANA, ana), (BETO, beto)))
    return Effects(transfers=back, summary=summary("closed"), seated=())


async def audited(database: Database) -> AuditRow:
    async with database.read() as session:
        return (await session.scalars(select(AuditRow))).one()


async def balances(database: Database) -> tuple[int, int, int]:
    return await balance(database, ANA), await balance(database, BETO), await in_escrow(database, T1)


async def corrections(database: Database) -> list[tuple[Any, ...]]:
    async with database.read() as session:
        rows = await session.scalars(select(Transfer).where(Transfer.reason == "correction"))
        return [(row.debit_id == MINT, row.credit_id == MINT, row.amount) for row in rows]


async def test_a_close_is_filed_with_who_why_and_what_everybody_got(journal: Journal, database: Database) -> None:
    await journal.append(an_entry(2, CLOSE), refunds(130, 70))
    row = await audited(database)
    assert (row.actor_id, row.act, row.subject, row.subject_id, row.why, row.at) == (
        ANA, "table_closed", "table", T1, "se cayó la luz", NOW + 2,
    )  # fmt: skip
    assert row.before == {"phase": "playing", "frozen": False, "escrow": 200}
    assert row.after == {
        "phase": "closed",
        "escrow": 0,
        "refunds": [{"user_id": ANA, "amount": 130}, {"user_id": BETO, "amount": 70}],
        "correction": 0,
    }
    assert await balances(database) == (1030, 970, 0)
    assert await corrections(database) == []


@pytest.mark.parametrize(
    "back, correction", [((150, 100), (True, False, 50)), ((80, 70), (False, True, 50))], ids=["short", "over"]
)
async def test_an_escrow_that_does_not_add_up_is_made_to(
    journal: Journal, database: Database, back: tuple[int, int], correction: tuple[bool, bool, int]
) -> None:
    await journal.append(an_entry(2, CLOSE), refunds(*back))
    assert await balances(database) == (900 + back[0], 900 + back[1], 0)
    assert await corrections(database) == [correction]
    row = await audited(database)
    assert row.after is not None
    assert row.after["correction"] == sum(back) - 200


async def test_without_a_warrant_nothing_is_filed_and_nothing_corrected(journal: Journal, database: Database) -> None:
    with pytest.raises(ledger.Overdrawn):
        await journal.append(an_entry(2, Close("expired")), refunds(150, 100))
    assert await balances(database) == (900, 900, 200)
    await journal.append(an_entry(2, Close("expired")), refunds(100, 100))
    async with database.read() as session:
        assert (await session.scalars(select(AuditRow))).all() == []


async def test_a_close_that_loses_the_race_leaves_no_trace(journal: Journal, database: Database) -> None:
    with pytest.raises(LostRace):
        await journal.append(an_entry(5, CLOSE), refunds(150, 100))
    async with database.read() as session:
        assert (await session.scalars(select(AuditRow))).all() == []
    assert await corrections(database) == []


async def test_a_freeze_is_filed_and_shown_in_the_tables_row(journal: Journal, database: Database) -> None:
    effects = Effects(summary=summary("playing", frozen=True))
    await journal.append(an_entry(2, Freeze(Warrant(None, "faltan 7 fichas"))), effects)
    row = await audited(database)
    assert (row.actor_id, row.act, row.why) == (None, "table_frozen", "faltan 7 fichas")
    async with database.read() as session:
        assert (await session.get_one(TableRow, T1)).frozen
