"""The showdown, the next hand and the end of the match: who shows, who wins, who ranks where (A3, A4, A15–A17)."""

from app.games.ajiley.ending import ranking
from app.games.ajiley.events import Shown
from app.games.ajiley.options import Options
from app.games.ajiley.state import Match, Player
from app.games.contract import Seat
from tests.support.ajiley import Table

BEST, MIDDLE, WORST = "1O 2O 3O 4O 5O", "1C 2C 3C 6C 6E", "6O 7C 7E 6B 7B"
"""51, 37 and 13 points."""


def played_out(table: Table) -> Table:
    """Everybody passes and keeps his cards."""
    while table.phase not in ("between_hands", "match_over"):
        table.turns("throw" if table.phase == "draw" else "check")
    return table


def test_more_points_win_and_forty_one_or_fifty_one_are_only_names() -> None:
    """A3: 50 beats 41."""
    table = played_out(Table([1000] * 2, dealer=1).deal("1O 2O 3O 4O 6C", "2C 3C 4C 5C 10C"))
    assert table.truth["result"]["shown"] == {"0": 41, "1": 50}
    assert table.pots == [(20, 1)]


def test_the_dealer_is_last_in_the_order_of_the_mano() -> None:
    """A4: dealer 0 and seat 2 tie, and seat 1 behind them does not matter."""
    table = played_out(Table([1000] * 3, dealer=0).deal(WORST, "1C 2C 3C 4C 6E", "1E 2E 3E 4E 6C"))
    assert table.truth["result"]["shown"] == {"0": 41, "1": 13, "2": 41}
    assert table.pots == [(30, 2)]


def test_all_unfolded_hands_are_shown_and_no_other() -> None:
    """A15, B16: seat 1 folds the best hand, and it is nowhere in the result or in what happened."""
    table = Table([1000] * 3, dealer=0).deal(BEST, MIDDLE, WORST)
    table.turns(*["check"] * 3, *["throw"] * 3, "check", "bet 10", "call", "fold")
    assert table.truth["result"]["shown"] == {"0": 13, "2": 37}
    assert table.truth["result"]["hands"] == {"0": WORST.split(), "2": MIDDLE.split()}
    shown = [event for event in table.events if isinstance(event, Shown)]
    assert [(event.seat, event.points, event.suit) for event in shown] == [(2, 37, "C"), (0, 13, "B")]


def test_a_thrown_card_is_never_shown() -> None:
    """A15."""
    table = Table([1000] * 2, dealer=1).deal(BEST, MIDDLE, stock="12B").turns("check", "check", "throw 1O", "throw")
    played_out(table)
    assert "1O" not in str(table.truth["result"])


def test_a_seat_at_nothing_may_refill_between_hands_to_the_starting_chips() -> None:
    """A16."""
    table = Table([1000, 0, 500], dealer=0, hand=1).do(1, "refill")
    assert table.chips == [1000, 1000, 500]
    assert table.truth["seats"][1]["refills"] == 1
    assert table.statuses == ["active", "active", "active"]


def test_a_refill_is_refused_with_chips_without_the_option_and_while_a_hand_is_played() -> None:
    """A16."""
    assert Table([1000, 0, 500]).refused(0, "refill") == "refill_not_allowed"
    assert Table([1000, 0, 500], allow_refill=False).refused(1, "refill") == "refill_not_allowed"
    assert Table([1000, 0, 500]).deal().refused(1, "refill") == "wrong_phase"


def test_the_match_ends_after_the_last_hand() -> None:
    """A17."""
    table = played_out(Table([1000, 1000], dealer=1, max_hands=1).deal(BEST, MIDDLE))
    assert table.phase == "match_over"
    assert table.truth["ranking"] == [[0], [1]]
    assert table.refused(None, "deal", server_seed="00" * 32, client_seed="") == "wrong_phase"
    assert table.refused(0, "leave") == "wrong_phase"
    assert table.happened()[-2:] == ["hand_ended", "match_ended"]


def test_without_refill_the_match_ends_when_one_has_everything() -> None:
    """A17, B19: the winner keeps his total, and a further deal changes nothing."""
    table = Table([1000, 1000], dealer=1, allow_refill=False).deal(BEST, MIDDLE)
    table.turns("all_in", "call", "throw", "throw")
    assert table.phase == "match_over"
    assert table.chips == [2000, 0]
    assert table.refused(None, "deal", server_seed="00" * 32, client_seed="") == "wrong_phase"
    assert table.refused(1, "refill") == "wrong_phase"


def test_with_refill_the_match_waits_and_a_deal_with_one_stack_deals_nothing_and_ends_it() -> None:
    """A17."""
    table = Table([1000, 1000], dealer=1).deal(BEST, MIDDLE).turns("all_in", "call", "throw", "throw")
    assert table.phase == "between_hands"
    table.deal()
    assert table.phase == "match_over"
    assert (table.truth["hand"], table.truth["dealer"]) == (1, 1)
    assert table.happened() == ["match_ended"]


def test_refills_received_count_against_the_rank_and_equals_share_a_place() -> None:
    """A17: 1000 after one refill of 1000 are worth as much as nothing without one."""
    players = (Player(1000, refills=1), Player(2500), Player(0), Player(2400, refills=3))
    assert ranking(Match(Options(), 3, Seat(0)), players) == ((1,), (0, 2), (3,))


def test_leavers_rank_behind_all_who_stayed_the_later_before_the_earlier() -> None:
    """S9, A17."""
    table = Table([1000, 1000, 1000, 20], dealer=3, max_hands=1).deal().do(1, "leave").do(0, "leave").turns("fold")
    assert table.truth["ranking"] == [[2], [3], [0], [1]]


def test_the_match_ends_at_once_when_only_one_seat_could_still_have_chips() -> None:
    """A17, A18: with refill allowed a seat at 0 still could, one that has left could not."""
    assert Table([1000, 1000]).do(0, "leave").phase == "match_over"
    assert Table([1000, 1000, 0]).do(0, "leave").phase == "between_hands"
    assert Table([1000, 1000, 0], allow_refill=False).do(0, "leave").phase == "match_over"
    assert Table([1000, 0, 0]).do(0, "leave").do(1, "leave").phase == "match_over"
