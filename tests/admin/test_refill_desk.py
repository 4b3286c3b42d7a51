"""Requests for chips are decided once: by whom, with what answer, for how many chips (PROTOCOL §5)."""

import asyncio

from httpx2 import AsyncClient

from tests.admin.conftest import asks, audit, log_in, me
from tests.support.clients import Running, refused


async def test_an_approval_pays_once_and_tells_the_player(server: Running, desk: AsyncClient) -> None:
    ana = await server.guest("Ana")
    refill = await asks(ana, 500)
    answer = await desk.post(f"/api/admin/refills/{refill}/approve", json={"note": "¡suerte!"})
    assert answer.status_code == 200, answer.text
    item = answer.json()
    assert (item["status"], item["granted"], item["answer"], item["decided_by"]["username"], item["balance"]) == (
        "approved", 500, "¡suerte!", "jefa", 10_500,
    )  # fmt: skip
    mine = await me(ana)
    assert (mine["balance"], mine["refill"]["status"], mine["refill"]["answer"]) == (10_500, "approved", "¡suerte!")
    (newest, _welcome) = (await ana.get("/api/me/ledger")).json()["items"]
    assert (newest["amount"], newest["reason"], newest["note"]) == (500, "refill_granted", "¡suerte!")
    assert (await ana.post("/api/refills", json={"amount": 5})).status_code == 201  # he may ask again


async def test_another_amount_may_be_given(server: Running, desk: AsyncClient) -> None:
    ana = await server.guest("Ana")
    refill = await asks(ana, 500)
    answer = await desk.post(f"/api/admin/refills/{refill}/approve", json={"amount": 200})
    assert (answer.json()["amount"], answer.json()["granted"], (await me(ana))["balance"]) == (500, 200, 10_200)
    (act,) = await audit(desk, act="refill_approved")
    assert (act["from"], act["to"]) == (
        {"refill": refill, "asked": 500, "balance": 10_000},
        {"granted": 200, "balance": 10_200},
    )
    assert (act["actor"]["username"], act["subject"], act["subject_name"]) == ("jefa", "user", "Ana")


async def test_a_denial_says_why_and_pays_nothing(server: Running, desk: AsyncClient) -> None:
    ana = await server.guest("Ana")
    refill = await asks(ana)
    refused(await desk.post(f"/api/admin/refills/{refill}/deny", json={"note": " "}), 400, "bad_request")
    refused(await desk.post(f"/api/admin/refills/{refill}/deny", json={}), 400, "bad_request")
    answer = await desk.post(f"/api/admin/refills/{refill}/deny", json={"note": "mañana"})
    assert (answer.json()["status"], answer.json()["answer"], answer.json()["granted"]) == ("denied", "mañana", None)
    mine = await me(ana)
    assert (mine["balance"], mine["refill"]["status"], mine["refill"]["answer"]) == (10_000, "denied", "mañana")
    (act,) = await audit(desk, act="refill_denied")
    assert (act["why"], act["from"]["asked"]) == ("mañana", 500)


async def test_the_same_decision_again_gets_the_same_answer_and_another_one_none(
    server: Running, desk: AsyncClient
) -> None:
    ana = await server.guest("Ana")
    refill = await asks(ana, 500)
    path = f"/api/admin/refills/{refill}"
    first = (await desk.post(f"{path}/approve")).json()
    for again in ({}, {"amount": 500}, {"amount": 500, "note": "otra vez"}):
        assert (await desk.post(f"{path}/approve", json=again)).json() == first
    problem = refused(await desk.post(f"{path}/approve", json={"amount": 501}), 409, "already_decided")
    assert (problem["decision"], problem["granted"]) == ("approved", 500)
    refused(await desk.post(f"{path}/deny", json={"note": "no"}), 409, "already_decided")
    assert (await me(ana))["balance"] == 10_500
    assert len(await audit(desk)) == 1


async def test_two_admins_at_the_same_moment_make_one_transfer(server: Running, desk: AsyncClient) -> None:
    colleague = await log_in(server)
    ana = await server.guest("Ana")
    for round_ in range(4):
        refill = await asks(ana, 100)
        path = f"/api/admin/refills/{refill}"
        answers = await asyncio.gather(
            *(client.post(f"{path}/approve", json={"amount": 100}) for client in (desk, colleague) for _ in range(3))
        )
        assert [answer.status_code for answer in answers] == [200] * 6
        assert (await me(ana))["balance"] == 10_000 + 100 * (round_ + 1)


async def test_of_two_that_decide_differently_one_is_told_so(server: Running, desk: AsyncClient) -> None:
    colleague = await log_in(server)
    ana = await server.guest("Ana")
    refill = await asks(ana, 100)
    path = f"/api/admin/refills/{refill}"
    answers = await asyncio.gather(
        desk.post(f"{path}/approve"),
        colleague.post(f"{path}/deny", json={"note": "no"}),
        desk.post(f"{path}/approve", json={"amount": 50}),
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
    status = (await me(ana))["refill"]
    assert (await me(ana))["balance"] == 10_000 + (status["granted"] or 0)
    assert len(await audit(desk)) == 1


async def test_a_retry_with_its_key_gets_the_first_answer(server: Running, desk: AsyncClient) -> None:
    ana = await server.guest("Ana")
    refill = await asks(ana, 100)
    headers = {"Idempotency-Key": "una-vez"}
    answers = [await desk.post(f"/api/admin/refills/{refill}/approve", headers=headers) for _ in range(2)]
    assert answers[0].json() == answers[1].json()
    assert (await me(ana))["balance"] == 10_100


async def test_what_cannot_be_granted_is_refused(server: Running, desk: AsyncClient) -> None:
    ana = await server.guest("Ana")
    refill = await asks(ana)
    for amount in (0, -1, 10**9 + 1, 2**63, "5", 1.5, True):
        refused(await desk.post(f"/api/admin/refills/{refill}/approve", json={"amount": amount}), 400, "bad_request")
    assert (await me(ana))["refill"]["status"] == "pending"
    refused(await desk.post("/api/admin/refills/nothing/approve"), 404, "not_found")
    refused(await desk.post("/api/admin/refills/nothing/deny", json={"note": "x"}), 404, "not_found")


async def test_the_queue_shows_who_waits_longest_first(server: Running, desk: AsyncClient) -> None:
    people = [await server.guest(name) for name in ("Ana", "Beto", "Carla")]
    ids = [await asks(person, 100) for person in people]
    queue = (await desk.get("/api/admin/refills", params={"status": "pending"})).json()["items"]
    assert [(item["id"], item["user"]["name"], item["note"]) for item in queue] == [
        (ids[0], "Ana", "porfa"), (ids[1], "Beto", "porfa"), (ids[2], "Carla", "porfa"),
    ]  # fmt: skip
    await desk.post(f"/api/admin/refills/{ids[1]}/approve")
    everything = (await desk.get("/api/admin/refills", params={"limit": 2})).json()
    assert [item["id"] for item in everything["items"]] == [ids[2], ids[1]]
    rest = (await desk.get("/api/admin/refills", params={"limit": 2, "before": everything["next"]})).json()
    assert ([item["id"] for item in rest["items"]], rest["next"]) == ([ids[0]], None)
    decided = (await desk.get("/api/admin/refills", params={"status": "approved"})).json()["items"]
    assert [item["decided_by"]["name"] for item in decided] == ["jefa"]
