"""What a seat may do now, with parameters, as the wire says it; every offer is accepted and nothing else is.

But for `lay`: whether cards are melds, and enough of them, is judged by the act (and by `preview`).
"""

from collections.abc import Mapping

from app.games.contract import Json, Viewer
from app.games.rami.growing import takes
from app.games.rami.melds import SHORTEST
from app.games.rami.state import Player, Playing, RamiMeld, State


def legal(state: State, seat: Viewer) -> Mapping[str, Json]:
    """By action type; empty for watchers and for who is not on turn."""
    if not isinstance(state, Playing) or seat is None or seat != state.turn.seat:
        return {}
    player = state.players[seat]
    if state.turn.drawn is None:
        return {"draw": {"from": _sources(state, player)}}
    return _melding(state, player)


def _sources(state: Playing, player: Player) -> list[str]:
    """R3, R13: the discard from the second lap, unless one was put back in this turn."""
    if player.begun and not state.turn.stock_only and state.deck.pile:
        return ["stock", "discard"]
    return ["stock"]


def _melding(state: Playing, player: Player) -> Mapping[str, Json]:
    drawn = state.turn.drawn
    bound = drawn is not None and drawn.before is not None
    codes = list(dict.fromkeys(player.hand))
    offers: dict[str, Json] = {}
    if player.begun:
        if len(player.hand) >= SHORTEST:
            offers["lay"] = {}
        if player.down:
            offers |= _at_the_table(codes, state.melds)
    if bound:
        offers["put_back"] = {}
    else:
        offers["discard"] = {"cards": codes}
    return offers


def _at_the_table(codes: list[str], melds: tuple[RamiMeld, ...]) -> dict[str, Json]:
    """R9–R11: what the hand's cards fit; absent where nothing fits. `ends` is empty for a set."""
    extensions: list[Json] = []
    swaps: list[Json] = []
    for meld in melds:
        taken = takes(meld)
        for card in codes:
            if card in taken:
                extensions.append({"card": card, "meld": meld.id, "ends": list(taken[card])})
            if card == meld.joker_as:
                swaps.append({"card": card, "meld": meld.id})
    offers: dict[str, Json] = {}
    if extensions:
        offers["extend"] = {"choices": extensions}
    if swaps:
        offers["swap_joker"] = {"choices": swaps}
    return offers
