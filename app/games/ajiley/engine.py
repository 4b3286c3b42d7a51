"""The door to the rules: who may act in which phase, and which file does it. Pure and total; a refused act changes nothing.

Order of refusals: malformed, wrong phase, not your turn, then the act's own checks.
"""

from typing import assert_never

from app.games.ajiley import betting, draw
from app.games.ajiley.actions import BETTING_ACTIONS, Action, Check, Fold, Refill, SeatAction, Throw
from app.games.ajiley.events import Event, Refilled
from app.games.ajiley.flow import begin_hand, go_on_betting, go_on_drawing
from app.games.ajiley.leaving import leave
from app.games.ajiley.options import Options
from app.games.ajiley.state import (
    Betting,
    BetweenHands,
    Draw,
    Match,
    MatchOver,
    Player,
    Sight,
    State,
    in_play_order,
    swapped_in,
)
from app.games.contract import Deal, IllegalAction, Leave, Preview, Seat, Timeout, Viewer


def start(options: Options, seats: int, dealer: Seat) -> State:
    """The match before its first deal; `dealer` deals the first hand if it is still there (S8)."""
    players = (Player(options.starting_chips),) * seats
    return BetweenHands(Match(options, 0, dealer), players, Sight(((),) * seats))


def apply(state: State, seat: Viewer, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after the act, and what happened; raises IllegalAction."""
    events: list[Event] = []
    if isinstance(action, Deal):
        after = _deal(state, seat, action, events)
    elif isinstance(action, Leave):
        after = leave(state, _seated(state, seat), events)
    else:
        after = _play(state, _seated(state, seat), action, events)
    return after, tuple(events)


def preview(state: State, seat: Seat, action: Action) -> Preview:
    """Whether the act would be accepted; no act of Ajiley comes to points."""
    apply(state, seat, action)
    return Preview()


def _seated(state: State, seat: Viewer) -> Seat:
    if seat is None or type(seat) is not int or not 0 <= seat < len(state.players):  # True is no seat
        raise IllegalAction("bad_action")
    return seat


def _deal(state: State, seat: Viewer, action: Deal, events: list[Event]) -> State:
    if seat is not None:
        raise IllegalAction("bad_action")
    if not isinstance(state, BetweenHands):
        raise IllegalAction("wrong_phase")
    return begin_hand(state, action, events)


def _play(state: State, seat: Seat, action: SeatAction, events: list[Event]) -> State:
    match state:
        case Betting():
            return _bet(state, seat, action, events)
        case Draw():
            return _draw(state, seat, action, events)
        case BetweenHands():
            return _refill(state, seat, action, events)
        case MatchOver():
            raise IllegalAction("wrong_phase")
        case _:
            assert_never(state)


def _bet(state: Betting, seat: Seat, action: SeatAction, events: list[Event]) -> State:
    if isinstance(action, Timeout):  # A18
        action = Fold() if state.to_match else Check()
    if not isinstance(action, BETTING_ACTIONS):
        raise IllegalAction("wrong_phase")
    _on_turn(state, seat)
    bets = betting.act(state, seat, action, events)
    return go_on_betting(state.match, state.round, bets, in_play_order(seat, len(state.players)), events)


def _draw(state: Draw, seat: Seat, action: SeatAction, events: list[Event]) -> State:
    if isinstance(action, Timeout):  # A18
        action = Throw(())
    if not isinstance(action, Throw):
        raise IllegalAction("wrong_phase")
    _on_turn(state, seat)
    players, deck = draw.throw(state, seat, action.cards, events)
    return go_on_drawing(state.match, players, deck, draw.still_to_draw(state)[1:], events)


def _on_turn(state: Betting | Draw, seat: Seat) -> None:
    if seat != state.turn:
        raise IllegalAction("not_your_turn", turn=state.turn)


def _refill(state: BetweenHands, seat: Seat, action: SeatAction, events: list[Event]) -> State:
    """A16: back to the starting chips, only with the option and only at 0."""
    if not isinstance(action, Refill):
        raise IllegalAction("wrong_phase")
    options, player = state.match.options, state.players[seat]
    if player.standing == "left":
        raise IllegalAction("not_your_turn")
    if player.chips or not options.allow_refill:
        raise IllegalAction("refill_not_allowed")
    events.append(Refilled(seat, options.starting_chips))
    filled = Player(options.starting_chips, player.refills + 1)
    return BetweenHands(state.match, swapped_in(state.players, seat, filled), state.sight)
