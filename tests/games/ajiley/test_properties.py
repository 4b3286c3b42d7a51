"""What holds in every match, whatever is tried in it: chips, cards, turns, and that a refusal leaves no trace."""

from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from app.games import ajiley
from app.games.ajiley.events import BetMade, Called, HandEnded, Raised, Returned
from app.games.ajiley.options import Options
from app.games.ajiley.state import Betting, Draw, State
from app.games.contract import IllegalAction, Leave, Seat, Timeout
from tests.support import ajiley_offers
from tests.support.playouts import Step, at_random, playout

matches = given(
    seats=st.integers(2, 7),
    chips=st.integers(10, 400),
    ante=st.integers(1, 10),
    refill=st.booleans(),
    seed=st.integers(0, 2**32),
    leaving=st.sampled_from([0.0, 0.02]),
)


def match(seats: int, chips: int, ante: int, refill: bool, seed: int, leaving: float) -> list[Step]:
    rng = Random(seed)
    options = Options(starting_chips=chips, ante=ante, max_hands=6, allow_refill=refill)
    start = ajiley.start(options, seats, Seat(seed % seats))
    return list(playout(ajiley, start, at_random(ajiley, rng), rng, leaving=leaving))


def every_card(state: State) -> Counter[str]:
    assert isinstance(state, Betting | Draw)
    held = [card for player in state.players for card in player.hand]
    return Counter([*held, *state.deck.stock, *state.deck.folded, *state.deck.thrown])


@matches
def test_all_forty_cards_are_somewhere_once(**how: Any) -> None:
    """A1, A13."""
    for step in match(**how):
        if isinstance(step.after, Betting | Draw):
            assert every_card(step.after) == Counter(ajiley.deck)


@matches
def test_stacks_and_pot_are_all_the_chips_there_are(**how: Any) -> None:
    """A14.4, A16, A18: no stack is ever below zero."""
    total = how["chips"] * how["seats"]
    for step in match(**how):
        if isinstance(step.action, Leave) and step.seat is not None:
            total -= ajiley.truth(step.before)["seats"][step.seat]["chips"]
        if ajiley.write_action(step.action)["type"] == "refill":
            total += how["chips"]
        purse = ajiley.purse(step.after)
        assert purse.total == total
        assert min(purse.stacks) >= 0
        assert ajiley.truth(step.after)["pot"] == sum(purse.staked)


@matches
def test_the_pots_of_a_hand_are_what_was_put_in_less_what_came_back(**how: Any) -> None:
    """A14."""
    for step in match(**how):
        if any(isinstance(event, HandEnded) for event in step.events):
            put_in = sum(event.amount for event in step.events if isinstance(event, BetMade | Called | Raised))
            came_back = sum(event.amount for event in step.events if isinstance(event, Returned))
            pots = ajiley.truth(step.after)["result"]["pots"]
            assert all(pot["amount"] > 0 for pot in pots)
            assert sum(pot["amount"] for pot in pots) == sum(ajiley.purse(step.before).staked) + put_in - came_back


@matches
def test_who_is_asked_is_in_the_hand_and_can_pay(**how: Any) -> None:
    """A9, A12."""
    for step in match(**how):
        state = step.after
        if isinstance(state, Betting):
            player = state.players[state.turn]
            assert player.status == "active"
            others = [other for seat, other in enumerate(state.players) if seat != state.turn]
            assert player.bet < state.to_match or any(other.status == "active" for other in others)
        if isinstance(state, Draw):
            assert state.players[state.turn].standing == "in"


@matches
def test_nobody_is_asked_twice_in_a_round_without_a_raise_between(**how: Any) -> None:
    """A9: so every round ends."""
    asked: set[Seat] = set()
    bet = None
    for step in match(**how):
        state = step.before
        if not isinstance(state, Betting):
            asked, bet = set(), None
            continue
        now = (state.match.hand, state.round, state.to_match)
        if now != bet:
            asked, bet = set(), now
        if step.seat == state.turn and not isinstance(step.action, Leave):
            assert step.seat not in asked
            asked.add(step.seat)


@matches
def test_a_refused_act_leaves_the_state_as_it_was(**how: Any) -> None:
    """B12."""
    rng = Random(how["seed"])
    for step in match(**how)[: 40 // how["seats"]]:
        state = step.after
        written = ajiley.write_state(state)
        for seat in map(Seat, range(how["seats"])):
            for raw in ajiley_offers.tries(ajiley.legal(state, seat), ajiley.view(state, seat), seat, rng):
                with suppress(IllegalAction):
                    ajiley.apply(state, seat, ajiley.read_action(raw))
        assert ajiley.write_state(state) == written


@matches
def test_a_hand_left_to_the_clock_ends(**how: Any) -> None:
    """A18, A9: two rounds and a draw, each asking a seat once."""
    for step in match(**how)[::5]:
        state = step.after
        for _ in range(3 * how["seats"]):
            turn = ajiley.moment(state).turn
            if turn is None:
                break
            state, _ = ajiley.apply(state, turn, Timeout())
        assert ajiley.moment(state).turn is None
