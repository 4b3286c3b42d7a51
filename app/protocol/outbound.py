"""Every frame the server sends on a socket, as closed unions (PROTOCOL §4). Values only; `codec` makes the text."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from app.games.contract import Seat
from app.tables.audience import ChatLine, SeatPresence
from app.tables.fairness import Opening
from app.tables.ids import Code, UserId
from app.tables.view import TableView, YouView

Json = Any
ClosedReason = Literal[
    "taken_over", "kicked", "banned", "table_closed", "expired", "restarting", "logged_out", "no_session", "not_found"
]


@dataclass(frozen=True, slots=True)
class Hello:
    type: ClassVar = "hello"
    protocol: int
    build: str
    server_time: int
    user_id: UserId


@dataclass(frozen=True, slots=True)
class History:
    type: ClassVar = "history"
    events: tuple[Json, ...]
    chat: tuple[ChatLine, ...]


@dataclass(frozen=True, slots=True)
class State:
    type: ClassVar = "state"
    version: int
    prev: int | None
    table: TableView
    game: Json
    events: tuple[Json, ...]
    you: YouView
    remaining_ms: int | None


@dataclass(frozen=True, slots=True)
class Ok:
    type: ClassVar = "ok"
    id: str
    version: int


@dataclass(frozen=True, slots=True)
class Error:
    """`id` is None when the message had no readable one."""

    type: ClassVar = "error"
    id: str | None
    code: str
    data: Mapping[str, Json] | None


@dataclass(frozen=True, slots=True)
class PreviewResult:
    type: ClassVar = "preview"
    id: str
    ok: bool
    error: str | None
    data: Mapping[str, Json] | None
    points: int | None
    clean: bool | None
    jokers: tuple[tuple[str, ...], ...] | None


@dataclass(frozen=True, slots=True)
class Suggestion:
    type: ClassVar = "suggestion"
    id: str
    groups: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class ProofResult:
    """Hashes and salts in hex (DESIGN §5)."""

    type: ClassVar = "proof"
    id: str
    hand: int
    commitment: str
    root: str
    openings: tuple[Opening, ...]


@dataclass(frozen=True, slots=True)
class Pong:
    type: ClassVar = "pong"
    id: str
    server_time: int


@dataclass(frozen=True, slots=True)
class Chat:
    type: ClassVar = "chat"
    seat: Seat | None
    name: str
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class Reaction:
    type: ClassVar = "react"
    seat: Seat | None
    name: str
    kind: str


@dataclass(frozen=True, slots=True)
class Presence:
    type: ClassVar = "presence"
    seats: tuple[SeatPresence | None, ...]
    watchers: int


@dataclass(frozen=True, slots=True)
class Alive:
    """Sent when nothing else was for a while, so that silence means a dead line."""

    type: ClassVar = "alive"
    server_time: int


@dataclass(frozen=True, slots=True)
class Closed:
    type: ClassVar = "closed"
    reason: ClosedReason


@dataclass(frozen=True, slots=True)
class LobbyTable:
    """A public table as the lobby lists it (PROTOCOL §3)."""

    code: Code
    game: str
    name: str
    seats: int
    taken: int
    phase: str
    options: Mapping[str, Json]
    stake: int
    practice: bool
    watchers: int


@dataclass(frozen=True, slots=True)
class Lobby:
    type: ClassVar = "lobby"
    tables: tuple[LobbyTable, ...]


@dataclass(frozen=True, slots=True)
class TableChanged:
    """The table's row, its fields beside the type."""

    type: ClassVar = "table"
    code: Code
    game: str
    name: str
    seats: int
    taken: int
    phase: str
    options: Mapping[str, Json]
    stake: int
    practice: bool
    watchers: int


@dataclass(frozen=True, slots=True)
class TableGone:
    type: ClassVar = "table_gone"
    code: Code


TableFrame = (
    Hello | History | State | Ok | Error | PreviewResult | Suggestion | ProofResult | Pong | Chat | Reaction | Presence
    | Alive | Closed
)  # fmt: skip
LobbyFrame = Lobby | TableChanged | TableGone | Alive | Closed
Frame = TableFrame | LobbyFrame
