"""Finished matches: one row each with its whole record, and who played on which seat."""

from typing import Any

from sqlalchemy import ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from app.storage.models.record import Millis, Record


class MatchRow(Record):
    """`record` is the whole truth (RECORD.md): never handed out uncut. `last_version` is the entry that ended it."""

    __tablename__ = "matches"

    id: Mapped[str] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    game: Mapped[str]
    number: Mapped[int]
    practice: Mapped[bool]
    private: Mapped[bool]
    started_at: Mapped[Millis]
    ended_at: Mapped[Millis] = mapped_column(index=True)
    last_version: Mapped[int]
    outcome: Mapped[str]
    result: Mapped[dict[str, Any]]
    record: Mapped[dict[str, Any]] = mapped_column(deferred=True)


class MatchPlayer(Record):
    """One seat of a match; `user_id` is null for a bot."""

    __tablename__ = "match_players"

    match_id: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    user_id: Mapped[str | None] = mapped_column(ForeignKey("users.id"), index=True)
    name: Mapped[str]
    rank: Mapped[int | None]
