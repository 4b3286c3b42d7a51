"""A POST with an Idempotency-Key happens once (PROTOCOL §2)."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from httpx2 import AsyncClient, Response

from app.storage.answers import ABANDONED_MS, KEPT_MS, Answers
from app.tables.ids import UserId
from tests.support.clients import Running, refused
from tests.support.database import NOW, add_user, opened

TABLE = {"game": "ajiley", "visibility": "private"}


async def make(client: AsyncClient, key: str, body: Any = TABLE) -> Response:
    return await client.post("/api/tables", json=body, headers={"idempotency-key": key})


def tables(folder: Path) -> int:
    connection = sqlite3.connect(folder / "test.db")
    (count,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    connection.close()
    return int(count)


async def test_a_repeat_gets_the_first_answer_and_does_nothing(server: Running, tmp_path: Path) -> None:
    client = await server.guest()
    first, again = await make(client, "k"), await make(client, "k")
    assert (again.status_code, again.json(), again.headers["content-type"]) == (201, first.json(), "application/json")
    assert tables(tmp_path) == 1


async def test_repeats_at_the_same_moment_happen_once(server: Running, tmp_path: Path) -> None:
    client = await server.guest()
    answers = await asyncio.gather(*(make(client, "k") for _ in range(6)))
    assert {a.status_code for a in answers} == {201}
    assert len({a.text for a in answers}) == 1
    assert tables(tmp_path) == 1


async def test_another_body_with_the_same_key_is_refused(server: Running, tmp_path: Path) -> None:
    client = await server.guest()
    await make(client, "k")
    refused(await make(client, "k", TABLE | {"seats": 3}), 409, "key_reused")
    refused(await client.post("/api/register", json=TABLE, headers={"idempotency-key": "k"}), 409, "key_reused")
    assert tables(tmp_path) == 1


async def test_keys_belong_to_their_users(server: Running, tmp_path: Path) -> None:
    for client in (await server.guest(), await server.guest()):
        assert (await make(client, "k")).status_code == 201
    assert tables(tmp_path) == 2


async def test_a_refusal_is_a_first_answer_too(server: Running) -> None:
    client = await server.guest()
    first = await make(client, "k", TABLE | {"seats": 99})
    again = await make(client, "k", TABLE | {"seats": 99})
    assert refused(first, 400, "bad_request") == refused(again, 400, "bad_request")


async def test_without_a_session_a_key_is_not_read(server: Running) -> None:
    ids = set()
    for _ in range(2):
        answer = await server.client().post("/api/session", headers={"idempotency-key": "k"})
        assert answer.status_code == 201
        ids.add(answer.json()["id"])
    assert len(ids) == 2


async def test_no_token_is_ever_stored(server: Running, tmp_path: Path) -> None:
    client = await server.guest()
    body = {"username": "ana", "password": "correcta!"}
    answer = await client.post("/api/register", json=body, headers={"idempotency-key": "k"})
    assert answer.status_code == 200
    connection = sqlite3.connect(tmp_path / "test.db")
    dump = "\n".join(connection.iterdump())
    connection.close()
    assert client.cookies["session"] not in dump
    assert "correcta!" not in dump
    again = await client.post("/api/register", json=body, headers={"idempotency-key": "k"})
    assert (again.status_code, again.json()) == (200, answer.json())


@pytest.mark.parametrize("key", ["", "x" * 201])
async def test_a_key_has_a_measure(server: Running, key: str) -> None:
    refused(await make(await server.guest(), key), 400, "bad_request")


async def test_a_key_whose_request_died_is_free_again_after_a_while(url: str) -> None:
    ana = UserId("ana")
    async with opened(url) as database:
        await add_user(database, "ana")
        answers = Answers(database)
        assert await answers.claim(ana, "k", "r", NOW) is None
        pending = await answers.claim(ana, "k", "r", NOW + ABANDONED_MS)
        assert pending is not None
        assert pending.status is None
        assert await answers.claim(ana, "k", "r", NOW + ABANDONED_MS + 1) is None


async def test_answers_are_forgotten_after_a_day(url: str) -> None:
    ana = UserId("ana")
    async with opened(url) as database:
        await add_user(database, "ana")
        answers = Answers(database)
        await answers.claim(ana, "k", "r", NOW)
        await answers.keep(ana, "k", 201, "application/json", "{}")
        await answers.forget(NOW + KEPT_MS)
        assert await answers.find(ana, "k") is not None
        await answers.forget(NOW + KEPT_MS + 1)
        assert await answers.find(ana, "k") is None
