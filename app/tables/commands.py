"""Everything that can happen to a table, as values that stand in its journal. People's commands first, then the table's own.

Luck that a command needs is drawn before it is made, so that replaying it gives the same table.
"""

from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from app.games.contract import Level
from app.tables.ids import Code, MatchId, UserId


@dataclass(frozen=True, slots=True)
class Sit:
    type: ClassVar = "sit"
    name: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Stand:
    """Leaves the seat; during a match, leaves the match for good (RECORD's `leave`)."""

    type: ClassVar = "stand"


@dataclass(frozen=True, slots=True)
class Start:
    """`draw`: a random number that picks the first dealer."""

    type: ClassVar = "start"
    match: MatchId
    draw: int


@dataclass(frozen=True, slots=True)
class AddBot:
    type: ClassVar = "add_bot"
    level: Level
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class RemoveBot:
    type: ClassVar = "remove_bot"
    seat: int


@dataclass(frozen=True, slots=True)
class Kick:
    type: ClassVar = "kick"
    seat: int


@dataclass(frozen=True, slots=True)
class NewLink:
    type: ClassVar = "new_link"
    code: Code


@dataclass(frozen=True, slots=True)
class Act:
    """A game's act as JSON (RECORD); the game reads it."""

    type: ClassVar = "act"
    action: Any


@dataclass(frozen=True, slots=True)
class Next:
    type: ClassVar = "next"


@dataclass(frozen=True, slots=True)
class Rematch:
    """Ready for another match; the last one's `match` and `draw` start it."""

    type: ClassVar = "rematch"
    match: MatchId
    draw: int


@dataclass(frozen=True, slots=True)
class Back:
    type: ClassVar = "back"


@dataclass(frozen=True, slots=True)
class ClientSeed:
    type: ClassVar = "client_seed"
    text: str


@dataclass(frozen=True, slots=True)
class Prepare:
    """The next hand's secret seed, journaled before its hash is shown (DESIGN §1)."""

    type: ClassVar = "prepare"
    server_seed: bytes


@dataclass(frozen=True, slots=True)
class DealHand:
    """The pause after this version is over. `client_seed`: the players' texts (S2), here so that the journal tells all."""

    type: ClassVar = "deal_hand"
    version: int
    client_seed: str


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The deadline of this version passed for `seat`; a table that moved on refuses it as stale."""

    type: ClassVar = "time_up"
    version: int
    seat: int


@dataclass(frozen=True, slots=True)
class BotAct:
    """A bot's act, chosen for this version of the table; through the same door as a person's."""

    type: ClassVar = "bot_act"
    version: int
    seat: int
    action: Any


@dataclass(frozen=True, slots=True)
class Resume:
    """A fresh deadline: after an outage, or because somebody is back at a parked table."""

    type: ClassVar = "resume"


@dataclass(frozen=True, slots=True)
class Park:
    type: ClassVar = "park"


@dataclass(frozen=True, slots=True)
class PassHost:
    """The host is gone: `heir` takes over (None: nobody is there)."""

    type: ClassVar = "pass_host"
    heir: UserId | None


@dataclass(frozen=True, slots=True)
class Unseat:
    """A waiting seat whose owner has been away too long is free again."""

    type: ClassVar = "unseat"
    user: UserId


@dataclass(frozen=True, slots=True)
class Void:
    """The running match ends as if it had not been: everybody gets his chips back (PROTOCOL §4)."""

    type: ClassVar = "void"


@dataclass(frozen=True, slots=True)
class Warrant:
    """Who has the house do something to a table, and why; it is filed with the entry. None: the house's own console."""

    actor: UserId | None
    why: str


@dataclass(frozen=True, slots=True)
class Freeze:
    """The table's chips are not what the ledger holds: nothing moves any more until an admin closes it (DESIGN §4)."""

    type: ClassVar = "freeze"
    warrant: Warrant


@dataclass(frozen=True, slots=True)
class Close:
    type: ClassVar = "close"
    reason: Literal["table_closed", "expired"]
    warrant: Warrant | None = None


HostsCommand = Start | AddBot | RemoveBot | Kick | NewLink
PersonsCommand = Sit | Stand | Act | Next | Rematch | Back | ClientSeed | HostsCommand
TablesCommand = Prepare | DealHand | TimeUp | Resume | Park | PassHost | Unseat | Void | Freeze | Close
Command = PersonsCommand | TablesCommand | BotAct
