"""What a viewer sees of Ajiley. `view` and `see` alone decide visibility: they build what may be known, from nothing.

A view has no field for a secret. An unknown viewer gets what everybody sees.
"""

from typing import Literal, assert_never

from app.games.ajiley.events import Dealt, Event, Threw
from app.games.ajiley.state import Betting, BetweenHands, Draw, MatchOver, Ranking, Result, State, Status
from app.games.contract import Seat, Viewer
from app.games.record import record

Phase = Literal["between_hands", "betting_1", "draw", "betting_2", "match_over"]


@record
class AjileySeat:
    """`hand` only for its owner, listed by suit, then rank; None for everybody else."""

    chips: int
    bet: int
    contributed: int
    status: Status
    refills: int
    hand_size: int
    hand: tuple[str, ...] | None


@record
class AjileyView:
    phase: Phase
    hand: int
    dealer: Seat
    turn: Seat | None
    stock: int
    ranking: Ranking | None
    result: Result | None
    pot: int
    to_match: int
    seats: tuple[AjileySeat, ...]


def view(state: State, viewer: Viewer) -> AjileyView:
    """The state as this viewer may know it; `result` holds only hands that were shown (A15)."""
    match, players = state.match, state.players
    seats = [
        AjileySeat(
            player.chips,
            player.bet,
            player.contributed,
            player.status,
            player.refills,
            len(player.hand),
            player.hand if seat == viewer else None,
        )
        for seat, player in enumerate(players)
    ]
    pot = sum([player.contributed for player in players])
    phase, turn, stock, ranking, to_match = _public(state)
    return AjileyView(phase, match.hand, match.dealer, turn, stock, ranking, match.result, pot, to_match, tuple(seats))


def _public(state: State) -> tuple[Phase, Seat | None, int, Ranking | None, int]:
    """Phase, turn, size of the stock, ranking and bet to match."""
    match state:
        case Betting():
            phase: Phase = "betting_1" if state.round == 1 else "betting_2"
            return phase, state.turn, len(state.deck.stock), None, state.to_match
        case Draw():
            return "draw", state.turn, len(state.deck.stock), None, 0
        case BetweenHands():
            return "between_hands", None, 0, None, 0
        case MatchOver():
            return "match_over", None, 0, state.ranking, 0
        case _:
            assert_never(state)


def see(event: Event, viewer: Viewer) -> Event:
    """The event as this viewer may know it: cards given and thrown are their owner's alone (A12, A15)."""
    match event:
        case Dealt(seat, count):
            return event if seat == viewer else Dealt(seat, count)
        case Threw(seat, count):
            return event if seat == viewer else Threw(seat, count)
        case _:
            return event
