"""A seat leaves the match for good: its hand goes under the played pile, its turn passes on (J16, S9)."""

from typing import assert_never

from app.games.contract import IllegalAction, Seat
from app.games.jodete.course import Course
from app.games.jodete.dealing import with_pile
from app.games.jodete.ending import broken_off, match_over
from app.games.jodete.events import Event, JodeteSeatLeft
from app.games.jodete.state import BetweenHands, Match, MatchOver, Player, Playing, State, swapped_in


def leave(state: State, seat: Seat, events: list[Event]) -> State:
    """One left has won; a hand that was running is not scored."""
    player = state.players[seat]
    if player.out or isinstance(state, MatchOver):
        raise IllegalAction("wrong_phase")
    events.append(JodeteSeatLeft(seat))
    gone = Player((), player.total, "no", True)
    players = swapped_in(state.players, seat, gone)
    old = state.match
    match = Match(old.options, old.hand, old.dealer, old.result, (*old.leavers, seat))
    one_left = len(players) - len(match.leavers) == 1
    match state:
        case BetweenHands():
            if one_left:
                return match_over(match, players, state.sight, (), events)
            return BetweenHands(match, players, state.sight)
        case Playing():
            if one_left:
                return broken_off(match, players, state.deck, events)
            return _go_on(state, match, gone, seat, events)
        case _:
            assert_never(state)


def _go_on(state: Playing, match: Match, gone: Player, seat: Seat, events: list[Event]) -> Playing:
    """Whoever is next takes over a pending sum or an owed card."""
    course = Course(state, events)
    course.match = match
    course.deck = with_pile(state.deck, state.players[seat].hand + state.deck.pile)
    course.players[seat] = gone
    if seat == state.turn:
        course.pass_turn(course.next_after(seat))
    return course.state()
