"""The whole truth of an Ajiley match: one frozen record per phase, each with only what exists then.

No rule may be here, only shapes and the words for reading them.
"""

from functools import cache
from typing import ClassVar, Literal, TypeVar

from app.games.ajiley.options import Options
from app.games.contract import Seat
from app.games.record import record

Item = TypeVar("Item")

Standing = Literal["in", "folded", "out", "left"]
"""`in`: dealt in and not folded, or waiting for the next hand with chips; `out`: without chips, not dealt in."""
Status = Literal["active", "folded", "all_in", "out", "left"]
Ranking = tuple[tuple[Seat, ...], ...]
Round = Literal[1, 2]


@record
class Player:
    """A seat. Between hands `bet` and `contributed` are 0 and the hand is empty; a leaver's `chips` are 0."""

    chips: int
    refills: int = 0
    standing: Standing = "in"
    bet: int = 0
    """Put in during this round."""
    contributed: int = 0
    """Put in during this hand, ante and bets."""
    hand: tuple[str, ...] = ()
    """Listed by suit, then rank."""
    acted: bool = False
    """In this round."""

    @property
    def status(self) -> Status:
        """All-in means: in the hand with 0 chips (A9)."""
        if self.standing == "in":
            return "active" if self.chips else "all_in"
        return self.standing


@record
class PotResult:
    amount: int
    winner: Seat


@record
class Result:
    """The last finished hand, the same for everybody. Keys are seats as text; both empty when all but one folded."""

    pots: tuple[PotResult, ...]
    """From the lowest layer up."""
    shown: dict[str, int]
    """Points of the shown hands."""
    hands: dict[str, tuple[str, ...]]


@record
class Match:
    """What stands still while a hand is played, but for leavers."""

    options: Options
    hand: int
    """Number of the running or last hand; 0 before the first."""
    dealer: Seat
    result: Result | None = None
    leavers: tuple[Seat, ...] = ()
    """In the order of leaving (S9)."""


@record
class Deck:
    """The cards of a hand that no player holds, and the luck to come. Nobody may see any of it but the stock's size."""

    seed: bytes
    """S2's; every reshuffle comes from it."""
    stock: tuple[str, ...]
    """Top first."""
    given: tuple[tuple[str, ...], ...]
    """By seat: the cards it got in this hand straight from the first shuffle."""
    folded: tuple[str, ...] = ()
    """Hands given up since the last reshuffle, in the order of folding (S6)."""
    thrown: tuple[str, ...] = ()
    """Thrown since the last reshuffle, in order."""
    shuffles: int = 1
    """How many shuffles this hand has had: the number of the next one (S3)."""


@record
class Sight:
    """Of a finished hand: the cards whose place in the first shuffle may be opened (S7)."""

    given: tuple[tuple[str, ...], ...]
    """By seat: to that seat alone."""
    shown: tuple[str, ...] = ()
    """To everybody."""


@record
class BetweenHands:
    type: ClassVar = "between_hands"
    match: Match
    players: tuple[Player, ...]
    sight: Sight


@record
class Betting:
    type: ClassVar = "betting"
    match: Match
    players: tuple[Player, ...]
    deck: Deck
    turn: Seat
    round: Round
    to_match: int = 0
    """The bet of this round that the others must match."""
    closed: bool = False
    """A resto has opened or raised: only call or fold (A8)."""


@record
class Draw:
    type: ClassVar = "draw"
    match: Match
    players: tuple[Player, ...]
    deck: Deck
    turn: Seat


@record
class MatchOver:
    type: ClassVar = "match_over"
    match: Match
    players: tuple[Player, ...]
    sight: Sight
    ranking: Ranking


InHand = Betting | Draw
State = BetweenHands | Betting | Draw | MatchOver


@cache
def in_play_order(dealer: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats from the dealer's right round to the dealer: the order of dealing, drawing and of the mano (A4)."""
    return tuple(Seat((dealer + step) % seats) for step in range(1, seats + 1))


def swapped_in(by_seat: tuple[Item, ...], seat: Seat, item: Item) -> tuple[Item, ...]:
    return (*by_seat[:seat], item, *by_seat[seat + 1 :])
