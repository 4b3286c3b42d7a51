"""What happened in Rami, in order, for animation and log; the owner's cards are in it, `view.see` cuts them.

`None` stands for what is absent or not to be told.
"""

from typing import ClassVar

from app.games.contract import Seat
from app.games.rami.actions import End
from app.games.rami.state import MeldKind, Source
from app.games.record import record


@record
class RamiHandStarted:
    type: ClassVar = "hand_started"
    hand: int
    dealer: Seat


@record
class RamiDealt:
    """`cards` only for their owner."""

    type: ClassVar = "dealt"
    seat: Seat
    count: int
    cards: tuple[str, ...] | None = None


@record
class RamiTurnedUp:
    """The card that opens the discard pile (R1)."""

    type: ClassVar = "turned_up"
    card: str


@record
class RamiDrew:
    """`card` from the stock only for its owner, from the discard pile for all."""

    type: ClassVar = "drew"
    seat: Seat
    from_: Source
    card: str | None = None


@record
class RamiLaidMeld:
    """As `RamiMeld`, but for its owner."""

    id: int
    kind: MeldKind
    cards: tuple[str, ...]
    joker_as: str | None


@record
class RamiLaid:
    """`points`: of all its melds together (R7)."""

    type: ClassVar = "laid"
    seat: Seat
    melds: tuple[RamiLaidMeld, ...]
    points: int


@record
class RamiWentDown:
    """The seat's first melds of the hand (R8)."""

    type: ClassVar = "went_down"
    seat: Seat
    points: int


@record
class RamiExtended:
    """`end` is None for a set."""

    type: ClassVar = "extended"
    seat: Seat
    meld: int
    card: str
    end: End | None


@record
class RamiJokerSwapped:
    """`card` now lies where the joker lay, and the joker is in the seat's hand."""

    type: ClassVar = "joker_swapped"
    seat: Seat
    meld: int
    card: str


@record
class RamiPutBack:
    """`card` lies on the pile again; everything the seat did in this turn is undone (R13)."""

    type: ClassVar = "put_back"
    seat: Seat
    card: str


@record
class RamiDiscarded:
    type: ClassVar = "discarded"
    seat: Seat
    card: str


@record
class RamiReshuffled:
    """All of the discard pile but its top became the new stock, `count` cards (R15)."""

    type: ClassVar = "reshuffled"
    count: int


@record
class RamiHandWon:
    """The seat's hand is empty (R14)."""

    type: ClassVar = "hand_won"
    seat: Seat


@record
class RamiScored:
    """Points of the hand and the totals after it, by seat; all hands laid open, by seat as text (R16, R17)."""

    type: ClassVar = "scored"
    points: tuple[int, ...]
    totals: tuple[int, ...]
    hands: dict[str, tuple[str, ...]]


@record
class RamiEliminated:
    """The seat's total has reached the limit (R18)."""

    type: ClassVar = "eliminated"
    seat: Seat


@record
class RamiHandEnded:
    type: ClassVar = "hand_ended"
    hand: int


@record
class RamiLeft:
    type: ClassVar = "left"
    seat: Seat


@record
class RamiMatchEnded:
    """Groups of seats, best first; who shares a place shares a group."""

    type: ClassVar = "match_ended"
    ranking: tuple[tuple[Seat, ...], ...]


Event = (
    RamiHandStarted
    | RamiDealt
    | RamiTurnedUp
    | RamiDrew
    | RamiLaid
    | RamiWentDown
    | RamiExtended
    | RamiJokerSwapped
    | RamiPutBack
    | RamiDiscarded
    | RamiReshuffled
    | RamiHandWon
    | RamiScored
    | RamiEliminated
    | RamiHandEnded
    | RamiLeft
    | RamiMatchEnded
)

Events = list[Event]
"""What an act adds to, in order."""
