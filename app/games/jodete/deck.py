"""The cards of Jodete: what each is worth, what fits on it, and how a hand is listed (J2, J12)."""

from app.games.cards import JOKER, SPANISH_50, hand_order

DECK = SPANISH_50
COMODIN = JOKER

in_order = hand_order(DECK)
PLACE = {card: number for number, card in enumerate(in_order(dict.fromkeys(DECK)))}
"""Where a card stands in a listed hand: S1's order, comodines last."""

RANK = {card: card if card == COMODIN else card[:-1] for card in DECK}
"""The index of a card; the comodín is one of its own."""

SPECIAL = frozenset({"2", "10", "11", "12", COMODIN})
"""Indices with an effect; such a card does not open a pile (J1)."""


def _points(card: str) -> int:
    """J12."""
    if card == COMODIN:
        return 0
    rank = int(card[:-1])
    return 20 if rank <= 2 else min(rank, 10)


POINTS = {card: _points(card) for card in DECK}


def _fitting(top: str) -> frozenset[str]:
    """The cards of the same index or suit (J2); on a comodín an owed card lies, and there any fits (J7)."""
    if top == COMODIN:
        return frozenset()
    return frozenset(card for card in DECK if card != COMODIN and (RANK[card] == RANK[top] or card[-1] == top[-1]))


FITS = {top: _fitting(top) for top in DECK}
TWOS = frozenset(card for card in DECK if RANK[card] == "2")


def count(hand: tuple[str, ...]) -> int:
    """What a hand adds to its player's total when another goes out (J12)."""
    return sum([POINTS[card] for card in hand])
