"""What happened at the table outside the rules of its game; everybody may see all of it. JSON-ready as it stands."""

from dataclasses import dataclass
from typing import ClassVar

from app.games.contract import Seat
from app.tables.ids import UserId


@dataclass(frozen=True, slots=True)
class Sat:
    type: ClassVar = "sat"
    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class Stood:
    type: ClassVar = "stood"
    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class BotAdded:
    type: ClassVar = "bot_added"
    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class BotRemoved:
    type: ClassVar = "bot_removed"
    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class Kicked:
    type: ClassVar = "kicked"
    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class HostChanged:
    type: ClassVar = "host_changed"
    user_id: UserId | None
    name: str | None


@dataclass(frozen=True, slots=True)
class LinkChanged:
    type: ClassVar = "link_changed"


@dataclass(frozen=True, slots=True)
class MatchStarted:
    type: ClassVar = "match_started"
    number: int
    practice: bool


@dataclass(frozen=True, slots=True)
class MatchVoided:
    type: ClassVar = "match_voided"


@dataclass(frozen=True, slots=True)
class MatchAbandoned:
    """The last person left; bots do not play on among themselves."""

    type: ClassVar = "match_abandoned"


@dataclass(frozen=True, slots=True)
class TimedOut:
    type: ClassVar = "timed_out"
    seat: Seat


@dataclass(frozen=True, slots=True)
class WentAbsent:
    type: ClassVar = "went_absent"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CameBack:
    type: ClassVar = "came_back"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Parked:
    type: ClassVar = "parked"


@dataclass(frozen=True, slots=True)
class Resumed:
    type: ClassVar = "resumed"


@dataclass(frozen=True, slots=True)
class Frozen:
    """The chips of the match did not add up; nothing moves until an admin voids it (DESIGN §4)."""

    type: ClassVar = "frozen"


TableEvent = (
    Sat | Stood | BotAdded | BotRemoved | Kicked | HostChanged | LinkChanged | MatchStarted | MatchVoided | MatchAbandoned
    | TimedOut | WentAbsent | CameBack | Parked | Resumed | Frozen
)  # fmt: skip
