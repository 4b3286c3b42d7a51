"""What a play is worth to the player who makes it, in points, judged from his own view only; what the bots think with.

A hand is judged by what it would cost if somebody went out before its turn comes again, by how long its cards will stay, and
by how soon it can go out itself. Plays that keep the turn (a comodín; with two left 10, 11 and 12) are followed to their end.
"""

from dataclasses import dataclass

from app.games.contract import Seat
from app.games.jodete.deck import COMODIN, DECK, FITS, RANK, TWOS, count
from app.games.jodete.view import JodeteView

_BIT = {card: 1 << place for place, card in enumerate(dict.fromkeys(DECK))}
_FITTING = {card: sum(_BIT[other] for other in FITS[card]) for card in _BIT} | {COMODIN: (1 << len(_BIT)) - 1}
_AGAIN = frozenset({"10", "11", "12"})
_SKIPPING = frozenset({"10", "12"})
MOST_STEPS = 200
"""Plays looked at within one turn; what is beyond is judged as if the turn ended there."""


@dataclass(frozen=True, slots=True)
class Weights:
    """In points, or shares of them."""

    threat: tuple[float, float, float, float, float]
    """By size of hand, 0 to 4 and more: the chance that this player goes out on his next turn."""
    keeping: tuple[float, float, float, float, float, float]
    """By the smallest hand of the others, 0 to 5 and more: the share of a hand's points that will be counted in the end."""
    won: float
    """Going out."""
    comodin_caught: float
    """A comodín in the hand when another goes out: the match is lost (J13)."""
    comodin_kept: float
    """What a comodín is good for later."""
    card: float
    """Each card still to get rid of."""
    fitting: float
    """Having something to play on every card there is."""
    drawn: float
    """A card that another must take."""
    skipped: float
    """A turn that another loses."""


@dataclass(frozen=True, slots=True)
class Rivals:
    """The others as one player sees them, in the order in which they would come next."""

    sizes: tuple[int, ...]

    @property
    def smallest(self) -> int:
        return min(self.sizes)


def rivals(view: JodeteView, seat: Seat) -> Rivals:
    seats = view.seats
    order = [seats[(seat + step * view.direction) % len(seats)] for step in range(1, len(seats))]
    return Rivals(tuple([other.hand_size for other in order if not other.out]))


class Judge:
    """One player's judgement in one turn."""

    def __init__(self, weights: Weights, others: Rivals) -> None:
        self._weights = weights
        self._others = others
        self._alone = len(others.sizes) == 1
        self._steps = 0

    def plays(self, hand: tuple[str, ...], cards: list[str]) -> list[float]:
        """What playing each of these cards is worth."""
        return [self._played(hand, card, 0) for card in cards]

    def waiting(self, hand: tuple[str, ...]) -> float:
        """What ending the turn without a play is worth."""
        return self._left(hand, self._others.sizes)

    def _played(self, hand: tuple[str, ...], card: str, draws: int) -> float:
        weights, sizes = self._weights, self._others.sizes
        place = hand.index(card)
        rest = hand[:place] + hand[place + 1 :]
        rank = RANK[card]
        if not rest:
            return weights.won
        self._steps += 1
        if rank == COMODIN:
            return weights.drawn * len(sizes) + max(self._played(rest, other, draws + 1) for other in set(rest))
        if self._alone and rank in _AGAIN:
            gain = weights.drawn if rank == "10" else 0.0
            return gain + weights.skipped + self._again(rest, card, draws)
        if draws:
            sizes = tuple([size + draws for size in sizes])
        if rank == "2":
            return weights.drawn * 2 + weights.skipped + self._left(rest, (sizes[0] + 20, *sizes[1:]))
        if rank in _SKIPPING:
            gain = weights.drawn if rank == "10" else 0.0
            return gain + weights.skipped + self._left(rest, sizes[1:])
        return self._left(rest, sizes)

    def _again(self, hand: tuple[str, ...], top: str, draws: int) -> float:
        """The same player's next turn begins: what fits must be played."""
        fits = FITS[top]
        cards = [card for card in hand if card in fits]
        if not cards or self._steps > MOST_STEPS:
            return self._left(hand, self._others.sizes)
        return max(self._played(hand, card, draws) for card in cards)

    def _left(self, hand: tuple[str, ...], coming: tuple[int, ...]) -> float:
        """A hand that waits while these others have their turns."""
        weights = self._weights
        safe = 1.0
        for size in coming:
            safe *= 1 - weights.threat[min(size, 4)]
        points = count(hand)
        keeping = weights.keeping[min(self._others.smallest, 5)]
        cost = points * (1 - safe) + safe * keeping * points + weights.card * len(hand)
        worth = -cost
        covered = 0
        comodines = 0
        for card in hand:
            covered |= _FITTING[card]
            comodines += card == COMODIN
        covering = covered.bit_count() / len(_BIT)
        if comodines:
            worth += safe * weights.comodin_kept - (1 - safe) * weights.comodin_caught
        if len(hand) == 1 or (comodines and len(hand) == 2):
            ready = 1.0 if comodines else covering
            worth += safe * ready * weights.won
        return worth + weights.fitting * covering
