"""What every test gets: bounded Hypothesis runs, a plain log. Fixtures live beside the tests that use them."""

import os

import pytest
import structlog
from hypothesis import HealthCheck, settings

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
