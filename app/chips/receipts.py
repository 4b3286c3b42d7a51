"""What a match came to for one player, read off the transfers that its entries made. Computes nothing the ledger does not say."""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncSession

from app.chips import repository
from app.chips.schemas import Receipt
from app.storage import ledger
from app.tables.ids import MatchId, UserId


@dataclass(frozen=True, slots=True)
class Stretch:
    """A match's part of its table's journal: the versions after `after`, up to `last`."""

    match: MatchId
    table: str
    after: int
    last: int


async def receipts(session: AsyncSession, user: UserId, stretches: Iterable[Stretch]) -> dict[MatchId, Receipt]:
    """One for each match in which chips of his moved."""
    stretches = tuple(stretches)
    account = (await ledger.wallets(session, [user]))[user]
    moved = await repository.at_tables(session, account, {stretch.table for stretch in stretches})
    found = {}
    for stretch in stretches:
        mine = [t for t in moved if t.table_id == stretch.table and stretch.after < _version(t.key) <= stretch.last]
        if mine:
            buy_in = sum(t.amount for t in mine if t.debit_id == account and t.reason != "refill")
            refills = sum(t.amount for t in mine if t.debit_id == account and t.reason == "refill")
            pay_out = sum(t.amount for t in mine if t.credit_id == account)
            net = pay_out - buy_in - refills
            found[stretch.match] = Receipt(buy_in=buy_in, refills=refills, pay_out=pay_out, net=net)
    return found


def _version(key: str) -> int:
    """Of the entry that made the transfer; its key is table:version:number."""
    return int(key.split(":")[1])
