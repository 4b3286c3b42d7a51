"""What an act would come to, before it is done: the very check of the act, with points, clean melds and jokers (R5, R7, R8)."""

from typing import Any

import pytest

from app.games import rami
from app.games.contract import IllegalAction, Preview, Seat
from tests.support.rami import Table, action, position

HAND = "KS KH KD 7S 7H 7D 5C JK 2S"


def preview(table: Table, move: str, seat: int = 0) -> Preview:
    before = table.state
    try:
        return rami.preview(table.state, Seat(seat), rami.read_action(action(move)))
    finally:
        assert table.state == before


def refused(table: Table, move: str, seat: int = 0) -> tuple[str, dict[str, Any]]:
    with pytest.raises(IllegalAction) as refusal:
        preview(table, move, seat)
    return refusal.value.code, refusal.value.data


def drawn(**more: Any) -> Table:
    return position(HAND, "2H 3H", stock="9C", **more).turns("draw stock")


def test_a_lay_that_would_be_accepted_tells_its_points_and_whether_a_meld_is_clean() -> None:
    """R7, R8."""
    table = drawn()
    assert preview(table, "lay KS KH KD | 7S 7H 7D") == Preview(51, True, ((), ()))
    assert preview(table, "lay KS KH KD JK | 7S 7H 7D") == Preview(61, True, (("KC",), ()))
    assert table.hand(0) == "2S 7S KS 7H KH 7D KD 5C 9C JK"


def test_too_few_points_tell_how_many_there_are() -> None:
    """R8: "30 of 51"."""
    assert refused(drawn(), "lay KS KH KD") == (
        "needs_51",
        {"points": 30, "needed": 51, "clean": True, "jokers": [[]]},
    )


def test_no_clean_meld_is_told_with_the_points() -> None:
    """R8."""
    table = position("KS KH JK QS QH JK 2S", "2H 3H", stock="QD").turns("draw stock")
    assert refused(table, "lay KS KH JK | QS QH JK QD") == (
        "needs_clean_meld",
        {"points": 70, "clean": False, "jokers": [["KD", "KC"], ["QC"]]},
    )


def test_a_bad_meld_is_told_by_its_number_with_the_reason_and_what_the_others_count() -> None:
    """R4."""
    assert refused(drawn(), "lay KS KH KD | 7S 7H 5C | 7D JK 7S") == (
        "card_not_in_hand",
        {"points": 51, "clean": True, "jokers": [[], [], ["7H", "7C"]]},
    )
    assert refused(drawn(), "lay KS KH KD | 7S 7H 5C") == (
        "bad_meld",
        {"meld": 1, "reason": "neither_rank_nor_suit", "points": 30, "clean": True, "jokers": [[], []]},
    )


def test_melds_may_be_weighed_before_it_is_ones_turn() -> None:
    """R2: refused as the act would be, but the points are told."""
    table = position("2H 3H", HAND, stock="9C")
    code, data = refused(table, "lay KS KH KD | 7S 7H 7D", seat=1)
    assert (code, data["points"], data["clean"]) == ("not_your_turn", 51, True)
    table = position(HAND, "2H 3H", stock="9C")
    assert refused(table, "lay KS KH KD | 7S 7H 7D")[0] == "not_drawn_yet"


def test_an_extension_tells_the_points_of_its_card() -> None:
    """R7, R10."""
    table = drawn(melds=["1: 6C 7C 8C", "1: QS KS AS", "1: 2D 3D 4D"], down=[0])
    assert preview(table, "extend 0 5C") == Preview(5)
    assert preview(table, "extend 0 JK high") == Preview(9)
    assert preview(table, "extend 2 JK low") == Preview(1)
    assert refused(table, "extend 0 JK") == ("end_required", {"ends": ["low", "high"]})
    assert refused(table, "extend 1 5C") == ("does_not_extend", {"meld": 1, "card": "5C"})


def test_a_swap_brings_no_points() -> None:
    """R11."""
    table = drawn(melds=["1: 3C 4C JK"], down=[0])
    assert preview(table, "swap 0 5C") == Preview()
    assert refused(table, "swap 0 2S") == ("no_such_joker", {"meld": 0, "joker_as": "5C"})


def test_other_acts_are_checked_as_well() -> None:
    """R2, R13."""
    assert preview(drawn(), "discard 2S") == Preview()
    assert refused(drawn(), "put back")[0] == "nothing_to_put_back"
    assert refused(drawn(), "draw stock")[0] == "already_drawn"
