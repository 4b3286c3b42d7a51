"""Which cards to keep in the draw: what each choice comes to, counted exactly suit by suit. For players' help and bots.

Knows only the own hand: every card not in it may still come.
"""

from collections.abc import Callable, Iterator
from itertools import product
from math import comb

from app.games.ajiley.scoring import COMODIN, COMODIN_POINTS, DECK, SUITS, VALUES, score
from app.games.cards import SPANISH_SUITS

Worth = Callable[[int], float]
"""What it is worth to end with so many points."""

HAND = 5


def best_keep(hand: tuple[str, ...], worth: Worth) -> tuple[str, ...]:
    """The cards to keep for the most worth on average; the whole hand when nothing is better."""
    return max(choices(hand, worth), key=lambda choice: choice[0])[1]


def choices(hand: tuple[str, ...], worth: Worth) -> Iterator[tuple[float, tuple[str, ...]]]:
    """Every sensible choice with its average worth: all, or one suit with the comodín. (To throw a 6 or 7 of the suit
    as well is never better.)"""
    yield worth(score(hand).points), hand
    for suit in SPANISH_SUITS:
        kept = tuple(card for card in hand if SUITS[card] == suit or card == COMODIN)
        if 1 <= len(kept) < len(hand):
            yield sum(chance * worth(points) for points, chance in _outcomes(kept, suit, hand)), kept


def _outcomes(kept: tuple[str, ...], suit: str, hand: tuple[str, ...]) -> Iterator[tuple[int, float]]:
    """Totals of the suit after drawing to five cards, with their chances: draws without putting back."""
    base = sum(VALUES[card] for card in kept) + (COMODIN_POINTS if COMODIN in kept else 0)
    unseen = [card for card in DECK if card not in hand]
    fitting = [VALUES[card] or COMODIN_POINTS for card in unseen if SUITS[card] == suit or card == COMODIN]
    tens, rest = fitting.count(10), len(unseen) - len(fitting)
    singles = [value for value in fitting if value != 10]
    draws = HAND - len(kept)
    ways = comb(len(unseen), draws)
    for taken in product((0, 1), repeat=len(singles)):
        for more in range(tens + 1):
            blanks = draws - sum(taken) - more
            if blanks >= 0:
                chance = comb(tens, more) * comb(rest, blanks) / ways
                yield base + sum(map(int.__mul__, singles, taken)) + 10 * more, chance
