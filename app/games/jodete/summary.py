"""What the table asks of a state beside the view: where the match stands, a seat's score, cards in sight."""

from collections.abc import Mapping
from typing import assert_never

from app.games.contract import Json, Moment, Seat, Viewer
from app.games.jodete.deck import COMODIN, count, in_order
from app.games.jodete.state import BetweenHands, MatchOver, Playing, Sight, State


def moment(state: State) -> Moment:
    """Turns are counted within a hand, so two of the same seat are told apart (J5)."""
    hand, dealer = state.match.hand, state.match.dealer
    match state:
        case BetweenHands():
            return Moment("between_hands", hand, dealer, None, f"{hand}:{state.type}")
        case Playing(turn=turn, turns=turns):
            return Moment("playing", hand, dealer, turn, f"{hand}:{turns}")
        case MatchOver():
            return Moment("over", hand, dealer, None, f"{hand}:{state.type}", state.ranking)
        case _:
            assert_never(state)


def purse(_state: State) -> None:
    """Jodete is played for a stake; it has no chips of its own."""
    return


def score(state: State, seat: Seat) -> Mapping[str, Json] | None:
    """What the seat's hand would add to its total now (J12); None without cards."""
    hand = state.players[seat].hand
    return {"points": count(hand)} if hand else None


def known(state: State, viewer: Viewer) -> tuple[str, ...]:
    """The viewer's cards of the running or last hand and the card turned up, as far as they came straight from the first
    shuffle: the place of a card that came by a reshuffle would tell in whose hand it had been (S7). Comodines are two of a
    kind, and the place of the other one is not his to know."""
    sight = Sight(state.deck.given, state.deck.turned_up) if isinstance(state, Playing) else state.sight
    given = sight.given
    own = given[viewer] if viewer is not None and 0 <= viewer < len(given) else ()
    up = () if sight.turned_up is None else (sight.turned_up,)
    return in_order({*own, *up} - {COMODIN})
