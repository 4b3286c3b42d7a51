"""Double-entry accounts and their immutable transfers, written by `storage.ledger` alone (DESIGN §4); and requests for more."""

from sqlalchemy import CheckConstraint, ForeignKey, Index, text
from sqlalchemy.orm import Mapped, mapped_column

from app.storage.models.record import Chips, Millis, Record, Serial

MINT = 1
"""The mint's account. Its `balance` column stays 0: the true one is a sum over its transfers, so it is no hot row."""


class Account(Record):
    """A user's wallet, a table's escrow, or the mint."""

    __tablename__ = "accounts"
    __table_args__ = (
        CheckConstraint("kind IN ('wallet', 'escrow', 'mint')", name="kind"),
        CheckConstraint("balance >= 0 OR kind = 'mint'", name="balance"),
        CheckConstraint(
            "(kind = 'wallet') = (user_id IS NOT NULL) AND (kind = 'escrow') = (table_id IS NOT NULL)", name="owner"
        ),
    )

    id: Mapped[Serial]
    kind: Mapped[str]
    user_id: Mapped[str | None] = mapped_column(ForeignKey("users.id"), unique=True)
    table_id: Mapped[str | None] = mapped_column(ForeignKey("tables.id"), unique=True)
    balance: Mapped[Chips]


class Transfer(Record):
    """`amount` chips from `debit_id` to `credit_id`; `key` makes it happen once. The balances after are null for the mint."""

    __tablename__ = "transfers"
    __table_args__ = (
        CheckConstraint("amount > 0", name="amount"),
        CheckConstraint("debit_id <> credit_id", name="sides"),
        Index(None, "debit_id", "id"),
        Index(None, "credit_id", "id"),
    )

    id: Mapped[Serial]
    at: Mapped[Millis]
    debit_id: Mapped[int] = mapped_column(ForeignKey("accounts.id"))
    credit_id: Mapped[int] = mapped_column(ForeignKey("accounts.id"))
    amount: Mapped[Chips]
    reason: Mapped[str]
    key: Mapped[str] = mapped_column(unique=True)
    debit_after: Mapped[Chips | None]
    credit_after: Mapped[Chips | None]
    table_id: Mapped[str | None]
    note: Mapped[str | None]


class Refill(Record):
    """A player's request for chips. `granted` is what an admin gave, `answer` what he said. One may be pending per user."""

    __tablename__ = "refills"
    __table_args__ = (
        CheckConstraint("status IN ('pending', 'approved', 'denied')", name="status"),
        CheckConstraint("(status = 'pending') = (decided_at IS NULL)", name="decided"),
        CheckConstraint("(status = 'approved') = (granted IS NOT NULL)", name="granted"),
        Index(
            "uq_refills_pending",
            "user_id",
            unique=True,
            sqlite_where=text("status = 'pending'"),
            postgresql_where=text("status = 'pending'"),
        ),
        Index(None, "user_id", "created_at"),
        Index(None, "status", "created_at"),
    )

    id: Mapped[str] = mapped_column(primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id"))
    amount: Mapped[Chips]
    note: Mapped[str | None]
    status: Mapped[str]
    created_at: Mapped[Millis]
    granted: Mapped[Chips | None]
    answer: Mapped[str | None]
    decided_at: Mapped[Millis | None]
    decided_by: Mapped[str | None] = mapped_column(ForeignKey("users.id"))
