"""Help with the own cards: the best melds, melds to go down with, and an order for the hand (R8, R13)."""

import pytest

from app.games import rami
from app.games.contract import IllegalAction, Seat
from tests.support.rami import Table, position


def groups(table: Table, kind: str, seat: int = 0) -> list[str]:
    view = rami.view(table.state, Seat(seat))
    return [" ".join(group) for group in rami.suggest(view, Seat(seat), kind)]


def test_melds_are_those_after_which_the_least_is_left() -> None:
    table = position("7S 7H 7D 8S 9S KC 2D", "2H 3H")
    assert sorted(groups(table, "melds")) == ["7S 8S 9S"]
    table = position("7S 7H 7D 8S 9S 2D", "2H 3H")
    assert groups(table, "melds", seat=1) == []


def test_going_down_is_shown_only_where_it_can_be_done() -> None:
    """R8."""
    assert sorted(groups(position("KS KH KD 7S 7H 7D 2C", "2H 3H"), "going_down")) == ["7S 7H 7D", "KS KH KD"]
    assert groups(position("KS KH KD 6S 6H 6D 2C", "2H 3H"), "going_down") == []


def test_going_down_brings_the_taken_discard_to_the_table() -> None:
    """R13."""
    table = position("10S JS QS KS AS 8H 8D", "2H 3H", pile="4S 8S").turns("draw discard")
    assert any("8S" in group for group in groups(table, "going_down"))


def test_melds_hold_the_taken_discard_where_it_fits_into_one() -> None:
    """R13."""
    table = position("10S JS QS 8H 8D 2C", "2H 3H", pile="4S 8S", down=[0]).turns("draw discard")
    assert sorted(groups(table, "melds")) == ["10S JS QS", "8S 8H 8D"]
    assert any("8S" in group for group in groups(table, "melds"))
    table = position("7H 8H 9H 9D 9C", "2H 3H", pile="4S 9S", down=[0]).turns("draw discard")
    assert any("9S" in group for group in groups(table, "melds"))
    table = position("10S JS QS 8H", "2H 3H", pile="4S 5C", melds=["1: 6C 7C 8C"], down=[0]).turns("draw discard")
    assert groups(table, "melds") == ["10S JS QS"]


def test_arrange_puts_the_melds_first_then_the_rest_by_suit() -> None:
    table = position("KS KH KD 2C 9C AD 3D", "2H 3H")
    assert groups(table, "arrange") == ["KS KH KD", "AD 3D", "2C 9C"]


def test_every_card_of_the_hand_is_arranged_once() -> None:
    table = Table(4).deal()
    for seat in range(4):
        assert sorted(" ".join(groups(table, "arrange", seat)).split()) == sorted(table.hand(seat).split())


def test_without_cards_there_is_nothing_to_show() -> None:
    table = Table(2)
    assert [groups(table, kind) for kind in ("melds", "going_down", "arrange")] == [[], [], []]


def test_no_other_help_is_known() -> None:
    with pytest.raises(IllegalAction, match="bad_action"):
        groups(Table(2), "opponents")
