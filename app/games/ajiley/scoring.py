"""What a hand counts: the total of its best suit, with the comodín in it (A1–A3)."""

from app.games.cards import SPANISH_40, SPANISH_SUITS, hand_order
from app.games.record import record

DECK = SPANISH_40
COMODIN = "7O"
COMODIN_POINTS = 10
"""A2: in whichever suit, oros included; never 7."""

in_order = hand_order(DECK)


def _value(card: str) -> int:
    """A1; the comodín belongs to no suit of its own and is counted apart."""
    return 0 if card == COMODIN else {1: 11, 6: 6, 7: 7}.get(int(card[:-1]), 10)


VALUES = {card: _value(card) for card in DECK}
SUITS = {card: card[-1] for card in DECK}

_PACKED = {
    card: int.from_bytes(
        bytes(COMODIN_POINTS if card == COMODIN else VALUES[card] * (suit == SUITS[card]) for suit in SPANISH_SUITS),
        "big",
    )
    for card in DECK
}
"""What a card adds to each suit's total, each in a byte of its own."""
_packed = _PACKED.__getitem__


@record
class Score:
    points: int
    suit: str
    """The suit counted; of equal totals the first in S1 order."""


def score(hand: tuple[str, ...]) -> Score:
    """The best suit's total of any number of cards (A3)."""
    totals = sum(map(_packed, hand)).to_bytes(len(SPANISH_SUITS), "big")
    points = max(totals)
    return Score(points, SPANISH_SUITS[totals.index(points)])
