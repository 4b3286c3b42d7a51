"""What a seat may do now, with parameters, as the wire says it; every offer is accepted and nothing else is."""

from collections.abc import Mapping
from typing import assert_never

from app.games.ajiley.draw import MOST_THROWN
from app.games.ajiley.state import Betting, BetweenHands, Draw, MatchOver, State
from app.games.contract import Json, Seat, Viewer


def legal(state: State, seat: Viewer) -> Mapping[str, Json]:
    """By action type; empty for watchers and for who is not on turn. `step` is only a hint for buttons."""
    if seat is None or not 0 <= seat < len(state.players):
        return {}
    match state:
        case Betting():
            return _betting(state, seat) if seat == state.turn else {}
        case Draw():
            return {"throw": {"max": MOST_THROWN}} if seat == state.turn else {}
        case BetweenHands():
            return _between(state, seat)
        case MatchOver():
            return {}
        case _:
            assert_never(state)


def _betting(state: Betting, seat: Seat) -> Mapping[str, Json]:
    """A7, A8. `raise` names the new total of the round, the other amounts what is put in now."""
    player, to_match = state.players[seat], state.to_match
    chips, step = player.chips, state.match.options.ante
    if not to_match:
        return {
            "check": {},
            "bet": {"min": 1, "max": chips, "step": step},
            "all_in": {"amount": chips},
            "fold": {},
        }
    owed, most = to_match - player.bet, player.bet + chips
    offers: dict[str, Json] = {"call": {"amount": min(owed, chips)}}
    if most > to_match and not state.closed:
        offers["raise"] = {"min_to": to_match + 1, "max_to": most, "step": step}
    if most <= to_match or not state.closed:
        offers["all_in"] = {"amount": chips}
    offers["fold"] = {}
    return offers


def _between(state: BetweenHands, seat: Seat) -> Mapping[str, Json]:
    """A16."""
    player, options = state.players[seat], state.match.options
    if options.allow_refill and player.standing == "out":
        return {"refill": {"amount": options.starting_chips}}
    return {}
