"""Registering and logging in (PROTOCOL §2)."""

import pytest

from tests.support.clients import Running, refused, running

ANA = {"username": "Ana.B", "password": "correcta!"}


async def test_a_guest_registers_and_keeps_everything_but_his_token(server: Running) -> None:
    client = await server.guest("Ana")
    before, old = (await client.get("/api/me")).json(), client.cookies["session"]
    answer = await client.post("/api/register", json=ANA)
    assert answer.status_code == 200
    assert answer.json() == before | {"kind": "member", "username": "Ana.B"}
    assert client.cookies["session"] != old
    assert (await client.get("/api/me")).json()["kind"] == "member"
    refused(await server.client(cookie=f"session={old}").get("/api/me"), 401, "no_session")


async def test_a_username_is_taken_whatever_its_case(server: Running) -> None:
    assert (await (await server.guest()).post("/api/register", json=ANA)).status_code == 200
    other = await server.guest()
    refused(await other.post("/api/register", json=ANA | {"username": "ANA.b"}), 409, "name_taken")
    assert (await other.get("/api/me")).json()["kind"] == "guest"


async def test_registering_needs_a_guest(server: Running) -> None:
    refused(await server.client().post("/api/register", json=ANA), 401, "no_session")
    client = await server.guest()
    await client.post("/api/register", json=ANA)
    refused(await client.post("/api/register", json=ANA | {"username": "otra"}), 403, "forbidden")


@pytest.mark.parametrize(
    "body",
    [
        {"username": "ab", "password": "larga-larga"},
        {"username": "x" * 21, "password": "larga-larga"},
        {"username": "a b c", "password": "larga-larga"},
        {"username": "a\u200bbc", "password": "larga-larga"},
        {"username": "abc", "password": "corta"},
        {"username": "abc", "password": "x" * 257},
        {"username": "abc"},
        {"username": 12345, "password": "larga-larga"},
        {"username": "abc", "password": "larga-larga", "kind": "admin"},
        [],
        None,
    ],
)
async def test_bad_registrations_are_refused_without_telling_the_password(server: Running, body: object) -> None:
    client = await server.guest()
    answer = await client.post("/api/register", json=body)
    refused(answer, 400, "bad_request")
    assert "larga" not in answer.text


async def test_a_member_logs_in_anywhere_and_the_guest_there_stays_as_he_was(server: Running) -> None:
    home = await server.guest("Ana")
    member = (await home.post("/api/register", json=ANA)).json()
    phone = await server.guest("De paso")
    guest_token = phone.cookies["session"]
    answer = await phone.post("/api/login", json=ANA | {"username": "ana.B"})
    assert answer.status_code == 200
    assert answer.json() == member  # no chips were merged
    assert phone.cookies["session"] != guest_token
    refused(await server.client(cookie=f"session={guest_token}").get("/api/me"), 401, "no_session")
    assert (await home.get("/api/me")).json() == member


async def test_wrong_password_and_unknown_name_are_answered_alike(server: Running) -> None:
    await (await server.guest()).post("/api/register", json=ANA)
    wrong = await server.client().post("/api/login", json=ANA | {"password": "incorrecta"})
    unknown = await server.client().post("/api/login", json=ANA | {"username": "nadie"})
    assert refused(wrong, 401, "bad_credentials") == refused(unknown, 401, "bad_credentials")


async def test_guessing_at_one_name_is_slowed_down(server: Running) -> None:
    answers = [
        await server.client("192.0.2.1").post("/api/login", json={"username": "ana", "password": f"{n}"})
        for n in range(11)
    ]
    assert [a.status_code for a in answers] == [401] * 10 + [429]


async def test_the_admin_of_the_settings_is_made_once(url: str) -> None:
    admin = {"admin_name": "jefa", "admin_password": "muy-secreta"}
    for _ in range(2):
        async with running(url, **admin) as server:
            answer = await server.client().post("/api/login", json={"username": "Jefa", "password": "muy-secreta"})
            assert answer.json()["kind"] == "admin"


async def test_who_took_the_admins_name_before_is_not_raised(url: str) -> None:
    async with running(url) as server:
        await (await server.guest()).post("/api/register", json={"username": "jefa", "password": "de-otra-gente"})
    async with running(url, admin_name="jefa", admin_password="muy-secreta") as server:
        refused(
            await server.client().post("/api/login", json={"username": "jefa", "password": "muy-secreta"}),
            401,
            "bad_credentials",
        )
        answer = await server.client().post("/api/login", json={"username": "jefa", "password": "de-otra-gente"})
        assert answer.json()["kind"] == "member"
