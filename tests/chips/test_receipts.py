"""What a match came to for a player: buy-in, refills, pay-out, net, whatever was played before and after."""

import pytest
from sqlalchemy import select

from app.games.catalog import GAMES
from app.matches.service import Matches
from app.storage.models.matches import MatchRow
from app.tables import commands as c
from app.tables.ids import MatchId, UserId
from tests.support.database import add_user, balance
from tests.support.house import Hold, House

ANA, BETO, CARLA = (UserId(name) for name in ("ana", "beto", "carla"))


@pytest.fixture(autouse=True)
async def people(house: House) -> None:
    for user in (ANA, BETO, CARLA):
        await add_user(house.database, user, 5_000)


async def receipts(house: House, user: UserId) -> list[tuple[int, int, int, int] | None]:
    """The latest first."""
    page = await Matches(house.database, GAMES).of(user, None, 20)
    return [(r.buy_in, r.refills, r.pay_out, r.net) if (r := item.receipt) else None for item in page.items]


async def test_each_match_at_a_table_has_its_own_receipt(house: House) -> None:
    table = await house.table("t1", ANA, BETO, max_hands=1)
    nets = []
    for _ in range(3):
        before = await balance(house.database, ANA)
        await table.start(ANA)
        await table.play_hand()
        nets.append(await balance(house.database, ANA) - before)
        await table.do(c.Rematch(MatchId("unused"), 0), BETO)
    assert await receipts(house, ANA) == [(1000, 0, 1000 + net, net) for net in reversed(nets)]
    assert [r and r[3] for r in await receipts(house, BETO)] == [-net for net in reversed(nets)]


async def test_who_left_early_took_what_was_his(house: House) -> None:
    table = await house.table("t1", ANA, BETO, CARLA, max_hands=1)
    await table.start(ANA)
    await table.do(c.Stand(), BETO)
    left_with = await balance(house.database, BETO) - 4_000
    await table.play_hand()
    assert await receipts(house, BETO) == [(1000, 0, left_with, left_with - 1000)]


async def test_a_refill_at_the_table_stands_apart(house: House) -> None:
    table = await house.table("t1", ANA, BETO, starting_chips=20, ante=10, max_hands=50)
    await table.start(ANA)
    await table.play_hand()
    while (broke := await somebody_broke(table)) is None:
        await (await table.deal()).play_hand()
    await table.do(c.Act({"type": "refill"}), broke)
    await table.do(c.Void())
    (receipt,) = await receipts(house, broke)
    assert receipt is not None
    assert receipt[:2] == (20, 20)
    assert receipt[3] == await balance(house.database, broke) - 5_000


async def somebody_broke(table: Hold) -> UserId | None:
    """Who is offered a refill."""
    for user in (ANA, BETO):
        seat = table.story.table.seat_of(user)
        if "refill" in table.story.fresh.legal(seat):
            return user
    return None


async def test_a_voided_match_gave_everything_back(house: House) -> None:
    table = await house.table("t1", ANA, BETO, game="jodete", stake=70)
    await table.start(ANA)
    await table.do(c.Void())
    assert await receipts(house, ANA) == [(70, 0, 70, 0)]


async def test_a_practice_match_has_none(house: House) -> None:
    table = await house.table("t1", ANA, BETO, max_hands=1)
    await table.do(c.AddBot("easy"), ANA)
    await table.start(ANA)
    await table.do(c.Void())
    assert await receipts(house, ANA) == [None]
    async with house.database.read() as session:
        assert (await session.scalars(select(MatchRow.practice))).all() == [True]
