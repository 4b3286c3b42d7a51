"""The whole truth of a Jodete match: one frozen record per phase, each with only what exists then.

No rule may be here, only shapes and the words for reading them.
"""

from functools import cache
from typing import ClassVar, Literal, TypeVar

from app.games.contract import Seat
from app.games.jodete.options import Options
from app.games.record import record

Item = TypeVar("Item")

Direction = Literal[1, -1]
"""1: to the right, as every hand starts; -1: to the left (J15)."""
Ranking = tuple[tuple[Seat, ...], ...]

LastCard = Literal["no", "unsaid", "callable", "called", "said"]
"""How it stands with "me queda una" (J9). `no`: he does not hold exactly one card. `unsaid`: he holds one and cannot be
called, for his turn is not over. `callable`: his turn ended so. `called`: the penalty of this drop is paid. `said`."""


@record
class Player:
    """A seat. Between hands its hand is empty; `out`: it has left the match."""

    hand: tuple[str, ...] = ()
    """Listed by suit, then rank, comodines last."""
    total: int = 0
    last_card: LastCard = "no"
    out: bool = False

    @property
    def said(self) -> bool:
        return self.last_card == "said"


@record
class JodeteResult:
    """The last finished hand, the same for everybody. `hands` as they were counted, by seat as text; the closer's is empty."""

    closer: Seat
    points: tuple[int, ...]
    """By seat; 0 for who had left."""
    hands: dict[str, tuple[str, ...]]


@record
class Match:
    """What stands still while a hand is played, but for leavers."""

    options: Options
    hand: int
    """Number of the running or last hand; 0 before the first."""
    dealer: Seat
    result: JodeteResult | None = None
    leavers: tuple[Seat, ...] = ()
    """In the order of leaving (S9)."""


@record
class Deck:
    """The cards of a hand that no player holds, and the luck to come."""

    seed: bytes
    """S2's; every reshuffle comes from it."""
    stock: tuple[str, ...]
    """Top first."""
    pile: tuple[str, ...]
    """The played cards, oldest first; the last one is the top."""
    given: tuple[tuple[str, ...], ...]
    """By seat: the cards it got in this hand straight from the first shuffle."""
    turned_up: str
    """The card that opened the pile."""
    shuffles: int = 1
    """How many shuffles this hand has had: the number of the next one (S3)."""

    @property
    def top(self) -> str:
        return self.pile[-1]


@record
class Sight:
    """Of a finished hand: the cards whose place in the first shuffle may be opened (S7)."""

    given: tuple[tuple[str, ...], ...]
    """By seat: to that seat alone."""
    turned_up: str | None = None
    """To everybody."""


@record
class BetweenHands:
    type: ClassVar = "between_hands"
    match: Match
    players: tuple[Player, ...]
    sight: Sight


@record
class Playing:
    type: ClassVar = "playing"
    match: Match
    players: tuple[Player, ...]
    deck: Deck
    turn: Seat
    turns: int = 1
    """Number of the turn within the hand: a comodín's second card is of the same, "play again" of the next (J5, J7)."""
    direction: Direction = 1
    pending: int = 0
    """What the twos come to that the seat on turn must answer or take (J6)."""
    owed: bool = False
    """A comodín lies on top: the seat on turn must play a card, any (J7)."""
    drawn: bool = False
    """The seat on turn has drawn its one card (J3)."""


@record
class MatchOver:
    type: ClassVar = "match_over"
    match: Match
    players: tuple[Player, ...]
    sight: Sight
    ranking: Ranking


State = BetweenHands | Playing | MatchOver


@cache
def in_play_order(dealer: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats from the dealer's right round to the dealer: the order of dealing (S5)."""
    return tuple(Seat((dealer + step) % seats) for step in range(1, seats + 1))


def swapped_in(by_seat: tuple[Item, ...], seat: Seat, item: Item) -> tuple[Item, ...]:
    return (*by_seat[:seat], item, *by_seat[seat + 1 :])
