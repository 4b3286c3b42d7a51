"""The door to the rules: who may act in which phase, and which file does it. Pure and total; a refused act changes nothing.

Order of refusals: malformed, wrong phase, not your turn, then the act's own checks.
"""

from typing import assert_never

from app.games.contract import Deal, IllegalAction, Leave, Preview, Seat, Timeout, Viewer
from app.games.rami.actions import Action, Discard, Draw, Extend, Lay, PutBack, SeatAction, SwapJoker
from app.games.rami.dealing import begin_hand
from app.games.rami.events import Event, Events
from app.games.rami.laying import extend, lay, swap_joker
from app.games.rami.leaving import leave
from app.games.rami.options import Options
from app.games.rami.previewing import told, worth
from app.games.rami.state import BetweenHands, Match, Player, Playing, Sight, State
from app.games.rami.turn import discard, draw, play_for_him, put_back


def start(options: Options, seats: int, dealer: Seat) -> State:
    """The match before its first deal; `dealer` deals the first hand if it is still there (S8)."""
    return BetweenHands(Match(options, 0, dealer), (Player(),) * seats, Sight(((),) * seats))


def apply(state: State, seat: Viewer, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after the act, and what happened; raises IllegalAction."""
    events: Events = []
    if isinstance(action, Deal):
        after = _deal(state, seat, action, events)
    elif isinstance(action, Leave):
        after = leave(state, _seated(state, seat), events)
    else:
        after = _play(state, _seated(state, seat), action, events)
    return after, tuple(events)


def preview(state: State, seat: Seat, action: Action) -> Preview:
    """The very act, its outcome dropped: what it would come to, or its refusal with what it comes to so far."""
    try:
        apply(state, seat, action)
    except IllegalAction as refused:
        raise told(refused, action) from None
    return worth(state, action)


def _seated(state: State, seat: Viewer) -> Seat:
    if seat is None or type(seat) is not int or not 0 <= seat < len(state.players):  # True is no seat
        raise IllegalAction("bad_action")
    return seat


def _deal(state: State, seat: Viewer, action: Deal, events: Events) -> State:
    if seat is not None:
        raise IllegalAction("bad_action")
    if not isinstance(state, BetweenHands):
        raise IllegalAction("wrong_phase")
    return begin_hand(state, action, events)


def _play(state: State, seat: Seat, action: SeatAction | Timeout, events: Events) -> State:
    if not isinstance(state, Playing) or _takes_from_nothing(state, action):
        raise IllegalAction("wrong_phase")
    if seat != state.turn.seat:
        raise IllegalAction("not_your_turn", turn=state.turn.seat)
    match action:
        case Draw():
            return draw(state, action, events)
        case Lay():
            return lay(state, action, events)
        case Extend():
            return extend(state, action, events)
        case SwapJoker():
            return swap_joker(state, action, events)
        case PutBack():
            return put_back(state, events)
        case Discard():
            return discard(state, action, events)
        case Timeout():
            return play_for_him(state, events)
        case _:
            assert_never(action)


def _takes_from_nothing(state: Playing, action: SeatAction | Timeout) -> bool:
    """There is no taking while the discard pile is empty; that counts as the wrong phase."""
    return isinstance(action, Draw) and action.from_ == "discard" and not state.deck.pile
