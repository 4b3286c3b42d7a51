"""The solver finds the best there is: thousands of hands against a search that tries every set of melds (R4–R8, R16)."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from app.games.cards import JOKER
from app.games.contract import IllegalAction
from app.games.rami.actions import NewMeld
from app.games.rami.cards import DECK, LINE, PLACE, RANK, SUIT, SUITS, left_in_hand
from app.games.rami.melds import Shape, shape
from app.games.rami.solver import Arrangement, fewest_left, going_down, most_points, most_points_with
from tests.support.rami import cards

Hand = tuple[str, ...]
Found = list[tuple[int, int, bool]]
"""Every set of disjoint melds: the places of its cards as bits, its points, whether one is without joker."""


def random_hand(rng: Random) -> Hand:
    return tuple(rng.sample(DECK, 15))


def rich_hand(rng: Random) -> Hand:
    """Few suits or few ranks, so that there are many melds, and more jokers than usual."""
    suits = rng.sample(SUITS, rng.choice([1, 2, 4]))
    first, size = rng.randrange(14), rng.choice([4, 6, 13])
    ranks = {RANK[card] for card in (LINE["S"] * 2)[first : first + size]}
    pool = [card for card in DECK if card != JOKER and SUIT[card] in suits and RANK[card] in ranks]
    count = rng.choice([4, 5, 6, 7, 8])
    return (*rng.sample(pool, min(count, len(pool))), *[JOKER] * rng.choice([0, 0, 1, 1, 2, 3]))


def melds_of(hand: Hand) -> Iterator[tuple[int, Shape]]:
    """Every meld of the hand, whichever copies of its cards it takes."""
    for size in range(3, len(hand) + 1):
        for places in combinations(range(len(hand)), size):
            found = _best_shape([hand[place] for place in places])
            if found:
                yield sum(1 << place for place in places), found


def _best_shape(held: list[str]) -> Shape | None:
    naturals = [card for card in held if card != JOKER]
    if len(naturals) < len(held) - 1:
        return None
    if len({RANK[card] for card in naturals}) > 1 and len({SUIT[card] for card in naturals}) > 1:
        return None
    low = sorted(naturals, key=PLACE.__getitem__)
    aces = [card for card in low if not PLACE[card]]
    orders = [low, [*low[1:], *low[:1]] if aces else low]
    jokers = held[: len(held) - len(naturals)] and [JOKER]
    tried = [order for natural in orders for order in ([*natural, *jokers], [*jokers, *natural])]
    return max((found for order in tried if (found := _shape(order))), key=lambda found: found.points, default=None)


def _shape(order: list[str]) -> Shape | None:
    try:
        return shape(NewMeld(tuple(order)))
    except IllegalAction:
        return None


def every_arrangement(hand: Hand) -> Found:
    melds = list(melds_of(hand))
    found: dict[tuple[int, bool], int] = {}

    def go_on(first: int, used: int, points: int, clean: bool) -> None:
        if found.get((used, clean), -1) >= points and first:
            return
        found[used, clean] = points
        for number in range(first, len(melds)):
            mask, meld = melds[number]
            if not mask & used:
                go_on(number + 1, used | mask, points + meld.points, clean or meld.clean)

    go_on(0, 0, 0, False)
    return [(used, points, clean) for (used, clean), points in found.items()]


def checked(hand: Hand, arrangement: Arrangement) -> Arrangement:
    """The arrangement, its melds being melds, disjoint, and counted rightly."""
    shapes = [shape(NewMeld(meld)) for meld in arrangement.melds]
    laid = [card for meld in arrangement.melds for card in meld]
    assert Counter([*laid, *arrangement.rest]) == Counter(hand)
    assert arrangement.points == sum(found.points for found in shapes)
    assert arrangement.clean == any(found.clean for found in shapes)
    return arrangement


def rest(hand: Hand, used: int) -> Hand:
    return tuple([card for place, card in enumerate(hand) if not used >> place & 1])


def check(hand: Hand, bound: str) -> None:
    """Every aim against every arrangement there is."""
    every = every_arrangement(hand)
    assert checked(hand, most_points(hand)).points == max(points for _, points, _ in every)
    least = min(left_in_hand(rest(hand, used)) for used, _, _ in every)
    assert left_in_hand(checked(hand, fewest_left(hand)).rest) == least
    bits = sum(1 << place for place, card in enumerate(hand) if card == bound)
    for card, allowed in ((None, every), (bound, [found for found in every if found[0] & bits])):
        clean = max((points for _, points, clean in allowed if clean), default=0)
        found = going_down(hand, 51, card)
        assert (checked(hand, found).points if found else 0) == (clean if clean >= 51 else 0)
        assert not found or (found.clean and (card is None or any(card in meld for meld in found.melds)))
    with_it = most_points_with(hand, bound)
    assert (checked(hand, with_it).points if with_it else 0) == max(
        (points for used, points, _ in every if used & bits), default=0
    )


@pytest.mark.parametrize("seed", range(30))
def test_a_rich_hand_is_split_as_well_as_can_be(seed: int) -> None:
    """R8, R16."""
    rng = Random(seed)
    for _ in range(80):
        hand = rich_hand(rng)
        check(hand, rng.choice(hand))


@pytest.mark.parametrize("seed", range(8))
def test_a_random_hand_of_fifteen_is_split_as_well_as_can_be(seed: int) -> None:
    """R8, R16."""
    rng = Random(1000 + seed)
    for _ in range(4):
        hand = random_hand(rng)
        check(hand, rng.choice(hand))


def test_the_other_search_finds_what_can_be_seen_at_a_glance() -> None:
    assert max(points for _, points, _ in every_arrangement(cards("KS KH KD 2C 3C 4C 9H"))) == 39
    assert (
        min(left_in_hand(rest(cards("KS KH 2C JK"), used)) for used, *_ in every_arrangement(cards("KS KH 2C JK"))) == 2
    )


@pytest.mark.parametrize(
    "hand, melds",
    [
        ("KS KH KD 2C 3C 9H", {"KS KH KD"}),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS", {"AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS"}),
        ("7S 7H 7D 8S 9S", {"7S 8S 9S"}),
        ("QH KH JK 2C", {"QH KH JK"}),
        ("2C 9H 4D", set()),
        ("", set()),
    ],
)
def test_runs_that_follow_one_another_are_laid_as_one(hand: str, melds: set[str]) -> None:
    found = most_points(cards(hand))
    assert {" ".join(meld) for meld in found.melds} == melds


def test_a_joker_that_is_left_over_is_worth_a_worse_meld() -> None:
    """R16: it would double what is left."""
    found = fewest_left(cards("7S 7H 7D JK KC 2D"))
    assert JOKER not in found.rest


def test_going_down_takes_the_bound_card_even_where_others_count_more() -> None:
    """R13."""
    hand = cards("KS KH KD QS QH QD 2C 3C 4C KC")
    without = going_down(hand, 51)
    assert without
    assert "2C" in {card for meld in without.melds for card in meld}
    found = going_down(cards("8S 8H 8D 9S 9H 9D 10S JS"), 51, "8H")
    assert found
    assert any("8H" in meld for meld in found.melds)
    assert going_down(cards("8S 8H 8D 9S 9H 9D 10S JS 2C"), 51, "2C") is None
