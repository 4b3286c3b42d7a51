"""People on the desk: found, corrected, kept out, logged out; each act once and written down (PROTOCOL §5)."""

import asyncio

from httpx2 import AsyncClient
from sqlalchemy import func, select

from app.storage.engine import Database
from app.storage.models.people import FOREVER, User
from app.storage.models.tables import Seated
from app.tables.table import Playing
from tests.admin.conftest import a_match, asks, audit, log_in, me
from tests.support.clients import Running, refused, running
from tests.support.database import in_escrow, opened

ANA = {"username": "ana.maria", "password": "cuatro sillas rojas"}


async def found(desk: AsyncClient, q: str) -> list[str]:
    return [item["name"] for item in (await desk.get("/api/admin/users", params={"q": q})).json()["items"]]


# finding


async def test_people_are_found_by_any_part_of_what_they_are_called(server: Running, desk: AsyncClient) -> None:
    ana = await server.guest("Ana María")
    await ana.post("/api/register", json=ANA)
    await server.guest("Ñoño 100%")
    await server.guest("Beto")
    assert await found(desk, "mar") == ["Ana María"]
    assert await found(desk, "ANA.MA") == ["Ana María"]
    assert await found(desk, "ñoño") == ["Ñoño 100%"]
    assert await found(desk, "0%") == ["Ñoño 100%"]
    assert await found(desk, "_") == []
    assert await found(desk, "\0") == []
    assert await found(desk, (await me(ana))["id"]) == ["Ana María"]
    assert set(await found(desk, "")) == {"Ana María", "Ñoño 100%", "Beto", "jefa"}


async def test_pages_of_people_follow_one_another(server: Running, desk: AsyncClient) -> None:
    for n in range(5):
        await server.guest(f"Persona {n}")
    seen: list[str] = []
    params: dict[str, int | str] = {"limit": 2}
    while True:
        page = (await desk.get("/api/admin/users", params=params)).json()
        seen += [item["name"] for item in page["items"]]
        if page["next"] is None:
            break
        params["before"] = page["next"]
    assert sorted(seen) == ["Persona 0", "Persona 1", "Persona 2", "Persona 3", "Persona 4", "jefa"]
    refused(await desk.get("/api/admin/users", params={"before": "nonsense"}), 400, "bad_request")


async def test_a_profile_shows_what_there_is_to_know_and_no_secret(server: Running, desk: AsyncClient) -> None:
    ana, beto = await server.guest("Ana"), await server.guest("Beto")
    await ana.post("/api/register", json=ANA)
    refill = await asks(ana, 300)
    match = await a_match(server, ana, beto, name="La de los jueves")
    mine = await me(ana)
    profile = (await desk.get(f"/api/admin/users/{mine['id']}")).json()
    assert (profile["username"], profile["kind"], profile["balance"], profile["in_play"], profile["banned"]) == (
        "ana.maria", "member", 9_000, 1_000, False,
    )  # fmt: skip
    assert [(seat["table_id"], seat["name"], seat["phase"]) for seat in profile["seats"]] == [
        (match.id, "La de los jueves", "playing")
    ]
    assert [item["id"] for item in profile["refills"]] == [refill]
    assert len(profile["sessions"]) == 1
    text = str(profile)
    assert match.code not in text
    for secret in ("token", "hash", "argon2", ana.cookies["session"]):
        assert secret not in text
    ledger = (await desk.get(f"/api/admin/users/{mine['id']}/ledger")).json()["items"]
    assert [(item["amount"], item["reason"]) for item in ledger] == [(-1_000, "buy_in"), (10_000, "welcome")]


# adjusting


async def test_a_balance_is_corrected_both_ways_with_its_reason(server: Running, desk: AsyncClient) -> None:
    ana = await server.guest("Ana")
    user = (await me(ana))["id"]
    up = await desk.post(
        f"/api/admin/users/{user}/adjust",
        json={"amount": 250, "reason": "premio  del torneo"},
        headers={"Idempotency-Key": "a"},
    )
    assert (up.status_code, up.json()["balance"], up.json()["amount"]) == (200, 10_250, 250)
    down = await desk.post(
        f"/api/admin/users/{user}/adjust", json={"amount": -10_250, "reason": "error"}, headers={"Idempotency-Key": "b"}
    )
    assert (down.status_code, down.json()["balance"]) == (200, 0)
    items = (await ana.get("/api/me/ledger")).json()["items"]
    assert [(i["amount"], i["reason"], i["note"]) for i in items[:2]] == [
        (-10_250, "adjust", "error"),
        (250, "adjust", "premio del torneo"),
    ]
    acts = await audit(desk, act="balance_adjusted")
    assert [(act["from"], act["to"], act["why"]) for act in acts] == [
        ({"balance": 10_250}, {"balance": 0}, "error"),
        ({"balance": 10_000}, {"balance": 10_250}, "premio del torneo"),
    ]


async def test_an_adjustment_needs_a_key_and_happens_once_for_each(server: Running, desk: AsyncClient) -> None:
    user = (await me(await server.guest("Ana")))["id"]
    path, body = f"/api/admin/users/{user}/adjust", {"amount": 100, "reason": "premio"}
    assert refused(await desk.post(path, json=body), 400, "bad_request")["field"] == "Idempotency-Key"
    headers = {"Idempotency-Key": "una-vez"}
    answers = await asyncio.gather(*(desk.post(path, json=body, headers=headers) for _ in range(6)))
    assert {answer.text for answer in answers} == {answers[0].text}
    assert answers[0].status_code == 200
    assert (await desk.get(f"/api/admin/users/{user}")).json()["balance"] == 10_100
    refused(await desk.post(path, json=body | {"amount": 200}, headers=headers), 409, "key_reused")
    assert len(await audit(desk, act="balance_adjusted")) == 1


async def test_the_key_holds_even_when_the_first_answer_was_forgotten(server: Running, desk: AsyncClient) -> None:
    """The remembered answers are dropped after a day, or when the server dies in mid-request; the transfer's key is not."""
    ana, beto = [(await me(await server.guest(name)))["id"] for name in ("Ana", "Beto")]
    headers = {"Idempotency-Key": "una-vez"}
    first = await desk.post(f"/api/admin/users/{ana}/adjust", json={"amount": 100, "reason": "premio"}, headers=headers)
    jefa = (await me(desk))["id"]
    await server.app.state.memory.answers.release(jefa, "una-vez")
    again = await desk.post(f"/api/admin/users/{ana}/adjust", json={"amount": 100, "reason": "premio"}, headers=headers)
    assert again.json() == first.json()
    for user, amount in ((ana, 200), (ana, -100), (beto, 100)):
        await server.app.state.memory.answers.release(jefa, "una-vez")
        answer = await desk.post(
            f"/api/admin/users/{user}/adjust", json={"amount": amount, "reason": "x"}, headers=headers
        )
        refused(answer, 409, "key_reused")
    assert (await desk.get(f"/api/admin/users/{ana}")).json()["balance"] == 10_100


async def test_nobody_is_adjusted_below_nothing(server: Running, desk: AsyncClient) -> None:
    user = (await me(await server.guest("Ana")))["id"]
    answer = await desk.post(
        f"/api/admin/users/{user}/adjust",
        json={"amount": -10_001, "reason": "error"},
        headers={"Idempotency-Key": "k"},
    )
    assert refused(answer, 409, "insufficient_balance")["balance"] == 10_000
    assert await audit(desk) == []


BAD = [
    {"amount": 0, "reason": "x"},
    {"amount": 10**9 + 1, "reason": "x"},
    {"amount": -(2**63), "reason": "x"},
    {"amount": 2**63 - 1, "reason": "x"},
    {"amount": "5", "reason": "x"},
    {"amount": 5},
    {"amount": 5, "reason": "  "},
    {"amount": 5, "reason": "x" * 201},
    {"amount": 5, "reason": "a\u202eb"},
    {"amount": 5, "reason": "x", "balance": 5},
]


async def test_a_bad_adjustment_moves_nothing(server: Running, desk: AsyncClient) -> None:
    user = (await me(await server.guest("Ana")))["id"]
    for n, body in enumerate(BAD):
        headers = {"Idempotency-Key": f"k{n}"}
        refused(await desk.post(f"/api/admin/users/{user}/adjust", json=body, headers=headers), 400, "bad_request")
    assert (await desk.get(f"/api/admin/users/{user}")).json()["balance"] == 10_000
    assert await audit(desk) == []


async def test_adjusting_nobody_is_not_found(desk: AsyncClient) -> None:
    answer = await desk.post(
        "/api/admin/users/nobody/adjust", json={"amount": 5, "reason": "x"}, headers={"Idempotency-Key": "k"}
    )
    refused(answer, 404, "not_found")


# keeping out


async def test_a_ban_ends_his_sessions_and_leaves_his_seats(server: Running, desk: AsyncClient) -> None:
    ana, beto, carla = [await server.guest(name) for name in ("Ana", "Beto", "Carla")]
    await ana.post("/api/register", json=ANA)
    playing = await a_match(server, beto, ana, carla)
    user = (await me(ana))["id"]
    answer = await desk.post(f"/api/admin/users/{user}/ban", json={"reason": "hizo trampas"})
    assert (answer.status_code, answer.json()["banned"], answer.json()["banned_until"]) == (200, True, None)
    refused(await ana.get("/api/me"), 401, "no_session")
    assert refused(await server.client().post("/api/login", json=ANA), 403, "forbidden")["until"] is None
    assert isinstance(playing.table.phase, Playing)
    assert playing.table.phase.match.left == (1,)
    profile = (await desk.get(f"/api/admin/users/{user}")).json()
    assert (profile["seats"], profile["sessions"], profile["balance"]) == ([], [], 9_990)  # his ante stays in the pot
    (act,) = await audit(desk, act="user_banned")
    assert (act["why"], act["from"], act["to"]) == (
        "hizo trampas", {"banned_until": None}, {"banned_until": FOREVER, "sessions_ended": 1},
    )  # fmt: skip
    assert (await desk.get("/api/admin/ledger/check")).json()["ok"]


async def test_a_ban_may_have_an_end_and_be_lifted(server: Running, desk: AsyncClient) -> None:
    ana = await server.guest("Ana")
    await ana.post("/api/register", json=ANA)
    user = (await me(ana))["id"]
    until = 4_000_000_000_000
    assert (await desk.post(f"/api/admin/users/{user}/ban", json={"reason": "calma", "until": until})).json()[
        "banned_until"
    ] == until
    assert refused(await server.client().post("/api/login", json=ANA), 403, "forbidden")["until"] == until
    for _ in range(2):
        answer = await desk.post(f"/api/admin/users/{user}/unban", json={"reason": "pidió perdón"})
        assert (answer.status_code, answer.json()["banned"]) == (200, False)
    assert (await log_in(server, ANA)).cookies["session"]
    assert [act["act"] for act in await audit(desk)] == ["user_unbanned", "user_banned"]


async def test_a_ban_needs_a_reason_a_future_and_somebody_else(server: Running, desk: AsyncClient) -> None:
    user = (await me(await server.guest("Ana")))["id"]
    for body in ({}, {"reason": " "}, {"reason": "x", "until": 5}, {"reason": "x", "until": "mañana"}):
        refused(await desk.post(f"/api/admin/users/{user}/ban", json=body), 400, "bad_request")
    own = (await me(desk))["id"]
    assert (
        refused(await desk.post(f"/api/admin/users/{own}/ban", json={"reason": "x"}), 400, "bad_request")["reason"]
        == "self"
    )
    refused(await desk.post("/api/admin/users/nobody/ban", json={"reason": "x"}), 404, "not_found")
    assert await audit(desk) == []


async def test_seats_of_somebody_banned_are_left_even_if_the_server_died_in_between(url: str) -> None:
    """The ban stands in the database, and he still holds a seat: the next start leaves it."""
    async with running(url) as server:
        ana, beto = await server.guest("Ana"), await server.guest("Beto")
        match = await a_match(server, beto, ana)
        user = (await me(ana))["id"]
    async with opened(url) as database, database.write() as session:
        (await session.get_one(User, user)).banned_until = FOREVER
    async with running(url), opened(url) as database:
        async with asyncio.timeout(20):
            while await seats(database, user):
                await asyncio.sleep(0.05)
        assert await in_escrow(database, match.id) == 0  # Beto alone is left: the match is over, all chips went home


async def seats(database: Database, user: str) -> int:
    async with database.read() as session:
        return await session.scalar(select(func.count()).where(Seated.user_id == user)) or 0


async def test_logging_out_everywhere_ends_every_session(server: Running, desk: AsyncClient) -> None:
    ana = await server.guest("Ana")
    await ana.post("/api/register", json=ANA)
    phone = await log_in(server, ANA)
    user = (await me(ana))["id"]
    answer = await desk.delete(f"/api/admin/users/{user}/sessions", params={"reason": "perdió el teléfono"})
    assert answer.status_code == 204
    for client in (ana, phone):
        refused(await client.get("/api/me"), 401, "no_session")
    (act,) = await audit(desk)
    assert (act["act"], act["why"], act["to"]) == ("sessions_ended", "perdió el teléfono", {"sessions_ended": 2})
    assert (await log_in(server, ANA)).cookies["session"]
    refused(await desk.delete("/api/admin/users/nobody/sessions"), 404, "not_found")
