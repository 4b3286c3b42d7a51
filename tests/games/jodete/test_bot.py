"""The computed players: that they know the game, keep to their view, and forget and notice as their level says (J9)."""

from random import Random
from typing import Any

import pytest

from app.games import jodete
from app.games.contract import Level, Seat
from app.games.jodete.actions import CallJodete, Play, SayLastCard
from app.games.jodete.bot import exposed
from app.games.jodete.worth import FEATURES, MOST_STEPS, PRACTISED, Judge, described
from tests.bench.bots import leads
from tests.support.jodete import Table, cards, position

LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")


def choice(table: Table, level: Level = "hard", *, seat: int | None = None, seed: int = 1) -> Any:
    on = Seat(seat if seat is not None else table.turn or 0)
    return jodete.bot(jodete.view(table.state, on), on, jodete.legal(table.state, on), Random(seed), level)


def often(table: Table, level: Level, act: type, *, seat: int | None = None) -> int:
    """How often out of 200 it does this."""
    return sum(isinstance(choice(table, level, seat=seat, seed=seed), act) for seed in range(200))


def plays_out(table: Table) -> list[str]:
    """The cards seat 0 plays until its turns in a row are over."""
    played = []
    while table.turn == 0:
        action = choice(table)
        table.do(0, "play", card=action.card, last_card=action.last_card)
        played.append(action.card)
    return played


def test_a_comodin_and_one_more_card_go_out() -> None:
    """J7, J8."""
    assert choice(position("9C JK", "3C 4C", "5E 6E")) == Play("JK")


def test_with_two_left_figures_are_played_one_after_another_to_go_out() -> None:
    """J5: 12O, 12C, 11C and then any copas."""
    assert plays_out(position("12O 3C 11C 12C", "4E 5E 6E", top="9O")) == ["12O", "12C", "11C", "3C"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_2_is_answered_with_a_2(level: Level) -> None:
    """J6."""
    assert choice(position("2O 5O 6O", "2C 6C 7E").turns("2O"), level) == Play("2C")


def test_it_is_said_with_the_last_card_but_one_as_often_as_the_level_says() -> None:
    """J9."""
    table = position("3O 4B", "3C 4C 5C")
    said = {level: sum(bool(choice(table, level, seed=seed).last_card) for seed in range(200)) for level in LEVELS}
    assert 110 < said["easy"] < 165 < said["normal"] < 195 < said["hard"]


def test_nothing_is_said_with_a_comodin_whose_card_follows_at_once() -> None:
    """J9, J7: it would be no use."""
    assert choice(position("9C JK", "3C 4C")).last_card is None


def test_who_kept_silent_is_called_as_often_as_the_level_notices() -> None:
    """J9."""
    table = position("3O 4O", "3C", "5C", silent=[2])
    assert exposed(jodete.view(table.state, Seat(0))) == [2]
    assert choice(table) == CallJodete(2)
    called = {level: often(table, level, CallJodete) for level in LEVELS}
    assert 40 < called["easy"] < 100 < called["normal"] < 170 < called["hard"]


@pytest.mark.parametrize("word", [True, False])
def test_out_of_turn_it_may_call_or_say_its_word_or_nothing(word: bool) -> None:
    """J9."""
    table = position("3O", "3C 4C 5C", turn=1, silent=[0])
    assert often(table, "hard", SayLastCard, seat=0) > 150
    assert often(table, "easy", SayLastCard, seat=0) < 100
    if word:
        table.do(0, "say_last_card")
        assert choice(table, seat=0) is None
        assert not isinstance(choice(table), CallJodete)


def test_before_it_plays_again_it_says_its_word() -> None:
    """J9, J5: with two left after a rey, while it may still be called."""
    table = position("3O", "3C 4C", silent=[0])
    assert often(table, "hard", SayLastCard) > 150
    assert often(table, "easy", Play) > 100


def test_a_comodin_goes_before_somebody_goes_out() -> None:
    """J13: the next holds one card, and a comodín in the hand would cost the match."""
    assert choice(position("3O 4O 6C 7C JK", "3C", "5C 6E")) == Play("JK")


def test_a_hard_bot_does_not_err_by_luck() -> None:
    table = position("3O 4O 1O 6C 7C", "3C 4C 5C", "5E 6E 7E")
    assert len({choice(table, seed=seed).card for seed in range(50)}) == 1
    assert len({choice(table, "easy", seed=seed).card for seed in range(50)}) > 1


def test_every_feature_of_a_position_has_its_weight() -> None:
    features = described(cards("3O JK"), "9O", (1, 3), 2)
    assert len(features) == len(FEATURES) == len(PRACTISED.two_left) == len(PRACTISED.several)
    named = dict(zip(FEATURES, features, strict=True))
    assert {name: named[name] for name in ("cards_2", "comodines", "next_holds_1", "others_hold", "sum")} == {
        "cards_2": 1.0,
        "comodines": 1.0,
        "next_holds_1": 1.0,
        "others_hold": 2.0,
        "sum": 1.0,
    }


def test_a_choice_looks_at_a_bounded_number_of_plays() -> None:
    """J5: all the figures in one hand, with two left."""
    figures = "10O 11O 12O 10C 11C 12C 10E 11E 12E 10B 11B 12B JK JK"
    table = position(figures, "3C 4C", top="9O")
    judge = Judge(jodete.view(table.state, Seat(0)), Seat(0), PRACTISED)
    judge.playing(cards(figures), "JK")
    assert judge._steps < MOST_STEPS + 14 * 14


@pytest.mark.parametrize(
    "names, matches", [(("hard", "normal"), 80), (("normal", "easy"), 80), (("easy", "random"), 40)]
)
def test_each_level_beats_the_one_below_it(names: Any, matches: int) -> None:
    """A small sample of `python -m tests.bench.bots`, which shows three standard errors and more."""
    (lead,) = leads(jodete, names, matches)
    assert lead.mean > lead.error


def test_at_a_mixed_table_the_order_is_the_same() -> None:
    assert all(lead.mean > lead.error for lead in leads(jodete, ("hard", "normal", "easy", "random"), 120))
