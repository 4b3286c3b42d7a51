"""The whole truth of a state as a record's line writes it, hidden cards included. For replay, never for a viewer."""

from app.games.contract import Json
from app.games.rami.state import MatchOver, Player, Playing, RamiMeld, RamiResult, State


def truth(state: State) -> dict[str, Json]:
    result = state.match.result
    drawn = state.turn.drawn if isinstance(state, Playing) else None
    return {
        "phase": state.type,
        "hand": state.match.hand,
        "dealer": state.match.dealer,
        "turn": state.turn.seat if isinstance(state, Playing) else None,
        "stock": len(state.deck.stock) if isinstance(state, Playing) else 0,
        "ranking": [list(group) for group in state.ranking] if isinstance(state, MatchOver) else None,
        "result": None if result is None else _result(result),
        "drawn": None if drawn is None else drawn.source,
        "stock_only": isinstance(state, Playing) and state.turn.stock_only,
        "discard": list(state.deck.pile) if isinstance(state, Playing) else [],
        "melds": [_meld(meld) for meld in state.melds] if isinstance(state, Playing) else [],
        "seats": [_seat(player) for player in state.players],
    }


def _result(result: RamiResult) -> dict[str, Json]:
    return {
        "closer": result.closer,
        "points": list(result.points),
        "hands": {seat: list(hand) for seat, hand in result.hands.items()},
    }


def _meld(meld: RamiMeld) -> dict[str, Json]:
    return {
        "id": meld.id,
        "owner": meld.owner,
        "kind": meld.kind,
        "cards": list(meld.cards),
        "joker_as": meld.joker_as,
    }


def _seat(player: Player) -> dict[str, Json]:
    return {
        "hand": list(player.hand),
        "down": player.down,
        "total": player.total,
        "out": player.standing != "in",
    }
