"""What may be known about chips. Moving them is `storage.ledger`'s, with the act they are moved for."""

from sqlalchemy.ext.asyncio import AsyncSession

from app.chips import repository
from app.chips.schemas import LedgerCheck, LedgerItem, LedgerPage, WrongAccount
from app.storage import ledger
from app.storage.engine import Database
from app.storage.models.chips import Transfer
from app.storage.models.tables import TableRow
from app.tables.ids import UserId


class Chips:
    """A user's ledger, and the books as a whole."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ledger(self, user: UserId, before: int | None, limit: int) -> LedgerPage:
        async with self._database.read() as session:
            account = (await ledger.wallets(session, [user]))[user]
            rows = await repository.ledger(session, account, before, limit + 1)
            tables = await repository.tables(session, (row.table_id for row in rows))
        items = [_item(row, account, tables.get(row.table_id)) for row in rows[:limit]]
        return LedgerPage(items=items, next=items[-1].id if len(rows) > limit else None)

    async def check(self) -> LedgerCheck:
        """Recomputes every balance from the transfers, all at one moment. What the tables say, too, is `books`' to ask."""
        async with self._database.read() as session:
            return await check_accounts(session)


async def check_accounts(session: AsyncSession) -> LedgerCheck:
    wrong = [
        WrongAccount(account=number, user_id=user, table_id=table, holds=held, transfers_say=flow)
        for number, user, table, held, flow in await repository.differing(session)
    ]
    accounts, transfers, held = await repository.totals(session)
    difference = held + await ledger.minted(session)
    return LedgerCheck(
        ok=not wrong and difference == 0,
        accounts=accounts,
        transfers=transfers,
        difference=difference,
        wrong=wrong,
    )


def _item(row: Transfer, account: int, table: TableRow | None) -> LedgerItem:
    came = row.credit_id == account
    after = row.credit_after if came else row.debit_after
    assert after is not None
    return LedgerItem(
        id=row.id,
        at=row.at,
        amount=row.amount if came else -row.amount,
        balance_after=after,
        reason=row.reason,
        table_id=row.table_id,
        table_name=table.name if table else None,
        game=table.game if table else None,
        note=row.note,
    )
