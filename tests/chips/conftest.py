"""A migrated database of each kind for each test, and a house that plays on it."""

from collections.abc import AsyncGenerator

import pytest

from tests.support.house import House, house_at


@pytest.fixture
async def house(url: str) -> AsyncGenerator[House]:
    async with house_at(url) as house:
        yield house
