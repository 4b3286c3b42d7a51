"""Everything that can happen to a table, as values that stand in its journal. People's commands first, then the table's own.

Luck that a command needs is drawn before it is made, so that replaying it gives the same table.
"""

from typing import Any, ClassVar, Literal

from app.games.contract import Level
from app.games.record import record
from app.tables.ids import Code, MatchId, UserId


@record
class Sit:
    type: ClassVar = "sit"
    name: str
    seat: int | None = None


@record
class Stand:
    """Leaves the seat; during a match, leaves the match for good (RECORD's `leave`)."""

    type: ClassVar = "stand"


@record
class Start:
    """`draw`: a random number that picks the first dealer."""

    type: ClassVar = "start"
    match: MatchId
    draw: int


@record
class AddBot:
    type: ClassVar = "add_bot"
    level: Level
    seat: int | None = None


@record
class RemoveBot:
    type: ClassVar = "remove_bot"
    seat: int


@record
class Kick:
    type: ClassVar = "kick"
    seat: int


@record
class NewLink:
    type: ClassVar = "new_link"
    code: Code


@record
class Act:
    """A game's act as JSON (RECORD); the game reads it."""

    type: ClassVar = "act"
    action: Any


@record
class Next:
    type: ClassVar = "next"


@record
class Rematch:
    """Ready for another match; the last one's `match` and `draw` start it."""

    type: ClassVar = "rematch"
    match: MatchId
    draw: int


@record
class Back:
    type: ClassVar = "back"


@record
class ClientSeed:
    type: ClassVar = "client_seed"
    text: str


@record
class Prepare:
    """The next hand's secret seed, journaled before its hash is shown (DESIGN §1)."""

    type: ClassVar = "prepare"
    server_seed: bytes


@record
class DealHand:
    """The pause after this version is over. `client_seed`: the players' texts (S2), here so that the journal tells all."""

    type: ClassVar = "deal_hand"
    version: int
    client_seed: str


@record
class TimeUp:
    """The deadline of this version passed for `seat`; a table that moved on refuses it as stale."""

    type: ClassVar = "time_up"
    version: int
    seat: int


@record
class BotAct:
    """A bot's act, chosen for this version of the table; through the same door as a person's."""

    type: ClassVar = "bot_act"
    version: int
    seat: int
    action: Any


@record
class Resume:
    """A fresh deadline: after an outage, or because somebody is back at a parked table."""

    type: ClassVar = "resume"


@record
class Park:
    type: ClassVar = "park"


@record
class PassHost:
    """The host is gone: `heir` takes over (None: nobody is there)."""

    type: ClassVar = "pass_host"
    heir: UserId | None


@record
class Unseat:
    """A waiting seat whose owner has been away too long is free again."""

    type: ClassVar = "unseat"
    user: UserId


@record
class Void:
    """The running match ends as if it had not been: everybody gets his chips back (PROTOCOL §4)."""

    type: ClassVar = "void"


@record
class Warrant:
    """Who has the house do something to a table, and why; it is filed with the entry. None: the house's own console."""

    actor: UserId | None
    why: str


@record
class Freeze:
    """The table's chips are not what the ledger holds: nothing moves any more until an admin closes it (DESIGN §4)."""

    type: ClassVar = "freeze"
    warrant: Warrant


@record
class Close:
    type: ClassVar = "close"
    reason: Literal["table_closed", "expired"]
    warrant: Warrant | None = None


HostsCommand = Start | AddBot | RemoveBot | Kick | NewLink
PersonsCommand = Sit | Stand | Act | Next | Rematch | Back | ClientSeed | HostsCommand
TablesCommand = Prepare | DealHand | TimeUp | Resume | Park | PassHost | Unseat | Void | Freeze | Close
Command = PersonsCommand | TablesCommand | BotAct
