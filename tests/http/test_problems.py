"""Every failure is a problem document, and none tells more than it must (RFC 9457, PROTOCOL §2)."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from httpx2 import ASGITransport, AsyncClient

from app.errors import Rejected
from app.http import problem
from app.storage import engine
from app.tables.ports import Unavailable
from tests.support.clients import Running, refused, running

JSON = {"content-type": "application/json"}


@pytest.fixture
def failing() -> AsyncClient:
    """A server whose routes fail in every way."""
    app = FastAPI()
    problem.install(app)

    @app.get("/refuse/{code}")
    async def refuse(code: str) -> None:
        raise Rejected(code, field="x")

    @app.get("/late")
    async def late() -> None:
        raise Rejected("rate_limited", retry_after=7)

    @app.get("/away")
    async def away() -> None:
        raise Unavailable("disk on fire")

    @app.get("/broken")
    async def broken() -> None:
        raise RuntimeError("the secret is 7O 1C")

    return AsyncClient(transport=ASGITransport(app, raise_app_exceptions=False), base_url="http://testserver")


@pytest.mark.parametrize("code, status", problem.STATUS.items())
async def test_a_code_has_one_status(failing: AsyncClient, code: str, status: int) -> None:
    document = refused(await failing.get(f"/refuse/{code}"), status, code)
    assert document["field"] == "x"


async def test_who_is_too_quick_is_told_when_to_come_back(failing: AsyncClient) -> None:
    answer = await failing.get("/late")
    refused(answer, 429, "rate_limited")
    assert answer.headers["retry-after"] == "7"


async def test_defects_tell_nothing(failing: AsyncClient) -> None:
    for path, status, code in (("/broken", 500, "internal"), ("/away", 503, "unavailable")):
        answer = await failing.get(path)
        refused(answer, status, code)
        assert "secret" not in answer.text
        assert "fire" not in answer.text
        assert "Traceback" not in answer.text


@pytest.mark.parametrize(
    "body", [b"{", b"\xff\xfe", b"[]", b'"x"', b'{"name": NaN}', b"{}{}", b'{"name": "\xed\xa0\x80"}']
)
async def test_what_is_no_json_is_a_bad_request(server: Running, body: bytes) -> None:
    refused(await server.client().post("/api/session", content=body, headers=JSON), 400, "bad_request")


@pytest.mark.parametrize("key", [{}, {"idempotency-key": "k"}])
@pytest.mark.parametrize("chunked", [False, True])
async def test_a_body_has_a_longest_measure(server: Running, key: dict[str, str], chunked: bool) -> None:
    body = b'{"name": "' + b"x" * 100_000 + b'"}'

    async def chunks() -> AsyncIterator[bytes]:
        for at in range(0, len(body), 10_000):
            yield body[at : at + 10_000]

    client = await server.guest()
    answer = await client.post("/api/session", content=chunks() if chunked else body, headers=JSON | key)
    refused(answer, 413, "bad_request")


async def test_unknown_addresses_and_methods_are_problems_too(server: Running) -> None:
    client = server.client()
    refused(await client.get("/api/nothing"), 404, "not_found")
    assert (await client.put("/api/me")).headers["content-type"] == "application/problem+json"


async def test_while_the_database_is_locked_writers_are_told_so_and_readers_go_on(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "BUSY_MS", 50)
    async with running(url) as server:
        client = await server.guest()
        other = sqlite3.connect(tmp_path / "test.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        refused(await client.post("/api/tables", json={"game": "ajiley", "visibility": "public"}), 503, "unavailable")
        assert (await client.get("/api/me")).status_code == 200
        other.execute("COMMIT")
        other.close()
        assert (await client.post("/api/tables", json={"game": "ajiley", "visibility": "public"})).status_code == 201
