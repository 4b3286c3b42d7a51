"""What hands are worth before anything is known of the others: tables, and how they are read. For the computed players.

The tables were counted over 60,000 hands (final) and 4,000 of each kind (start) whose owners drew as `keeping.best_keep`
says. They hold no rule: the rules' own counting is in `scoring.py`.
"""

from bisect import bisect_left, bisect_right
from itertools import accumulate

from app.games.ajiley.scoring import COMODIN, SUITS, VALUES

_FINAL_PER_100_000 = {
    13: 35, 16: 648, 17: 1132, 18: 180, 20: 11908, 21: 7697, 23: 1375, 24: 208, 26: 7010, 27: 8322, 28: 2062,
    30: 18535, 31: 11948, 33: 1580, 34: 483, 36: 4492, 37: 5845, 38: 1847, 40: 5873, 41: 5232, 43: 395, 44: 182,
    46: 580, 47: 970, 48: 367, 50: 465, 51: 630,
}  # fmt: skip
"""Points at the showdown, how often."""

_START = {
    "J11": (710, 546, 443, 373, 323, 286),
    "J10": (674, 504, 403, 337, 291, 257),
    "11-10s": (646, 486, 392, 329, 285, 252),
    "J7": (637, 458, 356, 291, 245, 212),
    "J6": (618, 438, 337, 274, 229, 197),
    "10-10s": (573, 407, 317, 261, 222, 194),
    "11-7s": (527, 360, 276, 225, 190, 164),
    "11-11": (525, 353, 266, 212, 176, 150),
    "11-10": (513, 341, 255, 202, 168, 143),
    "10-7s": (507, 340, 257, 208, 174, 150),
    "11-6s": (501, 331, 248, 198, 164, 140),
    "11-7": (491, 324, 242, 194, 161, 138),
    "11-6": (483, 315, 233, 184, 151, 128),
    "10-10": (480, 311, 228, 180, 148, 127),
    "10-6s": (476, 308, 229, 182, 150, 126),
    "7-6s": (462, 296, 218, 171, 140, 117),
    "10-7": (455, 286, 205, 159, 129, 108),
    "10-6": (446, 281, 203, 159, 130, 110),
    "7-7": (421, 253, 178, 136, 110, 91),
    "7-6": (412, 251, 178, 137, 111, 92),
    "6-6": (397, 235, 165, 125, 100, 82),
}
"""Two cards by kind (J the comodín, s one suit): chances in 1,000 to win against 1, 2 … 6 others who all stay in."""

_points = list(_FINAL_PER_100_000)
_below = [0, *accumulate(_FINAL_PER_100_000.values())]
_all = _below[-1]


def beaten(points: int, *, ties: bool) -> float:
    """How often another's final hand loses to these points, equal ones counted as losing or not (A3, A4)."""
    find = bisect_right if ties else bisect_left
    return _below[find(_points, points)] / _all


def start_odds(hand: tuple[str, ...], rivals: float) -> float:
    """The chance of two cards to win in the end against so many others; against 1.5 it lies halfway."""
    by_rivals = (1000, *_START[_kind(hand)])
    fewer = min(int(rivals), len(by_rivals) - 2)
    return (by_rivals[fewer] + (by_rivals[fewer + 1] - by_rivals[fewer]) * (rivals - fewer)) / 1000


def _kind(hand: tuple[str, ...]) -> str:
    if COMODIN in hand:
        other = hand[0] if hand[1] == COMODIN else hand[1]
        return f"J{VALUES[other]}"
    high, low = sorted((VALUES[card] for card in hand), reverse=True)
    suited = "s" if SUITS[hand[0]] == SUITS[hand[1]] else ""
    return f"{high}-{low}{suited}"
