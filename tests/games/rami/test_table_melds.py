"""Melds on the table: what extends them and where, whose joker goes to whom, and that nothing else moves them (R9–R12)."""

import pytest

from app.games.contract import Seat
from app.games.rami.events import RamiExtended, RamiJokerSwapped
from app.games.rami.growing import takes
from app.games.rami.melds import shape
from app.games.rami.state import RamiMeld
from tests.support.rami import Table, meld, position


def taken(text: str) -> dict[str, tuple[str, ...]]:
    """What a meld takes, and at which ends."""
    found = shape(meld(text))
    return dict(takes(RamiMeld(0, Seat(0), found.kind, found.cards, found.joker_as)))


def holding(hand: str, *melds: str) -> Table:
    """Seat 0 is down and has drawn a card that fits nothing."""
    table = position(f"{hand} KD", "2H 3H", melds=melds, down=[0], stock="JD")
    return table.turns("draw stock")


@pytest.mark.parametrize(
    "text, fits",
    [
        ("8H 8D 8S", {"8C": (), "JK": ()}),
        ("8H 8D JK as 8S", {"8C": ()}),
        ("8H 8D JK as 8C", {"8S": ()}),
        ("8H 8D 8S 8C", {}),
        ("8H 8D 8S JK", {}),
        ("5C 6C 7C", {"4C": ("low",), "8C": ("high",), "JK": ("low", "high")}),
        ("AC 2C 3C", {"4C": ("high",), "JK": ("high",)}),
        ("QC KC AC", {"JC": ("low",), "JK": ("low",)}),
        ("JK 6C 7C", {"8C": ("high",)}),
        ("5C 6C JK", {"4C": ("low",)}),
        ("JK 2C 3C", {"4C": ("high",)}),
        ("QC KC JK", {"JC": ("low",)}),
        ("AC 2C JK", {}),
        ("2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC", {"AC": ("low", "high"), "JK": ("low", "high")}),
        ("AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC", {"AC": ("high",), "JK": ("high",)}),
        ("AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC", {}),
        ("2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC JK", {"AC": ("low",)}),
    ],
)
def test_a_set_takes_its_missing_suit_and_a_run_the_next_card_at_an_end(
    text: str, fits: dict[str, tuple[str, ...]]
) -> None:
    """R10: never past an end that a joker holds; a joker only where there is none."""
    assert taken(text) == fits


def test_a_run_grows_card_by_card_at_both_ends() -> None:
    """R10, B25."""
    table = holding("4C 3C 8C 2S", "1: 5C 6C 7C").turns("extend 0 4C", "extend 0 3C", "extend 0 8C")
    assert table.melds == ["3C 4C 5C 6C 7C 8C"]
    assert table.refused(0, "extend 0 2S") == "does_not_extend"


def test_an_extension_is_told_with_its_end() -> None:
    """R10."""
    table = holding("4C 8C 8S", "1: 5C 6C 7C", "1: 8H 8D 8C").turns("extend 0 4C")
    assert table.events == [RamiExtended(Seat(0), 0, "4C", "low")]
    assert table.turns("extend 0 8C").events == [RamiExtended(Seat(0), 0, "8C", "high")]
    assert table.turns("extend 1 8S").events == [RamiExtended(Seat(0), 1, "8S", None)]


def test_ones_own_melds_and_anybodys_may_be_extended() -> None:
    """R9."""
    table = holding("8C 9H", "0: 5C 6C 7C", "1: 6H 7H 8H").turns("extend 0 8C", "extend 1 9H")
    assert [laid["owner"] for laid in table.truth["melds"]] == [0, 1]


def test_a_suit_that_a_set_has_is_refused() -> None:
    """R10, B20: the joker's suit counts as there."""
    assert holding("8S 2C", "1: 8H 8D 8S").refused(0, "extend 0 8S") == "does_not_extend"
    assert holding("8S 2C", "1: 8H 8D JK").refused(0, "extend 0 8S") == "does_not_extend"


def test_a_card_that_fits_two_melds_goes_to_the_one_named() -> None:
    """R10, B26."""
    table = holding("8C 2S", "1: 8S 8H 8D", "1: 5C 6C 7C")
    assert table.refused(0, "extend 2 8C") == "no_such_meld"
    assert table.refused(0, "extend -1 8C") == "no_such_meld"
    assert table.turns("extend 1 8C").melds == ["8S 8H 8D", "5C 6C 7C 8C"]
    table = holding("8C 2S", "1: 8S 8H 8D", "1: 5C 6C 7C").turns("extend 0 8C")
    assert table.melds == ["8S 8H 8D 8C", "5C 6C 7C"]


LONG = "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC"


def test_where_both_ends_fit_the_message_names_one() -> None:
    """R10."""
    table = holding("AC AC 2S", f"1: {LONG}")
    refused = table.refusal(0, "extend 0 AC")
    assert (refused.code, refused.data) == ("end_required", {"ends": ["low", "high"]})
    assert table.turns("extend 0 AC high").melds == [f"{LONG} AC"]
    assert table.refused(0, "extend 0 AC high") == "does_not_extend"
    assert table.turns("extend 0 AC").melds == [f"AC {LONG} AC"]


def test_a_needless_end_must_be_the_one_that_fits_and_on_a_set_is_not_read() -> None:
    """R10."""
    table = holding("8C 4C 2S", "1: 5C 6C 7C", "1: 8H 8D 8S")
    assert table.refused(0, "extend 0 8C low") == "does_not_extend"
    assert table.turns("extend 0 4C low", "extend 1 8C low").melds == ["4C 5C 6C 7C", "8H 8D 8S 8C"]


def test_a_joker_extends_a_run_at_an_end_and_a_set_as_its_missing_suit() -> None:
    """R10, R5."""
    table = holding("JK JK 2S", "1: 5C 6C 7C", "1: 8H 8D 8S")
    assert table.refused(0, "extend 0 JK") == "end_required"
    table.turns("extend 0 JK low", "extend 1 JK")
    assert table.melds == ["JK 5C 6C 7C as 4C", "8H 8D 8S JK as 8C"]


@pytest.mark.parametrize("text", ["5C 6C JK", "JK 8C 9C", "7H 7D JK as 7C", "JK 7H 7D 7S"])
def test_the_very_card_a_joker_stands_for_takes_its_place(text: str) -> None:
    """R11: the joker comes into the hand."""
    table = holding("7C 2S", f"1: {text}").turns("swap 0 7C")
    assert table.melds == [text.partition(" as ")[0].replace("JK", "7C")]
    assert table.hand(0) == "2S JD KD JK"
    assert table.events == [RamiJokerSwapped(Seat(0), 0, "7C")]


def test_the_joker_need_not_be_used() -> None:
    """R11."""
    assert holding("7C 2S", "1: 5C 6C JK").turns("swap 0 7C", "discard 2S").hand(0) == "JD KD JK"


@pytest.mark.parametrize(
    "move, code", [("swap 0 7C", "no_such_joker"), ("swap 1 7C", "no_such_joker"), ("swap 2 7C", "no_such_meld")]
)
def test_no_other_card_does(move: str, code: str) -> None:
    """R11: not where another card is meant, nor where there is no joker."""
    assert holding("7C 2S", "1: 7H 7D JK as 7S", "1: 8C 9C 10C").refused(0, move) == code


def test_a_freed_joker_lets_a_run_grow_past_its_end_again() -> None:
    """R10, R11."""
    table = holding("7C 8C JK", "1: 5C 6C JK")
    assert table.refused(0, "extend 0 8C") == "does_not_extend"
    assert table.turns("swap 0 7C", "extend 0 8C", "extend 0 JK low").melds == ["JK 5C 6C 7C 8C as 4C"]


def test_only_who_is_down_touches_them() -> None:
    """R9."""
    table = position("8C 7H 2S", "2H 3H", melds=["1: 5C 6C 7C", "1: 5H 6H JK"], stock="JD").turns("draw stock")
    assert table.refused(0, "extend 0 8C") == "not_down"
    assert table.refused(0, "swap 1 7H") == "not_down"
    assert list(table.offers(0)) == ["lay", "discard"]


def test_the_offers_name_card_meld_and_ends() -> None:
    """R10, R11."""
    table = holding("8C AC 7H", "1: 8S 8H 8D", "1: 5C 6C 7C", f"0: {LONG}", "0: 5H 6H JK")
    assert table.offers(0)["extend"] == {
        "choices": [
            {"card": "8C", "meld": 0, "ends": []},
            {"card": "8C", "meld": 1, "ends": ["high"]},
            {"card": "AC", "meld": 2, "ends": ["low", "high"]},
        ]
    }
    assert table.offers(0)["swap_joker"] == {"choices": [{"card": "7H", "meld": 3}]}


def test_melds_are_never_taken_back_or_rearranged() -> None:
    """R12: there is no act for it, and a later lay leaves what lies there as it is."""
    table = holding("8C 9C 10C 2S", "1: 5C 6C 7C").turns("lay 8C 9C 10C")
    assert table.melds == ["5C 6C 7C", "8C 9C 10C"]
    assert set(table.offers(0)) == {"discard", "lay"}
    assert table.refused(0, "take 0") == "bad_action"


def test_ids_count_up_in_the_order_of_laying() -> None:
    """R10, R12."""
    table = position("7S 7H 7D 8S 8H 8D 2C", "2H 3H", melds=["1: 5C 6C 7C"], down=[0], stock="JD")
    table.turns("draw stock", "lay 8S 8H 8D", "lay 7S 7H 7D")
    assert [(laid["id"], laid["owner"], laid["kind"]) for laid in table.truth["melds"]] == [
        (0, 1, "run"),
        (1, 0, "set"),
        (2, 0, "set"),
    ]
