"""Lists by pages, the latest first: a page ends at a time and an id, so that equal times neither hide a row nor show it twice."""

from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import Query
from sqlalchemy import ColumnElement, and_, or_
from sqlalchemy.orm import InstrumentedAttribute

FORM: Final = "^[0-9]{1,18}(:[A-Za-z0-9_-]{1,100})?$"

Before = Annotated[str | None, Query(pattern=FORM, description="`next` of the page before, or a time in milliseconds")]
"""A route's parameter."""


@dataclass(frozen=True, slots=True)
class Cursor:
    """The last row of a page."""

    at: int
    id: str

    @classmethod
    def read(cls, before: str | None) -> "Cursor | None":
        """From a `Before`; a bare time stands before all that happened then."""
        if before is None:
            return None
        at, _, last = before.partition(":")
        return cls(int(at), last)

    def __str__(self) -> str:
        return f"{self.at}:{self.id}"

    def older(self, at: InstrumentedAttribute[int], id: InstrumentedAttribute[str]) -> ColumnElement[bool]:  # noqa: A002
        """What comes after it where both columns descend."""
        return or_(at < self.at, and_(at == self.at, id < self.id))
