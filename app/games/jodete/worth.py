"""What a play is worth to the player who makes it, in points, judged from his own view only; what the bots think with.

Plays that keep the turn (a comodín; with two left 10, 11 and 12) are followed to the turn's end. What is left in the hand
then is described by a few numbers, and `weights.py` says what each is worth.
"""

from dataclasses import dataclass
from operator import mul

from app.games.contract import Seat
from app.games.jodete.deck import COMODIN, DECK, FITS, RANK, TWOS, count
from app.games.jodete.view import JodeteView
from app.games.jodete.weights import LEARNED

_BIT = {card: 1 << place for place, card in enumerate(dict.fromkeys(DECK))}
_FITTING = {card: sum(_BIT[other] for other in FITS[card]) for card in _BIT} | {COMODIN: (1 << len(_BIT)) - 1}
_AGAIN = frozenset({"10", "11", "12"})
_SKIPPING = frozenset({"10", "12"})
_DRAWS = {"2": 2, "10": 1, COMODIN: 1}
WON = 30.0
"""Going out, when the others hold nothing."""
PER_CARD = 3.0
"""What going out is worth more for each card that the others hold on average, or must still draw."""
MOST_STEPS = 80
"""Plays looked at within one choice; what lies beyond is judged as if the turn ended there."""

FEATURES = (
    "always",
    *(f"cards_{size}" for size in range(1, 8)),
    "points",
    *(f"points_while_one_holds_{size}" for size in (1, 2, 3)),
    "points_times_cards",
    "fitting",
    "fitting_with_one_card",
    "fitting_with_two_cards",
    "fits_the_top",
    "fits_the_top_of_one_card",
    "twos",
    "comodines",
    *(f"comodines_while_one_holds_{size}" for size in (1, 2)),
    "comodin_alone",
    "comodin_and_one",
    *(f"next_holds_{size}" for size in range(1, 5)),
    *(f"smallest_is_{size}" for size in range(1, 5)),
    "others_hold",
    "sum",
    "sum_for_one_card",
)
"""What a position is described by; `weights.py` tells what each is worth."""

Weights = tuple[float, ...]
"""Points by feature."""


@dataclass(frozen=True, slots=True)
class Taste:
    """What a player goes by with two left, and with more."""

    two_left: Weights
    several: Weights


PRACTISED = Taste(*[tuple([LEARNED[name][place] for name in FEATURES]) for place in (0, 1)])


def described(hand: tuple[str, ...], top: str, others: tuple[int, ...], pending: int) -> list[float]:
    """A hand at the end of its turn, `others` the sizes of the other hands in the order in which their turns come."""
    size, points, comodines = len(hand), count(hand) / 10, hand.count(COMODIN)
    following, smallest = others[0], min(others)
    covered = 0
    for card in hand:
        covered |= _FITTING[card]
    fitting = covered.bit_count() / len(_BIT)
    on_top = float(len(FITS[top].intersection(hand)))
    return [
        1.0,
        *[float(size == number) for number in range(1, 8)],
        points,
        *[points if smallest == number else 0.0 for number in (1, 2, 3)],
        points * size / 10,
        fitting,
        fitting if size == 1 else 0.0,
        fitting if size == 2 else 0.0,
        on_top,
        on_top if following == 1 else 0.0,
        float(len(TWOS.intersection(hand))),
        float(comodines),
        *[float(comodines) if smallest == number else 0.0 for number in (1, 2)],
        float(comodines == 1 == size),
        float(comodines > 0 and size == 2),
        *[float(following == number) for number in range(1, 5)],
        *[float(smallest == number) for number in range(1, 5)],
        sum(others) / len(others),
        pending / 2,
        float(pending > 0 and following == 1),
    ]


def others_of(view: JodeteView, seat: Seat) -> tuple[int, ...]:
    """The sizes of the other hands, in the order in which their turns come."""
    seats, step = view.seats, view.direction
    order = [seats[(seat + step * number) % len(seats)] for number in range(1, len(seats))]
    return tuple([other.hand_size for other in order if not other.out])


class Judge:
    """One player's judgement of what he may do in one turn."""

    def __init__(self, view: JodeteView, seat: Seat, taste: Taste) -> None:
        self._others = others_of(view, seat)
        self._two_left = len(self._others) == 1
        self._weights = taste.two_left if self._two_left else taste.several
        self._pending = view.pending
        self._steps = 0

    def playing(self, hand: tuple[str, ...], card: str) -> float:
        return self._played(hand, card, self._others)

    def waiting(self, hand: tuple[str, ...], top: str) -> float:
        """Ending the turn without a play."""
        return self._left(hand, top, self._others, 0)

    def _played(self, hand: tuple[str, ...], card: str, others: tuple[int, ...]) -> float:
        place = hand.index(card)
        rest = hand[:place] + hand[place + 1 :]
        rank = RANK[card]
        if not rest:
            drawn = _DRAWS.get(rank, 0) * (len(others) if rank == COMODIN else 1)
            return WON + PER_CARD * (sum(others) + drawn) / len(others)
        self._steps += 1
        if rank == COMODIN:
            more = tuple([size + 1 for size in others])
            return max([self._played(rest, owed, more) for owed in dict.fromkeys(rest)])
        if rank == "2":
            return self._left(rest, card, others, self._pending + 2)
        if rank == "11":
            others = others[::-1]
        elif rank in _SKIPPING:
            others = (*others[1:], others[0] + _DRAWS.get(rank, 0))
        if self._two_left and rank in _AGAIN and self._steps < MOST_STEPS:
            again = [other for other in rest if other in FITS[card]]
            if again:
                return max([self._played(rest, other, others) for other in again])
        return self._left(rest, card, others, 0)

    def _left(self, hand: tuple[str, ...], top: str, others: tuple[int, ...], pending: int) -> float:
        return float(sum(map(mul, self._weights, described(hand, top, others, pending))))
