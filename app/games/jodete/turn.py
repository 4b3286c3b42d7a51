"""The acts that need the turn: play, draw, pass (J2, J3, J6–J8), and what playing or drawing out of turn costs (J10).

Legality of an act = its checks, in order; each check names its clause. Whose turn is next is told by the effects.
"""

from collections.abc import Callable
from typing import assert_never

from app.games.contract import IllegalAction, Seat
from app.games.jodete.actions import Draw, Pass, Play, TurnAction
from app.games.jodete.course import Course
from app.games.jodete.deck import COMODIN, FITS, TWOS
from app.games.jodete.effects import take_effect, take_last_effect, take_sum
from app.games.jodete.ending import end_hand
from app.games.jodete.events import Event, Passed, Played
from app.games.jodete.last_card import acts_himself, says_it
from app.games.jodete.state import Playing, State

Need = Callable[[Playing, tuple[str, ...]], None]
"""Raises IllegalAction when the seat on turn, with this hand, may not do it."""

OUT_OF_TURN_CARDS = 2


def act(state: Playing, seat: Seat, action: TurnAction, events: list[Event]) -> State:
    """The act of a seat that is still in, or IllegalAction."""
    hand = state.players[seat].hand
    if isinstance(action, Play) and action.card not in hand:
        raise IllegalAction("card_not_in_hand")
    if seat != state.turn:
        return _out_of_turn(state, seat, action, events)
    match action:
        case Play():
            return _play(state, seat, action, events)
        case Draw():
            return _draw(state, seat, events)
        case Pass():
            _require(PASS, state, hand)
            return _pass(state, seat, events)
        case _:
            assert_never(action)


# the checks


def _require(needs: tuple[Need, ...], state: Playing, hand: tuple[str, ...]) -> None:
    for need in needs:
        need(state, hand)


def _may_lie_there(state: Playing, card: str) -> None:
    """J6: only a 2 answers a 2. J7: after a comodín any card. J2: same index or suit, or a comodín."""
    if state.pending:
        if card not in TWOS:
            raise IllegalAction("pending_draw", pending=state.pending)
    elif not state.owed and card != COMODIN and card not in FITS[state.deck.top]:
        raise IllegalAction("does_not_fit", top=state.deck.top)


def _leaves_one(hand: tuple[str, ...]) -> None:
    """J9: "me queda una" goes only with a play that leaves exactly one card."""
    if len(hand) != 2:
        raise IllegalAction("not_one_card")


def no_sum_is_pending(state: Playing, _hand: tuple[str, ...]) -> None:
    """J6: who faces a 2 plays a 2 or takes the sum."""
    if state.pending:
        raise IllegalAction("pending_draw", pending=state.pending)


def nothing_must_be_played(state: Playing, hand: tuple[str, ...]) -> None:
    """J2, J3, J7: an owed card or one that fits must be played (or a comodín)."""
    if state.owed or not FITS[state.deck.top].isdisjoint(hand):
        raise IllegalAction("must_play")


def not_drawn_before(state: Playing, _hand: tuple[str, ...]) -> None:
    """J3: one draw per turn."""
    if state.drawn:
        raise IllegalAction("already_drawn")


def drawn_before(state: Playing, _hand: tuple[str, ...]) -> None:
    """J3: nobody passes before he has drawn."""
    if not state.drawn:
        raise IllegalAction("not_drawn_yet")


DRAW: tuple[Need, ...] = (nothing_must_be_played, not_drawn_before)
PASS: tuple[Need, ...] = (no_sum_is_pending, nothing_must_be_played, drawn_before)


# the transitions


def _play(state: Playing, seat: Seat, action: Play, events: list[Event]) -> State:
    card, said = action.card, bool(action.last_card)
    _may_lie_there(state, card)
    if said:
        _leaves_one(state.players[seat].hand)
    course = Course(state, events)
    left = course.lay(seat, card)
    events.append(Played(seat, card, said))
    if not left:
        take_last_effect(course, seat, card)
        return end_hand(course.match, course.players, course.deck, seat, events)
    if said:
        says_it(course, seat)
    take_effect(course, seat, card)
    return course.state()


def _draw(state: Playing, seat: Seat, events: list[Event]) -> Playing:
    """The whole sum, which ends the turn (J6), or one card, after which it goes on (J3)."""
    if not state.pending:
        _require(DRAW, state, state.players[seat].hand)
    course = Course(state, events)
    acts_himself(course, seat)
    if state.pending:
        take_sum(course, seat)
        course.pass_turn(course.next_after(seat))
    else:
        course.draw(seat, 1, "turn")
        course.drawn = True
    return course.state()


def _pass(state: Playing, seat: Seat, events: list[Event]) -> Playing:
    course = Course(state, events)
    events.append(Passed(seat))
    course.pass_turn(course.next_after(seat))
    return course.state()


def _out_of_turn(state: Playing, seat: Seat, action: TurnAction, events: list[Event]) -> Playing:
    """J10: two cards and no effect; the card he named need not fit, and nothing is said with it."""
    if isinstance(action, Pass):
        raise IllegalAction("not_your_turn", turn=state.turn)
    course = Course(state, events)
    course.draw(seat, OUT_OF_TURN_CARDS, "out_of_turn")
    return course.state()
