"""What happened in Jodete, in order, for animation and log; the owner's cards are in it, `view.see` cuts them.

`None` stands for what is absent or not to be told. What other games tell too bears this one's name.
"""

from typing import ClassVar, Literal

from app.games.contract import Seat
from app.games.jodete.state import Direction
from app.games.record import record

DrawReason = Literal["turn", "two", "sota", "comodin", "penalty", "out_of_turn"]
"""Why cards came to a hand: his own turn, the sum of the twos, a sota, a comodín, a call of jodete, an act out of turn."""


@record
class JodeteHandStarted:
    type: ClassVar = "hand_started"
    hand: int
    dealer: Seat


@record
class JodeteDealt:
    """A packet of the deal. `cards` only for its owner."""

    type: ClassVar = "dealt"
    seat: Seat
    count: int
    cards: tuple[str, ...] | None = None


@record
class TurnedUp:
    """The pile is open. `buried`: how many turned-up cards went to the bottom of the stock before it (J1)."""

    type: ClassVar = "turned_up"
    card: str
    buried: int


@record
class Played:
    """`last_card`: "me queda una" was said with it (J9)."""

    type: ClassVar = "played"
    seat: Seat
    card: str
    last_card: bool


@record
class JodeteDrew:
    """`count` may be less than was due, down to 0: what is not there is forgiven (J11). `cards` only for their owner."""

    type: ClassVar = "drew"
    seat: Seat
    count: int
    why: DrawReason
    cards: tuple[str, ...] | None = None


@record
class Skipped:
    """A rey took this seat's turn (J5)."""

    type: ClassVar = "skipped"
    seat: Seat


@record
class DirectionTurned:
    type: ClassVar = "direction_turned"
    direction: Direction


@record
class SumGrew:
    """A 2 was played; `pending` is what the next must answer or take (J6)."""

    type: ClassVar = "sum_grew"
    pending: int


@record
class SaidLastCard:
    """Said afterwards, not with the play (J9)."""

    type: ClassVar = "said_last_card"
    seat: Seat


@record
class JodeteCalled:
    """`penalty`: how many cards are due (J9)."""

    type: ClassVar = "jodete_called"
    seat: Seat
    target: Seat
    penalty: int


@record
class Passed:
    type: ClassVar = "passed"
    seat: Seat


@record
class JodeteReshuffled:
    """The played pile but for its top became the new stock, `count` cards of it (J11)."""

    type: ClassVar = "reshuffled"
    count: int


@record
class JodeteHandWon:
    type: ClassVar = "hand_won"
    seat: Seat


@record
class JodeteScored:
    """By seat; a seat that has left scores 0 (J12)."""

    type: ClassVar = "scored"
    points: tuple[int, ...]
    totals: tuple[int, ...]


@record
class JodeteHandEnded:
    type: ClassVar = "hand_ended"
    hand: int


@record
class JodeteSeatLeft:
    type: ClassVar = "left"
    seat: Seat


@record
class JodeteMatchEnded:
    """Groups of seats, best first; who shares a place shares a group."""

    type: ClassVar = "match_ended"
    ranking: tuple[tuple[Seat, ...], ...]


Event = (
    JodeteHandStarted
    | JodeteDealt
    | TurnedUp
    | Played
    | JodeteDrew
    | Skipped
    | DirectionTurned
    | SumGrew
    | SaidLastCard
    | JodeteCalled
    | Passed
    | JodeteReshuffled
    | JodeteHandWon
    | JodeteScored
    | JodeteHandEnded
    | JodeteSeatLeft
    | JodeteMatchEnded
)
