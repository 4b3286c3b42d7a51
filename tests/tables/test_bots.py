"""When computed players are asked, and that they keep to the fair moment like everybody else (PROTOCOL §4)."""

import asyncio
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs

from app.games import jodete
from app.games.contract import Level, Seat
from app.games.jodete.actions import CallJodete, SayLastCard
from app.games.jodete.state import Player
from app.tables import commands as c
from app.tables.bots import BotClock, BotTurn
from app.tables.chronicle import By
from app.tables.ids import MatchId
from app.tables.inbox import Order
from app.tables.luck import Luck
from app.tables.table import Playing
from tests.support.tables import ANA, Driver, a_table
from tests.tables.test_apart import Clock, Journal, Process


def silent(seat: int, turn: int, level: Level = "easy") -> Driver:
    """Ana and two bots; `seat` has just come down to one card and has not said so."""
    table = a_table("jodete", seats=3).sit(ANA)
    table.do(c.AddBot(level), ANA)
    table.do(c.AddBot(level), ANA)
    table.start()
    state = table.table.phase.match.state
    hands = [("4C", "6C", "8E"), ("5O", "7B", "9B"), ("4E", "6E", "3C")]
    players = [Player(hand) for hand in hands]
    players[seat] = Player(("3B",), 0, "callable")
    staged = replace(state, players=tuple(players), turn=Seat(turn), deck=replace(state.deck, pile=("5C",)))
    match = replace(table.table.phase.match, state=staged, silent=((Seat(seat), table.at),))
    table.table = table.table.with_match(match)
    return table


def answer(table: Driver, seat: int, wanted: type | None) -> Any:
    """What the bot does now in the first mood in which it thinks of this act (None: of a play)."""
    for mood in range(200):
        state = table.table.phase.match.state
        level = table.table.seats[seat].level
        view, legal = jodete.view(state, Seat(seat)), jodete.legal(state, Seat(seat))
        thought = jodete.bot(view, Seat(seat), legal, Random(mood), level)
        if type(thought) is wanted or (wanted is None and not isinstance(thought, CallJodete | SayLastCard)):
            turn = BotTurn(table.table.version, Seat(seat), table.at)
            return BotClock(Random(mood), 0).choose(table.table, turn, table.at, table.pace)
    raise AssertionError("it never thinks of it")


def test_a_bot_that_notices_silence_too_early_is_asked_again_when_anybody_may_call() -> None:
    table = silent(0, turn=1, level="hard")
    grace, version = table.pace.grace_ms, table.table.version
    assert answer(table, 1, CallJodete) == BotTurn(version, Seat(1), table.at + grace)
    table.at += grace
    assert answer(table, 1, CallJodete) == c.BotAct(version, 1, {"type": "jodete", "seat": 0})


def test_a_silent_bot_goes_on_no_earlier_than_a_person_could() -> None:
    table = silent(1, turn=1)
    grace, version = table.pace.grace_ms, table.table.version
    assert answer(table, 1, None) == BotTurn(version, Seat(1), table.at + 2 * grace)
    assert answer(table, 1, SayLastCard) == c.BotAct(version, 1, {"type": "say_last_card"})
    table.at += 2 * grace
    assert isinstance(answer(table, 1, None), c.BotAct)


class Seeded(Luck):
    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def seed(self) -> bytes:
        return self._rng.randbytes(32)

    def random(self) -> Random:
        return self._rng


@pytest.mark.parametrize("seed", range(3))
async def test_whole_matches_with_bots_pass_without_one_refused_act(seed: int) -> None:
    table = a_table("jodete", target_points=300).sit(ANA)
    for level in ("easy", "easy", "hard"):
        table.do(c.AddBot(level), ANA)
    process = Process("one", Journal(table.table), Clock())
    process.world = replace(process.world, luck=Seeded(seed), bot_pause_ms=None)
    await process.open()
    await process.join(ANA)
    room, rng, numbers = process.room, Random(seed), count()

    async def does(command: c.Command) -> None:
        done = asyncio.get_running_loop().create_future()
        await room._obey(Order(command, done, By(ANA, str(next(numbers)), room.table.version)))

    await does(c.Start(MatchId("m1"), seed))
    heard = set()
    with capture_logs() as logs:
        while isinstance(room.table.phase, Playing):
            await process.passes(1_000)
            if (command := _anas(room.table, rng)) is not None:
                await does(command)
            heard |= {event.type for event in room._story.hand}
    assert [line for line in logs if line["log_level"] != "debug"] == []
    assert {"jodete_called", "said_last_card", "match_ended"} <= heard


def _anas(table: Any, rng: Random) -> c.Act | c.Next | None:
    """What Ana does, who often forgets her word; None: she waits."""
    if table.match is None:
        return None
    state = table.match.state
    moment = jodete.moment(state)
    if moment.status == "between_hands":
        return c.Next() if 0 not in table.match.ready else None
    if moment.turn != 0:
        return None
    seat = Seat(0)
    action = jodete.bot(jodete.view(state, seat), seat, jodete.legal(state, seat), rng, "easy")
    return c.Act(jodete.write_action(action))
