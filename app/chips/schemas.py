"""JSON of the ledger."""

from pydantic import BaseModel


class LedgerItem(BaseModel):
    """`amount` is positive for what came in; `balance_after` is the owner's."""

    id: int
    at: int
    amount: int
    balance_after: int
    reason: str
    table_id: str | None
    note: str | None


class LedgerPage(BaseModel):
    """Newest first; `next` is the `before` of the following page, null on the last."""

    items: list[LedgerItem]
    next: int | None


class LedgerCheck(BaseModel):
    """`difference`: what all accounts together, with the mint, are off zero; `wrong`: accounts that differ from their transfers."""

    ok: bool
    accounts: int
    transfers: int
    difference: int
    wrong: list[int]
