"""The draw: throwing up to four cards and taking as many, also when the stock runs short (A12, A13)."""

import pytest

from app.games.ajiley.events import Dealt, Reshuffled, Threw
from app.games.contract import Seat
from app.games.shuffle import hand_seed, shuffle
from tests.support.ajiley import SEED, Table

HANDS = ("1O 2O 3O 4O 5O", "1C 2C 3C 4C 5C", "1E 2E 3E 4E 5E")


def drawing(*hands: str, dealer: int = 2, stock: str = "") -> Table:
    """Everybody has passed; seat after the dealer draws first."""
    table = Table([1000] * len(hands), dealer=dealer).deal(*hands, stock=stock)
    return table.turns(*["check"] * len(hands))


def test_seats_draw_one_after_another_from_the_dealers_right() -> None:
    """A12."""
    table = drawing(*HANDS, dealer=1)
    turns = []
    for _ in HANDS:
        turns.append(table.turn)
        table.turns("throw")
    assert turns == [2, 0, 1]


def test_as_many_cards_come_as_go() -> None:
    """A12."""
    table = drawing(*HANDS, stock="12B 11B 10B 7B").turns("throw 1O 2O 3O 4O")
    assert table.hand(0) == "5O 7B 10B 11B 12B"
    assert table.truth["stock"] == 21


def test_none_or_the_comodin_may_be_thrown() -> None:
    """A12."""
    table = drawing("7O 2O 3O 4O 5O", *HANDS[1:], stock="12B").turns("throw 7O", "throw")
    assert table.hand(0) == "2O 3O 4O 5O 12B"
    assert table.hand(1) == "1C 2C 3C 4C 5C"


@pytest.mark.parametrize(
    "named, code",
    [
        (["1C"], "card_not_in_hand"),
        (["1O", "1O"], "card_not_in_hand"),
        (["1O", "2O", "3O", "4O", "5O"], "too_many_cards"),
        (["1O", "2O", "3O", "4O", "5O", "6O"], "card_not_in_hand"),
        (["8O"], "bad_action"),
        ("1O", "bad_action"),
        ([1], "bad_action"),
        (None, "bad_action"),
    ],
)
def test_only_own_cards_each_once_and_four_at_most(named: object, code: str) -> None:
    """A12."""
    assert drawing(*HANDS).refused(0, "throw", cards=named) == code


def test_nobody_throws_out_of_turn_or_bets_in_the_draw() -> None:
    """A12."""
    table = drawing(*HANDS)
    assert table.refused(1, "throw", cards=[]) == "not_your_turn"
    assert table.refused(0, "check") == "wrong_phase"
    assert table.refused(0, "fold") == "wrong_phase"


def test_thrown_cards_are_told_in_order_and_drawn_ones_to_their_owner() -> None:
    """A12: the events hold the cards; `see` cuts them (test_view)."""
    table = drawing(*HANDS, stock="12B 11B").turns("throw 2O 1O")
    assert table.events == [Threw(Seat(0), 2, ("2O", "1O")), Dealt(Seat(0), 2, ("12B", "11B"))]
    assert table.turns("throw").events == [Threw(Seat(1), 0, ())]


def seven() -> Table:
    """Seven seats, dealer 6: 35 cards dealt, 5 on the stock."""
    hands = [f"1{suit} 2{suit} 3{suit} 4{suit} 5{suit}" for suit in "OCEB"]
    hands += ["6O 7O 6C 7C 6E", "7E 6B 7B 10O 11O", "12O 10C 11C 12C 10E"]
    return Table([1000] * 7, dealer=6).deal(*hands, stock="11E 12E 10B 11B 12B")


def test_with_the_stock_short_what_is_left_comes_first_and_then_the_earlier_throws_are_shuffled() -> None:
    """A13, S6: thrown cards in the order in which they were named; the drawer's own are not among them."""
    table = seven().turns(*["check"] * 7).turns("throw 4O 3O 2O 1O", "throw 1C 2C 3C")
    reshuffled = shuffle(("4O", "3O", "2O", "1O"), hand_seed(SEED, ""), 1)
    assert Reshuffled(4) in table.events
    assert Dealt(Seat(1), 3, ("12B", *reshuffled[:2])) in table.events
    assert table.truth["stock"] == 2


def test_folded_hands_go_into_the_new_stock_in_the_order_of_folding_and_before_thrown_cards() -> None:
    """A13, S6: seat 5 folds before seat 0; a hand's cards by suit and rank, whatever the order in which they came."""
    hands = ["2O 1O", *(f"1{s} 2{s} 3{s} 4{s} 5{s}" for s in "CEB"), "3O 4O 5O 10O 11O", "12C 6C", "6O 7O 7C 7E 7B"]
    table = Table([1000] * 7, dealer=6).deal(*hands)
    table.turns(*["check"] * 5, "fold", "bet 10", "fold", *["call"] * 4)
    assert table.truth["stock"] == 11
    table.turns("throw 1C 2C 3C 4C", "throw 4E 3E 2E 1E", "throw 1B 2B 3B")
    table.turns("throw 3O")
    pile = (*("6C", "12C"), *("1O", "2O"), *("1C", "2C", "3C", "4C"), *("4E", "3E", "2E", "1E"), *("1B", "2B", "3B"))
    fresh = shuffle(pile, hand_seed(SEED, ""), 1)
    assert table.events[-2:] == [Reshuffled(15), Dealt(Seat(4), 1, fresh[:1])]


def test_a_reshuffle_happens_when_a_card_is_due_and_not_before() -> None:
    """S6: the first two take exactly the five cards that are left; only the third draw needs new ones."""
    table = seven().turns(*["check"] * 7).turns("throw 1O 2O 3O 4O", "throw 1C")
    assert table.truth["stock"] == 0
    assert "reshuffled" not in table.happened()
    assert "reshuffled" in table.turns("throw 1E").happened()


def test_every_reshuffle_of_a_hand_is_the_next_shuffle_of_its_seed() -> None:
    """A13, S3: the second reshuffle is shuffle number 2 and holds what was thrown since the first."""
    table = seven().turns(*["check"] * 7).turns("throw 1O 2O 3O 4O", "throw 1C 2C 3C 4C")
    first = shuffle(("1O", "2O", "3O", "4O"), hand_seed(SEED, ""), 1)
    assert table.events[-1] == Dealt(Seat(1), 4, ("12B", *first[:3]))
    table.turns("throw 1E 2E 3E 4E")
    second = shuffle(("1C", "2C", "3C", "4C"), hand_seed(SEED, ""), 2)
    assert table.events[-1] == Dealt(Seat(2), 4, (first[3], *second[:3]))


def test_seven_seats_throwing_four_each_never_run_out_and_nobody_gets_his_own_card_back() -> None:
    """A13: it is always enough."""
    table = seven().turns(*["check"] * 7)
    for seat in range(7):
        thrown = table.hand(seat).split()[:4]
        table.do(seat, "throw", cards=thrown)
        assert not set(thrown) & set(table.hand(seat).split())
    assert table.phase == "betting_2"


def test_a_leavers_hand_goes_into_the_new_stock_like_a_folded_one() -> None:
    """A13, A18, S6: leavers' hands first, in S1 order, then the thrown cards."""
    table = seven().turns(*["check"] * 7).do(6, "leave").do(5, "leave").turns("throw 4O 1O 3O 2O", "throw 1C 2C")
    pile = ("12O", "10C", "11C", "12C", "10E", "10O", "11O", "7E", "6B", "7B", "4O", "1O", "3O", "2O")
    fresh = shuffle(pile, hand_seed(SEED, ""), 1)
    assert table.events[-1] == Dealt(Seat(1), 2, ("12B", fresh[0]))
    assert table.truth["stock"] == 13
