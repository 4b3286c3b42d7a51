"""What a viewer sees of Rami. `view` and `see` alone decide visibility: they build what may be known, from nothing.

A view has no field for a secret. An unknown viewer gets what everybody sees.
"""

from typing import Literal

from app.games.contract import Seat, Viewer
from app.games.rami.events import Event, RamiDealt, RamiDrew
from app.games.rami.state import (
    BetweenHands,
    MatchOver,
    Player,
    Playing,
    RamiMeld,
    RamiResult,
    Ranking,
    Source,
    State,
)
from app.games.record import record

Phase = Literal["between_hands", "playing", "match_over"]


@record
class RamiSeat:
    """`hand` only for its owner, listed by suit, then rank; None for everybody else."""

    total: int
    down: bool
    out: bool
    hand_size: int
    hand: tuple[str, ...] | None


@record
class RamiView:
    """`discard`: the pile's top, None where there is none. `first_lap`: it is the first turn of who is on turn (R3).
    `taken`: the discard that he must still bring to the table (R13)."""

    phase: Phase
    hand: int
    dealer: Seat
    turn: Seat | None
    drawn: Source | None
    stock_only: bool
    first_lap: bool
    taken: str | None
    stock: int
    discard: str | None
    discard_size: int
    melds: tuple[RamiMeld, ...]
    ranking: Ranking | None
    result: RamiResult | None
    seats: tuple[RamiSeat, ...]


def view(state: State, viewer: Viewer) -> RamiView:
    """The state as this viewer may know it; in `result` all hands lie open (R16)."""
    match, seats = state.match, tuple([_seat(player, seat == viewer) for seat, player in enumerate(state.players)])
    if isinstance(state, Playing):
        turn, deck = state.turn, state.deck
        drawn = turn.drawn
        return RamiView(
            "playing",
            match.hand,
            match.dealer,
            turn.seat,
            None if drawn is None else drawn.source,
            turn.stock_only,
            not state.players[turn.seat].begun,
            None if drawn is None or drawn.before is None else drawn.card,
            len(deck.stock),
            deck.pile[-1] if deck.pile else None,
            len(deck.pile),
            state.melds,
            None,
            match.result,
            seats,
        )
    ranking = state.ranking if isinstance(state, MatchOver) else None
    return _idle(state, ranking, seats)


def _idle(state: BetweenHands | MatchOver, ranking: Ranking | None, seats: tuple[RamiSeat, ...]) -> RamiView:
    match = state.match
    return RamiView(
        phase="match_over" if isinstance(state, MatchOver) else "between_hands",
        hand=match.hand,
        dealer=match.dealer,
        turn=None,
        drawn=None,
        stock_only=False,
        first_lap=False,
        taken=None,
        stock=0,
        discard=None,
        discard_size=0,
        melds=(),
        ranking=ranking,
        result=match.result,
        seats=seats,
    )


def _seat(player: Player, own: bool) -> RamiSeat:
    hand = player.hand
    return RamiSeat(player.total, player.down, player.standing != "in", len(hand), hand if own else None)


def see(event: Event, viewer: Viewer) -> Event:
    """The event as this viewer may know it: dealt cards and cards from the stock are their owner's alone."""
    match event:
        case RamiDealt(seat, count):
            return event if seat == viewer else RamiDealt(seat, count)
        case RamiDrew(seat, "stock"):
            return event if seat == viewer else RamiDrew(seat, "stock")
        case _:
            return event
