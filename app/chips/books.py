"""The books as a whole: every balance against its transfers, every escrow against what its table's state says (DESIGN §4).

A table that differs is frozen, so that nothing is paid by wrong figures. Nothing here moves a chip.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import structlog
from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncSession

from app.chips import repository
from app.chips.schemas import LedgerCheck, WrongTable
from app.chips.service import check_accounts
from app.errors import Rejected
from app.storage.engine import Database
from app.storage.journal_reads import parsed, stored_table
from app.storage.models.tables import JournalRow, Snapshot
from app.tables.chronicle import Chronicle
from app.tables.commands import Freeze, Warrant
from app.tables.decision import Pace
from app.tables.ids import TableId
from app.tables.ports import Clock, Journal
from app.tables.settling import held

log = structlog.get_logger(__name__)

AT_ONCE = 50
"""Tables read into memory at a time."""

Order = Callable[[TableId, Freeze], Awaitable[int]]
"""Has a table carry out a command: `Directory.order`, or whoever stands in for it where no server runs."""
Stored = tuple[Snapshot, Sequence[JournalRow]] | None


class Books:
    """`latest` is what the last check of this process said, for the metrics."""

    def __init__(self, database: Database, journal: Journal, clock: Clock, pace: Pace, order: Order) -> None:
        self._database = database
        self._journal = journal
        self._clock = clock
        self._pace = pace
        self._order = order
        self._checking = asyncio.Lock()
        self.latest: LedgerCheck | None = None

    async def check(self) -> LedgerCheck:
        """Everything recomputed, all at one moment; changes nothing."""
        async with self._checking, self._database.read() as session:
            accounts = await check_accounts(session)
            escrows = await repository.escrows(session)
            tables = await self._wrong_tables(session, escrows)
        found = accounts.model_copy(
            update={"ok": accounts.ok and not tables, "tables": tables, "tables_checked": len(escrows)}
        )
        self.latest = found
        return found

    async def reconcile(self) -> LedgerCheck:
        """The same; what is wrong is reported, and the tables concerned are frozen."""
        found = await self.check()
        if not found.ok:
            accounts = [wrong.account for wrong in found.wrong] + [wrong.account for wrong in found.tables]
            log.critical("books_do_not_balance", difference=found.difference, accounts=accounts)
        return found.model_copy(update={"tables": [await self._frozen(wrong) for wrong in found.tables]})

    async def _frozen(self, wrong: WrongTable) -> WrongTable:
        if wrong.frozen:
            return wrong
        why = f"escrow {wrong.holds}, table {wrong.table_says}"
        try:
            await self._order(TableId(wrong.table_id), Freeze(Warrant(None, why)))
        except Rejected as refusal:  # no match is running there any more
            log.warning("table_not_frozen", table_id=wrong.table_id, code=refusal.code)
            return wrong
        return wrong.model_copy(update={"frozen": True})

    async def _wrong_tables(
        self, session: AsyncSession, escrows: Sequence[Row[str, int, int, bool]]
    ) -> list[WrongTable]:
        wrong = []
        for start in range(0, len(escrows), AT_ONCE):
            some = escrows[start : start + AT_ONCE]
            stored = [await stored_table(session, TableId(row[0])) for row in some]
            # Playing hands again takes a while: not on the loop that serves everybody.
            says = await asyncio.to_thread(self._say, stored)
            wrong += [
                WrongTable(table_id=table_id, account=account, holds=holds, table_says=said, frozen=frozen)
                for (table_id, account, holds, frozen), said in zip(some, says, strict=True)
                if said != holds
            ]
        return wrong

    def _say(self, tables: Sequence[Stored]) -> list[int | None]:
        return [self._says(stored) for stored in tables]

    def _says(self, stored: Stored) -> int | None:
        if stored is None:
            return None
        try:
            return held(Chronicle.of(*parsed(*stored), self._journal, self._clock, self._pace).table)
        except Exception:
            log.exception("table_unreadable", table_id=stored[0].table_id)
            return None
