"""Packets, the card turned up, whose turn it is, and the luck of a hand (J1, J15, S1–S5, S8)."""

import pytest

from app.games import jodete
from app.games.contract import Seat
from app.games.jodete.events import JodeteDealt, JodeteHandStarted, TurnedUp
from app.games.jodete.options import Options
from app.games.jodete.state import Playing
from app.games.shuffle import hand_seed, shuffle
from tests.support.jodete import PLAIN, SEED, Table, cards, position

SEVEN = ("3O 4O 5O 6O 7O 8O 9O", "3C 4C 5C 6C 7C 8C 9C", "3E 4E 5E 6E 7E 8E 9E")


def test_the_deck_has_four_suits_of_twelve_and_two_comodines_at_its_end() -> None:
    """S1, J1."""
    assert len(jodete.deck) == 50
    assert jodete.deck[:2] == ("1O", "2O")
    assert jodete.deck[47:] == ("12B", "JK", "JK")


def test_each_from_the_dealers_right_gets_his_whole_packet_at_once() -> None:
    """J1, S5."""
    table = Table(3, dealer=1).deal(*SEVEN, then="9B 1B")
    assert [table.hand(seat) for seat in (2, 0, 1)] == list(SEVEN)
    assert (table.top, table.stock) == ("9B", 28)
    assert table.events == [
        JodeteHandStarted(1, Seat(1)),
        *(JodeteDealt(Seat(seat), 7, cards(hand)) for seat, hand in zip((2, 0, 1), SEVEN, strict=True)),
        TurnedUp("9B", 0),
    ]


def test_the_seat_after_the_dealer_starts_to_the_right_with_nothing_pending() -> None:
    """J1, J15."""
    table = Table(3, dealer=1).deal(*SEVEN, then="9B")
    assert table.turn == 2
    idle = {"direction": 1, "pending": 0, "owed": False, "drawn": False}
    assert {name: table.truth[name] for name in idle} == idle


@pytest.mark.parametrize("special", ["2B", "10B", "11B", "12B", "JK"])
def test_a_card_with_an_effect_turned_up_goes_under_the_stock(special: str) -> None:
    """J1."""
    table = Table(3, dealer=2).deal(*SEVEN, then=f"{special} 1B")
    assert table.top == "1B"
    assert table.stock == 28
    assert isinstance(table.state, Playing)
    assert table.state.deck.stock[-1] == special
    assert table.events[-1] == TurnedUp("1B", 1)


def test_where_only_cards_with_an_effect_are_left_the_first_that_is_no_comodin_lies_without_effect() -> None:
    """J1."""
    figures = "2O 10O 11O 12O 2C 10C 11C 12C 2E 10E JK 11E 12E 2B 10B 11B 12B JK"
    named = cards(f"1O 1C 1E 1B {PLAIN} {figures}")
    hands = [" ".join(named[at : at + 7]) for at in range(0, 42, 7)]
    table = Table(6, dealer=0).deal(*hands, then=" ".join(named[42:]))
    assert (table.top, table.turn, table.pending, table.stock) == ("11E", 1, 0, 7)
    assert table.events[-1] == TurnedUp("11E", 1)
    assert isinstance(table.state, Playing)
    assert table.state.deck.stock == cards("12E 2B 10B 11B 12B JK JK")


@pytest.mark.parametrize("seats, size, dealt", [(4, 5, 7), (5, 5, 5), (6, 5, 5), (6, 7, 7), (2, 5, 7)])
def test_five_cards_only_in_hands_dealt_to_more_than_four(seats: int, size: int, dealt: int) -> None:
    """J1."""
    assert Table(seats, hand_size=size).deal().sizes == [dealt] * seats


def test_it_is_the_seats_of_the_hand_that_count() -> None:
    """J1: one of five has left before the deal."""
    assert Table(5, hand_size=5).do(2, "leave").deal().sizes == [7, 7, 0, 7, 7]


def test_the_shuffle_is_keyed_by_both_seeds_and_its_first_card_lies_on_top() -> None:
    """S2, S3, S4."""
    table = Table(2, dealer=0).deal()
    order = shuffle(jodete.deck, hand_seed(SEED, ""), 0)
    assert sorted(table.hand(1).split()) == sorted(order[:7])
    assert sorted(table.hand(0).split()) == sorted(order[7:14])


def test_the_dealer_moves_to_the_next_seat_still_in_when_the_next_hand_is_dealt() -> None:
    """J1, S8: a leave in between counts."""
    table = position("3O", "3C", "3E", "3B", target_points=500)
    assert table.truth["dealer"] == 3
    assert table.turns("3O").do(0, "leave").deal().truth["dealer"] == 1
    assert table.turn == 2


def test_a_first_dealer_who_has_left_is_replaced_by_the_next_seat() -> None:
    """S8."""
    assert Table(3, dealer=1).do(1, "leave").deal().truth["dealer"] == 2


def test_before_the_deal_nothing_can_be_done_but_leaving() -> None:
    """S8."""
    table = Table(3)
    for kind, fields in (("play", {"card": "3O"}), ("draw", {}), ("pass", {}), ("say_last_card", {}), ("timeout", {})):
        assert table.refused(0, kind, **fields) == "wrong_phase"
    assert table.refused(0, "jodete", seat=1) == "wrong_phase"
    assert table.offers(0) == {}


@pytest.mark.parametrize(
    "raw, fault",
    [
        ({"hand_size": 6}, "hand_size"),
        ({"last_card_penalty": 3}, "last_card_penalty"),
        ({"target_points": 19}, "target_points"),
        ({"target_points": 1001}, "target_points"),
        ({"turn_seconds": 4}, "turn_seconds"),
        ({"hand_size": True}, "hand_size"),
        ({"seats": 4}, "seats"),
    ],
)
def test_options_out_of_their_range_are_refused(raw: dict[str, object], fault: str) -> None:
    """J1, J9, J14: 7 or 5 cards, a penalty of 5, 7 or 2, a target of 20 to 1000."""
    with pytest.raises(ValueError, match=fault):
        jodete.read_options(raw)


def test_the_options_default_to_the_usual_game() -> None:
    """J1, J9, J14."""
    assert jodete.read_options({}) == Options(7, 5, 100, 20)
    assert jodete.buy_in(Options()) == 0
