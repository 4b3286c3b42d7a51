"""Tables, who sits where, and the journal that decides what happened at them."""

from typing import Any

from sqlalchemy import ForeignKey, Index, false, text
from sqlalchemy.orm import Mapped, mapped_column

from app.storage.models.record import Chips, Millis, Record


class TableRow(Record):
    """A table as the lobby and the sweeper see it; what it really is, is its journal.

    `version` and `deadline` are the last entry's; `wake_at`: when nobody is there, the time to look after it.
    """

    __tablename__ = "tables"
    __table_args__ = (
        Index(None, "deadline", sqlite_where=text("closed_at IS NULL"), postgresql_where=text("closed_at IS NULL")),
        Index(None, "wake_at", sqlite_where=text("closed_at IS NULL"), postgresql_where=text("closed_at IS NULL")),
        Index(None, "visibility", "closed_at", "created_at"),
        Index(None, "created_by", "closed_at"),
    )

    id: Mapped[str] = mapped_column(primary_key=True)
    code: Mapped[str] = mapped_column(unique=True)
    game: Mapped[str]
    visibility: Mapped[str]
    name: Mapped[str]
    seats: Mapped[int]
    taken: Mapped[int]
    phase: Mapped[str]
    options: Mapped[dict[str, Any]]
    stake: Mapped[Chips]
    practice: Mapped[bool]
    frozen: Mapped[bool] = mapped_column(default=False, server_default=false())
    version: Mapped[int]
    deadline: Mapped[Millis | None]
    wake_at: Mapped[Millis | None]
    created_by: Mapped[str] = mapped_column(ForeignKey("users.id"))
    created_at: Mapped[Millis]
    closed_at: Mapped[Millis | None]


class Seated(Record):
    """Who holds a seat at which table, for `/api/me` and for the chips he has in play."""

    __tablename__ = "seated"

    user_id: Mapped[str] = mapped_column(ForeignKey("users.id"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True, index=True)
    since: Mapped[Millis]


class JournalRow(Record):
    """One accepted command. The primary key is the compare-and-set; a user's command id stands once per table."""

    __tablename__ = "journal"
    __table_args__ = (
        Index(
            "ix_journal_command",
            "table_id",
            "user_id",
            "command_id",
            unique=True,
            sqlite_where=text("command_id IS NOT NULL"),
            postgresql_where=text("command_id IS NOT NULL"),
        ),
        {"sqlite_with_rowid": False},
    )

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[Millis]
    user_id: Mapped[str | None]
    command_id: Mapped[str | None]
    command: Mapped[str]
    rules: Mapped[int]
    deadline: Mapped[Millis | None]


class Snapshot(Record):
    """The whole table as it was at `version`; only the latest is kept."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    version: Mapped[int]
    rules: Mapped[int]
    state: Mapped[str]
