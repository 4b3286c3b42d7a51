"""A migrated database of each kind for each test, and a house that plays on it."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from tests.support import postgres
from tests.support.database import sqlite_url
from tests.support.house import House, house_at

KINDS = [
    "sqlite",
    pytest.param("postgres", marks=pytest.mark.skipif(not postgres.SERVER, reason="TEST_DATABASE_URL names no server")),
]


@pytest.fixture(params=KINDS)
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[str]:
    if request.param == "sqlite":
        yield sqlite_url(tmp_path)
    else:
        async with postgres.fresh() as address:
            yield address


@pytest.fixture
async def house(url: str) -> AsyncGenerator[House]:
    async with house_at(url) as house:
        yield house
