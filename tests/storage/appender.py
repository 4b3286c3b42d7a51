"""Run by the durability test: appends entries to two tables and says each one that was answered, until it is killed."""

import asyncio
import sys

from app.storage.engine import Database
from app.storage.journal_postgres import PostgresJournal
from app.storage.journal_sqlite import SqliteJournal
from app.tables.commands import Act
from app.tables.ids import TableId, UserId
from app.tables.ports import Effects, Entry, Transfer


async def main(url: str) -> None:
    database = Database(url)
    journal = SqliteJournal(database) if database.sqlite else PostgresJournal(database)

    async def fill(table: TableId) -> None:
        version = 0
        while True:
            version += 1
            pays = (Transfer("in", UserId("ana"), 1, "buy_in"),) if version % 5 == 0 else ()
            entry = Entry(table, version, version, UserId("ana"), f"{version}", Act({}), 1, None)
            await journal.append(entry, Effects(transfers=pays))
            print(table, version, flush=True)

    await asyncio.gather(fill(TableId("t1")), fill(TableId("t2")))


asyncio.run(main(sys.argv[1]))
