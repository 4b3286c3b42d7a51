"""Going down: 51 points in one act with a clean meld among them; afterwards anything goes, in the same turn too (R8, R9)."""

import pytest

from app.games.contract import Seat
from app.games.rami.events import RamiLaid, RamiLaidMeld, RamiWentDown
from tests.support.rami import cards, position

OTHER = "2H 2D 3S"


def test_51_points_with_a_clean_meld_are_enough() -> None:
    """R8."""
    table = position("KS KH KD 7S 7H 7D 2C", OTHER, stock="9C").turns("draw stock", "lay KS KH KD | 7S 7H 7D")
    assert table.down(0)
    assert table.melds == ["KS KH KD", "7S 7H 7D"]
    assert table.hand(0) == "2C 9C"
    assert table.events == [
        RamiLaid(
            Seat(0),
            (
                RamiLaidMeld(0, "set", cards("KS KH KD"), None),
                RamiLaidMeld(1, "set", cards("7S 7H 7D"), None),
            ),
            51,
        ),
        RamiWentDown(Seat(0), 51),
    ]


def test_50_are_not() -> None:
    """R8: and the refusal tells how many there were."""
    table = position("KS KH KD 5S 5H 5D 5C 2C", OTHER, stock="9C").turns("draw stock")
    refused = table.refusal(0, "lay KS KH KD | 5S 5H 5D 5C")
    assert (refused.code, refused.data) == ("needs_51", {"points": 50, "needed": 51})


def test_two_acts_do_not_add_up() -> None:
    """R8: one act."""
    table = position("KS KH KD QS QH QD 2C", OTHER, stock="9C").turns("draw stock")
    assert table.refused(0, "lay KS KH KD") == "needs_51"
    assert table.refused(0, "lay QS QH QD") == "needs_51"
    assert table.turns("lay KS KH KD | QS QH QD").down(0)


def test_one_meld_must_be_without_joker() -> None:
    """R8."""
    table = position("KS KH JK QS QH JK 8D 8H 8S 2C", OTHER, stock="9C").turns("draw stock")
    assert table.refused(0, "lay KS KH JK | QS QH JK") == "needs_clean_meld"
    assert table.turns("lay KS KH JK | QS QH JK | 8D 8H 8S").down(0)


def test_too_few_points_are_told_before_the_missing_clean_meld() -> None:
    """R8."""
    table = position("KS KH JK 2C", OTHER, stock="9C").turns("draw stock")
    assert table.refused(0, "lay KS KH JK") == "needs_51"


def test_a_joker_counts_as_the_card_it_stands_for() -> None:
    """R8, R7, B23: Q K joker(A) = 31, and 21."""
    table = position("QS KS JK 7H 7D 7C 2C", OTHER, stock="9C").turns("draw stock")
    assert table.turns("lay QS KS JK | 7H 7D 7C").events[-1] == RamiWentDown(Seat(0), 52)


def test_a_single_clean_meld_may_be_enough() -> None:
    """R8."""
    table = position("8S 9S 10S JS QS KS 2C", OTHER, stock="9C").turns("draw stock", "lay 8S 9S 10S JS QS KS")
    assert table.down(0)


@pytest.mark.parametrize("move", ["extend 0 8C", "swap 1 4H"])
def test_extensions_and_swaps_come_only_after_it(move: str) -> None:
    """R8, R9, B24: refused before, accepted later in the very same turn."""
    table = position("KS KH KD 7S 7H 7D 8C 4H", OTHER, stock="9C", melds=["1: 5C 6C 7C", "1: JK 5H 6H"])
    table.turns("draw stock")
    assert table.refused(0, move) == "not_down"
    assert table.turns("lay KS KH KD | 7S 7H 7D", move).turn == 0


def test_who_is_down_lays_melds_of_any_points() -> None:
    """R9: at once and in later turns."""
    table = position("KS KH KD 7S 7H 7D 2S 3S 4S 5D", "3H 4D", stock="9C 9H JK")
    table.turns("draw stock", "lay KS KH KD | 7S 7H 7D", "lay 2S 3S 4S", "discard 5D")
    assert table.melds == ["KS KH KD", "7S 7H 7D", "2S 3S 4S"]
    assert "went_down" not in table.happened()
    table = position("2S 2H 5D", "3H 4D", down=[0], stock="JK").turns("draw stock", "lay 2S 2H JK as 2C")
    assert table.melds == ["2S 2H JK as 2C"]


def test_a_refused_meld_is_named() -> None:
    """R4, R8: which, and why."""
    table = position("KS KH KD 7S 7H 8D 2C", OTHER, stock="9C").turns("draw stock")
    refused = table.refusal(0, "lay KS KH KD | 7S 7H 8D")
    assert (refused.code, refused.data) == ("bad_meld", {"meld": 1, "reason": "neither_rank_nor_suit"})


@pytest.mark.parametrize("move", ["lay KS KH KC", "lay KS KH KD | KS KH KD", "lay KS KS KH"])
def test_only_own_cards_each_as_often_as_it_is_held(move: str) -> None:
    """R8, B28: before any other objection."""
    assert position("KS KH KD 7S", OTHER).refused(0, move) == "card_not_in_hand"
    assert position("KS KH KD 7S", OTHER, stock="9C").turns("draw stock").refused(0, move) == "card_not_in_hand"


def test_lay_is_offered_to_whom_it_could_be_accepted_from() -> None:
    """R3, R8: from three cards on, past the first lap; whether they are melds the act tells."""
    assert "lay" in position("2S 3H", OTHER, stock="9C").turns("draw stock").offers(0)
    assert "lay" not in position("2S", OTHER, stock="9C").turns("draw stock").offers(0)
    assert "lay" not in position("2S 3H 4D", OTHER, stock="9C", fresh=[0]).turns("draw stock").offers(0)
