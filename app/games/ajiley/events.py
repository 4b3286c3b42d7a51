"""What happened in Ajiley, in order, for animation and log; the owner's cards are in it, `view.see` cuts them.

`None` stands for what is absent or not to be told.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal

from app.games.contract import Seat

WonBy = Literal["folds", "points", "mano"]
"""Why a pot was won: all others gave up, more points, or equal points and first from the dealer's right (A4)."""


@dataclass(frozen=True, slots=True)
class HandStarted:
    type: ClassVar = "hand_started"
    hand: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class Ante:
    type: ClassVar = "ante"
    seat: Seat
    amount: int
    all_in: bool


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards from the stock: the packets of 2 and 3 and the drawn ones. `cards` only for their owner."""

    type: ClassVar = "dealt"
    seat: Seat
    count: int
    cards: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class BettingStarted:
    type: ClassVar = "betting_started"
    round: Literal[1, 2]


@dataclass(frozen=True, slots=True)
class Checked:
    type: ClassVar = "checked"
    seat: Seat


@dataclass(frozen=True, slots=True)
class BetMade:
    type: ClassVar = "bet"
    seat: Seat
    amount: int
    all_in: bool


@dataclass(frozen=True, slots=True)
class Called:
    type: ClassVar = "called"
    seat: Seat
    amount: int
    all_in: bool


@dataclass(frozen=True, slots=True)
class Raised:
    """`to` is the seat's total of the round, `amount` what it put in for it now."""

    type: ClassVar = "raised"
    seat: Seat
    to: int
    amount: int
    all_in: bool


@dataclass(frozen=True, slots=True)
class Folded:
    type: ClassVar = "folded"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Returned:
    """Chips nobody matched go back (A14.1)."""

    type: ClassVar = "returned"
    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class DrawStarted:
    type: ClassVar = "draw_started"


@dataclass(frozen=True, slots=True)
class Threw:
    """`cards` only for their owner."""

    type: ClassVar = "threw"
    seat: Seat
    count: int
    cards: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """Folded and thrown cards became the new stock, `count` of them (A13)."""

    type: ClassVar = "reshuffled"
    count: int


@dataclass(frozen=True, slots=True)
class Shown:
    """A hand laid open at the showdown (A15), with its best suit's total (A3)."""

    type: ClassVar = "shown"
    seat: Seat
    cards: tuple[str, ...]
    points: int
    suit: str


@dataclass(frozen=True, slots=True)
class PotWon:
    """`points` is None when all others gave up."""

    type: ClassVar = "pot_won"
    winner: Seat
    amount: int
    points: int | None
    by: WonBy


@dataclass(frozen=True, slots=True)
class Refilled:
    type: ClassVar = "refilled"
    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class SeatLeft:
    type: ClassVar = "left"
    seat: Seat


@dataclass(frozen=True, slots=True)
class HandEnded:
    type: ClassVar = "hand_ended"
    hand: int


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """Groups of seats, best first; who shares a place shares a group."""

    type: ClassVar = "match_ended"
    ranking: tuple[tuple[Seat, ...], ...]


Event = (
    HandStarted
    | Ante
    | Dealt
    | BettingStarted
    | Checked
    | BetMade
    | Called
    | Raised
    | Folded
    | Returned
    | DrawStarted
    | Threw
    | Reshuffled
    | Shown
    | PotWon
    | Refilled
    | SeatLeft
    | HandEnded
    | MatchEnded
)
