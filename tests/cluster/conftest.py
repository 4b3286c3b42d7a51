"""One city for all faults of a run; whoever breaks something finds it whole again."""

import json
import os
from collections.abc import Generator
from dataclasses import asdict
from pathlib import Path

import pytest

from tests.cluster.city import City


@pytest.fixture(scope="session")
def the_city() -> Generator[City]:
    with City(LOG_LEVEL="debug") as city:
        yield city
    if report := os.environ.get("FAULTS_REPORT"):
        with Path(report).open("a", encoding="utf-8") as lines:
            lines.writelines(json.dumps(asdict(outcome)) + "\n" for outcome in city.outcomes)


@pytest.fixture
def city(the_city: City, request: pytest.FixtureRequest) -> Generator[City]:
    the_city.whole()
    the_city.fault = request.node.name
    before = the_city.defects()
    yield the_city
    for server in the_city.servers:
        server.cont()
    assert the_city.defects()[len(before) :] == []
