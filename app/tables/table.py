"""A table as a value: seats, host, phase, deadline and the running match. No clock, no I/O, no balance.

What may happen to it stands in `decide.py`; what is shown of it in `view.py`. Times are milliseconds, chips integers.
"""

from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from app.games.contract import Level, Seat
from app.games.record import record, replace
from app.tables.ids import Code, MatchId, TableId, UserId

Visibility = Literal["public", "private"]


@record
class Person:
    """Somebody on a seat. `name` is unique at the table; `seed` is his own text for the shuffle (S2)."""

    type: ClassVar = "person"
    user: UserId
    name: str
    seed: str = ""


@dataclass(frozen=True, slots=True)
class Bot:
    type: ClassVar = "bot"
    name: str
    level: Level


Holder = Person | Bot


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed when the table was made; never changes. `options` is JSON as the game wrote it."""

    game: str
    visibility: Visibility
    name: str
    seats: int
    options: dict[str, Any]
    stake: int
    practice: bool


@dataclass(frozen=True, slots=True)
class Deck:
    """The running hand's luck. `commitment` and `root` (hex) are shown; the seed opens them card by card (DESIGN §5)."""

    hand: int
    server_seed: bytes
    client_seed: str
    commitment: str
    root: str


@record
class Match:
    """One match, from `start` to its end. All tuples are in seats' order.

    `state` is the game's own; `server_seed` the prepared next hand's; `misses` time-outs in a row;
    `pool` every chip that should be in the match (A14.4); `practice` moves no balance; `silent` who keeps silent where
    the rules want a word, and since when (ms).
    """

    id: MatchId
    number: int
    first_version: int
    started_at: int
    practice: bool
    players: tuple[Holder, ...]
    state: Any
    pool: int
    misses: tuple[int, ...]
    left: tuple[Seat, ...] = ()
    ready: tuple[Seat, ...] = ()
    server_seed: bytes | None = None
    deck: Deck | None = None
    silent: tuple[tuple[Seat, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Waiting:
    type: ClassVar[Literal["waiting"]] = "waiting"


@record
class Playing:
    """`parked_at`: since when nobody is there to play, else None; `frozen`: the books did not balance."""

    type: ClassVar[Literal["playing"]] = "playing"
    match: Match
    parked_at: int | None = None
    frozen: bool = False


@record
class Finished:
    """After a match; `ready` are the people who want another."""

    type: ClassVar[Literal["finished"]] = "finished"
    match: Match
    ready: tuple[UserId, ...] = ()


@dataclass(frozen=True, slots=True)
class Closed:
    type: ClassVar[Literal["closed"]] = "closed"
    reason: Literal["table_closed", "expired"]


Phase = Waiting | Playing | Finished | Closed


@record
class Table:
    """`seats` has the match's seats while playing (PROTOCOL §4), else as many as the terms say. `at` is the last entry's time."""

    id: TableId
    code: Code
    terms: Terms
    version: int
    at: int
    host: UserId | None
    seats: tuple[Holder | None, ...]
    barred: tuple[UserId, ...] = ()
    phase: Phase = Waiting()
    matches: int = 0
    deadline: int | None = None

    @property
    def match(self) -> Match | None:
        """The running or last match."""
        return self.phase.match if isinstance(self.phase, Playing | Finished) else None

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody on a seat who is no bot; while playing, also who left the match."""
        return tuple(holder for holder in self.seats if isinstance(holder, Person))

    @property
    def practice(self) -> bool:
        """Whether a match here moves no balance: so agreed, or a bot sits at the table."""
        return self.terms.practice or any(isinstance(holder, Bot) for holder in self.seats)

    def seat_of(self, user: UserId | None) -> Seat | None:
        """The seat this user holds now; None for watchers and for who left the running match."""
        for number, holder in enumerate(self.seats):
            if isinstance(holder, Person) and holder.user == user:
                seat = Seat(number)
                return None if isinstance(self.phase, Playing) and seat in self.phase.match.left else seat
        return None

    def seat_in_match(self, user: UserId | None) -> Seat | None:
        """The seat this user plays, or played to the end, in the running or last match: whose cards he has seen. Who sits
        down at a number afterwards has seen none."""
        match = self.match
        for number, holder in enumerate(match.players if match else ()):
            if isinstance(holder, Person) and holder.user == user:
                return None if match and Seat(number) in match.left else Seat(number)
        return None

    def still_in(self) -> tuple[tuple[Seat, Person], ...]:
        """The people of the running match who have not left it, with their seats."""
        match = self.match
        gone = match.left if match and isinstance(self.phase, Playing) else ()
        return tuple(
            (Seat(n), holder)
            for n, holder in enumerate(self.seats)
            if isinstance(holder, Person) and Seat(n) not in gone
        )

    def with_match(self, match: Match) -> "Table":
        """The same table with its running match replaced."""
        assert isinstance(self.phase, Playing)
        return replace(self, phase=replace(self.phase, match=match))

    def with_seat(self, seat: int, holder: Holder | None) -> "Table":
        return replace(self, seats=(*self.seats[:seat], holder, *self.seats[seat + 1 :]))


def new_table(*, table_id: TableId, code: Code, terms: Terms, host: UserId, at: int) -> Table:
    """A table as it is made: version 0, nobody seated, its maker the host."""
    return Table(id=table_id, code=code, terms=terms, version=0, at=at, host=host, seats=(None,) * terms.seats)
