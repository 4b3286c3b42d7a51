"""What to do next by what the wire offers: for clients that play on and on. Any game's act that `you.legal` allows."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from app.games.rami.laying import ENOUGH
from app.games.rami.solver import fewest_left, going_down

Raw = dict[str, Any]


def choose(state: Raw, rng: Random) -> Raw | None:
    """An act for the seat on turn from its `state` frame; None when it is not this viewer's turn."""
    game, you = state["game"], state["you"]
    if not game or game["turn"] is None or game["turn"] != you["seat"] or not you["legal"]:
        return None
    return _BY_GAME[state["table"]["game"]](you["legal"], game, you["seat"], rng)


def _ajiley(legal: Mapping[str, Any], _game: Raw, _seat: int, rng: Random) -> Raw:
    """Mostly cheap, so that matches last."""
    if "bet" in legal and rng.random() < 0.3:
        return {"type": "bet", "amount": min(legal["bet"]["max"], legal["bet"]["min"] + rng.choice((0, 10, 20)))}
    if "throw" in legal:
        hand = _game["seats"][_seat]["hand"]
        return {"type": "throw", "cards": rng.sample(hand, rng.randint(0, legal["throw"]["max"]))}
    return {"type": next(kind for kind in ("check", "call", "all_in", "fold") if kind in legal)}


def _jodete(legal: Mapping[str, Any], game: Raw, seat: int, rng: Random) -> Raw:
    if "play" in legal:
        act = {"type": "play", "card": rng.choice(legal["play"]["cards"])}
        return act | {"last_card": True} if game["seats"][seat]["hand_size"] == 2 else act
    return {"type": next(kind for kind in ("draw", "pass", "say_last_card") if kind in legal)}


def _rami(legal: Mapping[str, Any], game: Raw, seat: int, rng: Random) -> Raw:
    if "draw" in legal:
        return {"type": "draw", "from": "stock"}
    hand = game["seats"][seat]["hand"]
    if "lay" in legal:
        found = fewest_left(hand) if game["seats"][seat]["down"] else going_down(hand, ENOUGH)
        melds = [list(meld) for meld in found.melds] if found else []
        if melds and sum(map(len, melds)) < len(hand):
            return {"type": "lay", "melds": [{"cards": meld} for meld in melds]}
    if "discard" in legal:
        return {"type": "discard", "card": rng.choice(legal["discard"]["cards"])}
    return {"type": "put_back"}


_BY_GAME: dict[str, Callable[[Mapping[str, Any], Raw, int, Random], Raw]] = {
    "ajiley": _ajiley,
    "jodete": _jodete,
    "rami": _rami,
}
