"""A finished match's record cut to what one viewer may know (PROTOCOL §3): no seed, no card that the rules did not show him.

The match is played again and its events are seen through the game's own `see`: nothing here decides visibility.
"""

from collections.abc import Mapping
from typing import Any

from app.games.contract import Game, Seat, Viewer


def cut(record: Mapping[str, Any], game: Game, viewer: Viewer) -> dict[str, Any]:
    """The record with `"cut": true`. A `deal` bears `hands` instead of its seeds: the viewer's own cards of that hand in
    the order they came to him, and the hands of others that were shown. Cards in others' acts are a `count`."""
    state = game.start(game.read_options(record["options"]), record["seats"], Seat(record["dealer"]))
    moves: list[dict[str, Any]] = []
    hands: dict[str, list[str]] = {}
    for move in record["moves"]:
        seat, action = move["seat"], move["action"]
        state, events = game.apply(state, None if seat is None else Seat(seat), game.read_action(action))
        if action["type"] == "deal":
            hands = {}
            action = {"type": "deal", "hands": hands}
        elif seat != viewer and "cards" in action:
            action = {name: value for name, value in action.items() if name != "cards"} | {
                "count": len(action["cards"])
            }
        moves.append({"seat": seat, "action": action})
        for event in events:
            _note(hands, game.see(event, viewer), viewer)
    return {**record, "cut": True, "moves": moves}


def _note(hands: dict[str, list[str]], seen: Any, viewer: Viewer) -> None:
    if seen.type == "dealt" and seen.seat == viewer and seen.cards is not None:
        hands.setdefault(str(seen.seat), []).extend(seen.cards)
    elif seen.type == "shown" and seen.seat != viewer:
        hands[str(seen.seat)] = list(seen.cards)
