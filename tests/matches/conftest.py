"""A running server of one's own for each test."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from tests.support.clients import Running, running
from tests.support.database import sqlite_url


@pytest.fixture
def url(tmp_path: Path) -> str:
    return sqlite_url(tmp_path)


@pytest.fixture
async def server(url: str) -> AsyncGenerator[Running]:
    async with running(url) as server:
        yield server
