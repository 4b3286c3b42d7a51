"""Jodete's fair moment (PROTOCOL §4): the same for everybody, whatever his line is like (B33, B34)."""

from dataclasses import replace
from typing import Any

import pytest

from app.errors import Rejected
from app.games.contract import Seat
from app.games.jodete.state import Player
from app.tables import commands as c
from app.tables.cooldown import Cooldown
from app.tables.decide import replay
from app.tables.decision import Pace
from app.tables.ports import Entry
from tests.support.tables import ANA, BETO, CARLA, Driver, a_table

GRACE = Pace().grace_ms
CALL = {"type": "jodete", "seat": 1}


def one_card_left() -> Driver:
    """Beto plays 5O on 5C and keeps 3B, in silence; Carla is next."""
    table = a_table("jodete", seats=3).sit(ANA, BETO, CARLA).start()
    state = table.table.phase.match.state
    hands = {0: ("4C", "6C"), 1: ("5O", "3B"), 2: ("4E", "6E")}
    players = tuple(Player(hands[n], player.total) for n, player in enumerate(state.players))
    staged = replace(state, players=players, turn=Seat(1), deck=replace(state.deck, pile=("5C",)))
    table.table = table.table.with_match(replace(table.table.phase.match, state=staged))
    table.act({"type": "play", "card": "5O"})
    return table


def refused(table: Driver, action: dict[str, Any], by: Any) -> str:
    with pytest.raises(Rejected) as refusal:
        table.do(c.Act(action), by)
    return refusal.value.code


def test_nobody_may_call_in_the_first_moment_and_anybody_after_it() -> None:
    table = one_card_left()
    table.at += GRACE - 1
    assert refused(table, CALL, CARLA) == "too_soon"
    table.at += 1
    done = table.do(c.Act(CALL), CARLA)
    assert "jodete_called" in [event.type for event in done.events]


def test_who_says_it_in_time_cannot_be_called() -> None:
    table = one_card_left()
    table.at += GRACE - 1
    table.do(c.Act({"type": "say_last_card"}), BETO)
    table.at += 10 * GRACE
    assert refused(table, CALL, CARLA) == "not_vulnerable"


def test_until_twice_that_time_the_silent_one_may_do_nothing_but_say_it() -> None:
    table = one_card_left()
    table.at += 2 * GRACE - 1
    assert refused(table, {"type": "draw"}, BETO) == "too_soon"
    table.at += 1
    table.do(c.Act({"type": "draw"}), BETO)


def test_others_play_on_meanwhile() -> None:
    table = one_card_left()
    assert table.turn == 2
    table.do(c.Act({"type": "draw"}), CARLA)


def test_a_journal_replays_the_same_whatever_the_moment_is_set_to_today() -> None:
    table = one_card_left()
    before = table.table
    table.at += GRACE
    done = table.do(c.Act(CALL), CARLA)
    entry = Entry(before.id, done.table.version, table.at, CARLA, "x", c.Act(CALL), 1, done.table.deadline)
    assert replay(before, entry, Pace(grace_ms=60_000)).table == done.table


def test_a_false_call_cools_its_caller_down() -> None:
    table = one_card_left()

    class Clock:
        def now(self) -> int:
            return table.at

    cooldown = Cooldown(Clock())
    call = c.Act(CALL)
    assert cooldown.note(CARLA, call, table.table, Rejected("too_soon")).data == {}
    cooldown.check(CARLA, call, table.table)
    assert cooldown.note(CARLA, call, table.table, Rejected("not_vulnerable")).data == {"wait_ms": 3_000}
    cooldown.check(ANA, call, table.table)
    cooldown.check(CARLA, c.Act({"type": "draw"}), table.table)
    with pytest.raises(Rejected) as refusal:
        cooldown.check(CARLA, call, table.table)
    assert refusal.value.code == "rate_limited"
    table.at += 3_000
    cooldown.check(CARLA, call, table.table)
