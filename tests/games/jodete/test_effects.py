"""What 10, 11, 12, 2 and the comodín do (J4–J7, J15), and the draws of a last card (J8)."""

import pytest

from app.games.contract import Seat
from app.games.jodete.events import DirectionTurned, JodeteDrew, Played, Skipped, SumGrew
from tests.support.jodete import position

LONG = ("3O 4O 5O 6O", "3C 4C 5C 6C", "3E 4E 5E 6E", "3B 4B 5B 6B")


# sota, caballo, rey


def test_after_a_sota_the_next_draws_one_and_loses_the_turn() -> None:
    """J4: not avoidable, though he holds a sota himself."""
    table = position("10O 3O", "10C 4C", "3E 4E", stock="7B 8B").turns("10O")
    assert table.hand(1) == "4C 10C 7B"
    assert table.turn == 2
    assert table.events == [Played(Seat(0), "10O", last_card=False), JodeteDrew(Seat(1), 1, "sota", ("7B",))]


def test_after_a_caballo_the_one_before_him_is_next() -> None:
    """J5."""
    table = position("11O 3O", "3C 4C", "3E 4E", "3B 4B").turns("11O")
    assert (table.turn, table.truth["direction"]) == (3, -1)
    assert table.events[1:] == [DirectionTurned(-1)]


def test_the_direction_turns_at_once() -> None:
    """J5; B36: A, B, C play; C throws an 11: B is next; B throws one: C is next; D never in between."""
    table = position("3O 4B", "4O 11E 5B", "11O 5O 6B", "3C 4C").turns("3O", "4O", "11O")
    assert table.turn == 1
    assert table.turns("11E").turn == 2


def test_after_a_rey_the_next_is_skipped_and_nobody_draws() -> None:
    """J5."""
    table = position("12O 3O", "3C 4C", "3E 4E").turns("12O")
    assert (table.turn, table.sizes) == (2, [1, 2, 2])
    assert table.events[1:] == [Skipped(Seat(1))]


@pytest.mark.parametrize("card, victim", [("10O", 3), ("12O", 3), ("2O", None)])
def test_effects_follow_the_current_direction(card: str, victim: int | None) -> None:
    """J15."""
    table = position(f"{card} 3O", *LONG[1:], direction=-1).turns(card)
    assert table.turn == (3 if victim is None else 2)
    assert table.sizes[3] == (5 if card == "10O" else 4)


@pytest.mark.parametrize("card, draws", [("10O", 1), ("11O", 0), ("12O", 0)])
def test_with_two_players_left_sota_caballo_and_rey_mean_play_again(card: str, draws: int) -> None:
    """J5: a new turn; the sota's card is drawn and the caballo's direction turns all the same."""
    table = position(f"{card} 3O 4O", "3C 4C")
    clock = table.clock
    table.turns(card)
    assert table.turn == 0
    assert table.clock != clock
    assert table.sizes[1] == 2 + draws
    assert table.truth["direction"] == (-1 if card == "11O" else 1)


def test_play_again_is_a_new_turn_with_a_draw_of_its_own() -> None:
    """J5, J3."""
    table = position("3E 4E", "3C 4C", stock="12O 5C 6C").turns("draw", "12O")
    assert table.truth["drawn"] is False
    assert table.turns("draw").hand(0) == "5C 3E 4E"


def test_it_is_the_players_left_that_count_not_the_seats() -> None:
    """J5."""
    table = position("12O 3O", "3C 4C", "3E 4E").do(1, "leave").turns("12O")
    assert table.turn == 0


# the twos


def test_every_2_adds_two_until_somebody_takes_the_sum() -> None:
    """J6: 2, 4, 6, 8; any 2 answers, whatever its suit."""
    table = position("2O 3O", "2C 3C", "2E 3E", "2B 3B", stock="4O 5O 6O 7O 8O 4C 5C 6C 7C")
    for card, pending in (("2O", 2), ("2C", 4), ("2E", 6), ("2B", 8)):
        table.turns(card)
        assert table.pending == pending
        assert SumGrew(pending) in table.events
    table.turns("draw")
    assert (table.sizes[0], table.pending, table.turn) == (9, 0, 1)
    assert [(event.seat, event.count, event.why) for event in table.events if isinstance(event, JodeteDrew)] == [
        (0, 8, "two")
    ]


@pytest.mark.parametrize("card", ["3O", "9C", "JK", "1C"])
def test_only_a_2_answers_a_2_no_comodin(card: str) -> None:
    """J6."""
    table = position("2O 5O", f"{card} 2C 6C").turns("2O")
    assert table.offers(1)["play"] == {"cards": ["2C"]}
    assert table.refused(1, "play", card=card) == "pending_draw"
    assert table.refused(1, "pass") == "pending_draw"


def test_holding_a_2_does_not_force_it_and_taking_ends_the_turn() -> None:
    """J6."""
    table = position("2O 5O 7B", "2C 6C", stock="7O 8O 9E").turns("2O")
    assert table.offers(1) == {"play": {"cards": ["2C"]}, "draw": {"count": 2}, "jodete": {"seats": [0]}}
    table.turns("draw")
    assert (table.hand(1), table.turn, table.pending) == ("7O 8O 2C 6C", 0, 0)


def test_a_sum_that_was_taken_is_gone_and_a_new_2_costs_two_again() -> None:
    """J6; B38: A throws a 2, B takes two, C has nothing and draws one, not three."""
    table = position("2O 5E 7B", "3C 6C", "3E 8B 2E", stock="7C 8C 9E 1E 1C 4B").turns("2O", "draw")
    assert (table.turn, table.pending) == (2, 0)
    table.state = position("5E 7B", "3C 6C 7C 8C", "3E 8B", top="9O", stock="9C 1E 1C 4B", turn=2).state
    table.turns("draw")
    assert table.sizes[2] == 3
    table = position("2O 2E 7B", "3C 6C", stock="7C 8C 9E 1E 1C 4B").turns("2O", "draw", "2E")
    assert table.pending == 2


def test_the_sum_is_drawn_at_once_and_no_2_may_follow() -> None:
    """B39, J6: the message gives four and ends the turn, though a 2 is held."""
    table = position("2O 5O 7B", "2C 6C 7C", "3E 4E 2B", stock="7O 8O 9E 1E 1C 3B").turns("2O", "2C", "draw")
    assert (table.sizes[2], table.turn, table.pending) == (7, 0, 0)
    table.do(2, "play", card="2B")
    assert (table.top, table.sizes[2]) == ("2C", 9)


def test_one_draw_per_turn_and_no_paso_with_a_drawn_card_that_fits() -> None:
    """B39, J2, J3."""
    table = position("3C 4C", "6E 7E", stock="7O 8C").turns("draw")
    assert table.refused(0, "draw") == "must_play"
    assert table.refused(0, "pass") == "must_play"


# comodín


def test_after_a_comodin_all_the_others_draw_one_in_turn_order_and_he_plays_any_card() -> None:
    """J7."""
    table = position("JK 3E 4B", "3C 4C", "5E 6E", stock="7C 8C 9C", turn=0)
    clock = table.clock
    table.turns("JK")
    assert [(event.seat, event.cards) for event in table.events if isinstance(event, JodeteDrew)] == [
        (1, ("7C",)),
        (2, ("8C",)),
    ]
    assert (table.turn, table.truth["owed"], table.clock) == (0, True, clock)
    assert table.offers(0)["play"] == {"cards": ["3E", "4B"]}
    assert table.refused(0, "draw") == "must_play"
    assert table.refused(0, "pass") == "must_play"
    table.turns("4B")
    assert (table.top, table.turn, table.truth["owed"]) == ("4B", 1, False)


def test_reversed_the_draws_of_a_comodin_go_round_to_the_left() -> None:
    """J7, J15."""
    table = position("JK 3E", "3C 4C", "5E 6E", stock="7C 8C 9C", direction=-1).turns("JK")
    assert [event.seat for event in table.events if isinstance(event, JodeteDrew)] == [2, 1]


@pytest.mark.parametrize("card, turn, pending", [("2B", 1, 2), ("12B", 2, 0), ("11B", 2, 0), ("10B", 2, 0)])
def test_the_owed_card_has_its_effect(card: str, turn: int, pending: int) -> None:
    """J7."""
    table = position(f"JK {card} 3E", "3C 4C", "5E 6E").turns("JK", card)
    assert (table.turn, table.pending) == (turn, pending)


def test_another_comodin_repeats_it() -> None:
    """J7."""
    table = position("JK JK 3E", "3C 4C", "5E 6E").turns("JK", "JK")
    assert (table.sizes, table.turn, table.truth["owed"]) == ([1, 4, 4], 0, True)


def test_a_drawn_turn_stays_drawn_after_a_comodin() -> None:
    """J7, J3."""
    table = position("3C 4B", "6E 7E", stock="JK 6C").turns("draw", "JK")
    assert (table.truth["drawn"], table.truth["owed"]) == (True, True)


def test_no_comodin_on_a_pending_2() -> None:
    """J7, J6."""
    table = position("2O 5O", "JK 6C").turns("2O")
    assert table.offers(1) == {"draw": {"count": 2}, "jodete": {"seats": [0]}}
    assert table.refused(1, "play", card="JK") == "pending_draw"


# the last card


@pytest.mark.parametrize(
    "card, drawn",
    [
        ("2O", [0, 2, 0]),
        ("10O", [0, 1, 0]),
        ("JK", [0, 1, 1]),
        ("11O", [0, 0, 0]),
        ("12O", [0, 0, 0]),
        ("3O", [0, 0, 0]),
    ],
)
def test_a_last_card_ends_the_hand_after_its_draws(card: str, drawn: list[int]) -> None:
    """J8."""
    table = position(card, "3C", "4E", stock="5B 6B 7B").turns(card)
    hands = table.truth["result"]["hands"]
    assert [len(hands[str(seat)]) for seat in range(3)] == [0, 1 + drawn[1], 1 + drawn[2]]
    assert table.truth["phase"] in ("between_hands", "match_over")


def test_a_last_2_gives_the_whole_sum_to_the_next_who_cannot_answer() -> None:
    """J8, J6."""
    table = position("2O 5O", "2C", "2E 4E", stock="5B 6B 7B 8B 9B").turns("2O", "2C")
    assert table.truth["result"]["hands"]["2"] == ["2E", "4E", "5B", "6B", "7B", "8B"]
