"""What a game is to the table, the replay and the tests: one page, and no game's name.

Standard library only: no clock, no I/O, no asyncio, no logging, no global random.
Luck enters as the seed of `Deal`; time enters as `Timeout`, an action like any other.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Literal, NewType, Protocol

from app.games.record import record

Seat = NewType("Seat", int)
"""A place in the match, 0, 1, 2 … in the order of play."""

Viewer = Seat | None
"""Whom a view is built for; `None` is a watcher, who sees what everybody sees."""

Status = Literal["between_hands", "playing", "over"]
Level = Literal["easy", "normal", "hard"]
Json = Any
"""A plain JSON value: None, bool, int, str, list or dict of such."""


class IllegalAction(Exception):
    """The act is refused and nothing changed. `code` is one of the error codes of match records; `data` helps to word it."""

    def __init__(self, code: str, **data: Json) -> None:
        super().__init__(code)
        self.code = code
        self.data = data


@dataclass(frozen=True, slots=True)
class Deal:
    """Starts the next hand (S2). `deck`, top first, stands in for shuffle 0; it comes from records, never from people."""

    type: ClassVar = "deal"
    server_seed: bytes
    client_seed: str
    deck: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Timeout:
    """The seat's time ran out: the rules act for it, to the end of its turn (A18, R20, J16)."""

    type: ClassVar = "timeout"


@dataclass(frozen=True, slots=True)
class Leave:
    """The seat leaves the match for good."""

    type: ClassVar = "leave"


@record
class Purse:
    """The chips of a match, in seats' order. `stacks`: what each seat may walk away with now; `staked`: what it has in
    the running hand. Together they are every chip at the table (A14.4)."""

    stacks: tuple[int, ...]
    staked: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(self.stacks) + sum(self.staked)


@dataclass(frozen=True, slots=True)
class Preview:
    """What an act would come to, had it been done; fields that a game has no use for stay None."""

    points: int | None = None
    clean: bool | None = None
    jokers: tuple[tuple[str, ...], ...] | None = None
    """By meld: the cards its joker may stand for, first the one it does."""


@record
class Moment:
    """Where a match stands, as far as the table must know. `turn`: who is to act, None between hands and at the end.
    `clock` differs from that of the state before exactly when a new turn began: the same clock, the same turn's time.
    `out`: between hands, the seats that get no cards any more, whatever they do; nobody need wait for them."""

    status: Status
    hand: int
    dealer: Seat
    turn: Seat | None
    clock: str
    ranking: tuple[tuple[Seat, ...], ...] | None = field(default=None)
    out: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Silence:
    """For a game in which keeping silent may be called out (J9): the rules know no time, so the table gives everybody the
    same fair moment."""

    exposed: Callable[[Any], tuple[Seat, ...]]
    """Of a state: the seats that have kept silent and may be called out now."""
    calls: Callable[[Any], Seat | None]
    """Of an action: whom it calls out."""
    breaks: Callable[[Any], bool]
    """Of an action: whether it ends the actor's own silence."""


class Game(Protocol):
    """One game of the catalog. State, options, actions and events are the game's own frozen dataclasses.

    Each game is a package whose `__init__` bears these names, so a call can be clicked through to its one owner.
    """

    key: str
    rules: int
    """Number of the rule set; a journal entry of another number is never replayed."""
    min_seats: int
    max_seats: int
    default_seats: int
    deck: tuple[str, ...]
    """Every card in S1's canonical order."""
    view_type: type[Any]
    event_types: tuple[type[Any], ...]
    """What `view` and `see` build, for the wire's published types."""
    open_record: bool
    """Whether everybody may read the whole record of a finished match: not where hands stay closed for good."""

    silence: Silence | None

    # options
    def read_options(self, raw: Json) -> Any:
        """Options from JSON, defaults filled in; ValueError tells what is wrong."""

    def write_options(self, options: Any) -> dict[str, Json]: ...
    def options_schema(self) -> dict[str, Json]:
        """JSON Schema of the options, with defaults, ranges and order of the form."""

    def turn_seconds(self, options: Any) -> int: ...
    def buy_in(self, options: Any) -> int:
        """Chips a seat costs at the start, and a refill again; 0 in games without chips of their own."""

    # the match
    def start(self, options: Any, seats: int, dealer: Seat) -> Any:
        """The state before the first deal; `dealer` deals the first hand (S8)."""

    def apply(self, state: Any, seat: Viewer, action: Any) -> tuple[Any, tuple[Any, ...]]:
        """The state after the act, and its events in order; raises IllegalAction. Pure and total. `seat` is None for `Deal`."""

    def preview(self, state: Any, seat: Seat, action: Any) -> Preview:
        """The very check of `apply`, nothing kept; raises IllegalAction."""

    def moment(self, state: Any) -> Moment: ...
    def purse(self, state: Any) -> Purse | None:
        """The chips of the match; None in games that are played for a stake."""

    # what may be seen and done
    def legal(self, state: Any, seat: Viewer) -> Mapping[str, Json]:
        """What the seat may do now, by action type, with parameters; `leave` is not listed."""

    def view(self, state: Any, viewer: Viewer) -> Any:
        """The state of a match record cut to this viewer, built from nothing: a JSON-ready frozen dataclass."""

    def see(self, event: Any, viewer: Viewer) -> Any:
        """The event cut to this viewer: a JSON-ready frozen dataclass whose `type` names it."""

    def score(self, state: Any, seat: Seat) -> Mapping[str, Json] | None:
        """What the seat's own hand counts, for its owner only; None where a game has no such thing."""

    def known(self, state: Any, viewer: Viewer) -> tuple[str, ...]:
        """Cards in the viewer's sight whose place in the deck's order may be opened to him (S7)."""

    # computed players and help
    def bot(self, view: Any, seat: Seat, legal: Mapping[str, Json], rng: Random, level: Level) -> Any:
        """An action out of `legal`, chosen from the seat's own view only. Where silence may be called out it is asked out of
        turn too; None: it does nothing."""

    def suggest(self, view: Any, seat: Seat, kind: str) -> tuple[tuple[str, ...], ...]:
        """Groups of the seat's own cards worth looking at; IllegalAction for an unknown `kind`."""

    # JSON in and out
    def read_action(self, raw: Json) -> Any:
        """Any action of a record, strictly; IllegalAction("bad_action") for everything else."""

    def write_action(self, action: Any) -> dict[str, Json]: ...
    def read_state(self, raw: Json) -> Any: ...
    def write_state(self, state: Any) -> Json:
        """The whole state for a snapshot; `read_state` gives the equal state back."""

    def truth(self, state: Any) -> dict[str, Json]:
        """The whole truth as a match record's line has it, hidden cards included; for replay, never for a viewer."""
