"""A cut record tells its reader what he saw, and nothing else (PROTOCOL §3)."""

import json
from random import Random
from typing import Any

import pytest

from app.games import ajiley
from app.games.contract import Game, Seat
from app.matches.cut import cut
from tests.support.playouts import at_random, playout

GAME: Game = ajiley
SEATS = 4


def played(seed: int) -> tuple[dict[str, Any], list[tuple[Any, Any]]]:
    """A random match's whole record, and each accepted act with the state after it."""
    rng = Random(seed)
    options = GAME.read_options({"max_hands": 6, "starting_chips": 300})
    start = GAME.start(options, SEATS, Seat(1))
    steps = list(playout(GAME, start, at_random(GAME, rng), rng, leaving=0.01))
    moves = [{"seat": step.seat, "action": GAME.write_action(step.action)} for step in steps]
    record = {"game": "ajiley", "options": GAME.write_options(options), "seats": SEATS, "dealer": 1, "moves": moves}
    return record, [(step, GAME.truth(step.after)) for step in steps]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("viewer", [None, *range(SEATS)])
def test_a_reader_finds_his_own_cards_and_the_shown_hands_only(seed: int, viewer: int | None) -> None:
    record, steps = played(seed)
    moves = cut(record, GAME, None if viewer is None else Seat(viewer))["moves"]
    assert len(moves) == len(record["moves"])
    shown: dict[str, list[str]] = {}
    own: list[str] = []
    deals = 0
    for move, whole, (step, truth) in reversed(list(zip(moves, record["moves"], steps, strict=True))):
        assert move["seat"] == whole["seat"]
        result = truth["result"]
        if any(event.type == "hand_ended" for event in step.events):
            shown = {seat: hand for seat, hand in result["hands"].items() if seat != str(viewer)}
        for event in reversed(step.events):
            if event.type == "dealt" and event.seat == viewer:
                own = [*event.cards, *own]
        action = move["action"]
        if whole["action"]["type"] == "deal":
            deals += 1
            mine = {str(viewer): own} if own else {}
            assert {seat: sorted(hand) for seat, hand in action["hands"].items()} == {
                seat: sorted(hand) for seat, hand in (shown | mine).items()
            }
            if mine:
                assert action["hands"][str(viewer)] == own
            assert set(action) == {"type", "hands"}
            shown, own = {}, []
        elif whole["action"]["type"] == "throw" and whole["seat"] != viewer:
            assert action == {"type": "throw", "count": len(whole["action"]["cards"])}
        else:
            assert action == whole["action"]
    assert deals > 1


def test_no_seed_and_no_deck_is_in_any_cut() -> None:
    record, _ = played(1)
    whole = json.dumps(record)
    assert "server_seed" in whole
    for viewer in (None, *map(Seat, range(SEATS))):
        text = json.dumps(cut(record, GAME, viewer))
        assert "seed" not in text
        assert '"deck"' not in text


def test_the_rest_of_the_record_stands_and_says_that_it_is_cut() -> None:
    record, _ = played(1)
    got = cut(record, GAME, None)
    assert got["cut"] is True
    assert {k: v for k, v in got.items() if k not in {"cut", "moves"}} == {
        k: v for k, v in record.items() if k != "moves"
    }
