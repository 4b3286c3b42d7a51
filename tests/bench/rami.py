"""How long the best arrangement of a Rami hand takes: `python -m tests.bench.rami [HANDS]`.

CPU time of each hand, the quicker of two runs, since machines are noisy; the yardstick, `sum(range(1000))`, tells how fast
this one was meanwhile (10 µs on an idle desktop). The plain search asks every meld there is at every step: the ratio to it
is the same everywhere. Target: random hands 0.1 ms in the mean, p99 1 ms; rich hands with two jokers p99 3 ms.
"""

import sys
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from time import thread_time_ns
from typing import Any

from app.games.cards import JOKER
from app.games.rami.cards import DECK, RANK, RANKS, SUIT, SUITS
from app.games.rami.laying import ENOUGH
from app.games.rami.patterns import BIT, MOST_POINTS
from app.games.rami.solver import fewest_left, going_down, most_points

Hand = tuple[str, ...]

NATURALS = [card for card in DECK if card != JOKER]


def random_hand(rng: Random) -> Hand:
    return tuple(rng.sample(DECK, 15))


def rich_hand(rng: Random) -> Hand:
    """13 cards of six neighbouring ranks or of two suits, and two jokers."""
    if rng.random() < 0.5:
        first = rng.randrange(len(RANKS) - 5)
        pool = [card for card in NATURALS if RANK[card] in RANKS[first : first + 6]]
    else:
        suits = rng.sample(SUITS, 2)
        pool = [card for card in NATURALS if SUIT[card] in suits]
    return (*rng.sample(pool, 13), JOKER, JOKER)


def built_hand(rng: Random) -> Hand:
    """13 cards out of whole melds, as in a hand that is nearly laid, and two jokers."""
    patterns = [weighed[3].cards for melds in MOST_POINTS.clean for weighed in melds]
    hand: list[str] = []
    while len(hand) < 13:
        more = [*hand, *rng.choice(patterns)]
        if all(more.count(card) <= 2 for card in more):
            hand = more
    return (*hand[:13], JOKER, JOKER)


def plain_search(hand: Sequence[str]) -> int:
    """The most points, by the same walk without an index: every meld is tried at every step."""
    melds = [weighed[:3] for starting in MOST_POINTS.all for weighed in starting]

    @cache
    def best(cards: int, jokers: int) -> int:
        if not cards:
            return 0
        lowest = cards & -cards
        have = cards | cards >> 1
        first = 3 << (lowest.bit_length() - 1 & ~1)
        found = best(cards & ~first, jokers)
        for weight, mask, used in melds:
            if mask & first and have & mask == mask and used <= jokers:
                found = max(found, weight + best(cards - mask, jokers - used))
        return found

    return best(sum(BIT[card] for card in hand if card != JOKER), hand.count(JOKER))


def times(work: Callable[[Hand], Any], hands: list[Hand]) -> list[float]:
    """Milliseconds of CPU, shortest first."""
    return sorted(min(_once(work, hand), _once(work, hand)) / 1e6 for hand in hands)


def _once(work: Callable[[Hand], Any], hand: Hand) -> int:
    begin = thread_time_ns()
    work(hand)
    return thread_time_ns() - begin


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    yard = min(_once(lambda _: [sum(range(1000)) for _ in range(100)], ()) for _ in range(20)) / 1e5
    print(f"{count} hands of 15 cards each; yardstick {yard:.1f} µs; ms of CPU")
    print(f"{'hands':26} {'aim':22} {'mean':>7} {'p99':>7} {'max':>7} {'of plain search':>16}")
    for name, deal in (("random", random_hand), ("rich, two jokers", rich_hand), ("of melds, two jokers", built_hand)):
        rng = Random(1)
        hands = [deal(rng) for _ in range(count)]
        few = hands[: max(1, count // 20)]
        plain = sum(times(plain_search, few)) / len(few)
        for aim, work in (
            ("most points", most_points),
            ("fewest left", fewest_left),
            ("going down", lambda hand: going_down(hand, ENOUGH)),
            ("going down with a card", lambda hand: going_down(hand, ENOUGH, hand[0])),
        ):
            took = times(work, hands)
            mean = sum(took) / count
            figures = f"{mean:7.3f} {took[int(count * 0.99)]:7.3f} {took[-1]:7.3f}"
            print(f"{name:26} {aim:22} {figures} {mean / plain:16.2f}", flush=True)


if __name__ == "__main__":
    main()
