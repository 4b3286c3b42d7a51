"""What a viewer sees of Jodete. `view` and `see` alone decide visibility: they build what may be known, from nothing.

A view has no field for a secret. An unknown viewer gets what everybody sees.
"""

from typing import Literal

from app.games.contract import Seat, Viewer
from app.games.jodete.events import Event, JodeteDealt, JodeteDrew
from app.games.jodete.state import Direction, JodeteResult, MatchOver, Playing, Ranking, State
from app.games.record import record

Phase = Literal["between_hands", "playing", "match_over"]


@record
class JodeteSeat:
    """`hand` only for its owner, listed by suit, then rank, comodines last; None for everybody else."""

    hand_size: int
    hand: tuple[str, ...] | None
    total: int
    said: bool
    """Has said "me queda una" for the card it holds now (J9)."""
    called: bool
    """Has paid for not saying it for the card it holds now; once per drop (J9)."""
    out: bool


@record
class JodeteView:
    phase: Phase
    hand: int
    dealer: Seat
    turn: Seat | None
    stock: int
    ranking: Ranking | None
    result: JodeteResult | None
    top: str | None
    direction: Direction
    pending: int
    owed: bool
    drawn: bool
    seats: tuple[JodeteSeat, ...]


def view(state: State, viewer: Viewer) -> JodeteView:
    """The state as this viewer may know it; `result` holds the hands that were laid open at the hand's end (J12)."""
    match = state.match
    seats = tuple(
        [
            JodeteSeat(
                len(player.hand),
                player.hand if seat == viewer else None,
                player.total,
                player.last_card == "said",
                player.last_card == "called",
                player.out,
            )
            for seat, player in enumerate(state.players)
        ]
    )
    if isinstance(state, Playing):
        return JodeteView(
            "playing",
            match.hand,
            match.dealer,
            state.turn,
            len(state.deck.stock),
            None,
            match.result,
            state.deck.pile[-1],
            state.direction,
            state.pending,
            state.owed,
            state.drawn,
            seats,
        )
    ranking = state.ranking if isinstance(state, MatchOver) else None
    phase: Phase = "between_hands" if ranking is None else "match_over"
    return JodeteView(phase, match.hand, match.dealer, None, 0, ranking, match.result, None, 1, 0, False, False, seats)


def see(event: Event, viewer: Viewer) -> Event:
    """The event as this viewer may know it: cards that come to a hand are their owner's alone."""
    match event:
        case JodeteDealt(seat, count):
            return event if seat == viewer else JodeteDealt(seat, count)
        case JodeteDrew(seat, count, why):
            return event if seat == viewer else JodeteDrew(seat, count, why)
        case _:
            return event
