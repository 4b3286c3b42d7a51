"""What a table needs of the world: a journal that decides, a bus that hints, a clock. Each has two real implementations.

Nothing here knows SQL, sockets or JSON text. Times are milliseconds of the database's clock.
"""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from app.games.record import record
from app.tables.commands import Command
from app.tables.ids import Code, MatchId, TableId, UserId
from app.tables.table import Table

Direction = Literal["in", "out"]
Reason = Literal["buy_in", "refill", "stake", "cash_out", "prize", "refund"]


@dataclass(frozen=True, slots=True)
class Transfer:
    """Chips between a user's wallet and the table's escrow: `in` to the table, `out` to the wallet; amount > 0."""

    direction: Direction
    user: UserId
    amount: int
    reason: Reason


@record
class Entry:
    """One line of a table's journal: a command that was accepted, and what replaying it needs."""

    table_id: TableId
    version: int
    at: int
    user: UserId | None
    command_id: str | None
    command: Command
    rules: int
    deadline: int | None


@dataclass(frozen=True, slots=True)
class Player:
    """One seat of a finished match; `user` is None for a bot, `rank` 1 for the winners, None where nobody won."""

    user: UserId | None
    name: str
    rank: int | None


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A match that is over, as its own row keeps it; `record` is RECORD's, whole (who may read what: `matches`)."""

    id: MatchId
    table_id: TableId
    game: str
    number: int
    practice: bool
    private: bool
    started_at: int
    ended_at: int
    outcome: Literal["played", "voided", "abandoned"]
    players: tuple[Player, ...]
    result: dict[str, Any]
    record: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Summary:
    """A table as the lobby lists it (PROTOCOL §3), without what only a room knows (watchers). `frozen` is for the
    operator's eyes."""

    code: Code
    game: str
    name: str
    visibility: Literal["public", "private"]
    seats: int
    taken: int
    phase: str
    options: dict[str, Any]
    stake: int
    practice: bool
    frozen: bool = False


@record
class Effects:
    """What must become durable together with an entry. `solvent`: users who must own at least that many chips."""

    transfers: tuple[Transfer, ...] = ()
    solvent: tuple[tuple[UserId, int], ...] = ()
    summary: Summary | None = None
    seated: tuple[UserId, ...] | None = None
    finished: FinishedMatch | None = None
    snapshot: Table | None = None

    @property
    def plain(self) -> bool:
        """Whether the entry may share its commit with others (DESIGN §1)."""
        return not (self.transfers or self.solvent or self.summary or self.finished) and self.seated is None


class LostRace(Exception):
    """Another entry took this version; read it, look again."""


class Unavailable(Exception):
    """The database is away; nothing was told and nothing may be."""


@dataclass
class Repeated(Exception):
    """The command already stands in the journal, under this version."""

    version: int


@dataclass
class Insolvent(Exception):
    """These users own too few chips; the entry was not written."""

    users: tuple[UserId, ...] = field(default=())


class Journal(Protocol):
    async def append(self, entry: Entry, effects: Effects) -> None:
        """Writes the entry if its version is free; returning is the commit point.

        Raises LostRace, Repeated, Insolvent or Unavailable; then nothing was written.
        """

    async def load(self, table_id: TableId) -> tuple[Table, Sequence[Entry]] | None:
        """The last snapshot and the entries after it; None for an unknown table."""

    async def entries(self, table_id: TableId, after: int) -> Sequence[Entry]:
        """All entries with a version above `after`, in order."""

    async def find(self, table_id: TableId, user: UserId, command_id: str) -> int | None:
        """The version under which a user's command stands, if it does."""

    async def table_id(self, code: Code) -> TableId | None:
        """The living or closed table that this code opens; old codes open nothing."""

    async def versions(self, tables: Sequence[TableId]) -> Mapping[TableId, int]:
        """The latest version of each of these tables, in one query."""

    async def overdue(self, now: int) -> Sequence[TableId]:
        """Living tables whose deadline or wake-up time has passed, the longest waiting first."""

    async def sleep(self, table_id: TableId, until: int) -> None:
        """Nobody is at the table: have it come up in `overdue` then, unless a deadline does."""


class Clock(Protocol):
    def now(self) -> int:
        """The database's time in milliseconds."""


class Bus(Protocol):
    """Hints between the rooms of one table in several processes, and to the lobbies. Losing one is harmless."""

    @property
    def local(self) -> bool:
        """Whether this process alone is on it: then there is nobody to tell anything."""

    @property
    def up(self) -> bool:
        """Whether hints get through at the moment, as far as one can know."""

    def publish(self, topic: str, payload: bytes) -> None:
        """Passes a hint on; never waits, never raises."""

    def subscribe(self, topic: str) -> AbstractAsyncContextManager[AsyncIterator[bytes]]:
        """Messages of a topic from the moment the context is entered."""
