"""Every meld a hand can hold, weighed for an aim and indexed by its lowest card, for the solver; built once.

A hand is a number: two bits for each of the 52 codes say how many of it there are, lowest ranks first; jokers are counted
apart. Runs longer than five are left out: they fall apart into shorter ones that hold the same cards and count the same.
"""

from collections.abc import Callable
from itertools import combinations

from app.games.cards import JOKER
from app.games.rami.actions import NewMeld
from app.games.rami.cards import LINE, NATURALS, POINTS, RANK, RANKS, SUIT, SUITS
from app.games.rami.melds import SHORTEST, shape
from app.games.record import record

LONGEST_RUN = 5

INDEX = {card: 4 * RANKS.index(RANK[card]) + SUITS.index(SUIT[card]) for card in NATURALS}
CODES = tuple(sorted(NATURALS, key=INDEX.__getitem__))
BIT = {card: 1 << 2 * INDEX[card] for card in NATURALS}


@record
class Pattern:
    """A meld by its cards, in the order in which they are laid; it holds one joker or none."""

    cards: tuple[str, ...]
    mask: int
    """Its natural cards, one each."""
    jokers: int
    points: int
    """What it counts on the table (R7)."""
    relief: int
    """What its natural cards would count in the hand (R16)."""


def _pattern(cards: tuple[str, ...]) -> Pattern:
    naturals = [card for card in cards if card != JOKER]
    return Pattern(
        cards,
        sum([BIT[card] for card in naturals]),
        len(cards) - len(naturals),
        shape(NewMeld(cards)).points,
        sum([POINTS[card] for card in naturals]),
    )


def _sets() -> list[tuple[str, ...]]:
    found: list[tuple[str, ...]] = []
    for rank in RANKS:
        cards = [rank + suit for suit in SUITS]
        found += [*combinations(cards, 3), tuple(cards)]
        found += [(*some, JOKER) for size in (2, 3) for some in combinations(cards, size)]
    return found


def _runs() -> list[tuple[str, ...]]:
    """With a joker at the high end, where it counts most, but where the run ends in the high ace."""
    found: list[tuple[str, ...]] = []
    for line in LINE.values():
        for size in range(2, LONGEST_RUN + 1):
            for first in range(len(line) - size + 1):
                cards = line[first : first + size]
                if size > 2:
                    found.append(cards)
                if size < LONGEST_RUN:
                    found.append((*cards, JOKER) if first + size < len(line) else (JOKER, *cards))
    return found


_ALL = [_pattern(cards) for cards in (*_sets(), *_runs())]

Weighed = tuple[int, int, int, Pattern]
"""A meld's weight, cards and jokers, for quick use, and itself."""
_PER_POINT = 64


@record
class Aim:
    """All melds weighed for one aim, by the index of their lowest card: those without joker, and all."""

    clean: tuple[tuple[Weighed, ...], ...]
    all: tuple[tuple[Weighed, ...], ...]


def _aim(worth: Callable[[Pattern], int]) -> Aim:
    """A weight is a meld's worth and how many cards it lays: of equal worth, more cards (a hand holds fewer than 64)."""
    clean: list[list[Weighed]] = [[] for _ in CODES]
    every: list[list[Weighed]] = [[] for _ in CODES]
    for pattern in _ALL:
        weighed = (worth(pattern) * _PER_POINT + len(pattern.cards), pattern.mask, pattern.jokers, pattern)
        lowest = ((pattern.mask & -pattern.mask).bit_length() - 1) // 2
        every[lowest].append(weighed)
        if not pattern.jokers:
            clean[lowest].append(weighed)
    return Aim(tuple(map(tuple, clean)), tuple(map(tuple, every)))


MOST_POINTS = _aim(lambda pattern: pattern.points)
FEWEST_LEFT = _aim(lambda pattern: pattern.relief)


def _around() -> dict[str, tuple[Pattern, ...]]:
    smallest = [pattern for pattern in _ALL if not pattern.jokers and len(pattern.cards) == SHORTEST]
    return {card: tuple([pattern for pattern in smallest if card in pattern.cards]) for card in NATURALS}


AROUND = _around()
"""By card: the melds of three cards, none of them a joker, that it is in."""
