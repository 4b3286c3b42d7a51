"""How a hand is counted and when the match is over (J8, J12–J15, S9)."""

import pytest

from app.games import jodete
from app.games.contract import Game, Seat
from app.games.jodete.deck import POINTS, count
from app.games.jodete.events import JodeteHandEnded, JodeteHandWon, JodeteMatchEnded, JodeteScored
from tests.support.jodete import Table, cards, position


@pytest.mark.parametrize(
    "hand, points",
    [("1O 2C", 40), ("10E 11E 12E", 30), ("3B 4B 5B 6B 7B 8B 9B", 42), ("JK", 0), ("JK JK 1B", 20), ("", 0)],
)
def test_a_hand_counts_1_and_2_as_20_figures_as_10_the_rest_as_printed(hand: str, points: int) -> None:
    """J12."""
    assert count(cards(hand)) == points


def test_all_cards_together_count_what_the_rule_says() -> None:
    """J12: per suit 20 + 20 + 42 + 30."""
    assert sum(POINTS.values()) == 4 * 112


def test_who_goes_out_gets_minus_ten_and_the_others_what_they_hold() -> None:
    """J12, J8."""
    table = position("3O", "1C 4C", "10E 7E", totals=(5, 50, 0)).turns("3O")
    assert table.totals == [-5, 74, 17]
    assert table.truth["result"] == {
        "closer": 0,
        "points": [-10, 24, 17],
        "hands": {"0": [], "1": ["1C", "4C"], "2": ["10E", "7E"]},
    }
    assert table.events[1:] == [
        JodeteHandWon(Seat(0)),
        JodeteScored((-10, 24, 17), (-5, 74, 17)),
        JodeteHandEnded(1),
    ]


def test_hands_are_laid_open_as_they_were_counted_to_everybody() -> None:
    """J12, J8: after the draws of the last card."""
    table = position("10O", "1C 4C", stock="7B").turns("10O")
    assert table.totals == [-10, 31]
    shown = jodete.view(table.state, None).result
    assert shown is not None
    assert shown.hands == {"0": (), "1": ("1C", "4C", "7B")}


def test_after_a_hand_nothing_of_it_is_left() -> None:
    """J15; B41: reversed, with a 2 on top and somebody still to be called; the next hand starts to the right."""
    table = position("2O", "3C", "5E 6E", silent=[1], direction=-1).turns("2O")
    idle = {"turn": None, "top": None, "stock": 0, "direction": 1, "pending": 0, "owed": False, "drawn": False}
    assert {name: table.truth[name] for name in idle} == idle
    assert all(seat["hand"] == [] and not seat["said"] for seat in table.truth["seats"])
    table.deal()
    assert (table.truth["direction"], table.pending, table.truth["hand"], table.truth["dealer"]) == (1, 0, 2, 0)
    assert table.refused(0, "jodete", seat=1) == "not_vulnerable"
    assert [seat.hand_size for seat in jodete.view(table.state, Seat(0)).seats if seat.hand is None] == [7, 7]


@pytest.mark.parametrize("target", [20, 100, 1000])
def test_the_match_goes_on_below_the_target_and_ends_at_it(target: int) -> None:
    """J14: with a hand of 13 points."""
    below = position("3O", "9C 4C", totals=(0, target - 14), target_points=target).turns("3O")
    assert below.truth["phase"] == "between_hands"
    ended = position("3O", "9C 4C", totals=(0, target - 13), target_points=target).turns("3O")
    assert ended.truth["phase"] == "match_over"
    assert ended.ranking == [[0], [1]]


def test_the_lowest_total_wins_and_equal_totals_share_a_place() -> None:
    """J14."""
    table = position("3O", "9C", "9E", "4C", totals=(60, 0, 0, 96)).turns("3O")
    assert table.totals == [50, 9, 9, 100]
    assert table.ranking == [[1, 2], [0], [3]]
    assert table.events[-1] == JodeteMatchEnded(((Seat(1), Seat(2)), (Seat(0),), (Seat(3),)))


def test_totals_may_be_negative() -> None:
    """J12."""
    assert position("3O", "9C").turns("3O").totals == [-10, 9]


def test_who_holds_a_comodin_when_another_goes_out_loses_the_match_which_ends() -> None:
    """J13: though his total is the lowest; the others rank by total."""
    table = position("3O", "JK", "9E", totals=(30, -50, 0)).turns("3O")
    assert table.truth["result"]["points"] == [-10, 0, 9]
    assert table.ranking == [[2], [0], [1]]


def test_two_holders_share_the_last_place() -> None:
    """J13."""
    assert position("3O", "JK 4C", "JK").turns("3O").ranking == [[0], [1, 2]]


def test_a_comodin_that_the_last_card_brought_counts_too() -> None:
    """J13, J8."""
    assert position("10O", "4C", "5E", stock="JK").turns("10O").ranking == [[0], [2], [1]]


def test_leavers_rank_behind_all_who_stayed_the_later_before_the_earlier() -> None:
    """S9, J13: also behind who lost by a comodín."""
    table = position("3O", "JK", "9E", "4B", "5B").do(3, "leave").do(2, "leave").turns("3O")
    assert table.ranking == [[0], [4], [1], [2], [3]]


def test_nothing_can_be_done_after_the_match() -> None:
    """J14, S9."""
    table = position("3O", "JK").turns("3O")
    for kind in ("draw", "pass", "say_last_card", "timeout", "leave"):
        assert table.refused(0, kind) == "wrong_phase"
    assert table.refused(None, "deal", server_seed="00" * 32, client_seed="") == "wrong_phase"
    assert table.offers(0) == {}


def test_between_hands_only_deal_and_leave_are_left() -> None:
    """J14."""
    table = position("3O", "4C").turns("3O")
    for kind in ("draw", "pass", "say_last_card", "timeout"):
        assert table.refused(0, kind) == "wrong_phase"
    assert table.deal().truth["hand"] == 2


def test_a_match_is_played_for_a_stake_not_for_chips_of_its_own() -> None:
    """J14."""
    game: Game = jodete
    assert game.purse(Table(3).state) is None
