"""What a meld on the table still takes: extensions and where, and the card its joker may be swapped for (R10, R11)."""

from collections.abc import Mapping
from functools import lru_cache

from app.games.cards import JOKER
from app.games.contract import IllegalAction
from app.games.rami.actions import End
from app.games.rami.cards import LINE, LINE_POINTS, PLACE, POINTS, SUIT
from app.games.rami.melds import missing_in_set
from app.games.rami.state import MeldKind, RamiMeld
from app.games.record import record

Ends = tuple[End, ...]
"""Where a run takes a card; empty for a set."""


@record
class Growth:
    """What an extension comes to: the meld after it, at which end, and the points of the added card (R7)."""

    meld: RamiMeld
    end: End | None
    points: int


def takes(meld: RamiMeld) -> Mapping[str, Ends]:
    """Every card that extends the meld, with the ends at which it may go."""
    return _takes(meld.kind, meld.cards, meld.joker_as)


@lru_cache(maxsize=4096)
def _takes(kind: MeldKind, cards: tuple[str, ...], joker_as: str | None) -> dict[str, Ends]:
    if kind == "set":
        return _set_takes(cards, joker_as)
    line, first = _line(cards, joker_as), _first(cards, joker_as)
    after = first + len(cards)
    found: dict[str, Ends] = {}
    if first > 0 and cards[0] != JOKER:
        found[line[first - 1]] = ("low",)
    if after < len(line) and cards[-1] != JOKER:
        found[line[after]] = (*found.get(line[after], ()), "high")  # an ace may fit both ends
    if joker_as is None and found:
        found[JOKER] = tuple(dict.fromkeys([end for ends in found.values() for end in ends]))
    return found


def _set_takes(cards: tuple[str, ...], joker_as: str | None) -> dict[str, Ends]:
    missing = missing_in_set(_meant(cards, joker_as))
    if missing and joker_as is None:
        missing.append(JOKER)
    return dict.fromkeys(missing, ())


def grown(meld: RamiMeld, card: str, end: End | None) -> Growth:
    """The meld with the card at that end or at the only one that fits; IllegalAction where it does not."""
    ends = takes(meld).get(card)
    if ends is None:
        raise IllegalAction("does_not_extend", meld=meld.id, card=card)
    if meld.kind == "set":
        return _grown_set(meld, card)
    if end is None and len(ends) > 1:
        raise IllegalAction("end_required", ends=list(ends))
    at = end or ends[0]
    if at not in ends:
        raise IllegalAction("does_not_extend", meld=meld.id, card=card)
    return _grown_run(meld, card, at)


def _grown_set(meld: RamiMeld, card: str) -> Growth:
    """The one suit that is missing, or a joker for it."""
    missing = missing_in_set(_meant(meld.cards, meld.joker_as))[0]
    joker_as = missing if card == JOKER else meld.joker_as
    larger = RamiMeld(meld.id, meld.owner, meld.kind, (*meld.cards, card), joker_as)
    return Growth(larger, None, POINTS[missing])


def _grown_run(meld: RamiMeld, card: str, end: End) -> Growth:
    line, first = _line(meld.cards, meld.joker_as), _first(meld.cards, meld.joker_as)
    place = first - 1 if end == "low" else first + len(meld.cards)
    cards = (card, *meld.cards) if end == "low" else (*meld.cards, card)
    joker_as = line[place] if card == JOKER else meld.joker_as
    return Growth(RamiMeld(meld.id, meld.owner, meld.kind, cards, joker_as), end, LINE_POINTS[place])


def swapped(meld: RamiMeld, card: str) -> RamiMeld:
    """The meld with the card in its joker's place; IllegalAction unless the joker stands for exactly this card (R11)."""
    if meld.joker_as != card:
        raise IllegalAction("no_such_joker", meld=meld.id, joker_as=meld.joker_as)
    cards = tuple([card if old == JOKER else old for old in meld.cards])
    return RamiMeld(meld.id, meld.owner, meld.kind, cards, None)


def _meant(cards: tuple[str, ...], joker_as: str | None) -> list[str]:
    """The cards with the joker as what it stands for."""
    return [joker_as if card == JOKER and joker_as is not None else card for card in cards]


def _line(cards: tuple[str, ...], joker_as: str | None) -> tuple[str, ...]:
    return LINE[SUIT[_meant(cards, joker_as)[0]]]


def _first(cards: tuple[str, ...], joker_as: str | None) -> int:
    """The place of a run's first card; an ace that is first is low."""
    return PLACE[_meant(cards, joker_as)[0]]
