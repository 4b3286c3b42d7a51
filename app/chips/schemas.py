"""JSON of the ledger and of refill requests."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from app.storage.models.chips import Refill


class LedgerItem(BaseModel):
    """`amount` is positive for what came in; `balance_after` is the owner's; `table_name` and `game` of the table's id."""

    id: int
    at: int
    amount: int
    balance_after: int
    reason: str
    table_id: str | None
    table_name: str | None
    game: str | None
    note: str | None


class LedgerPage(BaseModel):
    """Newest first; `next` is the `before` of the following page, null on the last."""

    items: list[LedgerItem]
    next: int | None


class WrongAccount(BaseModel):
    """An account that does not hold what its transfers come to; of a user, a table or neither (the mint)."""

    account: int
    user_id: str | None
    table_id: str | None
    holds: int
    transfers_say: int


class WrongTable(BaseModel):
    """An escrow that does not hold what its table's state says; null where the state cannot be read."""

    table_id: str
    account: int
    holds: int
    table_says: int | None
    frozen: bool


class LedgerCheck(BaseModel):
    """`difference`: what all accounts together, with the mint, are off zero; `wrong` accounts differ from their transfers,
    `tables` from their escrows. `tables_checked`: how many states were counted out."""

    ok: bool
    accounts: int
    transfers: int
    difference: int
    wrong: list[WrongAccount]
    tables: list[WrongTable] = []
    tables_checked: int = 0


class Receipt(BaseModel):
    """A match in chips, for one player: what he paid at the start and later, what he took away, and the difference."""

    buy_in: int
    refills: int
    pay_out: int
    net: int


class RefillWish(BaseModel):
    """What a player asks for; the most is a setting."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    amount: Annotated[int, Field(ge=1, le=10**9)]
    note: Annotated[str | None, Field(max_length=800)] = None


class RefillInfo(BaseModel):
    """`granted` chips came, `answer` is what was said with the decision; both null while nobody has decided."""

    id: str
    status: Literal["pending", "approved", "denied"]
    amount: int
    note: str | None
    created_at: int
    granted: int | None
    answer: str | None
    decided_at: int | None


class RefillPage(BaseModel):
    """Newest first; `most` is what one request may ask for."""

    items: list[RefillInfo]
    next: str | None
    most: int


def refill_info(row: Refill) -> RefillInfo:
    return RefillInfo.model_validate(row, from_attributes=True)
