"""JSON of people. Bodies are strict and closed; answers say nothing of passwords or tokens."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from app.accounts.asker import Kind
from app.chips.schemas import RefillInfo


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class NewSession(Body):
    name: Annotated[str | None, Field(max_length=200)] = None


class Changes(Body):
    name: Annotated[str | None, Field(max_length=200)] = None


class Registration(Body):
    """Usernames: 3–20 letters, digits, `_`, `.` or `-`."""

    username: Annotated[str, Field(min_length=3, max_length=20, pattern=r"^[\w.-]+$")]
    password: Annotated[str, Field(min_length=8, max_length=256)]


class Credentials(Body):
    username: Annotated[str, Field(max_length=200)]
    password: Annotated[str, Field(max_length=256)]


class SessionInfo(BaseModel):
    """A browser that is logged in; `device` is what it said of itself, `current` is the one that asks."""

    id: str
    created_at: int
    last_used_at: int
    expires_at: int
    device: str | None
    current: bool


class SessionList(BaseModel):
    """The last used first."""

    items: list[SessionInfo]


class HeldSeat(BaseModel):
    """The table where the user holds a seat; the latest, if there are several."""

    code: str
    url: str
    game: str
    name: str
    phase: str


class Me(BaseModel):
    """`balance` is to spend, `in_play` lies in running matches; `refill` is the latest request for more."""

    id: str
    name: str
    kind: Kind
    username: str | None
    balance: int
    in_play: int
    seat: HeldSeat | None
    refill: RefillInfo | None
