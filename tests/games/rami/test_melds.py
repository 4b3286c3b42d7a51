"""What a set and a run are, what a joker in one stands for, and what they count (R4–R7)."""

import pytest

from app.games.contract import IllegalAction
from app.games.rami.melds import joker_choices, shape
from tests.support.rami import meld


@pytest.mark.parametrize(
    "text, kind, points",
    [
        ("8H 8D 8S", "set", 24),
        ("8H 8D 8S 8C", "set", 32),
        ("AH AD AC", "set", 33),
        ("KH KD KC", "set", 30),
        ("5C 6C 7C", "run", 18),
        ("AS 2S 3S", "run", 6),
        ("QS KS AS", "run", 31),
        ("9H 10H JH QH KH AH", "run", 60),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS", "run", 96),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS", "run", 85),
    ],
)
def test_a_set_is_of_one_rank_and_a_run_ascends_in_one_suit(text: str, kind: str, points: int) -> None:
    """R4, R6, R7: an ace counts 1 as the low end of a run, else 11."""
    found = shape(meld(text))
    assert (found.kind, found.points, found.joker_as, found.clean) == (kind, points, None, True)


@pytest.mark.parametrize(
    "text, reason",
    [
        ("8H 8D", "too_few_cards"),
        ("8H", "too_few_cards"),
        ("", "too_few_cards"),
        ("8H 8D 8S 8S", "suit_twice"),
        ("8H 8H 8H", "suit_twice"),
        ("8S 8S JK", "suit_twice"),
        ("8H 8D 8S 8C JK", "too_many_cards"),
        ("8H 8D 9S", "neither_rank_nor_suit"),
        ("5C 6C 7H", "neither_rank_nor_suit"),
        ("5C 6C 8C", "not_consecutive"),
        ("7C 6C 5C", "not_consecutive"),
        ("5C 7C 6C", "not_consecutive"),
        ("5C 5C 6C", "not_consecutive"),
        ("QS KS AS 2S", "past_the_ace"),
        ("KS AS 2S", "past_the_ace"),
        ("KS AS JK", "past_the_ace"),
        ("JK AS 2S", "past_the_ace"),
        ("JK JK 7C", "two_jokers"),
        ("JK JK JK", "two_jokers"),
        ("5C JK 7C", "joker_inside"),
        ("5C 6C JK 8C", "joker_inside"),
    ],
)
def test_everything_else_is_refused_with_the_reason(text: str, reason: str) -> None:
    """R4, R5, R6, B20."""
    with pytest.raises(IllegalAction, match="bad_meld") as refused:
        shape(meld(text))
    assert refused.value.data["reason"] == reason


@pytest.mark.parametrize(
    "text, joker_as, points",
    [
        ("JK 6C 7C", "5C", 18),
        ("6C 7C JK", "8C", 21),
        ("JK 2H 3H", "AH", 6),
        ("QH KH JK", "AH", 31),
        ("JK KH AH", "QH", 31),
        ("AH 2H JK", "3H", 6),
        ("2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH JK", "AH", 95),
        ("JK 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH", "AH", 96),
    ],
)
def test_a_runs_joker_stands_for_the_card_of_its_place(text: str, joker_as: str, points: int) -> None:
    """R5, R7: and counts as that card."""
    found = shape(meld(text))
    assert (found.joker_as, found.points, found.clean) == (joker_as, points, False)
    assert joker_choices(found) == (joker_as,)


@pytest.mark.parametrize(
    "text, joker_as",
    [
        ("8H 8D JK", "8S"),
        ("8S 8D JK", "8H"),
        ("8S 8H JK", "8D"),
        ("JK 8D 8C", "8S"),
        ("8H 8D JK as 8C", "8C"),
        ("8H 8D JK as 8S", "8S"),
        ("8H JK 8D 8S", "8C"),
        ("8H 8D 8S JK as 8C", "8C"),
    ],
)
def test_a_sets_joker_is_the_named_or_the_first_missing_suit(text: str, joker_as: str) -> None:
    """R5, R7: in the order S H D C."""
    found = shape(meld(text))
    assert (found.kind, found.joker_as, found.points) == ("set", joker_as, 8 * len(found.cards))


def test_only_a_set_of_three_leaves_a_choice_for_its_joker() -> None:
    """R5."""
    assert joker_choices(shape(meld("8H 8D JK"))) == ("8S", "8C")
    assert joker_choices(shape(meld("8H 8D JK as 8C"))) == ("8C", "8S")
    assert joker_choices(shape(meld("8H 8D JK 8S"))) == ("8C",)
    assert joker_choices(shape(meld("8H 8D 8C"))) == ()


@pytest.mark.parametrize(
    "text",
    [
        "8H 8D 8S as 8C",
        "5C 6C 7C as 8C",
        "8H 8D JK as 8H",
        "8H 8D JK as 9S",
        "8H 8D JK as JK",
        "8H 8D 8S JK as 8H",
        "6C 7C JK as 5C",
    ],
)
def test_a_card_named_where_none_or_another_is_meant_is_refused(text: str) -> None:
    """R5."""
    with pytest.raises(IllegalAction, match="bad_meld") as refused:
        shape(meld(text))
    assert refused.value.data["reason"] == "joker_as"


def test_a_runs_joker_may_be_named_rightly() -> None:
    """R5."""
    assert shape(meld("6C 7C JK as 8C")).joker_as == "8C"
