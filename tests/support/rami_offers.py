"""Rami's offers for the contract tests: see `offers.Offers`."""

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

from app.games.cards import JOKER
from app.games.rami.cards import DECK, in_order
from app.games.rami.laying import ENOUGH
from app.games.rami.solver import fewest_left, going_down
from app.games.rami.view import RamiView

Raw = dict[str, Any]


def some(legal: Mapping[str, Any], view: RamiView, seat: int, rng: Random) -> Raw:
    """Melds are laid as soon as there are any, mostly: else no hand would end."""
    kinds = sorted(legal)
    melds = _melds(view, seat, rng) if "lay" in legal else []
    if melds and rng.random() < 0.8:
        return {"type": "lay", "melds": melds}
    kind = rng.choice([kind for kind in kinds if kind != "lay"] or kinds)
    match kind:
        case "draw":
            return {"type": kind, "from": rng.choice(legal[kind]["from"])}
        case "extend":
            choice = rng.choice(legal[kind]["choices"])
            return {
                "type": kind,
                "meld": choice["meld"],
                "card": choice["card"],
                "end": rng.choice(choice["ends"] or [None]),
            }
        case "swap_joker":
            choice = rng.choice(legal[kind]["choices"])
            return {"type": kind, "meld": choice["meld"], "card": choice["card"]}
        case "discard":
            return {"type": kind, "card": rng.choice(legal[kind]["cards"])}
        case "lay":
            return {"type": kind, "melds": melds}
        case _:
            return {"type": kind}


def _melds(view: RamiView, seat: int, rng: Random) -> list[Raw]:
    """Melds that may be laid: enough to go down with, or some of the best."""
    hand = view.seats[seat].hand or ()
    if not view.seats[seat].down:
        found = going_down(hand, ENOUGH, rng.choice([view.taken, None]))
        return [{"cards": list(meld)} for meld in found.melds] if found else []
    melds = fewest_left(hand).melds
    return [{"cards": list(meld)} for meld in rng.sample(melds, rng.randint(1, len(melds)))] if melds else []


def tries(legal: Mapping[str, Any], view: RamiView, seat: int, rng: Random) -> Iterator[Raw]:
    yield {"type": "draw", "from": "stock"}
    yield {"type": "draw", "from": "discard"}
    yield {"type": "put_back"}
    hand = view.seats[seat].hand or ()
    other = rng.choice([card for card in DECK if card not in hand])
    some_cards = rng.sample(hand, min(3, len(hand)))
    for card in (*some_cards, other, JOKER):
        yield {"type": "discard", "card": card}
        for meld in rng.sample(range(-1, len(view.melds) + 1), min(4, len(view.melds) + 2)):
            yield {"type": "extend", "meld": meld, "card": card, "end": rng.choice([None, "low", "high"])}
            yield {"type": "swap_joker", "meld": meld, "card": card}
    yield {"type": "lay", "melds": [{"cards": some_cards}]}


def offered(legal: Mapping[str, Any], view: RamiView, seat: int, act: Raw) -> bool | None:
    offer = legal.get(act["type"])
    if offer is None:
        return False
    match act["type"]:
        case "draw":
            return act["from"] in offer["from"]
        case "discard":
            return act["card"] in offer["cards"]
        case "swap_joker":
            return {"card": act["card"], "meld": act["meld"]} in offer["choices"]
        case "extend":
            return any(_takes(choice, act) for choice in offer["choices"])
        case "lay":
            return None
        case _:
            return True


def _takes(choice: Raw, act: Raw) -> bool:
    """Where a run takes a card at both ends, one must be named; on a set the end is not read (R10)."""
    if (choice["card"], choice["meld"]) != (act["card"], act["meld"]):
        return False
    ends = choice["ends"]
    return act["end"] in ends if act["end"] is not None and ends else act["end"] is not None or len(ends) < 2


def laid_open(act: Raw) -> Iterable[str]:
    match act["type"]:
        case "lay":
            return [card for meld in act["melds"] for card in meld["cards"]]
        case "extend" | "swap_joker" | "discard":
            return [act["card"]]
        case _:
            return ()


def kinds(view: RamiView) -> Mapping[str, Any]:
    """There are four jokers, and of every other card two."""
    return {JOKER: "joker"}


def renamed(state: Any, names: Mapping[str, str]) -> Any:
    """Also of what `put_back` restores; the table's melds lie open."""
    written = {**state, "players": _rename(state["players"], names)}
    for player in written["players"]:
        player["hand"] = list(in_order(player["hand"]))
    for kept in ("deck", "sight", "turn"):
        if kept in state:
            written[kept] = _rename(state[kept], names)
    drawn = written.get("turn", {}).get("drawn")
    if drawn and drawn["before"]:
        drawn["before"]["hand"] = list(in_order(drawn["before"]["hand"]))
    return written


def _rename(value: Any, names: Mapping[str, str]) -> Any:
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, list):
        return [_rename(item, names) for item in value]
    if isinstance(value, dict):
        return {key: _rename(item, names) for key, item in value.items()}
    return value
