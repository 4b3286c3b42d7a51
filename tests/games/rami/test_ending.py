"""How a hand is counted, who is out, and who has won the match (R14, R16–R18, S9)."""

import pytest

from app.games.contract import Seat
from app.games.rami.cards import left_in_hand
from app.games.rami.events import RamiEliminated, RamiHandEnded, RamiHandWon, RamiMatchEnded, RamiScored
from app.games.rami.summary import moment
from tests.support.rami import Table, cards, position

SET = "0: 7S 7H 7D"


def closing(*losers: str, down: tuple[int, ...] = (), totals: tuple[int, ...] = (), limit: int = 501) -> Table:
    """Seat 0 has closed by an extension and a discard; the others hold these hands, melds lay on the table before."""
    table = position("7C", *losers, melds=[SET], down=(0, *down), totals=totals, limit=limit, stock="3D")
    return table.turns("draw stock", "extend 0 7C", "discard 3D")


@pytest.mark.parametrize(
    "hand, points",
    [
        ("JK", 0),
        ("JK JK", 0),
        ("JK AS KS", 42),
        ("JK JK 5S", 10),
        ("AS", 11),
        ("2S 10S", 12),
        ("JS QS KS", 30),
        ("AS AH 9D 2C", 33),
        ("AS AH 9D 2C JK", 66),
    ],
)
def test_who_is_down_pays_his_hand_doubled_once_by_any_joker(hand: str, points: int) -> None:
    """R16, B30: ace 11, figures 10, the joker itself nothing."""
    assert left_in_hand(cards(hand)) == points
    assert closing(hand, down=(1,)).points == [0, points]


@pytest.mark.parametrize("hand", ["2S", "2S JK", "KS KH KD KC AS AH AD AC QS QH QD"])
def test_who_is_not_down_pays_a_hundred_flat(hand: str) -> None:
    """R16, B30."""
    assert closing(hand).points == [0, 100]


def test_the_hands_are_laid_open_and_told_with_points_and_totals() -> None:
    """R14, R16: the closer's is empty."""
    table = closing("KS 2S", "3H", down=(2,), totals=(5, 6, 7))
    hands = {"0": (), "1": ("2S", "KS"), "2": ("3H",)}
    assert table.truth["result"] == {
        "closer": 0,
        "points": [0, 100, 3],
        "hands": {seat: list(hand) for seat, hand in hands.items()},
    }
    assert table.events[1:] == [
        RamiHandWon(Seat(0)),
        RamiScored((0, 100, 3), (5, 106, 10), hands),
        RamiHandEnded(1),
    ]
    assert table.totals == [5, 106, 10]


def test_between_hands_everything_of_the_hand_is_idle() -> None:
    """R1, R14."""
    table = closing("KS 2S", down=(1,))
    truth = table.truth
    assert (truth["phase"], truth["turn"], truth["stock"], truth["discard"], truth["melds"]) == (
        "between_hands",
        None,
        0,
        [],
        [],
    )
    assert [(seat["hand"], seat["down"]) for seat in truth["seats"]] == [([], False)] * 2
    assert table.refused(0, "draw stock") == "wrong_phase"
    assert table.offers(0) == {}


def test_with_no_meld_on_the_table_when_the_turn_began_every_loser_pays_200() -> None:
    """R17: whatever the closer laid in that turn."""
    table = position("KS KH KD 7S 7H", "2S 3S", "4S 5S", stock="7D", limit=501)
    table.turns("draw stock", "lay KS KH KD | 7S 7H 7D")
    assert table.points == [0, 200, 200]


def test_melds_laid_in_the_closing_turn_do_not_count_as_lying_there() -> None:
    """R17: also when the hand is closed by a discard."""
    table = position("KS KH KD 7S 7H 2C", "2S 3S", stock="7D", limit=501)
    table.turns("draw stock", "lay KS KH KD | 7S 7H 7D", "discard 2C")
    assert table.points == [0, 200]


def test_melds_of_an_earlier_turn_do_even_ones_own() -> None:
    """R17: 100 then."""
    table = position("KS KH KD 7S 7H 7C 2C 3D", "2S 3S", stock="9D 9H 9S", limit=501)
    table.turns("draw stock", "lay KS KH KD | 7S 7H 7C", "discard 9D", "draw stock", "discard 9H")
    table.turns("draw stock")
    assert table.refused(0, "lay 2C 3D 9S") == "bad_meld"
    table = position("7C", "2S 3S", melds=[SET], down=[0], stock="9D", limit=501)
    assert table.turns("draw stock", "extend 0 7C", "discard 9D").points == [0, 100]


def test_the_melds_of_one_who_left_count_as_lying_there() -> None:
    """R17, R20."""
    table = position("KS KH KD 7S 7H", "2S 3S", "4S 5S", melds=["2: 9H 10H JH"], stock="7D", limit=501)
    table.do(2, "leave").turns("draw stock", "lay KS KH KD | 7S 7H 7D")
    assert table.points == [0, 100, 0]


@pytest.mark.parametrize("total, out", [(80, False), (81, True), (90, True)])
def test_a_total_of_the_limit_or_more_is_out(total: int, out: bool) -> None:
    """R18."""
    table = closing("KS QH", "2S", down=(1, 2), totals=(0, total, 0), limit=101)
    assert table.truth["seats"][1]["out"] is out
    assert moment(table.state).out == ((1,) if out else ())
    assert (RamiEliminated(Seat(1)) in table.events) is out


def test_the_next_hand_is_dealt_to_who_is_still_in() -> None:
    """R18, R1: an out seat gets no cards, pays nothing and does nothing."""
    table = closing("KS QH", "2S", down=(1, 2), totals=(0, 90, 0), limit=101).deal()
    assert (table.hand(1), table.turn) == ("", 2 if table.truth["dealer"] == 0 else 0)
    assert table.refused(1, "draw stock") == "not_your_turn"
    assert table.offers(1) == {}


def test_the_last_one_left_wins() -> None:
    """R18."""
    table = closing("KS QH", down=(1,), totals=(60, 90), limit=101)
    assert table.truth["phase"] == "match_over"
    assert table.ranking == [[0], [1]]
    assert table.events[-1] == RamiMatchEnded(((Seat(0),), (Seat(1),)))
    assert table.refused(0, "leave") == "wrong_phase"


@pytest.mark.parametrize(
    "hands, ranking",
    [
        (("KS QH", "2S", "3S"), [[0], [2], [3], [1]]),
        (("KS QH", "2S 3H", "5S"), [[0], [2, 3], [1]]),
        (("2S", "2H", "2D"), [[0], [1, 2, 3]]),
    ],
)
def test_who_goes_out_in_one_hand_ranks_by_total_equal_ones_together(
    hands: tuple[str, ...], ranking: list[list[int]]
) -> None:
    """R18: the lower total first."""
    assert closing(*hands, down=(1, 2, 3), totals=(0, 100, 100, 100), limit=101).ranking == ranking


def test_the_others_rank_by_the_moment_they_went_out_or_left() -> None:
    """R18, S9: later is better, by whichever way."""
    table = closing("KS QH", "2S", "3S", down=(1, 2, 3), totals=(0, 90, 0, 0), limit=101)
    table.do(3, "leave").deal().do(0, "leave")
    assert table.ranking == [[2], [0], [3], [1]]


def test_a_leave_that_ends_the_match_leaves_its_hand_unscored() -> None:
    """S9: the result is still the last finished hand's."""
    table = closing("KS QH", down=(1,), totals=(0, 50), limit=101).deal().do(0, "leave")
    assert (table.truth["phase"], table.totals, table.ranking) == ("match_over", [0, 70], [[1], [0]])
    assert table.points == [0, 20]
    assert table.happened() == ["left", "match_ended"]
    assert [seat["hand"] for seat in table.truth["seats"]] == [[], []]
