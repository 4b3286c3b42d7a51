"""A database of one's own for each test, of each kind, and the journals that must all keep the same promises."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from app.storage.engine import Database
from app.storage.journal_postgres import PostgresJournal
from app.storage.journal_sqlite import SqliteJournal
from tests.support import postgres
from tests.support.database import opened, sqlite_url

Journal = SqliteJournal | PostgresJournal

KINDS = [
    "sqlite",
    pytest.param("postgres", marks=pytest.mark.skipif(not postgres.SERVER, reason="TEST_DATABASE_URL names no server")),
]


@pytest.fixture(params=KINDS)
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[str]:
    """The address of a fresh, migrated database."""
    if request.param == "sqlite":
        yield sqlite_url(tmp_path)
    else:
        async with postgres.fresh() as address:
            yield address


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
