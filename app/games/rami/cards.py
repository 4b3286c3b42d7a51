"""Rami's cards: their places in a set and in a run, and what they count (R4, R7, R16). No hand and no table is here."""

from app.games.cards import FRENCH_108, FRENCH_SUITS, JOKER, hand_order

DECK = FRENCH_108
SUITS = FRENCH_SUITS
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
NATURALS = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""Every code but the joker's, in S1's order."""
RANK = {card: card[:-1] for card in NATURALS}
SUIT = {card: card[-1] for card in NATURALS}

LINE = {suit: (*(rank + suit for rank in RANKS), "A" + suit) for suit in SUITS}
"""The places of a suit's runs: 0 the low ace, 1 the two … 12 the king, 13 the high ace (R4)."""
PLACE = {card: RANKS.index(RANK[card]) for card in NATURALS}
"""Where a card lies in its suit's line; an ace at its low place."""
LINE_POINTS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11)
"""What a place counts in a run (R7)."""

ACE_POINTS = 11
POINTS = {card: ACE_POINTS if RANK[card] == "A" else LINE_POINTS[PLACE[card]] for card in NATURALS}
"""What a card counts in a set, and in a hand at the end (R7, R16)."""
VALUES = {**POINTS, JOKER: 0}
"""What a card left in a hand counts; a joker doubles the sum instead (R16)."""

in_order = hand_order(DECK)


def left_in_hand(hand: tuple[str, ...]) -> int:
    """The sum of the hand of one who is down, doubled once by any joker in it (R16)."""
    points = sum([VALUES[card] for card in hand])
    return 2 * points if JOKER in hand else points
