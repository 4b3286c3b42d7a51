"""The journal on SQLite: plain entries share commits, the others have a transaction each; one lock before all writing."""

from app.storage import journal_effects
from app.storage.engine import Database
from app.storage.journal_batch import BatchWriter
from app.storage.journal_line import Watch, to_line
from app.storage.journal_reads import JournalReads
from app.tables.commands import Close
from app.tables.ports import Effects, Entry


class SqliteJournal(JournalReads):
    """ports.Journal. To be closed before its database. `watch` is told of each shared commit."""

    def __init__(self, database: Database, watch: Watch = lambda _entries, _seconds: None) -> None:
        super().__init__(database)
        path = database.url.database
        assert path is not None
        self._batch = BatchWriter(path, database.write_lock, watch)

    async def append(self, entry: Entry, effects: Effects) -> None:
        line = to_line(entry, effects.snapshot)
        if effects.plain and not isinstance(entry.command, Close):
            await self._batch.write(line)
            return
        async with self._database.write() as session:
            await journal_effects.write(session, entry, effects, line)

    async def close(self) -> None:
        await self._batch.close()
