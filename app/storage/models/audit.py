"""What the operators did: one row per act, written with it and never changed. Written by `storage.audit` alone."""

from typing import Any

from sqlalchemy import JSON, ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from app.storage.models.record import Millis, Record, Serial


class AuditRow(Record):
    """`actor_id` is null for the server's own console and for what the house does by itself. `subject_id` is a user's, a
    table's or a refill's id, as `subject` says; `before` and `after` tell what changed."""

    __tablename__ = "audit"
    __table_args__ = (Index(None, "subject", "subject_id", "id"), Index(None, "actor_id", "id"))

    id: Mapped[Serial]
    at: Mapped[Millis]
    actor_id: Mapped[str | None] = mapped_column(ForeignKey("users.id"))
    act: Mapped[str]
    subject: Mapped[str]
    subject_id: Mapped[str]
    why: Mapped[str | None]
    before: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    after: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
