"""The bots: what each level sees and does, from its own view and the offers only (R2, R8–R13, R19)."""

from random import Random
from typing import Any

import pytest

from app.games import rami
from app.games.contract import Level, Seat
from app.games.rami.actions import Discard, Draw, Extend, Lay, PutBack, SwapJoker
from app.games.rami.bot.placing import best_plan
from tests.support.rami import Table, cards, position

LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")


def choice(table: Table, level: Level = "hard", seed: int = 0) -> Any:
    seat = Seat(table.turn or 0)
    return rami.bot(rami.view(table.state, seat), seat, rami.legal(table.state, seat), Random(seed), level)


def turn(table: Table, level: Level = "hard") -> list[str]:
    """The kinds of the acts of one whole turn."""
    seat, kinds = Seat(table.turn or 0), []
    while table.turn == seat:
        act = choice(table, level)
        kinds.append(act.type)
        table.state, _ = rami.apply(table.state, seat, act)
    return kinds


@pytest.mark.parametrize("level", LEVELS)
def test_in_the_first_lap_a_card_is_drawn_and_one_thrown(level: Level) -> None:
    """R3."""
    assert turn(Table(3).deal(), level) == ["draw", "discard"]


def test_it_goes_down_as_soon_as_it_can() -> None:
    """R8."""
    table = position("KS KH KD 7S 7H 7D 2C 4H 9S", "2H 3H", stock="JC").turns("draw stock")
    act = choice(table)
    assert isinstance(act, Lay)
    assert {meld.cards for meld in act.melds} == {cards("KS KH KD"), cards("7S 7H 7D")}
    assert choice(table.do(0, "lay KS KH KD | 7S 7H 7D")) != act


def test_it_takes_the_discard_with_which_it_can_go_down() -> None:
    """R13."""
    table = position("KS KH KD 7S 7H 2C 4H 9S", "2H 3H", pile="4S 7D", stock="JC")
    assert choice(table) == Draw("discard")
    assert turn(table) == ["draw", "lay", "discard"]
    assert table.pile != "4S 7D"


@pytest.mark.parametrize("level", LEVELS)
def test_it_leaves_a_discard_that_does_not_come_to_the_table(level: Level) -> None:
    """R13."""
    for seed in range(20):
        assert choice(position("KS KH 2C 4H 9S", "2H 3H", pile="4S 7D"), level, seed) == Draw("stock")


def test_it_takes_a_joker_that_completes_a_meld() -> None:
    """R13, R19."""
    table = position("7S 7H 2C 9D", "2H 3H", pile="4S JK", down=[0], stock="JC")
    assert turn(table) == ["draw", "lay", "discard"]


def test_a_taken_card_that_comes_nowhere_is_put_back() -> None:
    """R13: it never takes one itself."""
    table = position("2C 9D KH", "2H 3H", pile="4S 7D", stock="JC").turns("draw discard")
    for level in LEVELS:
        assert choice(table, level) == PutBack()


def test_down_it_takes_what_extends_a_meld() -> None:
    """R10, R13."""
    table = position("2S KH 9D", "2H 3H", melds=["1: 5C 6C 7C"], down=[0, 1], pile="4S 8C", stock="JC")
    assert turn(table) == ["draw", "extend", "discard"]
    assert table.melds == ["5C 6C 7C 8C"]


def test_it_frees_a_joker_and_closes_with_it() -> None:
    """R11, R14."""
    table = position("7C", "KH 3H", melds=["1: 5C 6C JK", "1: 9H 10H JH"], down=[0, 1], stock="4D", limit=501)
    assert turn(table) == ["draw", "swap_joker", "extend", "discard"]
    assert table.truth["result"]["closer"] == 0


def test_it_lays_all_and_closes_without_a_discard() -> None:
    """R14."""
    table = position("7S 7H 3C", "KH 3H", melds=["1: 4C 5C 6C"], down=[0, 1], stock="7D", limit=501)
    table.turns("draw stock")
    while table.truth["phase"] == "playing":
        table.state, _ = rami.apply(table.state, Seat(0), choice(table))
    assert table.truth["result"]["closer"] == 0


def test_the_plan_that_leaves_least_is_found_where_extending_first_is_better() -> None:
    """R9: 5D 6D 7D would strand the 8D; 8D lies on the table's run only after 7D."""
    table = position("7D 8D 9D 6S", "KH 3H", melds=["1: 4D 5D 6D"], down=[0, 1])
    hand = cards(table.hand(0))
    plan = best_plan(Seat(0), hand, True, rami.view(table.state, None).melds, None)
    assert plan
    assert plan.rest == ("6S",)


def test_it_keeps_its_jokers_until_they_close_the_hand() -> None:
    """R16, R19."""
    table = position("JK 2S KD QC", "KH 3H", melds=["1: 5C 6C 7C"], down=[0, 1], stock="9S").turns("draw stock")
    assert isinstance(choice(table), Discard)
    assert choice(table) != Discard("JK")


def test_before_going_down_it_throws_what_promises_least() -> None:
    """R8."""
    table = position("KS KH QS 9D 8D 2C", "5H 3H", stock="JS").turns("draw stock")
    assert choice(table) == Discard("2C")


def test_it_does_not_throw_what_the_next_player_would_lay() -> None:
    """R13."""
    table = position("8C 8H KH 3S", "2H 3H", melds=["1: 5C 6C 7C"], down=[1], stock="JD").turns("draw stock")
    assert choice(table) != Discard("8C")


def test_jokers_are_thrown_only_where_there_is_nothing_else() -> None:
    """R19."""
    table = position("JK", "KH 3H", melds=["1: 5C 6C JK"], down=[0, 1], stock="JK").turns("draw stock")
    assert choice(table) == Discard("JK")


def test_the_levels_differ_in_what_they_see() -> None:
    """The easy one overlooks melds and seldom looks at the discard pile."""
    down = position("KS KH KD 7S 7H 7D 2C 4H 9S", "2H 3H", stock="JC").turns("draw stock")
    taking = position("KS KH KD 7S 7H 2C 4H 9S", "2H 3H", pile="4S 7D", stock="JC")
    seen = {level: sum(isinstance(choice(down, level, seed), Lay) for seed in range(200)) for level in LEVELS}
    taken = {level: sum(choice(taking, level, seed) == Draw("discard") for seed in range(200)) for level in LEVELS}
    assert 80 < seen["easy"] < 150 < seen["normal"] < seen["hard"] == 200
    assert 0 < taken["easy"] < taken["normal"] < taken["hard"] == 200


def test_the_same_view_and_luck_give_the_same_act() -> None:
    table = Table(4).deal().turns("draw stock")
    for level in LEVELS:
        assert {repr(choice(table, level, 5)) for _ in range(5)} == {repr(choice(table, level, 5))}


def test_every_kind_of_act_is_played() -> None:
    """R2, R9, R10, R11."""
    rng, kinds = Random(7), set()
    state = rami.start(rami.read_options({}), 4, Seat(0))
    table = Table(4)
    table.state = state
    while table.truth["phase"] != "match_over":
        if table.turn is None:
            table.deal(seed=rng.randbytes(32))
        act = choice(table, "hard", rng.randrange(100))
        kinds.add(type(act))
        table.state, _ = rami.apply(table.state, Seat(table.turn or 0), act)
    assert kinds >= {Draw, Lay, Extend, Discard}
    assert SwapJoker in kinds
