"""JSON of finished matches; their records are RECORD.md's."""

from typing import Any, Literal

from pydantic import BaseModel

from app.chips.schemas import Receipt


class PlayerOfMatch(BaseModel):
    """One seat; `place` counts from 1, null where nobody won."""

    seat: int
    name: str
    user_id: str | None
    bot: bool
    place: int | None


class MatchSummary(BaseModel):
    """`ranking`: groups of seats, best first; null where nobody won. `seat`, `place` and `receipt` are the asker's."""

    id: str
    game: str
    number: int
    practice: bool
    outcome: Literal["played", "voided", "abandoned"]
    started_at: int
    ended_at: int
    players: list[PlayerOfMatch]
    ranking: list[list[int]] | None
    seat: int | None
    place: int | None
    receipt: Receipt | None


class MatchInfo(MatchSummary):
    """`result`: the end as a watcher saw it, as the table's `state.game`."""

    result: dict[str, Any]


class MatchPage(BaseModel):
    """The latest first; `next` is the `before` of the following page, null on the last."""

    items: list[MatchSummary]
    next: str | None
