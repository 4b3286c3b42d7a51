"""What an act out of turn costs, and what is refused for nothing (J10). That a stale click is free is the table's business."""

import pytest

from app.games.contract import Seat
from app.games.jodete.events import JodeteDrew
from tests.support.jodete import position


@pytest.mark.parametrize(
    "kind, fields",
    [("play", {"card": "6E"}), ("play", {"card": "9B"}), ("play", {"card": "6E", "last_card": True}), ("draw", {})],
)
def test_playing_or_drawing_out_of_turn_costs_two_cards_and_has_no_effect(kind: str, fields: dict[str, object]) -> None:
    """J10: the card need not fit, and nothing is said with it."""
    table = position("3O 4B", "6E 9B", stock="7C 8C 9C")
    clock = table.clock
    table.do(1, kind, **fields)
    assert (table.hand(1), table.top, table.turn, table.clock) == ("7C 8C 6E 9B", "9O", 0, clock)
    assert table.events == [JodeteDrew(Seat(1), 2, "out_of_turn", ("7C", "8C"))]


def test_a_card_he_does_not_hold_is_refused_for_nothing() -> None:
    """J10."""
    assert position("3O 4B", "6E 9B").refused(1, "play", card="3O") == "card_not_in_hand"


@pytest.mark.parametrize("kind", ["pass", "timeout"])
def test_anything_else_out_of_turn_is_refused_for_nothing(kind: str) -> None:
    """J10."""
    assert position("3O 4B", "6E 9B").refused(1, kind) == "not_your_turn"


def test_a_card_that_does_not_fit_on_turn_is_refused_for_nothing() -> None:
    """J10, J2."""
    assert position("3O 4B", "6E 9B").refused(0, "play", card="4B") == "does_not_fit"


def test_the_penalty_touches_neither_sum_nor_turn() -> None:
    """J10, J6: the one who threw the 2 draws too early, and the next still owes the sum."""
    table = position("2O 4B", "6E 9B", "7E 8B").turns("2O").do(0, "draw").do(2, "play", card="7E")
    assert (table.pending, table.turn, table.sizes) == (2, 1, [3, 2, 4])


def test_out_of_turn_is_not_offered() -> None:
    """J10: it can be done, and is done at one's own risk."""
    assert position("3O 4B", "9C 9B").offers(1) == {"jodete": {"seats": [0]}}


def test_who_has_left_pays_nothing() -> None:
    """J10, S9."""
    table = position("3O 4B", "6E 9B", "7E 8B").do(1, "leave")
    for kind, fields in (("play", {"card": "6E"}), ("draw", {}), ("say_last_card", {}), ("timeout", {})):
        assert table.refused(1, kind, **fields) == "not_your_turn"
    assert table.refused(1, "jodete", seat=0) == "not_your_turn"


def test_the_last_card_played_before_the_next_acts_is_out_of_turn() -> None:
    """B33, J10: A plays, one card left, and sends his last card at once: meant for this very state, it costs two."""
    table = position("3O 4O", "6E 9B", stock="7C 8C").turns("3O").do(0, "play", card="4O")
    assert (table.hand(0), table.top, table.turn) == ("4O 7C 8C", "3O", 1)
