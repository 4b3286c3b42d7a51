"""What the table asks of a state beside the view: where the match stands, its chips, a seat's score, cards in sight."""

from collections.abc import Mapping
from typing import assert_never

from app.games.ajiley import scoring
from app.games.ajiley.state import Betting, BetweenHands, Draw, MatchOver, Sight, State
from app.games.contract import Json, Moment, Purse, Seat, Viewer


def moment(state: State) -> Moment:
    """A turn is one act, so hand, phase and seat together tell it from the turn before."""
    hand, dealer = state.match.hand, state.match.dealer
    match state:
        case BetweenHands():
            return Moment("between_hands", hand, dealer, None, f"{hand}:{state.type}", out=_broke(state))
        case Betting(turn=turn):
            return Moment("playing", hand, dealer, turn, f"{hand}:{state.type}_{state.round}:{turn}")
        case Draw(turn=turn):
            return Moment("playing", hand, dealer, turn, f"{hand}:{state.type}:{turn}")
        case MatchOver():
            return Moment("over", hand, dealer, None, f"{hand}:{state.type}", state.ranking)
        case _:
            assert_never(state)


def _broke(state: BetweenHands) -> tuple[Seat, ...]:
    """Who has no chips and gets none any more (A16)."""
    if state.match.options.allow_refill:
        return ()
    return tuple([Seat(seat) for seat, player in enumerate(state.players) if player.chips == 0])


def purse(state: State) -> Purse:
    """Every chip at the table; a leaver's stack is gone from it, what he has staked is not (A14.4)."""
    return Purse(
        tuple([player.chips for player in state.players]),
        tuple([player.contributed for player in state.players]),
    )


def score(state: State, seat: Seat) -> Mapping[str, Json] | None:
    """The best suit of the seat's own hand and its points; None without cards."""
    hand = state.players[seat].hand
    if not hand:
        return None
    counted = scoring.score(hand)
    return {"suit": counted.suit, "points": counted.points}


def known(state: State, viewer: Viewer) -> tuple[str, ...]:
    """The viewer's cards of the running or last hand and the shown ones, as far as they came straight from the first
    shuffle: the place of a card that came by a reshuffle would tell whose folded or thrown card it was (S7)."""
    sight = Sight(state.deck.given) if isinstance(state, Betting | Draw) else state.sight
    given = sight.given
    own = given[viewer] if viewer is not None and 0 <= viewer < len(given) else ()
    return scoring.in_order({*own, *sight.shown})
