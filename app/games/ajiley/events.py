"""What happened in Ajiley, in order, for animation and log; the owner's cards are in it, `view.see` cuts them.

`None` stands for what is absent or not to be told.
"""

from typing import ClassVar, Literal

from app.games.contract import Seat
from app.games.record import record

WonBy = Literal["folds", "points", "mano"]
"""Why a pot was won: all others gave up, more points, or equal points and first from the dealer's right (A4)."""


@record
class HandStarted:
    type: ClassVar = "hand_started"
    hand: int
    dealer: Seat


@record
class Ante:
    type: ClassVar = "ante"
    seat: Seat
    amount: int
    all_in: bool


@record
class Dealt:
    """Cards from the stock: the packets of 2 and 3 and the drawn ones. `cards` only for their owner."""

    type: ClassVar = "dealt"
    seat: Seat
    count: int
    cards: tuple[str, ...] | None = None


@record
class BettingStarted:
    type: ClassVar = "betting_started"
    round: Literal[1, 2]


@record
class Checked:
    type: ClassVar = "checked"
    seat: Seat


@record
class BetMade:
    type: ClassVar = "bet"
    seat: Seat
    amount: int
    all_in: bool


@record
class Called:
    type: ClassVar = "called"
    seat: Seat
    amount: int
    all_in: bool


@record
class Raised:
    """`to` is the seat's total of the round, `amount` what it put in for it now."""

    type: ClassVar = "raised"
    seat: Seat
    to: int
    amount: int
    all_in: bool


@record
class Folded:
    type: ClassVar = "folded"
    seat: Seat


@record
class Returned:
    """Chips nobody matched go back (A14.1)."""

    type: ClassVar = "returned"
    seat: Seat
    amount: int


@record
class DrawStarted:
    type: ClassVar = "draw_started"


@record
class Threw:
    """`cards` only for their owner."""

    type: ClassVar = "threw"
    seat: Seat
    count: int
    cards: tuple[str, ...] | None = None


@record
class Reshuffled:
    """Folded and thrown cards became the new stock, `count` of them (A13)."""

    type: ClassVar = "reshuffled"
    count: int


@record
class Shown:
    """A hand laid open at the showdown (A15), with its best suit's total (A3)."""

    type: ClassVar = "shown"
    seat: Seat
    cards: tuple[str, ...]
    points: int
    suit: str


@record
class PotWon:
    """`points` is None when all others gave up."""

    type: ClassVar = "pot_won"
    winner: Seat
    amount: int
    points: int | None
    by: WonBy


@record
class Refilled:
    type: ClassVar = "refilled"
    seat: Seat
    amount: int


@record
class SeatLeft:
    type: ClassVar = "left"
    seat: Seat


@record
class HandEnded:
    type: ClassVar = "hand_ended"
    hand: int


@record
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
