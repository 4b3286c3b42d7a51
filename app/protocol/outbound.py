"""Every frame the server sends on a socket, as closed unions (PROTOCOL §4). Values only; `codec` makes the text."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from app.games.contract import Seat
from app.games.record import record
from app.tables.audience import SeatPresence
from app.tables.fairness import Opening
from app.tables.ids import Code, UserId
from app.tables.talk import ChatLine
from app.tables.view import TableView, YouView

Json = Any
ClosedReason = Literal[
    "taken_over", "kicked", "banned", "table_closed", "expired", "restarting", "logged_out", "no_session", "not_found"
]


@record
class Hello:
    type: ClassVar = "hello"
    protocol: int
    build: str
    server_time: int
    user_id: UserId


@record
class History:
    type: ClassVar = "history"
    events: tuple[Json, ...]
    chat: tuple[ChatLine, ...]


@record
class State:
    """`table` is None on a lean socket only, where it is the same as in the frame of `prev`."""

    type: ClassVar = "state"
    version: int
    prev: int | None
    table: TableView | None
    game: Json
    events: tuple[Json, ...]
    you: YouView
    remaining_ms: int | None


@record
class Ok:
    type: ClassVar = "ok"
    id: str
    version: int


@record
class Error:
    """`id` is None when the message had no readable one."""

    type: ClassVar = "error"
    id: str | None
    code: str
    data: Mapping[str, Json] | None


@record
class PreviewResult:
    type: ClassVar = "preview"
    id: str
    ok: bool
    error: str | None
    data: Mapping[str, Json] | None
    points: int | None
    clean: bool | None
    jokers: tuple[tuple[str, ...], ...] | None


@record
class Suggestion:
    type: ClassVar = "suggestion"
    id: str
    groups: tuple[tuple[str, ...], ...]


@record
class ProofResult:
    """Hashes and salts in hex (DESIGN §5)."""

    type: ClassVar = "proof"
    id: str
    hand: int
    commitment: str
    root: str
    openings: tuple[Opening, ...]


@record
class Pong:
    type: ClassVar = "pong"
    id: str
    server_time: int


@record
class Chat:
    type: ClassVar = "chat"
    seat: Seat | None
    name: str
    text: str
    at: int


@record
class Reaction:
    type: ClassVar = "react"
    seat: Seat | None
    name: str
    kind: str


@record
class Presence:
    type: ClassVar = "presence"
    seats: tuple[SeatPresence | None, ...]
    watchers: int


@record
class Alive:
    """Sent when nothing else was for a while, so that silence means a dead line."""

    type: ClassVar = "alive"
    server_time: int


@record
class Closed:
    type: ClassVar = "closed"
    reason: ClosedReason


@record
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


@record
class Lobby:
    type: ClassVar = "lobby"
    tables: tuple[LobbyTable, ...]


@record
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


@record
class TableGone:
    type: ClassVar = "table_gone"
    code: Code


TableFrame = (
    Hello | History | State | Ok | Error | PreviewResult | Suggestion | ProofResult | Pong | Chat | Reaction | Presence
    | Alive | Closed
)  # fmt: skip
LobbyFrame = Lobby | TableChanged | TableGone | Alive | Closed
Frame = TableFrame | LobbyFrame
