"""What every test gets: bounded Hypothesis runs, a plain log, and a database of each kind for who asks. Other fixtures live
beside the tests that use them."""

import os
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
import structlog
from hypothesis import HealthCheck, settings

from tests.support import postgres
from tests.support.database import sqlite_url

# The default renderer draws tracebacks with every local variable, which takes seconds.
structlog.configure(processors=[structlog.processors.format_exc_info, structlog.processors.KeyValueRenderer()])

settings.register_profile(
    "default",
    deadline=None,  # a busy machine is no defect
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("thorough", parent=settings.get_profile("default"), max_examples=2_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))

KINDS = [
    "sqlite",
    pytest.param("postgres", marks=pytest.mark.skipif(not postgres.SERVER, reason="TEST_DATABASE_URL names no server")),
]

LONG = (
    "tests/cluster/test_faults",
    "tests/realtime/test_faults",
    "tests/deployment/test_commands",
    "tests/admin/test_storm",
    "tests/cluster",  # each file starts servers: not all of them at once
    "tests/admin",
    "tests/e2e/test_rami",
    "tests/e2e/test_jodete_match",
)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where some files run at a time, those that take minutes come first: else one of them runs alone at the end."""
    items.sort(key=lambda item: next((n for n, name in enumerate(LONG) if item.nodeid.startswith(name)), len(LONG)))


@pytest.fixture(params=KINDS)
async def any_url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[str]:
    """The address of a fresh, migrated database, of each kind in turn."""
    if request.param == "sqlite":
        yield sqlite_url(tmp_path)
    else:
        async with postgres.fresh() as address:
            yield address


@pytest.fixture
def url(any_url: str) -> str:
    """Where a folder or file has no `url` of its own, for one kind only."""
    return any_url
