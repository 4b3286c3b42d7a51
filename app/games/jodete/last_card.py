"""The matter of the last card: who must say "me queda una", who may be called, and what it costs (J9). It knows no time.

That a turn ended on an unsaid card is noted in `Course.pass_turn`; that a second card closes the matter, in `Course.draw`.
"""

from typing import Final

from app.games.contract import IllegalAction, Seat, Silence
from app.games.jodete.actions import Action, CallJodete, SayLastCard
from app.games.jodete.course import Course
from app.games.jodete.events import Event, JodeteCalled, SaidLastCard
from app.games.jodete.state import LastCard, Player, Playing, State


def say(state: Playing, seat: Seat, events: list[Event]) -> Playing:
    """Afterwards, also out of turn, while it holds; saying it again changes nothing."""
    player = state.players[seat]
    if len(player.hand) != 1:
        raise IllegalAction("not_one_card")
    if player.said:
        return state
    course = Course(state, events)
    events.append(SaidLastCard(seat))
    says_it(course, seat)
    return course.state()


def call(state: Playing, seat: Seat, target: int, events: list[Event]) -> Playing:
    """The other draws the penalty; once per drop, even if nothing could be drawn."""
    if target == seat or state.players[target].last_card != "callable":
        raise IllegalAction("not_vulnerable")
    called, penalty = Seat(target), state.match.options.last_card_penalty
    course = Course(state, events)
    events.append(JodeteCalled(seat, called, penalty))
    _note(course, called, "called")
    course.draw(called, penalty, "penalty")
    return course.state()


def says_it(course: Course, seat: Seat) -> None:
    _note(course, seat, "said")


def acts_himself(course: Course, seat: Seat) -> None:
    """After his own next act it is too late to call him, until a turn of his ends on that card again."""
    if course.players[seat].last_card == "callable":
        _note(course, seat, "unsaid")


def _note(course: Course, seat: Seat, now: LastCard) -> None:
    player = course.players[seat]
    course.players[seat] = Player(player.hand, player.total, now)


def _exposed(state: State) -> tuple[Seat, ...]:
    """Not who holds his last card in a turn that goes on: after a comodín he plays it at once."""
    if not isinstance(state, Playing):
        return ()
    return tuple([Seat(n) for n, player in enumerate(state.players) if player.last_card == "callable"])


def _calls(action: Action) -> Seat | None:
    return Seat(action.seat) if isinstance(action, CallJodete) else None


def _breaks(action: Action) -> bool:
    return isinstance(action, SayLastCard)


SILENCE: Final = Silence(_exposed, _calls, _breaks)
"""What the table must know to give everybody the same fair moment."""
