"""The whole truth of a state as a record's line writes it, hidden cards included. For replay, never for a viewer."""

from app.games.contract import Json
from app.games.jodete.state import JodeteResult, MatchOver, Player, Playing, State


def truth(state: State) -> dict[str, Json]:
    playing = state if isinstance(state, Playing) else None
    result = state.match.result
    return {
        "phase": state.type,
        "hand": state.match.hand,
        "dealer": state.match.dealer,
        "turn": playing.turn if playing else None,
        "stock": len(playing.deck.stock) if playing else 0,
        "ranking": [list(group) for group in state.ranking] if isinstance(state, MatchOver) else None,
        "result": None if result is None else _result(result),
        "top": playing.deck.top if playing else None,
        "direction": playing.direction if playing else 1,
        "pending": playing.pending if playing else 0,
        "owed": playing.owed if playing else False,
        "drawn": playing.drawn if playing else False,
        "seats": [_seat(player) for player in state.players],
    }


def _result(result: JodeteResult) -> dict[str, Json]:
    return {
        "closer": result.closer,
        "points": list(result.points),
        "hands": {seat: list(hand) for seat, hand in result.hands.items()},
    }


def _seat(player: Player) -> dict[str, Json]:
    return {"hand": list(player.hand), "total": player.total, "said": player.said, "out": player.out}
