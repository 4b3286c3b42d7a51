"""Chips under fire: several processes at one balance and at one table, each thing done once, nothing lost (DESIGN §4)."""

import asyncio
from collections.abc import AsyncGenerator

import pytest
from sqlalchemy import func, select

from app.errors import Rejected
from app.storage.models.chips import Transfer
from app.tables import commands as c
from app.tables.codec import game_of
from app.tables.decide import decide
from app.tables.ids import MatchId, UserId
from app.tables.settling import held
from tests.support.database import add_user, balance, in_escrow
from tests.support.house import PACE, Hold, House, house_at

ANA, BETO, CARLA = (UserId(name) for name in ("ana", "beto", "carla"))


@pytest.fixture
async def elsewhere(url: str, house: House) -> AsyncGenerator[House]:
    """A second process on the same database."""
    async with house_at(url) as other:
        yield other


async def outcome(hold: Hold, command: c.Command, user: UserId, command_id: str | None = None) -> int | str:
    """The version it stands under, or the code it was refused with."""
    try:
        return await hold.do(command, user, command_id)
    except Rejected as refusal:
        return refusal.code


async def buy_ins(house: House) -> int:
    async with house.database.read() as session:
        return await session.scalar(select(func.count()).where(Transfer.reason == "buy_in")) or 0


async def all_adds_up(house: House, *tables: str) -> None:
    check = await house.books.check()
    assert (check.ok, check.difference, check.wrong, check.tables) == (True, 0, [], [])
    for name in tables:
        assert await in_escrow(house.database, name) == held((await house.open(name)).story.table)


async def test_of_twenty_buy_ins_at_once_the_balance_pays_ten(house: House, elsewhere: House) -> None:
    await add_user(house.database, ANA, 1_000)
    await add_user(house.database, BETO, 100_000)
    names = [f"t{n}" for n in range(20)]
    holds = []
    for n, name in enumerate(names):
        await house.table(name, ANA, BETO, starting_chips=100, ante=10)
        holds.append(await (house, elsewhere)[n % 2].open(name))
    starts = [outcome(hold, c.Start(MatchId(f"m-{n}"), 0), ANA) for n, hold in enumerate(holds)]
    done = await asyncio.gather(*starts)
    assert sum(answer == 3 for answer in done) == 10
    # Who loses under twenty at once may also be told to try again; nobody is paid for that.
    assert {answer for answer in done if answer != 3} <= {"insufficient_balance", "unavailable"}
    assert await balance(house.database, ANA) == 0
    assert await balance(house.database, BETO) == 99_000
    assert await buy_ins(house) == 20  # his and Beto's
    await all_adds_up(house, *names)


async def test_everything_sent_twice_happens_once_and_so_does_the_settlement(house: House, elsewhere: House) -> None:
    for user in (ANA, BETO):
        await add_user(house.database, user, 1_000)
    await (await house.table("t1", ANA, BETO, max_hands=1)).start(ANA)
    answers: list[int | str] = []
    while (here := await house.open("t1")).playing:
        there = await elsewhere.open("t1")
        version, mover, act, name = here.story.table.version, here.turn, here.quiet_act(), f"act-{len(answers)}"
        assert mover is not None
        answers += await asyncio.gather(outcome(here, act, mover, name), outcome(there, act, mover, name))
        assert answers[-2:] == [version + 1] * 2, "both are told the version under which it stands"
        assert await outcome(there, act, mover, name) == version + 1, "and so is who asks once more"
    assert len(answers) > 8
    assert await balance(house.database, ANA) + await balance(house.database, BETO) == 2_000
    async with house.database.read() as session:
        paid = await session.scalar(select(func.sum(Transfer.amount)).where(Transfer.reason == "cash_out"))
    assert paid == 2_000
    await all_adds_up(house, "t1")


@pytest.mark.parametrize("leaver_first", [True, False])
@pytest.mark.parametrize("max_hands", [1, 2])
async def test_leaving_while_the_hand_ends_pays_everybody_his_own(
    house: House, elsewhere: House, leaver_first: bool, max_hands: int
) -> None:
    """The last act of a hand in one process, another player's leaving in the other, both on the same version."""
    for user in (ANA, BETO, CARLA):
        await add_user(house.database, user, 1_000)
    here = await (await house.table("t1", ANA, BETO, CARLA, max_hands=max_hands)).start(ANA)
    while not ends_the_hand(here):
        await here.do(here.quiet_act(), here.turn)
    there = await elsewhere.open("t1")
    mover = here.turn
    assert mover is not None
    leaver = next(user for user in (ANA, BETO, CARLA) if user != mover)
    both = [outcome(here, here.quiet_act(), mover), outcome(there, c.Stand(), leaver)]
    done = await asyncio.gather(*(reversed(both) if leaver_first else both))
    assert all(isinstance(version, int) for version in done), done
    await all_adds_up(house, "t1")
    left = await house.open("t1")
    if left.playing:
        await left.do(c.Void())
    balances = [await balance(house.database, user) for user in (ANA, BETO, CARLA)]
    assert (sum(balances), await in_escrow(house.database, "t1")) == (3_000, 0)
    await all_adds_up(house, "t1")


async def test_a_void_and_an_act_at_once_leave_no_chip_behind(house: House, elsewhere: House) -> None:
    for user in (ANA, BETO):
        await add_user(house.database, user, 1_000)
    for n in range(5):
        here = await (await house.table(f"t{n}", ANA, BETO)).start(ANA)
        there = await elsewhere.open(f"t{n}")
        mover = here.turn
        assert mover is not None
        close = c.Close("table_closed", c.Warrant(None, "prueba"))
        await asyncio.gather(outcome(here, here.quiet_act(), mover), elsewhere.order(there.story.table.id, close))
        assert [await balance(house.database, user) for user in (ANA, BETO)] == [1_000, 1_000]
    await all_adds_up(house, *(f"t{n}" for n in range(5)))


def ends_the_hand(hold: Hold) -> bool:
    """Whether the mover's quiet act would be the hand's last."""
    table = hold.story.table
    after = decide(table, hold.quiet_act(), hold.turn, table.at, PACE).table
    match = after.match
    return match is not None and game_of(after).moment(match.state).status != "playing"
