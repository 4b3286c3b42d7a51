"""Time running out, and leaving for good (A18, S9)."""

import pytest

from app.games import ajiley
from app.games.contract import Deal, IllegalAction, Seat, Timeout
from tests.support.ajiley import SEED, Table


def test_when_time_runs_out_he_passes_if_he_may_and_folds_else() -> None:
    """A18."""
    table = Table([1000] * 3, dealer=2).deal().turns("timeout", "bet 10", "timeout")
    assert table.statuses == ["active", "active", "folded"]


def test_in_the_draw_he_throws_nothing() -> None:
    """A18."""
    table = Table([1000] * 2, dealer=1).deal("1O 2O 3O 4O 5O", "1C 2C 3C 4C 5C").turns("check", "check", "timeout")
    assert table.hand(0) == "1O 2O 3O 4O 5O"
    assert table.turn == 1


def test_time_runs_out_only_for_the_seat_on_turn() -> None:
    """A18."""
    table = Table([1000] * 2, dealer=1)
    assert table.refused(0, "timeout") == "wrong_phase"
    assert table.deal().refused(1, "timeout") == "not_your_turn"


def test_leaving_folds_at_once_and_takes_the_stack_but_not_what_is_in_the_pot() -> None:
    """A18."""
    table = Table([1000] * 3, dealer=2).deal().turns("bet 50").do(0, "leave")
    assert table.statuses[0] == "left"
    assert table.truth["seats"][0] == {
        "chips": 0,
        "bet": 50,
        "contributed": 60,
        "hand": [],
        "status": "left",
        "refills": 0,
    }
    assert (table.truth["pot"], table.turn) == (80, 1)


def test_leaving_out_of_turn_leaves_the_turn_where_it_is() -> None:
    """A18."""
    table = Table([1000] * 4, dealer=3).deal().turns("bet 50").do(2, "leave")
    assert table.turn == 1
    assert table.turns("call").turn == 3


def test_a_leave_in_the_draw_passes_the_turn_on() -> None:
    """A18, A12."""
    table = Table([1000] * 3, dealer=2).deal().turns("check", "check", "check").do(0, "leave")
    assert (table.phase, table.turn) == ("draw", 1)
    table.do(2, "leave")
    assert table.phase == "match_over"
    assert table.chips == [0, 1020, 0]


def test_who_has_drawn_may_leave_without_moving_the_turn() -> None:
    """A18, A12."""
    table = Table([1000] * 3, dealer=2).deal().turns("check", "check", "check", "throw").do(0, "leave")
    assert (table.phase, table.turn) == ("draw", 1)
    assert table.turns("throw", "throw").phase == "betting_2"


def test_when_the_last_one_to_draw_leaves_the_second_round_begins() -> None:
    """A18, A12."""
    table = Table([1000] * 3, dealer=2).deal().turns("check", "check", "check", "throw", "throw").do(2, "leave")
    assert (table.phase, table.turn) == ("betting_2", 0)


def test_the_last_one_in_the_hand_takes_the_pot_when_the_others_leave() -> None:
    """A10, A18."""
    table = Table([1000] * 3, dealer=2).deal().do(1, "leave").do(0, "leave")
    assert table.pots == [(30, 2)]
    assert table.phase == "match_over"


def test_an_all_in_player_who_leaves_loses_his_claim() -> None:
    """A18, A14: his chips stay in."""
    table = Table([100, 1000, 1000], dealer=2).deal().turns("all_in", "call", "call").do(0, "leave")
    table.turns("throw", "throw", "fold")
    assert table.pots == [(300, 2)]


def test_who_has_left_can_do_nothing_more() -> None:
    """S9: leaving twice is out of phase, anything else is not his turn."""
    table = Table([1000] * 3, dealer=2).do(1, "leave")
    assert table.refused(1, "leave") == "wrong_phase"
    assert table.refused(1, "refill") == "not_your_turn"
    assert table.deal().refused(1, "check") == "not_your_turn"
    assert table.refused(1, "throw", cards=[]) == "wrong_phase"


def test_a_seat_that_was_not_dealt_in_may_leave_without_touching_the_hand() -> None:
    """A18."""
    table = Table([1000, 0, 1000], dealer=2).deal().do(1, "leave")
    assert (table.phase, table.turn, table.truth["pot"]) == ("betting_1", 0, 20)
    assert table.statuses[1] == "left"


@pytest.mark.parametrize("seat", [None, -1, 3, True])
def test_a_seat_that_is_none_is_malformed(seat: int | None) -> None:
    table = Table([1000] * 3, dealer=2).deal()
    with pytest.raises(IllegalAction, match="bad_action"):
        ajiley.apply(table.state, None if seat is None else Seat(seat), Timeout())


def test_nobody_seated_deals() -> None:
    table = Table([1000] * 3, dealer=2)
    with pytest.raises(IllegalAction, match="bad_action"):
        ajiley.apply(table.state, Seat(0), Deal(SEED, ""))
