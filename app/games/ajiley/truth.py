"""The whole truth of a state as a record's line writes it, hidden cards included. For replay, never for a viewer."""

from app.games.ajiley.state import Betting, Draw, MatchOver, Player, Result, State
from app.games.contract import Json


def truth(state: State) -> dict[str, Json]:
    result = state.match.result
    return {
        "phase": f"betting_{state.round}" if isinstance(state, Betting) else state.type,
        "hand": state.match.hand,
        "dealer": state.match.dealer,
        "turn": state.turn if isinstance(state, Betting | Draw) else None,
        "stock": len(state.deck.stock) if isinstance(state, Betting | Draw) else 0,
        "ranking": [list(group) for group in state.ranking] if isinstance(state, MatchOver) else None,
        "result": None if result is None else _result(result),
        "pot": sum(player.contributed for player in state.players),
        "to_match": state.to_match if isinstance(state, Betting) else 0,
        "seats": [_seat(player) for player in state.players],
    }


def _result(result: Result) -> dict[str, Json]:
    return {
        "pots": [{"amount": pot.amount, "winner": pot.winner} for pot in result.pots],
        "shown": dict(result.shown),
        "hands": {seat: list(hand) for seat, hand in result.hands.items()},
    }


def _seat(player: Player) -> dict[str, Json]:
    return {
        "chips": player.chips,
        "bet": player.bet,
        "contributed": player.contributed,
        "hand": list(player.hand),
        "status": player.status,
        "refills": player.refills,
    }
