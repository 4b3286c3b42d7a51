"""The door to the rules: who may act in which phase, and which file does it. Pure and total; a refused act changes nothing.

Order of refusals: malformed, wrong phase, not your turn, then the act's own checks.
"""

from typing import assert_never

from app.games.contract import Deal, IllegalAction, Leave, Preview, Seat, Timeout, Viewer
from app.games.jodete import turn
from app.games.jodete.actions import Action, CallJodete, Draw, Pass, Play, SayLastCard, SeatAction
from app.games.jodete.dealing import begin_hand
from app.games.jodete.events import Event
from app.games.jodete.last_card import call, say
from app.games.jodete.leaving import leave
from app.games.jodete.options import Options
from app.games.jodete.state import BetweenHands, Match, Player, Playing, Sight, State
from app.games.jodete.timing import default_act


def start(options: Options, seats: int, dealer: Seat) -> State:
    """The match before its first deal; `dealer` deals the first hand if it is still there (S8)."""
    return BetweenHands(Match(options, 0, dealer), (Player(),) * seats, Sight(((),) * seats))


def apply(state: State, seat: Viewer, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after the act, and what happened; raises IllegalAction."""
    events: list[Event] = []
    if isinstance(action, Deal):
        after = _deal(state, seat, action, events)
    elif isinstance(action, Leave):
        after = leave(state, _seated(state, seat), events)
    else:
        after = _act(state, _seated(state, seat), action, events)
    return after, tuple(events)


def preview(state: State, seat: Seat, action: Action) -> Preview:
    """Whether the act would be accepted; no act of Jodete comes to points."""
    apply(state, seat, action)
    return Preview()


def _seated(state: State, seat: Viewer) -> Seat:
    if seat is None or not _is_seat(state, seat):
        raise IllegalAction("bad_action")
    return seat


def _is_seat(state: State, number: int) -> bool:
    return type(number) is int and 0 <= number < len(state.players)  # True is no seat


def _deal(state: State, seat: Viewer, action: Deal, events: list[Event]) -> State:
    if seat is not None:
        raise IllegalAction("bad_action")
    if not isinstance(state, BetweenHands):
        raise IllegalAction("wrong_phase")
    return begin_hand(state, action, events)


def _act(state: State, seat: Seat, action: SeatAction, events: list[Event]) -> State:
    if isinstance(action, CallJodete) and not _is_seat(state, action.seat):
        raise IllegalAction("bad_action")
    if not isinstance(state, Playing):
        raise IllegalAction("wrong_phase")
    if state.players[seat].out:
        raise IllegalAction("not_your_turn")
    match action:
        case Play() | Draw() | Pass():
            return turn.act(state, seat, action, events)
        case SayLastCard():
            return say(state, seat, events)
        case CallJodete(target):
            return call(state, seat, target, events)
        case Timeout():
            return _time_out(state, seat, events)
        case _:
            assert_never(action)


def _time_out(state: Playing, seat: Seat, events: list[Event]) -> State:
    """J16, to the end of the turn; "play again" would be another one (J5)."""
    if seat != state.turn:
        raise IllegalAction("not_your_turn", turn=state.turn)
    after: State = state
    while isinstance(after, Playing) and after.turns == state.turns:
        after = turn.act(after, seat, default_act(after), events)
    return after
