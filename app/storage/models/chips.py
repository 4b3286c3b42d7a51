"""Double-entry accounts and their immutable transfers (DESIGN §4). Written by `storage.ledger` alone."""

from sqlalchemy import CheckConstraint, ForeignKey, Index
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
