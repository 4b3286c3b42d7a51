"""What a hand counts (A1–A3)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.ajiley.scoring import DECK, score
from tests.support.ajiley import cards


@pytest.mark.parametrize(
    "hand, points",
    [
        ("1O", 11),
        ("2O", 10),
        ("3C", 10),
        ("4E", 10),
        ("5B", 10),
        ("6O", 6),
        ("7C", 7),
        ("10E", 10),
        ("11B", 10),
        ("12O", 10),
    ],
)
def test_each_card_has_its_value(hand: str, points: int) -> None:
    """A1."""
    assert score(cards(hand)).points == points


@pytest.mark.parametrize(
    "hand, points, suit",
    [
        ("7O 1C 10C 12C 2B", 41, "C"),
        ("7O 1O 2O 3O 4O", 51, "O"),
        ("7O 6O 1C", 21, "C"),
        ("7O 6O 7C", 17, "C"),
        ("7O", 10, "O"),
    ],
)
def test_the_comodin_counts_ten_in_the_best_suit_and_never_seven(hand: str, points: int, suit: str) -> None:
    """A2, with the traditional example of forty-one."""
    assert (score(cards(hand)).points, score(cards(hand)).suit) == (points, suit)


@pytest.mark.parametrize(
    "hand, points, suit",
    [
        ("1O 2O 3O 4O 5O", 51, "O"),
        ("2O 3O 4O 5O 10O", 50, "O"),
        ("1C 2C 3C 4C 12B", 41, "C"),
        ("2O 3O 4C 5C 1E", 20, "O"),
        ("6E 7E 2B 3O 4C", 13, "E"),
        ("2O 3C", 10, "O"),
        ("", 0, "O"),
    ],
)
def test_the_best_suits_total_counts_and_of_equal_suits_the_first_is_named(hand: str, points: int, suit: str) -> None:
    """A3."""
    assert (score(cards(hand)).points, score(cards(hand)).suit) == (points, suit)


@given(st.permutations(DECK))
def test_five_cards_never_make_42_45_or_49_and_never_more_than_51(deck: list[str]) -> None:
    """A3."""
    for start in range(0, 40, 5):
        points = score(tuple(deck[start : start + 5])).points
        assert points <= 51
        assert points not in (42, 45, 49)


@given(st.permutations(DECK), st.integers(1, 5))
def test_a_score_is_the_most_that_any_suit_could_count(deck: list[str], size: int) -> None:
    """A1, A2, A3, told a second time."""
    value = {"1": 11, "6": 6, "7": 7}
    hand = deck[:size]

    def total(suit: str) -> int:
        return sum(
            10 if card == "7O" else value.get(card[:-1], 10) for card in hand if card == "7O" or card[-1] == suit
        )

    assert score(tuple(hand)).points == max(map(total, "OCEB"))
