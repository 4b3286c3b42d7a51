"""A turn: one draw, then any number of acts, then one discard; and the first lap (R2, R3, R14, R19)."""

import pytest

from app.games.contract import Seat
from app.games.rami.events import RamiDiscarded, RamiDrew
from tests.support.rami import Table, cards, position

HANDS = ("2S 4H 6D 8C", "3S 5H 7D 9C")


def test_a_card_is_drawn_from_the_stock_and_one_discarded_and_the_next_seat_is_on_turn() -> None:
    """R2."""
    table = position(*HANDS, pile="KD", stock="QH JH").turns("draw stock")
    assert table.events == [RamiDrew(Seat(0), "stock", "QH")]
    assert (table.hand(0), table.truth["drawn"], table.stock) == ("2S 4H QH 6D 8C", "stock", 1)
    table.turns("discard 6D")
    assert table.events == [RamiDiscarded(Seat(0), "6D")]
    assert (table.hand(0), table.pile, table.turn, table.truth["drawn"]) == ("2S 4H QH 8C", "KD 6D", 1, None)


@pytest.mark.parametrize("second", ["draw stock", "draw discard"])
@pytest.mark.parametrize("first", ["draw stock", "draw discard"])
def test_there_is_no_second_draw_in_a_turn(first: str, second: str) -> None:
    """R2, B27."""
    table = position(*HANDS, pile="QD KD").turns(first)
    assert table.refused(0, second) == "already_drawn"


@pytest.mark.parametrize("move", ["discard 2S", "lay 2S 4H 6D", "extend 0 2S", "swap 0 2S", "put back"])
def test_nothing_is_done_before_the_draw(move: str) -> None:
    """R2, B27."""
    assert position(*HANDS, down=[0]).refused(0, move) == "not_drawn_yet"


@pytest.mark.parametrize("card", ["KS", "3S"])
def test_only_a_card_of_the_own_hand_can_be_discarded(card: str) -> None:
    """R2, B28: not one that nobody holds, nor another player's."""
    table = position(*HANDS, stock="QH").turns("draw stock")
    assert table.refused(0, f"discard {card}") == "card_not_in_hand"
    assert table.turn == 0


def test_a_card_that_has_left_the_hand_cannot_be_discarded() -> None:
    """R2, B28: neither one that was laid nor one that was discarded before."""
    table = position("7S 7H 7D 2C 3C", "KS KH KD", down=[0], stock="QH JH QC")
    table.turns("draw stock", "lay 7S 7H 7D")
    assert table.refused(0, "discard 7S") == "card_not_in_hand"
    table.turns("discard 2C", "draw stock", "discard JH", "draw stock")
    assert table.refused(0, "discard 2C") == "card_not_in_hand"


@pytest.mark.parametrize("move", ["draw stock", "discard 3S", "put back", "lay 3S 5H 7D", "extend 0 3S", "timeout"])
def test_who_is_not_on_turn_does_nothing(move: str) -> None:
    """R2."""
    assert position(*HANDS).refused(1, move) == "not_your_turn"


def test_a_joker_may_be_discarded() -> None:
    """R19."""
    table = position("2S JK", "3S 5H", stock="QH").turns("draw stock", "discard JK")
    assert (table.pile, table.hand(0)) == ("9D JK", "2S QH")


def test_in_his_first_turn_a_player_only_draws_from_the_stock_and_discards() -> None:
    """R3."""
    table = position("7S 7H 7D KS KH KD 5C", "2S 3S", melds=["1: 4C 5C 6C"], down=[0], fresh=[0], stock="QH")
    assert table.offers(0) == {"draw": {"from": ["stock"]}}
    assert table.refused(0, "draw discard") == "first_lap"
    table.turns("draw stock")
    for move in ("lay 7S 7H 7D", "lay 7S 7H 7D | KS KH KD", "extend 0 5C", "swap 0 5C"):
        assert table.refused(0, move) == "first_lap"
    assert list(table.offers(0)) == ["discard"]
    assert table.turns("discard 5C").turn == 1


def test_the_first_lap_is_each_players_own_first_turn() -> None:
    """R3: the next one may already be in his second."""
    table = position("2S 4H", "3S 5H", pile="KD", fresh=[0]).turns("draw stock", "discard 4H")
    assert table.offers(1) == {"draw": {"from": ["stock", "discard"]}}
    table.turns("draw stock", "discard 5H")
    assert table.offers(0) == {"draw": {"from": ["stock", "discard"]}}


def test_every_hand_has_its_first_lap() -> None:
    """R3, R1."""
    table = Table(3).deal()
    for _ in range(3):
        assert table.offers(table.turn or 0) == {"draw": {"from": ["stock"]}}
        table.turns("draw stock")
        table.turns(f"discard {cards(table.hand(table.turn or 0))[0]}")
    assert table.offers(table.turn or 0) == {"draw": {"from": ["stock", "discard"]}}


def test_discarding_the_last_card_ends_the_hand() -> None:
    """R14."""
    table = position("2S", "3S 5H", "4S 6H", stock="QH", melds=["0: 7S 7H 7D"], down=[0]).turns("draw stock")
    table.turns("discard QH")
    assert table.turn == 1
    table = position("7C", "3S 5H", "4S 6H", stock="QH", melds=["0: 7S 7H 7D"], down=[0], limit=201)
    table.turns("draw stock", "extend 0 7C", "discard QH")
    assert table.truth["phase"] == "between_hands"
    assert table.truth["result"]["closer"] == 0


def test_laying_the_last_card_ends_the_hand_without_a_discard() -> None:
    """R14: by a meld and by an extension."""
    table = position("KS KH KD QS QH", "3S 5H", stock="QD", limit=501).turns("draw stock", "lay KS KH KD | QS QH QD")
    assert table.truth["result"]["closer"] == 0
    assert table.happened()[-4:] == ["went_down", "hand_won", "scored", "hand_ended"]
    table = position("7C", "3S 5H", stock="7D", melds=["1: 7S 7H JK as 7D", "1: 8C 9C 10C"], down=[0], limit=501)
    table.turns("draw stock", "extend 1 7C", "swap 0 7D")
    assert table.hand(0) == "JK"
    table.turns("extend 0 JK")
    assert table.truth["phase"] == "between_hands"


def test_a_turns_clock_runs_from_its_draw_to_its_discard() -> None:
    """R2: several acts, one turn."""
    table = position("7S 7H 7D 2C", "3S 5H", pile="KD", down=[0])
    clock = table.clock
    for move in ("draw discard", "put back", "draw stock", "lay 7S 7H 7D"):
        assert table.turns(move).clock == clock
    assert table.turns("discard 2C").clock != clock
