"""Asking for chips: one request at a time, bounded, told to its owner only (PROTOCOL §2)."""

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from tests.support.clients import Running, refused, running
from tests.support.database import sqlite_url


@pytest.fixture
async def server(tmp_path: Path) -> AsyncGenerator[Running]:
    async with running(sqlite_url(tmp_path), refill_max=5_000) as server:
        yield server


async def test_a_request_waits_and_its_owner_sees_it_everywhere(server: Running) -> None:
    ana = await server.guest("Ana")
    assert (await ana.get("/api/me")).json()["refill"] is None
    answer = await ana.post("/api/refills", json={"amount": 500, "note": "  para la revancha "})
    assert answer.status_code == 201
    asked = answer.json()
    assert (asked["status"], asked["amount"], asked["note"], asked["granted"]) == (
        "pending", 500, "para la revancha", None,
    )  # fmt: skip
    assert (await ana.get("/api/me")).json()["refill"] == asked
    assert (await ana.get("/api/me/refills")).json() == {"items": [asked], "next": None, "most": 5_000}
    assert (await ana.get("/api/me")).json()["balance"] == 10_000  # asking gives nothing


async def test_one_request_at_a_time(server: Running) -> None:
    ana = await server.guest("Ana")
    answers = await asyncio.gather(*(ana.post("/api/refills", json={"amount": 100 + n}) for n in range(5)))
    assert sorted(a.status_code for a in answers) == [201, 409, 409, 409, 409]
    refused(next(a for a in answers if a.status_code == 409), 409, "refill_pending")
    beto = await server.guest("Beto")
    assert (await beto.post("/api/refills", json={"amount": 100})).status_code == 201


async def test_a_repeat_with_its_key_gets_the_first_answer(server: Running) -> None:
    ana = await server.guest("Ana")
    first = await ana.post("/api/refills", json={"amount": 100}, headers={"Idempotency-Key": "k"})
    again = await ana.post("/api/refills", json={"amount": 100}, headers={"Idempotency-Key": "k"})
    assert (again.status_code, again.json()) == (201, first.json())


@pytest.mark.parametrize(
    "body",
    [
        {"amount": 0},
        {"amount": -5},
        {"amount": 5_001},
        {"amount": 2**63},
        {"amount": "100"},
        {"amount": 10.5},
        {"amount": True},
        {},
        {"amount": 100, "note": "x" * 201},
        {"amount": 100, "note": "fichas\u202e"},
        {"amount": 100, "balance": 10**6},
        {"amount": 100, "status": "approved"},
    ],
)
async def test_what_cannot_be_asked_for_is_refused(server: Running, body: object) -> None:
    ana = await server.guest("Ana")
    refused(await ana.post("/api/refills", json=body), 400, "bad_request")
    assert (await ana.get("/api/me/refills")).json()["items"] == []


async def test_a_blank_note_is_none(server: Running) -> None:
    ana = await server.guest("Ana")
    assert (await ana.post("/api/refills", json={"amount": 100, "note": " "})).json()["note"] is None


async def test_without_a_session_there_is_nobody_to_give_to(server: Running) -> None:
    refused(await server.client().post("/api/refills", json={"amount": 100}), 401, "no_session")
    refused(await server.client().get("/api/me/refills"), 401, "no_session")


async def test_many_requests_are_too_many(server: Running) -> None:
    ana = await server.guest("Ana")
    answers = [await ana.post("/api/refills", json={"amount": 100}) for _ in range(21)]
    assert [a.status_code for a in answers] == [201] + [409] * 19 + [429]
