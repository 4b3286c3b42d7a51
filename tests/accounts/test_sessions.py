"""Guests and their sessions (PROTOCOL §2)."""

import sqlite3
from hashlib import sha256
from pathlib import Path

import pytest
from httpx2 import Response

from tests.support.clients import Running, refused, running


def cookie(answer: Response) -> str:
    return answer.headers["set-cookie"]


async def test_a_guest_gets_a_name_and_the_welcome_chips(server: Running) -> None:
    client = server.client()
    answer = await client.post("/api/session", json={"name": "Ana"})
    assert answer.status_code == 201
    me = answer.json()
    assert (me["name"], me["kind"], me["balance"], me["in_play"], me["seat"]) == ("Ana", "guest", 10_000, 0, None)
    assert (await client.get("/api/me")).json() == me


async def test_a_guest_need_not_say_a_name(server: Running) -> None:
    for content in (b"{}", None):
        answer = await server.client(**{"content-type": "application/json"}).post("/api/session", content=content)
        assert answer.status_code == 201
        assert answer.json()["name"].startswith("Invitado ")


async def test_a_live_session_stays_who_he_is(server: Running) -> None:
    client = await server.guest("Ana")
    answer = await client.post("/api/session", json={"name": "Otra"})
    assert answer.status_code == 200
    assert answer.json()["name"] == "Ana"


async def test_the_cookie_is_kept_from_scripts_and_other_sites(server: Running) -> None:
    answer = await server.client().post("/api/session")
    attributes = cookie(answer).lower().split("; ")
    assert {"httponly", "samesite=lax", "path=/", f"max-age={180 * 24 * 3600}"} <= set(attributes)
    assert "secure" not in attributes


async def test_the_cookie_is_secure_when_people_come_by_https(url: str) -> None:
    async with running(url, public_url="https://cartas.example") as server:
        answer = await server.client().post("/api/session")
        assert "secure" in cookie(answer).lower().split("; ")


async def test_the_token_is_stored_hashed(server: Running, tmp_path: Path) -> None:
    client = await server.guest()
    token = client.cookies["session"]
    with sqlite3.connect(tmp_path / "test.db") as connection:
        stored = connection.execute("SELECT token_hash FROM sessions").fetchall()
    connection.close()
    assert stored == [(sha256(token.encode()).hexdigest(),)]


async def test_without_a_session_there_is_no_me(server: Running) -> None:
    refused(await server.client().get("/api/me"), 401, "no_session")
    refused(await server.client(cookie="session=made-up").get("/api/me"), 401, "no_session")


async def test_logging_out_ends_the_session_and_may_be_repeated(server: Running) -> None:
    client = await server.guest()
    token = client.cookies["session"]
    assert (await client.delete("/api/session")).status_code == 204
    assert "session" not in client.cookies
    refused(await server.client(cookie=f"session={token}").get("/api/me"), 401, "no_session")
    assert (await client.delete("/api/session")).status_code == 204


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 21,
        "a\nb",
        "a\u200bb",
        "\u202eevil",
        "a\u2066b",
        "\ufeffa",
        "a\u0000",
        "\u3164\u3164",
        "a\u00a0b",
        "\ud800",
    ],
)
async def test_a_name_hides_nothing_and_has_a_measure(server: Running, name: str) -> None:
    client = server.client()
    refused(
        await client.post("/api/session", content=_json(name), headers={"content-type": "application/json"}),
        400,
        "bad_request",
    )
    assert "session" not in client.cookies


@pytest.mark.parametrize("name", [5, True, ["Ana"], {"a": 1}])
async def test_a_name_is_text(server: Running, name: object) -> None:
    refused(await server.client().post("/api/session", json={"name": name}), 400, "bad_request")


@pytest.mark.parametrize(
    "name, kept", [("  Ana ", "Ana"), ("Jose\u0301", "José"), ("x" * 20, "x" * 20), ("Пётр 🃏", "Пётр 🃏")]
)
async def test_names_of_all_scripts_are_kept_in_nfc(server: Running, name: str, kept: str) -> None:
    answer = await server.client().post("/api/session", json={"name": name})
    assert answer.json()["name"] == kept


async def test_renaming_changes_the_name_only(server: Running) -> None:
    client = await server.guest("Ana")
    before = (await client.get("/api/me")).json()
    after = (await client.patch("/api/me", json={"name": "Anita"})).json()
    assert after == before | {"name": "Anita"}
    assert (await client.patch("/api/me", json={})).json() == after
    refused(await client.patch("/api/me", json={"name": "a\u202eb"}), 400, "bad_request")
    refused(await client.patch("/api/me", json={"balance": 5}), 400, "bad_request")
    refused(await server.client().patch("/api/me", json={"name": "Anita"}), 401, "no_session")


async def test_many_guests_of_one_address_start_without_chips(url: str) -> None:
    async with running(url, welcomes_per_hour=2) as server:
        balances = []
        for _ in range(3):
            answer = await server.client("192.0.2.7").post("/api/session")
            balances.append(answer.json()["balance"])
        assert balances == [10_000, 10_000, 0]
        assert (await server.client("192.0.2.8").post("/api/session")).json()["balance"] == 10_000
        at_home = [(await server.client("127.0.0.1").post("/api/session")).json()["balance"] for _ in range(4)]
        assert at_home == [10_000] * 4


async def test_floods_of_guests_are_refused(server: Running) -> None:
    answers = [await server.client("192.0.2.7").post("/api/session") for _ in range(61)]
    assert [a.status_code for a in answers[:60]] == [201] * 60
    refused(answers[60], 429, "rate_limited")
    assert int(answers[60].headers["retry-after"]) > 0


def _json(name: str) -> bytes:
    """As a hostile client may write it: lone surrogates included."""
    escaped = "".join(f"\\u{ord(c):04x}" for c in name)
    return f'{{"name": "{escaped}"}}'.encode()
