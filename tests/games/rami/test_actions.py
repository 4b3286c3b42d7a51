"""What is an act of Rami and what is malformed; and the options of a match (R1, R18)."""

from typing import Any

import pytest

from app.games import rami
from app.games.contract import Deal, IllegalAction
from app.games.rami.actions import Draw, Extend, Lay, NewMeld

SEED = "00" * 32
DECK = list(rami.deck)


@pytest.mark.parametrize(
    "raw, read",
    [
        ({"type": "draw", "from": "stock"}, Draw("stock")),
        ({"type": "extend", "meld": 0, "card": "8C"}, Extend(0, "8C")),
        ({"type": "extend", "meld": 0, "card": "8C", "end": None}, Extend(0, "8C")),
        ({"type": "extend", "meld": -3, "card": "8C", "end": "low"}, Extend(-3, "8C", "low")),
        ({"type": "lay", "melds": [{"cards": []}]}, Lay((NewMeld(()),))),
        ({"type": "lay", "melds": [{"cards": ["JK"], "joker_as": None}]}, Lay((NewMeld(("JK",)),))),
        ({"type": "deal", "server_seed": SEED, "client_seed": "ñ", "deck": None}, Deal(bytes(32), "ñ")),
        ({"type": "deal", "server_seed": SEED, "client_seed": "", "deck": DECK}, Deal(bytes(32), "", rami.deck)),
    ],
)
def test_optional_fields_may_be_absent_or_null(raw: Any, read: Any) -> None:
    action = rami.read_action(raw)
    assert action == read
    assert rami.read_action(rami.write_action(action)) == read


@pytest.mark.parametrize(
    "raw",
    [
        {"type": "draw"},
        {"type": "draw", "from": "hand"},
        {"type": "draw", "from_": "stock"},
        {"type": "draw", "from": "stock", "seat": 0},
        {"type": "lay"},
        {"type": "lay", "melds": []},
        {"type": "lay", "melds": [{}]},
        {"type": "lay", "melds": [["7S", "7H", "7D"]]},
        {"type": "lay", "melds": [{"cards": ["7S", "7H", "1D"]}]},
        {"type": "lay", "melds": [{"cards": ["7S", "7H", "JK"], "joker_as": "7X"}]},
        {"type": "lay", "melds": [{"cards": ["7S", "7H", "7D"], "id": 0}]},
        {"type": "extend", "card": "8C"},
        {"type": "extend", "meld": "0", "card": "8C"},
        {"type": "extend", "meld": True, "card": "8C"},
        {"type": "extend", "meld": 0.0, "card": "8C"},
        {"type": "extend", "meld": 0, "card": "8C", "end": "middle"},
        {"type": "swap_joker", "meld": 0, "card": "8C", "end": "low"},
        {"type": "discard", "card": "11S"},
        {"type": "discard", "card": None},
        {"type": "put_back", "card": "8C"},
        {"type": "deal", "server_seed": SEED[2:], "client_seed": ""},
        {"type": "deal", "server_seed": SEED, "client_seed": "\ud800"},
        {"type": "deal", "server_seed": SEED, "client_seed": "", "deck": DECK[1:]},
        {"type": "deal", "server_seed": SEED, "client_seed": "", "deck": ["AS", *DECK[:-1]]},
    ],
)
def test_everything_else_is_malformed(raw: Any) -> None:
    """R1: a deck is two whole packs with four jokers."""
    with pytest.raises(IllegalAction, match="bad_action"):
        rami.read_action(raw)


def test_the_options_have_their_defaults() -> None:
    """R18."""
    assert rami.write_options(rami.read_options({})) == {"limit": 101, "turn_seconds": 60}
    assert rami.options_schema()["properties"]["limit"]["enum"] == [101, 201, 501]


@pytest.mark.parametrize(
    "raw", [{"limit": 100}, {"limit": "101"}, {"turn_seconds": 4}, {"turn_seconds": 301}, {"seats": 4}]
)
def test_options_out_of_range_are_refused(raw: Any) -> None:
    """R18."""
    with pytest.raises(ValueError, match="options"):
        rami.read_options(raw)
