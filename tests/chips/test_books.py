"""The books as a whole: accounts against transfers, escrows against what the tables say, and what follows from a fault."""

import asyncio

import orjson
import pytest
from sqlalchemy import text

from app.errors import Rejected
from app.storage.models.tables import Snapshot, TableRow
from app.tables import commands as c
from app.tables.ids import UserId
from app.tables.table import Playing
from tests.support.database import add_user, balance, in_escrow
from tests.support.house import Hold, House

ANA, BETO, CARLA = (UserId(name) for name in ("ana", "beto", "carla"))


@pytest.fixture(autouse=True)
async def people(house: House) -> None:
    for user in (ANA, BETO, CARLA):
        await add_user(house.database, user, 5_000)


async def tamper(house: House, statement: str) -> None:
    async with house.database.write() as session:
        await session.execute(text(statement))


async def test_the_books_balance_at_every_moment_of_a_match(house: House) -> None:
    table = await house.table("t1", ANA, BETO, CARLA, max_hands=2)
    checks = [await house.books.check()]
    await table.start(ANA)
    checks.append(await house.books.check())
    await table.do(table.quiet_act(), table.turn)
    checks.append(await house.books.check())
    await table.do(c.Stand(), BETO)
    checks.append(await house.books.check())
    await table.play_hand()
    checks.append(await house.books.check())
    await (await table.deal()).play_hand()
    checks.append(await house.books.check())
    assert not table.playing
    assert [check.ok for check in checks] == [True] * 6
    assert [check.tables_checked for check in checks] == [0, 1, 1, 1, 1, 0]
    assert await in_escrow(house.database, "t1") == 0


async def test_stakes_are_counted_out_too(house: House) -> None:
    table = await house.table("t1", ANA, BETO, game="jodete", stake=70)
    await table.start(ANA)
    check = await house.books.check()
    assert (check.ok, check.tables_checked, await in_escrow(house.database, "t1")) == (True, 1, 140)


async def test_an_escrow_that_lost_chips_is_named_and_its_table_frozen(house: House) -> None:
    table = await house.table("t1", ANA, BETO)
    await table.start(ANA)
    sound = await house.table("t2", CARLA, BETO)
    await sound.start(CARLA)
    await tamper(house, "UPDATE accounts SET balance = balance - 7 WHERE table_id = 't1'")
    first = await house.books.reconcile()
    assert (first.ok, first.difference) == (False, -7)
    (wrong,) = first.tables
    assert (wrong.table_id, wrong.holds, wrong.table_says, wrong.frozen) == ("t1", 1993, 2000, True)
    assert [(w.table_id, w.holds, w.transfers_say) for w in first.wrong] == [("t1", 1993, 2000)]
    opened = await house.open("t1")
    assert isinstance(opened.story.table.phase, Playing)
    assert opened.story.table.phase.frozen
    with pytest.raises(Rejected):
        await opened.do(opened.quiet_act(), opened.turn)
    await sound.do(sound.quiet_act(), sound.turn)  # nobody else is disturbed

    again = await house.books.reconcile()
    assert [(w.table_id, w.frozen) for w in again.tables] == [("t1", True)]
    async with house.database.read() as session:
        acts = (await session.execute(text("SELECT act, subject_id, actor_id, why FROM audit"))).all()
        assert acts == [("table_frozen", "t1", None, "escrow 1993, table 2000")]
        assert (await session.get_one(TableRow, "t1")).frozen


async def test_a_frozen_table_closes_with_exact_refunds_and_then_all_adds_up(house: House) -> None:
    table = await house.table("t1", ANA, BETO)
    await table.start(ANA)
    await tamper(house, "UPDATE accounts SET balance = balance - 7 WHERE table_id = 't1'")
    await tamper(house, "UPDATE transfers SET amount = amount - 7 WHERE id = (SELECT max(id) FROM transfers)")
    assert [w.table_id for w in (await house.books.reconcile()).tables] == ["t1"]
    await (await house.open("t1")).do(c.Close("table_closed", c.Warrant(None, "consola")))
    assert [await balance(house.database, u) for u in (ANA, BETO)] == [5_000, 5_000]
    check = await house.books.check()
    assert check.tables == []
    assert await in_escrow(house.database, "t1") == 0


async def test_chips_left_at_a_table_where_nobody_plays_are_named(house: House) -> None:
    await house.table("t1", ANA, BETO)
    await tamper(house, "UPDATE accounts SET balance = balance + 5 WHERE table_id = 't1'")
    check = await house.books.reconcile()
    assert [(w.table_id, w.holds, w.table_says, w.frozen) for w in check.tables] == [("t1", 5, 0, False)]


async def test_a_state_that_cannot_be_read_is_a_fault_and_hides_no_other(house: House) -> None:
    for name in ("t1", "t2"):
        await (await house.table(name, ANA, BETO)).start(ANA)
    async with house.database.write() as session:
        (await session.get_one(Snapshot, "t1")).state = orjson.dumps({"no": "table"}).decode()
    await tamper(house, "UPDATE accounts SET balance = balance + 1 WHERE table_id = 't2'")
    check = await house.books.check()
    assert [(w.table_id, w.table_says) for w in check.tables] == [("t1", None), ("t2", 2000)]


async def test_a_check_among_moving_chips_sees_one_moment(house: House) -> None:
    tables = [await house.table(f"t{n}", ANA, BETO, starting_chips=100) for n in range(4)]
    books = house.books

    async def move(table: Hold) -> None:
        for _ in range(3):
            await table.start(ANA)
            await table.do(c.Void())

    moving = asyncio.gather(*map(move, tables))
    checks = []
    while not moving.done():
        checks.append(await books.check())
    await moving
    assert len(checks) > 3
    assert all(check.ok for check in checks)
    assert books.latest == checks[-1]
