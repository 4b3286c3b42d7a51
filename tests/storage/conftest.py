"""A database of one's own for each test, of each kind, and the journals that must all keep the same promises."""

from collections.abc import AsyncGenerator

import pytest

from app.storage.engine import Database
from app.storage.journal_postgres import PostgresJournal
from app.storage.journal_sqlite import SqliteJournal
from tests.support.database import opened

Journal = SqliteJournal | PostgresJournal


@pytest.fixture
async def database(url: str) -> AsyncGenerator[Database]:
    async with opened(url) as database:
        yield database


def journal_on(database: Database) -> Journal:
    return SqliteJournal(database) if database.sqlite else PostgresJournal(database)


@pytest.fixture
async def journal(database: Database) -> AsyncGenerator[Journal]:
    journal = journal_on(database)
    yield journal
    await journal.close()
