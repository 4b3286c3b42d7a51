"""What the table asks of a state beside the view: where the match stands, and cards whose place may be opened."""

from collections import Counter
from typing import assert_never

from app.games.contract import Moment, Seat, Viewer
from app.games.rami.cards import DECK, in_order
from app.games.rami.state import BetweenHands, MatchOver, Playing, Sight, State

_COPIES = Counter(DECK)


def moment(state: State) -> Moment:
    """A turn is several acts, and has a number."""
    hand, dealer = state.match.hand, state.match.dealer
    match state:
        case BetweenHands():
            out = tuple([Seat(seat) for seat, player in enumerate(state.players) if player.standing == "out"])
            return Moment("between_hands", hand, dealer, None, f"{hand}:{state.type}", out=out)
        case Playing(turn=turn):
            return Moment("playing", hand, dealer, turn.seat, f"{hand}:{turn.number}")
        case MatchOver():
            return Moment("over", hand, dealer, None, f"{hand}:{state.type}", state.ranking)
        case _:
            assert_never(state)


def purse(_state: State) -> None:
    """Rami has no chips of its own."""
    return


def score(_state: State, _seat: Seat) -> None:
    """A hand in play has no score of its own in Rami: what it will count depends on its melds."""
    return


def known(state: State, viewer: Viewer) -> tuple[str, ...]:
    """Codes of which every copy came into the viewer's sight straight from the first shuffle: dealt to him, drawn by him,
    or turned up. With a copy unseen, the place of "the" card could be that copy's, and that it is not would tell as much (S7)."""
    sight = Sight(state.deck.given, (state.deck.turned_up,)) if isinstance(state, Playing) else state.sight
    given = sight.given
    own = given[viewer] if viewer is not None and 0 <= viewer < len(given) else ()
    seen = Counter((*own, *sight.turned_up))
    return in_order(code for code, copies in seen.items() if copies == _COPIES[code])
