"""The published API holds what it says, whatever is sent: no defect, no undocumented status, every body as declared."""

from collections.abc import Iterator
from typing import Any

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import checks
from schemathesis.core.result import Ok
from schemathesis.schemas import BaseSchema

from tests.support.server import Server

PROMISES = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("openapi")).start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def published(server: Server) -> BaseSchema:
    return schemathesis.openapi.from_url(f"{server.base}/openapi.json")


@pytest.fixture(scope="module")
def cookie(server: Server) -> str:
    """A guest's session."""
    answer = httpx2.post(f"{server.base}/api/session", json={"name": "Ana"})
    return f"session={answer.cookies['session']}"


def check_every_operation(published: BaseSchema, headers: dict[str, str], without: str = "") -> None:
    """Some ten requests to each operation, made from its own description, well-formed and not."""
    for found in published.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if operation.label == without:
            continue

        @settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=st.one_of(*(operation.as_strategy(generation_mode=mode) for mode in schemathesis.GenerationMode)))
        def check(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(checks=PROMISES, headers=headers)

        check()


@pytest.mark.timeout(300)
def test_as_a_stranger(published: BaseSchema) -> None:
    check_every_operation(published, {})


@pytest.mark.timeout(300)
def test_as_a_guest(published: BaseSchema, cookie: str) -> None:
    # Logging out would leave the other calls without a session.
    check_every_operation(published, {"cookie": cookie}, without="DELETE /api/session")
