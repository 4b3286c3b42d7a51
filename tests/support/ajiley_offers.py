"""Ajiley's offers for the contract tests: see `offers.Offers`."""

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

from app.games.ajiley.scoring import DECK, in_order
from app.games.ajiley.view import AjileyView

Raw = dict[str, Any]


def some(legal: Mapping[str, Any], view: AjileyView, seat: int, rng: Random) -> Raw:
    kind = rng.choice(sorted(legal))
    offer = legal[kind]
    match kind:
        case "bet":
            return {"type": kind, "amount": _number(offer["min"], offer["max"], rng)}
        case "raise":
            return {"type": kind, "to": _number(offer["min_to"], offer["max_to"], rng)}
        case "throw":
            return {"type": kind, "cards": rng.sample(view.seats[seat].hand or (), rng.randint(0, offer["max"]))}
        case _:
            return {"type": kind}


def _number(least: int, most: int, rng: Random) -> int:
    """Often small, sometimes anything, sometimes the whole."""
    return rng.choice([least, min(most, least + rng.randint(0, 30)), rng.randint(least, most), most])


def tries(legal: Mapping[str, Any], view: AjileyView, seat: int, rng: Random) -> Iterator[Raw]:
    for kind in ("check", "call", "all_in", "fold", "refill"):
        yield {"type": kind}
    mine = view.seats[seat]
    edges = {1, 2, view.to_match, view.to_match + 1, mine.chips, mine.chips + 1, mine.bet + mine.chips}
    for number in sorted(edges | {mine.bet + mine.chips + 1, 10**12, rng.randint(1, 2000)}):
        if number >= 1:
            yield {"type": "bet", "amount": number}
            yield {"type": "raise", "to": number}
    hand = list(mine.hand or ())
    other = rng.choice([card for card in DECK if card not in hand])
    for thrown in ([], hand[:1], hand[1:], hand, [other], [*hand[:1], *hand[:1]]):
        yield {"type": "throw", "cards": thrown}


def offered(legal: Mapping[str, Any], view: AjileyView, seat: int, act: Raw) -> bool:
    offer = legal.get(act["type"])
    if offer is None:
        return False
    match act["type"]:
        case "bet":
            return bool(offer["min"] <= act["amount"] <= offer["max"])
        case "raise":
            return bool(offer["min_to"] <= act["to"] <= offer["max_to"])
        case "throw":
            thrown, hand = act["cards"], view.seats[seat].hand or ()
            return len(thrown) <= offer["max"] and len(set(thrown)) == len(thrown) and set(thrown).issubset(hand)
        case _:
            return True


def laid_open(_act: Raw) -> Iterable[str]:
    """Thrown cards go face down."""
    return ()


def kinds(_view: AjileyView) -> Mapping[str, Any]:
    """No act of Ajiley tells anything of a hidden hand."""
    return {}


def renamed(state: Any, names: Mapping[str, str]) -> Any:
    """The result of the last hand is of another deck."""
    written = _rename(state, names)
    written["match"]["result"] = state["match"]["result"]
    for player in written["players"]:
        player["hand"] = list(in_order(player["hand"]))
    return written


def _rename(value: Any, names: Mapping[str, str]) -> Any:
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, list):
        return [_rename(item, names) for item in value]
    if isinstance(value, dict):
        return {key: _rename(item, names) for key, item in value.items()}
    return value
