"""What a seat can do in Jodete, as it stands in a record, and the one strict reader for it."""

from dataclasses import dataclass
from typing import ClassVar

from app.games import jsonable
from app.games.contract import Deal, IllegalAction, Json, Leave, Timeout
from app.games.jodete.deck import DECK


@dataclass(frozen=True, slots=True)
class Play:
    """Tirar. `last_card`: says "me queda una" with it (J9); None and False are the same."""

    type: ClassVar = "play"
    card: str
    last_card: bool | None = None


@dataclass(frozen=True, slots=True)
class Draw:
    """One card from the stock, or the whole sum of the twos."""

    type: ClassVar = "draw"


@dataclass(frozen=True, slots=True)
class Pass:
    """Paso."""

    type: ClassVar = "pass"


@dataclass(frozen=True, slots=True)
class SayLastCard:
    """Me queda una."""

    type: ClassVar = "say_last_card"


@dataclass(frozen=True, slots=True)
class CallJodete:
    """¡Jodete!, to the player on this seat."""

    type: ClassVar = "jodete"
    seat: int


TurnAction = Play | Draw | Pass
SeatAction = TurnAction | SayLastCard | CallJodete | Timeout
Action = SeatAction | Deal | Leave

_read = jsonable.reader(Action)
_CARDS = frozenset(DECK)
_LISTED = sorted(DECK)


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
    """What the types alone do not say: cards that exist, whole seeds, whole decks. How many seats there are, the engine knows."""
    match action:
        case Play(card):
            return card in _CARDS
        case Deal(server_seed, client_seed, deck):
            return len(server_seed) == 32 and _utf8(client_seed) and (deck is None or sorted(deck) == _LISTED)
        case _:
            return True


def _utf8(text: str) -> bool:
    """JSON may carry half a surrogate pair, which has no bytes to shuffle by."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
