"""One city for all faults of a run; whoever breaks something finds it whole again."""

from collections.abc import Generator

import pytest

from tests.cluster.city import City


@pytest.fixture(scope="session")
def the_city() -> Generator[City]:
    with City() as city:
        yield city


@pytest.fixture
def city(the_city: City) -> Generator[City]:
    the_city.whole()
    before = the_city.defects()
    yield the_city
    for server in the_city.servers:
        server.cont()
    assert the_city.defects()[len(before) :] == []
