"""Jodete's offers for the contract tests: see `offers.Offers`."""

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

from app.games.jodete.bot import exposed
from app.games.jodete.deck import COMODIN, DECK, FITS, RANK, SPECIAL, in_order
from app.games.jodete.view import JodeteView

Raw = dict[str, Any]


def some(legal: Mapping[str, Any], view: JodeteView, seat: int, rng: Random) -> Raw:
    """On turn, a call of jodete only where it is sure to hit."""
    silent = [other for other in exposed(view) if other != seat]
    if seat != view.turn:
        silent = silent or legal["jodete"]["seats"]
    kind = rng.choice([kind for kind in sorted(legal) if kind != "jodete" or silent])
    match kind:
        case "play":
            says = view.seats[seat].hand_size == 2 and rng.random() < 0.5
            return {"type": kind, "card": rng.choice(legal[kind]["cards"]), "last_card": True if says else None}
        case "jodete":
            return {"type": kind, "seat": rng.choice(silent)}
        case _:
            return {"type": kind}


def tries(legal: Mapping[str, Any], view: JodeteView, seat: int, rng: Random) -> Iterator[Raw]:
    for kind in ("draw", "pass", "say_last_card"):
        yield {"type": kind}
    hand = view.seats[seat].hand or ()
    other = rng.choice([card for card in DECK if card not in hand])
    for card in (*dict.fromkeys(hand), other):
        yield {"type": "play", "card": card}
        yield {"type": "play", "card": card, "last_card": True}
    for target in range(len(view.seats)):
        yield {"type": "jodete", "seat": target}


def offered(legal: Mapping[str, Any], view: JodeteView, seat: int, act: Raw) -> bool | None:
    if not legal:
        return False
    hand = view.seats[seat].hand or ()
    match act["type"]:
        case "jodete":
            if act["seat"] not in legal["jodete"]["seats"]:
                return False
            return True if act["seat"] in exposed(view) else None
        case "play" if seat != view.turn:
            return None if act["card"] in hand else False
        case "draw" if seat != view.turn:
            return None
        case "play":
            playable = legal.get("play", {"cards": []})["cards"]
            return act["card"] in playable and (not act.get("last_card") or len(hand) == 2)
        case kind:
            return kind in legal


def laid_open(act: Raw) -> Iterable[str]:
    return [act["card"]] if act["type"] == "play" else ()


def kinds(view: JodeteView) -> Mapping[str, Any]:
    """Who draws or passes tells that he holds nothing that fits (J2, J3); a card that stays turned up, that those before
    it had an effect (J1)."""
    if view.top is None:
        return {card: "comodín" if card == COMODIN else RANK[card] in SPECIAL for card in DECK}
    return {card: card in FITS[view.top] for card in DECK}


def renamed(state: Any, names: Mapping[str, str]) -> Any:
    written = {**state, "players": _rename(state["players"], names)}
    for player in written["players"]:
        player["hand"] = list(in_order(player["hand"]))
    for kept in ("deck", "sight"):
        if kept in state:
            written[kept] = _rename(state[kept], names)
    return written


def _rename(value: Any, names: Mapping[str, str]) -> Any:
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, list):
        return [_rename(item, names) for item in value]
    if isinstance(value, dict):
        return {key: _rename(item, names) for key, item in value.items()}
    return value
