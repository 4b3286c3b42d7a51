"""What a seat can do in Ajiley, as it stands in a record, and the one strict reader for it."""

from dataclasses import dataclass
from typing import ClassVar, get_args

from app.games import jsonable
from app.games.cards import SPANISH_40
from app.games.contract import Deal, IllegalAction, Json, Leave, Timeout


@dataclass(frozen=True, slots=True)
class Check:
    """Pasar."""

    type: ClassVar = "check"


@dataclass(frozen=True, slots=True)
class Bet:
    """Apostar: the first chips of a round."""

    type: ClassVar = "bet"
    amount: int


@dataclass(frozen=True, slots=True)
class Call:
    """Igualar: the missing part, or all one has."""

    type: ClassVar = "call"


@dataclass(frozen=True, slots=True)
class Raise:
    """Subir: `to` is the seat's new total of the round."""

    type: ClassVar = "raise"
    to: int


@dataclass(frozen=True, slots=True)
class AllIn:
    """Resto."""

    type: ClassVar = "all_in"


@dataclass(frozen=True, slots=True)
class Fold:
    """Retirarse."""

    type: ClassVar = "fold"


@dataclass(frozen=True, slots=True)
class Throw:
    """Descartar: these cards go, as many come."""

    type: ClassVar = "throw"
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Refill:
    """Between hands, at 0 chips: back to the starting chips."""

    type: ClassVar = "refill"


BettingAction = Check | Bet | Call | Raise | AllIn | Fold
BETTING_ACTIONS = get_args(BettingAction)
SeatAction = BettingAction | Throw | Refill | Timeout
Action = SeatAction | Deal | Leave

_read = jsonable.reader(Action)
_CARDS = frozenset(SPANISH_40)


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
    """What the types alone do not say: amounts of 1 and more, cards that exist, whole seeds, whole decks."""
    match action:
        case Bet(amount):
            return amount >= 1
        case Raise(to):
            return to >= 1
        case Throw(cards):
            return _CARDS.issuperset(cards)
        case Deal(server_seed, client_seed, deck):
            return len(server_seed) == 32 and _utf8(client_seed) and (deck is None or _complete(deck))
        case _:
            return True


def _complete(deck: tuple[str, ...]) -> bool:
    return len(deck) == len(SPANISH_40) and set(deck) == _CARDS


def _utf8(text: str) -> bool:
    """JSON may carry half a surrogate pair, which has no bytes to shuffle by."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
