"""What was lately said at tables. Written and forgotten by `storage.talk` alone."""

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from app.storage.models.record import Millis, Record, Serial


class ChatRow(Record):
    """One line; `seat` is null for a watcher's."""

    __tablename__ = "chat"
    __table_args__ = (Index(None, "table_id", "id"), Index(None, "at"))

    id: Mapped[Serial]
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    at: Mapped[Millis]
    seat: Mapped[int | None]
    name: Mapped[str]
    text: Mapped[str]
