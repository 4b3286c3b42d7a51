"""People and their sessions. A session's token is stored hashed, a password as an argon2 hash."""

from sqlalchemy import CheckConstraint, ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from app.storage.models.record import Millis, Record

FOREVER = 253_370_764_800_000
"""`banned_until` of who is banned without an end: the year 9999."""


class User(Record):
    """`username_key` is the username without case; guests have none. `retired_at`: an expired guest, who cannot return."""

    __tablename__ = "users"
    __table_args__ = (
        CheckConstraint("kind IN ('guest', 'member', 'admin')", name="kind"),
        Index(None, "kind", "last_seen_at"),
    )

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    kind: Mapped[str]
    username: Mapped[str | None]
    username_key: Mapped[str | None] = mapped_column(unique=True)
    password_hash: Mapped[str | None]
    created_at: Mapped[Millis]
    last_seen_at: Mapped[Millis]
    banned_until: Mapped[Millis | None]
    retired_at: Mapped[Millis | None]


class Session(Record):
    """A browser that is logged in. `token_hash` is SHA-256 of the cookie, in hex; it changes when a guest registers, `id` does
    not. `device` is what the browser said of itself, so that its owner knows it again."""

    __tablename__ = "sessions"

    id: Mapped[str] = mapped_column(primary_key=True)
    token_hash: Mapped[str] = mapped_column(unique=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id"), index=True)
    created_at: Mapped[Millis]
    last_used_at: Mapped[Millis]
    expires_at: Mapped[Millis] = mapped_column(index=True)
    device: Mapped[str | None]


class LoginTries(Record):
    """Failed log-ins in a row at one username, of all strangers together or from one place. `name_hash`: of the name and the
    place, for what people type there may be a password. `entered_at`: when somebody last logged in with this name there."""

    __tablename__ = "login_tries"

    name_hash: Mapped[str] = mapped_column(primary_key=True)
    failures: Mapped[int]
    last_at: Mapped[Millis] = mapped_column(index=True)
    entered_at: Mapped[Millis | None]
