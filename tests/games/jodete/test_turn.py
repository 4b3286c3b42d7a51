"""What the seat on turn may do: play what fits, draw, pass (J2, J3), and that the rules say so beforehand."""

import pytest

from app.games.contract import Seat
from app.games.jodete.events import JodeteDrew, Passed, Played
from tests.support.jodete import position


@pytest.mark.parametrize("card, fits", [("3O", True), ("9C", True), ("12O", True), ("3C", False), ("JK", True)])
def test_a_card_of_the_same_index_or_suit_fits_and_a_comodin_always(card: str, fits: bool) -> None:
    """J2, J7."""
    table = position(f"{card} 4B 5B", "6E 7E", top="9O")
    if fits:
        table.do(0, "play", card=card)
        assert table.top == card
    else:
        assert table.refused(0, "play", card=card) == "does_not_fit"


def test_a_card_is_played_onto_the_pile_and_the_turn_passes_to_the_right() -> None:
    """J2."""
    table = position("3O 4B 5B", "6E 7E", "6C 7C").turns("3O")
    assert (table.top, table.hand(0), table.turn) == ("3O", "4B 5B", 1)
    assert table.events == [Played(Seat(0), "3O", last_card=False)]


def test_who_holds_a_card_that_fits_must_play_one_or_a_comodin() -> None:
    """J2."""
    table = position("3O 4O 5B JK", "6E 7E")
    assert table.offers(0) == {"play": {"cards": ["3O", "4O", "JK"]}, "jodete": {"seats": [1]}}
    assert table.refused(0, "draw") == "must_play"
    assert table.refused(0, "pass") == "must_play"


def test_who_holds_none_may_play_a_comodin_or_draw_one_card() -> None:
    """J2."""
    table = position("3C 4B JK", "6E 7E", stock="5C 6C")
    assert table.offers(0) == {"play": {"cards": ["JK"]}, "draw": {"count": 1}, "jodete": {"seats": [1]}}
    assert table.refused(0, "pass") == "not_drawn_yet"
    table.do(0, "draw")
    assert table.events == [JodeteDrew(Seat(0), 1, "turn", ("5C",))]
    assert (table.hand(0), table.turn, table.truth["drawn"]) == ("3C 5C 4B JK", 0, True)


def test_a_drawn_card_that_fits_must_be_played_that_or_a_comodin() -> None:
    """J3."""
    table = position("3C 4B JK", "6E 7E", stock="5O 6C").turns("draw")
    assert table.offers(0) == {"play": {"cards": ["5O", "JK"]}, "jodete": {"seats": [1]}}
    assert table.refused(0, "pass") == "must_play"
    assert table.refused(0, "draw") == "must_play"


def test_after_a_drawn_card_that_does_not_fit_he_passes_or_plays_a_comodin() -> None:
    """J3."""
    table = position("3C 4B JK", "6E 7E", stock="5C 6C").turns("draw")
    assert table.offers(0) == {"play": {"cards": ["JK"]}, "pass": {}, "jodete": {"seats": [1]}}
    assert table.refused(0, "draw") == "already_drawn"
    table.turns("pass")
    assert (table.events, table.turn, table.truth["drawn"]) == ([Passed(Seat(0))], 1, False)


def test_a_drawn_comodin_need_not_be_played() -> None:
    """J3."""
    table = position("3C 4B", "6E 7E", stock="JK 6C").turns("draw")
    assert table.offers(0) == {"play": {"cards": ["JK"]}, "pass": {}, "jodete": {"seats": [1]}}
    assert table.turns("pass").turn == 1


def test_a_card_that_is_not_held_is_refused_before_anything_else() -> None:
    """J2."""
    table = position("3C 4B", "6E 7E")
    assert table.refused(0, "play", card="5O") == "card_not_in_hand"
    assert table.refused(0, "play", card="5O", last_card=True) == "card_not_in_hand"


@pytest.mark.parametrize(
    "kind, fields",
    [
        ("play", {}),
        ("play", {"card": None}),
        ("play", {"card": 3}),
        ("play", {"card": "13O"}),
        ("play", {"card": "3S"}),
        ("play", {"cards": ["3C"]}),
        ("play", {"card": "3C", "last_card": 1}),
        ("play", {"card": "3C", "last_card": "yes"}),
        ("play", {"card": "3C", "said": True}),
        ("draw", {"count": 1}),
        ("jodete", {}),
        ("jodete", {"seat": None}),
        ("jodete", {"seat": True}),
        ("jodete", {"seat": 1.0}),
        ("jodete", {"seat": -1}),
        ("jodete", {"seat": 2}),
        ("check", {}),
    ],
)
def test_a_malformed_act_is_refused_as_such_whoever_sent_it(kind: str, fields: dict[str, object]) -> None:
    """J2, J9: also out of turn, where a well-formed one would cost two cards."""
    table = position("3C 4B", "6E 7E")
    assert table.refused(0, kind, **fields) == "bad_action"
    assert table.refused(1, kind, **fields) == "bad_action"
    assert table.refused(2, "draw") == "bad_action"
    assert table.refused(None, "draw") == "bad_action"


def test_a_hand_that_runs_takes_no_deal_and_no_seat_deals() -> None:
    """S2."""
    table = position("3C 4B", "6E 7E")
    seeds = {"server_seed": "00" * 32, "client_seed": ""}
    assert table.refused(None, "deal", **seeds) == "wrong_phase"
    assert table.refused(0, "deal", **seeds) == "bad_action"
    assert table.refused(None, "deal", server_seed="00", client_seed="") == "bad_action"
    assert table.refused(None, "deal", server_seed="00" * 32, client_seed="\ud800") == "bad_action"
    assert table.refused(None, "deal", **seeds, deck=["1O"] * 50) == "bad_action"
