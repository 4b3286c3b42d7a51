"""The best way to split a hand into melds, exactly, for bots and for help; never on the path of a move.

From the lowest card up, each is left over or goes with one of the melds in which it is the lowest; what a rest of the
hand can come to is worked out once. Cards that are in no meld are not asked, so there are some tens of rests, not 3^cards.
"""

from collections.abc import Sequence

from app.games.cards import JOKER
from app.games.rami.cards import PLACE, SUIT, left_in_hand
from app.games.rami.patterns import BIT, FEWEST_LEFT, INDEX, MOST_POINTS, Aim, Pattern, Weighed
from app.games.record import record

_IMPOSSIBLE = -1_000_000


@record
class Arrangement:
    """Disjoint melds of a hand, each in the order in which it is laid, and the cards that are left over."""

    melds: tuple[tuple[str, ...], ...]
    rest: tuple[str, ...]
    points: int
    """What the melds count on the table (R7)."""

    @property
    def clean(self) -> bool:
        """Whether one of the melds is without joker (R8)."""
        return any(JOKER not in meld for meld in self.melds)


def most_points(hand: Sequence[str]) -> Arrangement:
    """The melds that count most on the table (R7)."""
    search = _Search(hand, MOST_POINTS)
    return search.arrangement(search.jokers)


def fewest_left(hand: Sequence[str]) -> Arrangement:
    """The melds after which the rest counts least (R16): a joker left over doubles it, so every number of jokers is tried."""
    search = _Search(hand, FEWEST_LEFT, exactly=True)
    found = [search.arrangement(jokers) for jokers in range(search.jokers, -1, -1) if search.possible(jokers)]
    return min(found, key=lambda arranged: (left_in_hand(arranged.rest), len(arranged.rest)))


def going_down(hand: Sequence[str], enough: int, bound: str | None = None) -> Arrangement | None:
    """The melds that count most, one of them without joker and, if a card is given, one of its code among them; None
    when no such melds count enough (R8, R13)."""
    best = most_points(hand)
    if best.points >= enough and not (best.clean and _holds(best, bound)):
        best = _most_with(hand, bound, clean=True)
    return best if best.points >= enough else None


def most_points_with(hand: Sequence[str], bound: str) -> Arrangement | None:
    """The melds that count most with one of this card's code among them; None when it fits in no meld."""
    best = most_points(hand)
    if not _holds(best, bound):
        best = _most_with(hand, bound, clean=False)
    return best if best.melds else None


def _holds(arrangement: Arrangement, bound: str | None) -> bool:
    return bound is None or any(bound in meld for meld in arrangement.melds)


def _most_with(hand: Sequence[str], bound: str | None, *, clean: bool) -> Arrangement:
    """Without melds where there is no such arrangement."""
    search = _Search(hand, MOST_POINTS, exactly=bound == JOKER, bound=bound)
    numbers = range(1, search.jokers + 1) if bound == JOKER else (search.jokers,)
    found = [search.arrangement(jokers, clean=clean) for jokers in numbers if search.possible(jokers, clean=clean)]
    return max(found, key=lambda arranged: arranged.points, default=Arrangement((), tuple(hand), 0))


class _Search:
    """One hand and one aim. `exactly`: the asked number of jokers is laid, not at most that; `bound`: a card of whose code
    one must be laid."""

    def __init__(self, hand: Sequence[str], aim: Aim, *, exactly: bool = False, bound: str | None = None) -> None:
        self.hand = hand
        self.jokers = hand.count(JOKER)
        self._exactly = exactly
        cards = sum([BIT[card] for card in hand if card != JOKER])
        self._starts, within = _fitting(hand, cards, aim.all if self.jokers else aim.clean)
        both = 0 if bound is None or bound == JOKER else 3 * BIT[bound]
        self._unlaid = cards & both
        self._cards = cards & (3 * within | both)
        self._memo: dict[tuple[int, int, bool], tuple[int, Pattern | None]] = {}

    def possible(self, jokers: int, *, clean: bool = False) -> bool:
        return self._best(self._cards, jokers, clean) >= 0

    def arrangement(self, jokers: int, *, clean: bool = False) -> Arrangement:
        """The best melds with this number of jokers, one of them without joker if `clean`; they must be possible."""
        chosen: list[Pattern] = []
        cards = self._cards
        self._best(cards, jokers, clean)
        while cards:
            pattern = self._memo[cards, jokers, clean][1]
            if pattern is None:
                cards &= ~_lowest(cards)
            else:
                chosen.append(pattern)
                cards -= pattern.mask
                jokers -= pattern.jokers
                clean = clean and pattern.jokers > 0
        rest = list(self.hand)
        for pattern in chosen:
            for card in pattern.cards:
                rest.remove(card)
        return Arrangement(_joined(chosen), tuple(rest), sum([pattern.points for pattern in chosen]))

    def _best(self, cards: int, jokers: int, lacks_clean: bool) -> int:
        """The weight these cards can come to; below 0 when they cannot satisfy."""
        if not cards:
            return _IMPOSSIBLE if lacks_clean or (jokers and self._exactly) else 0
        key = (cards, jokers, lacks_clean)
        known = self._memo.get(key)
        if known is not None:
            return known[0]
        lowest, choice = _lowest(cards), None
        bound = cards & lowest == self._unlaid
        best = _IMPOSSIBLE if bound else self._best(cards & ~lowest, jokers, lacks_clean)
        have = cards | cards >> 1
        for weight, mask, used, pattern in self._starts.get(lowest, ()):
            if have & mask == mask and used <= jokers:
                found = weight + self._best(cards - mask, jokers - used, lacks_clean and used > 0)
                if found > best:
                    best, choice = found, pattern
        self._memo[key] = best, choice
        return best


def _lowest(cards: int) -> int:
    """The two bits of the lowest card's code."""
    return 3 << ((cards & -cards).bit_length() - 1 & ~1)


def _fitting(
    hand: Sequence[str], cards: int, melds: tuple[tuple[Weighed, ...], ...]
) -> tuple[dict[int, list[Weighed]], int]:
    """The melds that the hand holds, by the two bits of their lowest card; and all the cards in them."""
    starts: dict[int, list[Weighed]] = {}
    have, within = cards | cards >> 1, 0
    for card in set(hand):
        if card != JOKER:
            place = INDEX[card]
            fitting = [weighed for weighed in melds[place] if have & weighed[1] == weighed[1]]
            if fitting:
                starts[3 << 2 * place] = fitting
                for weighed in fitting:
                    within |= weighed[1]
    return starts, within


def _joined(patterns: list[Pattern]) -> tuple[tuple[str, ...], ...]:
    """The melds, those runs as one that follow one another, as people lay them; runs with a joker stay as they are, so
    that no meld without joker is lost."""
    melds = [pattern.cards for pattern in patterns]
    runs = sorted([meld for meld in melds if _is_clean_run(meld)], key=lambda meld: (SUIT[meld[0]], PLACE[meld[0]]))
    joined: list[tuple[str, ...]] = []
    for run in runs:
        if joined and _ends_before(joined[-1], run):
            joined[-1] += run
        else:
            joined.append(run)
    return (*joined, *[meld for meld in melds if not _is_clean_run(meld)])


def _is_clean_run(meld: tuple[str, ...]) -> bool:
    return JOKER not in meld and SUIT[meld[0]] == SUIT[meld[1]]


def _ends_before(run: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Whether the other run begins where this one ends."""
    return SUIT[run[0]] == SUIT[other[0]] and PLACE[run[0]] + len(run) == PLACE[other[0]]
