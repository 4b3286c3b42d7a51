"""JSON of the desk. Bodies are strict and closed; no answer holds a card that its players do not show."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from app.accounts.asker import Kind
from app.accounts.schemas import SessionInfo
from app.chips.schemas import RefillInfo

CHIPS_MAX = 10**9
"""What one act of an admin may move at most: no balance comes near 64 bits, nor near what a browser counts exactly."""
Reason = Annotated[str, Field(min_length=1, max_length=800)]
Chips = Annotated[int, Field(ge=1, le=CHIPS_MAX)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Approval(Body):
    """Without an amount: what was asked for."""

    amount: Chips | None = None
    note: Annotated[str | None, Field(max_length=800)] = None


class Denial(Body):
    note: Reason


class Adjustment(Body):
    amount: Annotated[int, Field(ge=-CHIPS_MAX, le=CHIPS_MAX)]
    reason: Reason


class Ban(Body):
    """`until` in ms; without it, for good."""

    reason: Reason
    until: Annotated[int | None, Field(ge=1, le=2**53)] = None


class Pardon(Body):
    reason: Annotated[str | None, Field(max_length=800)] = None


class CloseOrder(Body):
    reason: Annotated[str | None, Field(max_length=800)] = None


class Somebody(BaseModel):
    id: str
    name: str
    username: str | None
    kind: Kind


class RefillItem(RefillInfo):
    """A request with who made it and what he owns now, and who decided."""

    user: Somebody
    balance: int
    decided_by: Somebody | None


class RefillItems(BaseModel):
    """Pending ones oldest first, others latest first; `next` is the `before` of the following page."""

    items: list[RefillItem]
    next: str | None


class UserItem(Somebody):
    """`banned_until` is null for a ban without an end. `retired`: a guest who expired."""

    balance: int
    created_at: int
    last_seen_at: int
    banned: bool
    banned_until: int | None
    retired: bool


class UserItems(BaseModel):
    """The last seen first; `next` is the `before` of the following page."""

    items: list[UserItem]
    next: str | None


class SeatHeld(BaseModel):
    table_id: str
    name: str
    game: str
    phase: str
    since: int


class Profile(UserItem):
    """`in_play` lies in running matches."""

    in_play: int
    sessions: list[SessionInfo]
    seats: list[SeatHeld]
    refills: list[RefillInfo]


class Adjusted(BaseModel):
    """`id` is the transfer's; `balance` is what he owned right after it."""

    id: int
    user_id: str
    amount: int
    balance: int
    at: int


class Player(BaseModel):
    id: str
    name: str


class TableItem(BaseModel):
    """A table from outside. `escrow`: chips that lie there; `watchers` as far as this process knows."""

    id: str
    code: str
    url: str
    game: str
    name: str
    visibility: str
    practice: bool
    stake: int
    phase: str
    frozen: bool
    seats: int
    taken: int
    players: list[Player]
    made_by: Player
    escrow: int
    watchers: int
    version: int
    created_at: int
    deadline: int | None
    closed_at: int | None


class TableItems(BaseModel):
    """The newest first."""

    items: list[TableItem]


class Refund(BaseModel):
    user_id: str
    name: str
    amount: int


class Closing(BaseModel):
    """Who gets what: foretold (`preview`) or done. `correction`: chips the escrow lacks for it (below zero: has too many),
    which the mint makes good."""

    preview: bool
    table_id: str
    phase: str
    refunds: list[Refund]
    total: int
    escrow: int
    correction: int


class AuditItem(BaseModel):
    """`actor` is null for the server's console and for the house itself."""

    id: int
    at: int
    actor: Somebody | None
    act: str
    subject: Literal["user", "table"]
    subject_id: str
    subject_name: str | None
    why: str | None
    before: Annotated[dict[str, Any] | None, Field(serialization_alias="from")]
    after: Annotated[dict[str, Any] | None, Field(serialization_alias="to")]


class AuditItems(BaseModel):
    """The latest first; `next` is the `before` of the following page."""

    items: list[AuditItem]
    next: int | None
