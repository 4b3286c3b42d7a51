"""The journal on Postgres: plain entries share commits, the others have a transaction each; any number of processes write.

Whatever became of a commit, `append` answers only when it knows.
"""

import asyncio
from collections.abc import Mapping, Sequence

import structlog
from sqlalchemy import ARRAY, Text, any_, bindparam, select

from app.storage import journal_effects
from app.storage.engine import Database
from app.storage.journal_line import Line, Watch, to_line
from app.storage.journal_postgres_batch import LONGEST_PAUSE_S, PAUSE_S, GroupWriter
from app.storage.journal_reads import JournalReads
from app.storage.models.tables import JournalRow, TableRow
from app.tables.commands import Close
from app.tables.ids import TableId
from app.tables.ports import Effects, Entry, Unavailable

log = structlog.get_logger(__name__)

_VERSIONS = select(TableRow.id, TableRow.version).where(TableRow.id == any_(bindparam("tables", type_=ARRAY(Text))))


class PostgresJournal(JournalReads):
    """ports.Journal. To be closed before its database. `watch` is told of each shared commit."""

    def __init__(self, database: Database, watch: Watch = lambda _entries, _seconds: None) -> None:
        super().__init__(database)
        self._batch = GroupWriter(database.url, watch)

    async def append(self, entry: Entry, effects: Effects) -> None:
        line = to_line(entry, effects.snapshot)
        if effects.plain and not isinstance(entry.command, Close):
            await self._batch.write(line)
        else:
            await self._alone(entry, effects, line)

    async def close(self) -> None:
        await self._batch.close()

    async def versions(self, tables: Sequence[TableId]) -> Mapping[TableId, int]:
        """With one array instead of a value for each table: one statement, however many tables there are."""
        async with self._database.read() as session:
            found = await session.execute(_VERSIONS, {"tables": list(tables)})
            return {TableId(table_id): version for table_id, version in found}

    async def _alone(self, entry: Entry, effects: Effects, line: Line) -> None:
        """A transaction of its own. If its commit got lost, the same once more: the version it wants can be taken only
        once, so either this one counts or the first did, and then the row says so."""
        pause, in_doubt = PAUSE_S, False
        while True:
            committing = False
            try:
                async with self._database.write() as session:
                    await journal_effects.write(session, entry, effects, line)
                    committing = True
            except Unavailable as away:
                in_doubt = in_doubt or committing
                if not in_doubt:
                    raise
                log.warning("journal.outcome_unknown", table=entry.table_id, version=entry.version, cause=repr(away))
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE_S)
            except Exception:
                if in_doubt and await self._stands(line):
                    return
                raise
            else:
                return

    async def _stands(self, line: Line) -> bool:
        """Whether exactly this line is the journal's; asks until the database answers."""
        query = select(
            JournalRow.at,
            JournalRow.user_id,
            JournalRow.command_id,
            JournalRow.command,
            JournalRow.rules,
            JournalRow.deadline,
        ).where(JournalRow.table_id == line.table_id, JournalRow.version == line.version)
        while True:
            try:
                async with self._database.read() as session:
                    row = (await session.execute(query)).one_or_none()
            except Unavailable:
                await asyncio.sleep(LONGEST_PAUSE_S)
            else:
                ours = (line.at, line.user_id, line.command_id, line.command, line.rules, line.deadline)
                return row is not None and tuple(row) == ours
