"""JSON of games and tables."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class GameInfo(BaseModel):
    """`options_schema` is a JSON Schema with defaults, from which the page makes its form."""

    key: str
    name: str
    min_seats: int
    max_seats: int
    default_seats: int
    options_schema: dict[str, Any]


class NewTable(BaseModel):
    """What a table is made of; what is left out has the game's default."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    game: Annotated[str, Field(max_length=40)]
    visibility: Literal["public", "private"]
    seats: int | None = None
    name: Annotated[str | None, Field(max_length=200)] = None
    options: dict[str, Any] | None = None
    stake: Annotated[int, Field(ge=0, le=1_000_000)] = 0
    practice: bool = False


class TableListing(BaseModel):
    """A table as anybody may see it who has its code."""

    code: str
    url: str
    game: str
    visibility: Literal["public", "private"]
    name: str
    seats: int
    taken: int
    phase: str
    options: dict[str, Any]
    stake: int
    practice: bool
    watchers: int


class MadeTable(TableListing):
    """`id` opens nothing; it stands in ledgers and logs."""

    id: str
