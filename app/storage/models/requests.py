"""First answers to POSTs that carried an Idempotency-Key, kept for their repeats."""

from sqlalchemy import ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from app.storage.models.record import Millis, Record


class Answer(Record):
    """`request` is a hash of method, path and body; `status` is null while the first is still being answered."""

    __tablename__ = "answers"

    user_id: Mapped[str] = mapped_column(ForeignKey("users.id"), primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
    request: Mapped[str]
    at: Mapped[Millis] = mapped_column(index=True)
    status: Mapped[int | None]
    content_type: Mapped[str | None]
    body: Mapped[str | None]
