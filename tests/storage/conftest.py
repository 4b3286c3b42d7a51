"""A database of one's own for each test, and the journals that must all keep the same promises."""

from collections.abc import AsyncGenerator, Callable
from pathlib import Path

import pytest

from app.storage.engine import Database
from app.storage.journal_sqlite import SqliteJournal
from tests.support.database import opened, sqlite_url

JOURNALS: dict[str, Callable[[Database], SqliteJournal]] = {"sqlite": SqliteJournal}
"""Every implementation of ports.Journal, by name."""


@pytest.fixture
def url(tmp_path: Path) -> str:
    return sqlite_url(tmp_path)


@pytest.fixture
async def database(url: str) -> AsyncGenerator[Database]:
    async with opened(url) as database:
        yield database


@pytest.fixture(params=JOURNALS)
async def journal(request: pytest.FixtureRequest, database: Database) -> AsyncGenerator[SqliteJournal]:
    journal = JOURNALS[request.param](database)
    yield journal
    await journal.close()
