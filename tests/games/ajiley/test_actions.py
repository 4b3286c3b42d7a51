"""What a record's action may look like, and what is malformed whoever sends it."""

from typing import Any

import pytest

from app.games import ajiley
from app.games.contract import Deal, IllegalAction, Leave, Timeout
from tests.support.ajiley import Table

SEED = "0A" * 32
DECK = list(ajiley.deck)


@pytest.mark.parametrize(
    "raw",
    [
        {"type": "check"},
        {"type": "bet", "amount": 5},
        {"type": "call"},
        {"type": "raise", "to": 50},
        {"type": "all_in"},
        {"type": "fold"},
        {"type": "throw", "cards": ["7O", "1C"]},
        {"type": "throw", "cards": []},
        {"type": "refill"},
        {"type": "timeout"},
        {"type": "leave"},
    ],
)
def test_an_action_is_written_as_it_is_read(raw: dict[str, Any]) -> None:
    assert ajiley.write_action(ajiley.read_action(raw)) == raw


def test_a_deal_takes_its_seed_in_either_case_and_a_deck_that_may_be_null() -> None:
    """S2."""
    raw = {"type": "deal", "server_seed": SEED, "client_seed": "ñ|"}
    assert ajiley.read_action(raw) == Deal(bytes([10] * 32), "ñ|")
    assert ajiley.read_action({**raw, "deck": None}) == Deal(bytes([10] * 32), "ñ|")
    assert ajiley.read_action({**raw, "deck": DECK}) == Deal(bytes([10] * 32), "ñ|", ajiley.deck)


@pytest.mark.parametrize(
    "changes",
    [
        {"server_seed": "00" * 31},
        {"server_seed": "00" * 33},
        {"server_seed": "0g" * 32},
        {"server_seed": None},
        {"client_seed": None},
        {"client_seed": 5},
        {"client_seed": "\ud800"},
        {"deck": DECK[1:]},
        {"deck": [*DECK[1:], "2O"]},
        {"deck": [*DECK, "1O"]},
        {"deck": [*DECK[1:], "8O"]},
        {"deck": " ".join(DECK)},
        {"why": None},
    ],
)
def test_a_deal_without_a_whole_seed_text_or_deck_is_malformed(changes: dict[str, Any]) -> None:
    """S1, S2."""
    with pytest.raises(IllegalAction, match="bad_action"):
        ajiley.read_action({"type": "deal", "server_seed": SEED, "client_seed": "", **changes})


def test_the_tables_own_acts_are_those_of_the_contract() -> None:
    assert ajiley.read_action({"type": "timeout"}) == Timeout()
    assert ajiley.read_action({"type": "leave"}) == Leave()


def test_the_first_fault_in_order_is_the_one_that_is_told() -> None:
    """Malformed before wrong phase before not his turn before what the act itself lacks."""
    table = Table([1000] * 2, dealer=1)
    assert table.refused(0, "bet", amount=-5) == "bad_action"
    assert table.refused(0, "bet", amount=5000) == "wrong_phase"
    table.deal()
    assert table.refused(1, "bet", amount=-5) == "bad_action"
    assert table.refused(1, "throw", cards=[]) == "wrong_phase"
    assert table.refused(1, "bet", amount=5000) == "not_your_turn"
    assert table.refused(0, "bet", amount=5000) == "not_enough_chips"
    table.turns("bet 50")
    assert table.refused(1, "bet", amount=5000) == "must_call"
    assert table.refused(1, "raise", to=50) == "amount_too_low"
