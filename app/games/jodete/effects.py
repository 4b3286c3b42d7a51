"""What a played card does to the others and whose turn it is then (J4–J8). All of it follows the current direction (J15)."""

from collections.abc import Callable

from app.games.contract import Seat
from app.games.jodete.course import Course
from app.games.jodete.deck import COMODIN, RANK
from app.games.jodete.events import DirectionTurned, Skipped, SumGrew

Effect = Callable[[Course, Seat], Seat | None]
"""What follows the card this seat has played; who has the next turn, or None when the same turn goes on."""


def take_effect(course: Course, seat: Seat, card: str) -> None:
    """The effect of a card that was not the last one, and the turn passes on."""
    course.owed = False
    following = EFFECTS.get(RANK[card], plain)(course, seat)
    if following is not None:
        course.pass_turn(following)


def take_last_effect(course: Course, seat: Seat, card: str) -> None:
    """J8: the draws of a last 2, sota or comodín are carried out without answer; nothing else matters any more."""
    rank = RANK[card]
    if rank in DRAWING:
        EFFECTS[rank](course, seat)
    if course.pending:
        take_sum(course, course.next_after(seat))


def take_sum(course: Course, seat: Seat) -> None:
    """Taking clears the sum (J6)."""
    course.draw(seat, course.pending, "two")
    course.pending = 0


def plain(course: Course, seat: Seat) -> Seat | None:
    return course.next_after(seat)


def two(course: Course, seat: Seat) -> Seat | None:
    """J6: every 2 adds two; the next answers or takes the sum."""
    course.pending += 2
    course.events.append(SumGrew(course.pending))
    return course.next_after(seat)


def sota(course: Course, seat: Seat) -> Seat | None:
    """J4: the next draws one and loses the turn; with two left that is: play again (J5)."""
    victim = course.next_after(seat)
    course.draw(victim, 1, "sota")
    return course.next_after(victim)


def caballo(course: Course, seat: Seat) -> Seat | None:
    """J5: the direction turns at once; with two left he plays again."""
    course.direction = -1 if course.direction == 1 else 1
    course.events.append(DirectionTurned(course.direction))
    return seat if course.two_left else course.next_after(seat)


def rey(course: Course, seat: Seat) -> Seat | None:
    """J5: the next is skipped; with two left he plays again."""
    skipped = course.next_after(seat)
    course.events.append(Skipped(skipped))
    return course.next_after(skipped)


def comodin(course: Course, seat: Seat) -> Seat | None:
    """J7: all the others draw one each, in turn order, and the same player owes a card in the same turn."""
    other = course.next_after(seat)
    while other != seat:
        course.draw(other, 1, "comodin")
        other = course.next_after(other)
    course.owed = True
    return None


EFFECTS: dict[str, Effect] = {"2": two, "10": sota, "11": caballo, "12": rey, COMODIN: comodin}
DRAWING = frozenset({"2", "10", COMODIN})
"""Whose effect comes even after the last card (J8)."""
