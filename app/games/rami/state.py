"""The whole truth of a Rami match: one frozen record per phase, each with only what exists then.

No rule may be here, only shapes and the words for reading them.
"""

from functools import cache
from typing import ClassVar, Literal, TypeVar

from app.games.contract import Seat
from app.games.rami.options import Options
from app.games.record import record

Item = TypeVar("Item")

Standing = Literal["in", "out", "left"]
"""`out`: the total has reached the limit; `left`: gone for good, before or after that."""
Source = Literal["stock", "discard"]
MeldKind = Literal["set", "run"]
Ranking = tuple[tuple[Seat, ...], ...]


@record
class RamiMeld:
    """A meld on the table. A run's cards ascend, a set's stand as they were laid; `joker_as` is the card its joker is."""

    id: int
    owner: Seat
    kind: MeldKind
    cards: tuple[str, ...]
    joker_as: str | None


@record
class RamiResult:
    """The last finished hand, the same for everybody; `hands` by seat as text, the closer's empty."""

    closer: Seat
    points: tuple[int, ...]
    """By seat; 0 for the closer and for who was out."""
    hands: dict[str, tuple[str, ...]]


@record
class Player:
    """A seat. Between hands the hand is empty, nobody is down and nobody has begun."""

    total: int = 0
    standing: Standing = "in"
    hand: tuple[str, ...] = ()
    """Listed by suit, then rank, jokers last."""
    down: bool = False
    """Has gone down in this hand (R8)."""
    begun: bool = False
    """Has had his first turn of this hand (R3)."""


@record
class Match:
    """What stands still while a hand is played, but for leavers."""

    options: Options
    hand: int
    """Number of the running or last hand; 0 before the first."""
    dealer: Seat
    result: RamiResult | None = None
    fallen: Ranking = ()
    """Who went out or left, in that order; who shares a place shares a group (R18)."""


@record
class Deck:
    """The cards of a hand that no player holds and that are not on the table, and the luck to come. Of all this people
    see the pile's top and how many lie where."""

    seed: bytes
    """S2's; every reshuffle comes from it."""
    stock: tuple[str, ...]
    """Top first."""
    pile: tuple[str, ...]
    """The discard pile, oldest first; its last card lies open."""
    given: tuple[tuple[str, ...], ...]
    """By seat: the cards it got in this hand straight from the first shuffle."""
    turned_up: str
    """The card that opened the pile (R1)."""
    gone: tuple[str, ...] = ()
    """Hands of those who left."""
    shuffles: int = 1
    """How many shuffles this hand has had: the number of the next one (S3)."""


@record
class Before:
    """What `put_back` restores: the table and the mover as they were before he took the discard (R13)."""

    hand: tuple[str, ...]
    melds: tuple[RamiMeld, ...]
    down: bool


@record
class Drawn:
    """The card of this turn. `before` stands as long as it is a taken discard that is not yet on the table."""

    source: Source
    card: str
    before: Before | None = None


@record
class Turn:
    """`number` counts the turns of the hand; `bare`: no meld lay on the table when it began (R17); `stock_only`: a
    taken discard was put back and the stock not yet drawn (R13)."""

    seat: Seat
    number: int
    bare: bool
    drawn: Drawn | None = None
    stock_only: bool = False


@record
class Sight:
    """Of a finished hand: the cards whose place in the first shuffle may be opened (S7)."""

    given: tuple[tuple[str, ...], ...]
    """By seat: to that seat alone."""
    turned_up: tuple[str, ...] = ()
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
    melds: tuple[RamiMeld, ...]
    """Each at the place of its id."""
    turn: Turn


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
    """All seats from the dealer's left round to the dealer: the order of dealing and of the turns."""
    return tuple(Seat((dealer + step) % seats) for step in range(1, seats + 1))


def swapped_in(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    return (*items[:place], item, *items[place + 1 :])
