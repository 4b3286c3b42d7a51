"""What a set and a run are, which card a joker in one stands for, and what it counts (R4–R7). Knows no hand and no table."""

from app.games.cards import JOKER
from app.games.contract import IllegalAction, Json
from app.games.rami.actions import NewMeld
from app.games.rami.cards import LINE, LINE_POINTS, PLACE, POINTS, RANK, SUIT, SUITS
from app.games.rami.state import MeldKind
from app.games.record import record

SHORTEST = 3
LARGEST_SET = 4


@record
class Shape:
    """A valid meld. `joker_as` is the card its joker stands for, None without joker."""

    kind: MeldKind
    cards: tuple[str, ...]
    joker_as: str | None
    points: int

    @property
    def clean(self) -> bool:
        return self.joker_as is None


def shape(meld: NewMeld) -> Shape:
    """What the cards in this order are; IllegalAction("bad_meld") with the reason if they are no meld."""
    cards = meld.cards
    if len(cards) < SHORTEST:
        raise _bad("too_few_cards", min=SHORTEST)
    naturals = [card for card in cards if card != JOKER]
    if len(naturals) < len(cards) - 1:
        raise _bad("two_jokers")
    if len({RANK[card] for card in naturals}) == 1:
        found = _set(cards, naturals, meld.joker_as)
    elif len({SUIT[card] for card in naturals}) == 1:
        found = _run(cards, naturals)
    else:
        raise _bad("neither_rank_nor_suit")
    if meld.joker_as not in (None, found.joker_as):
        raise _bad("joker_as", joker_as=found.joker_as)
    return found


def _set(cards: tuple[str, ...], naturals: list[str], named: str | None) -> Shape:
    """R4, R5: no suit twice; the joker is the missing card, of two missing ones the named or the first in S H D C."""
    if len(cards) > LARGEST_SET:
        raise _bad("too_many_cards", max=LARGEST_SET)
    if len(set(naturals)) < len(naturals):
        raise _bad("suit_twice")
    points = len(cards) * POINTS[naturals[0]]
    if len(naturals) == len(cards):
        return Shape("set", cards, None, points)
    missing = missing_in_set(naturals)
    return Shape("set", cards, named if named in missing else missing[0], points)


def _run(cards: tuple[str, ...], naturals: list[str]) -> Shape:
    """R4–R6: each card at its place of the suit's line, the ace at either end of it; a joker only first or last."""
    if JOKER in cards[1:-1]:
        raise _bad("joker_inside")
    # Two cards of a suit and of different ranks: one of them is no ace, and its place is beyond doubt.
    start = next(PLACE[card] - place for place, card in enumerate(cards) if card != JOKER and PLACE[card])
    line = LINE[SUIT[naturals[0]]]
    if start < 0 or start + len(cards) > len(line):
        raise _bad("past_the_ace")
    meant = line[start : start + len(cards)]
    joker_as = None
    for card, place in zip(cards, meant, strict=True):
        if card == JOKER:
            joker_as = place
        elif card != place:
            raise _bad("not_consecutive")
    return Shape("run", cards, joker_as, sum(LINE_POINTS[start : start + len(cards)]))


def joker_choices(found: Shape) -> tuple[str, ...]:
    """The cards that the meld's joker may stand for, first the one it does; only in a set of three there are two (R5)."""
    if found.joker_as is None:
        return ()
    if found.kind == "run":
        return (found.joker_as,)
    others = missing_in_set([found.joker_as, *[card for card in found.cards if card != JOKER]])
    return (found.joker_as, *others)


def missing_in_set(naturals: list[str]) -> list[str]:
    """The cards that a set of these lacks, in the order S H D C."""
    rank = RANK[naturals[0]]
    return [card for suit in SUITS if (card := rank + suit) not in naturals]


def _bad(reason: str, **data: Json) -> IllegalAction:
    return IllegalAction("bad_meld", reason=reason, **data)
