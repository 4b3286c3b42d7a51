"""What happens for who lets his time run out, and to the cards and the turn of who leaves (J16, S9)."""

import pytest

from app.games.contract import Seat
from app.games.jodete.events import JodeteMatchEnded, JodeteSeatLeft, Played
from tests.support.jodete import position

# time


def test_with_a_pending_sum_he_takes_it_though_he_holds_a_2() -> None:
    """J16."""
    table = position("2O 5O", "2C 6C").turns("2O", "timeout")
    assert (table.sizes[1], table.pending, table.turn) == (4, 0, 0)


def test_he_plays_the_card_that_fits_and_is_worth_most_no_comodin() -> None:
    """J16, J12."""
    assert position("3O 12O 9C JK", "6E 7E").turns("timeout").top == "12O"


@pytest.mark.parametrize("hand, played", [("1O 2O 3O", "1O"), ("9B 9C", "9C"), ("10O 11O 12O", "10O")])
def test_of_equals_the_first_in_the_decks_order(hand: str, played: str) -> None:
    """J16, S1."""
    listed = sorted(hand.split(), key=lambda card: ("OCEB".index(card[-1]), int(card[:-1])))
    assert position(" ".join(listed), "6E 7E").turns("timeout").events[0] == Played(Seat(0), played, last_card=False)


def test_an_owed_card_may_be_any_but_a_comodin_only_if_nothing_else_is_there() -> None:
    """J16, J7."""
    table = position("JK JK 3E 4B", "6E 7E", "6C 7C").turns("JK", "timeout")
    assert (table.top, table.turn) == ("4B", 1)
    table = position("JK JK", "6E 7E", "6C 7C").turns("JK", "timeout")
    assert table.truth["result"]["closer"] == 0
    assert table.truth["result"]["hands"]["1"] != ["6E", "7E"]


def test_else_he_draws_and_plays_the_drawn_card_if_it_fits_by_index_or_suit() -> None:
    """J16."""
    assert position("3C 4B", "6E 7E", stock="5O 6C").turns("timeout").top == "5O"


@pytest.mark.parametrize("drawn", ["5C", "JK"])
def test_else_he_passes(drawn: str) -> None:
    """J16."""
    table = position("3C 4B", "6E 7E", stock=f"{drawn} 6C").turns("timeout")
    assert (table.top, table.turn, table.sizes[0]) == ("9O", 1, 3)


def test_who_has_drawn_does_not_draw_again() -> None:
    """J16."""
    table = position("3C 4B", "6E 7E", stock="5C 6C 7C").turns("draw", "timeout")
    assert (table.turn, table.sizes[0]) == (1, 3)


def test_time_out_ends_one_turn_though_he_plays_again() -> None:
    """J16, J5."""
    table = position("12O 3O 4O", "6E 7E").turns("timeout")
    assert (table.top, table.turn, table.sizes[0]) == ("12O", 0, 2)


def test_nothing_is_said_for_him() -> None:
    """J16, J9."""
    table = position("3O 4B", "6E 7E").turns("timeout")
    assert table.do(1, "jodete", seat=0).sizes[0] == 6


# leaving


def test_leaving_out_of_turn_leaves_the_turn_alone() -> None:
    """J16; B37: B's turn: A leaves, then D: still B's."""
    table = position("3O 4B", "3C 4C", "3E 4E", "3B 5B", turn=1)
    clock = table.clock
    table.do(0, "leave").do(3, "leave")
    assert (table.turn, table.clock) == (1, clock)


@pytest.mark.parametrize("direction, turn", [(1, 2), (-1, 0)])
def test_who_leaves_on_turn_passes_it_on_in_the_current_direction(direction: int, turn: int) -> None:
    """J16, J15; B37: B leaves: C's turn, or A's if reversed."""
    table = position("3O 4B", "3C 4C", "3E 4E", "3B 5B", turn=1, direction=1 if direction == 1 else -1)
    clock = table.clock
    table.do(1, "leave")
    assert table.turn == turn
    assert table.clock != clock
    assert table.events == [JodeteSeatLeft(Seat(1))]


def test_the_card_drawn_in_a_leavers_turn_does_not_count_for_the_next() -> None:
    """J16, J3."""
    table = position("3C 4B", "3E 4E", "5E 6E", stock="5C 6C 7C").turns("draw").do(0, "leave")
    assert (table.turn, table.truth["drawn"]) == (1, False)


def test_a_pending_sum_passes_on_and_all_cards_still_exist() -> None:
    """J16, J6; B37."""
    table = position("2O 5O", "3C 4C", "3E 4E").turns("2O").do(1, "leave")
    assert (table.turn, table.pending) == (2, 2)
    assert sum(table.sizes) + table.stock + 2 + 2 == 50  # the pile: the 2, what lay below it, and the leaver's two


def test_after_a_leavers_comodin_the_next_owes_the_card_and_any_fits() -> None:
    """J16, J7; B37."""
    table = position("JK 5O", "3C 4C", "3E 4E").turns("JK").do(0, "leave")
    assert (table.turn, table.truth["owed"]) == (1, True)
    assert table.refused(1, "draw") == "must_play"
    table.turns("4C")
    assert (table.top, table.turn, table.truth["owed"]) == ("4C", 2, False)


def test_one_left_has_won_and_the_broken_hand_is_not_scored() -> None:
    """J16, S9."""
    table = position("3O 4B", "3C 4C", "3E 4E", totals=(90, 0, 10)).do(1, "leave").do(2, "leave")
    assert (table.ranking, table.totals, table.truth["result"]) == ([[0], [2], [1]], [90, 0, 10], None)
    assert table.sizes == [0, 0, 0]
    assert table.happened() == ["left", "match_ended"]
    assert table.events[-1] == JodeteMatchEnded(((Seat(0),), (Seat(2),), (Seat(1),)))


def test_between_hands_too_one_left_has_won() -> None:
    """J16, S9."""
    table = position("3O", "3C", "3E").turns("3O").do(0, "leave")
    assert table.ranking is None
    assert table.do(2, "leave").ranking == [[1], [2], [0]]


def test_nobody_leaves_twice() -> None:
    """S9."""
    table = position("3O 4B", "3C 4C", "3E 4E").do(1, "leave")
    assert table.refused(1, "leave") == "wrong_phase"


def test_who_has_left_is_neither_skipped_nor_drawn_for_nor_called() -> None:
    """J16, J4, J9."""
    table = position("10O 4B", "3C", "3E 4E", "3B 4C", silent=[1]).do(1, "leave").turns("10O")
    assert (table.sizes, table.turn) == ([1, 0, 3, 2], 3)
    assert table.refused(3, "jodete", seat=1) == "not_vulnerable"
    assert table.offers(3)["jodete"] == {"seats": [0, 2]}
