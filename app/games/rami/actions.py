"""What a seat can do in Rami, as it stands in a record, and the one strict reader for it."""

from collections import Counter
from dataclasses import dataclass
from typing import ClassVar, Literal

from app.games import jsonable
from app.games.cards import FRENCH_108
from app.games.contract import Deal, IllegalAction, Json, Leave, Timeout
from app.games.rami.state import Source

End = Literal["low", "high"]


@dataclass(frozen=True, slots=True)
class Draw:
    """Robar: from the stock, or the top of the discard pile."""

    type: ClassVar = "draw"
    from_: Source


@dataclass(frozen=True, slots=True)
class NewMeld:
    """Cards in their order (R6); `joker_as` names the card that a set's joker stands for (R5)."""

    cards: tuple[str, ...]
    joker_as: str | None = None


@dataclass(frozen=True, slots=True)
class Lay:
    """Bajar: new melds from the hand, in one act."""

    type: ClassVar = "lay"
    melds: tuple[NewMeld, ...]


@dataclass(frozen=True, slots=True)
class Extend:
    """One card to a meld on the table; `end` where a run takes it at both (R10)."""

    type: ClassVar = "extend"
    meld: int
    card: str
    end: End | None = None


@dataclass(frozen=True, slots=True)
class SwapJoker:
    """The card that a joker on the table stands for, against that joker (R11)."""

    type: ClassVar = "swap_joker"
    meld: int
    card: str


@dataclass(frozen=True, slots=True)
class PutBack:
    """The taken discard lies on the pile again, everything of this turn undone (R13)."""

    type: ClassVar = "put_back"


@dataclass(frozen=True, slots=True)
class Discard:
    """Descartar: the card that ends the turn."""

    type: ClassVar = "discard"
    card: str


SeatAction = Draw | Lay | Extend | SwapJoker | PutBack | Discard
Action = SeatAction | Timeout | Deal | Leave

_read = jsonable.reader(Action)
_CARDS = frozenset(FRENCH_108)
_DECK = Counter(FRENCH_108)


def read_action(raw: Json) -> Action:
    """Any action of a record; IllegalAction("bad_action") for what is malformed, whoever sent it and whenever."""
    try:
        action: Action = _read(raw)
    except ValueError as reason:
        raise IllegalAction("bad_action") from reason
    if not _well_formed(action):
        raise IllegalAction("bad_action")
    return action


def write_action(action: Action) -> dict[str, Json]:
    written: dict[str, Json] = jsonable.write(action)
    return written


def _well_formed(action: Action) -> bool:
    """What the types alone do not say: cards that exist, at least one meld, whole seeds, whole decks."""
    match action:
        case Lay(melds):
            return bool(melds) and all(
                _CARDS.issuperset(meld.cards) and (meld.joker_as is None or meld.joker_as in _CARDS) for meld in melds
            )
        case Extend(card=card) | SwapJoker(card=card) | Discard(card=card):
            return card in _CARDS
        case Deal(server_seed, client_seed, deck):
            return len(server_seed) == 32 and _utf8(client_seed) and (deck is None or Counter(deck) == _DECK)
        case _:
            return True


def _utf8(text: str) -> bool:
    """JSON may carry half a surrogate pair, which has no bytes to shuffle by."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
