"""Tables on the desk: all of them, never a hidden card; closing pays exactly what was foretold, once (PROTOCOL §5)."""

import asyncio
from typing import Any

from httpx2 import AsyncClient
from sqlalchemy import text

from app.tables import commands as c
from app.tables.codec import game_of
from app.tables.table import Playing
from tests.admin.conftest import Json, Match, a_match, audit, log_in, me
from tests.support.clients import Running, refused
from tests.support.database import opened


async def three(server: Running) -> list[AsyncClient]:
    return [await server.guest(name) for name in ("Ana", "Beto", "Carla")]


async def listed(desk: AsyncClient) -> list[Json]:
    items: list[Json] = (await desk.get("/api/admin/tables")).json()["items"]
    return items


async def close(desk: AsyncClient, match: Match, *, preview: bool = False, **body: Any) -> Any:
    path = f"/api/admin/tables/{match.id}/close"
    return await desk.post(path, json=body, params={"preview": 1} if preview else None)


async def bets(match: Match) -> None:
    """Whoever is on turn bets 40."""
    table = match.table
    assert isinstance(table.phase, Playing)
    seat = game_of(table).moment(table.phase.match.state).turn
    assert seat is not None
    await match.do(c.Act({"type": "bet", "amount": 40}), table.seats[seat].user)


async def test_all_living_tables_are_listed_private_ones_too(server: Running, desk: AsyncClient) -> None:
    ana, beto, _ = await three(server)
    public = (await ana.post("/api/tables", json={"game": "ajiley", "visibility": "public", "name": "Pública"})).json()
    match = await a_match(server, ana, beto, name="Secreta")
    secret, open_ = sorted(await listed(desk), key=lambda item: item["name"], reverse=True)
    assert (open_["id"], open_["phase"], open_["escrow"], open_["players"]) == (public["id"], "waiting", 0, [])
    assert (secret["id"], secret["code"], secret["visibility"], secret["phase"]) == (
        match.id, match.code, "private", "playing",
    )  # fmt: skip
    assert (secret["escrow"], secret["taken"], secret["frozen"], secret["closed_at"]) == (2_000, 2, False, None)
    assert sorted(player["name"] for player in secret["players"]) == ["Ana", "Beto"]
    assert secret["made_by"]["name"] == "Ana"


async def test_the_state_of_a_table_shows_no_hidden_card(server: Running, desk: AsyncClient) -> None:
    match = await a_match(server, *await three(server))
    look = (await desk.get(f"/api/admin/tables/{match.id}")).json()
    state = look["state"]
    assert (state["table"]["phase"], state["game"]["phase"]) == ("playing", "betting_1")
    assert state["version"] >= look["version"]
    assert [seat["hand_size"] for seat in state["game"]["seats"]] == [2, 2, 2]
    phase = match.table.phase
    assert isinstance(phase, Playing)
    truth = game_of(match.table).truth(phase.match.state)
    held = [card for seat in truth["seats"] for card in seat["hand"]]
    assert len(held) == 6
    words = str(state)
    assert not [card for card in held if f"'{card}'" in words]
    assert phase.match.deck is not None
    assert phase.match.deck.server_seed.hex() not in words


async def test_looking_at_a_table_that_nobody_has_open_opens_nothing(server: Running, desk: AsyncClient) -> None:
    ana = await server.guest("Ana")
    made = (await ana.post("/api/tables", json={"game": "ajiley", "visibility": "private"})).json()
    look = (await desk.get(f"/api/admin/tables/{made['id']}")).json()
    assert (look["state"]["table"]["phase"], look["state"]["game"]) == ("waiting", None)
    assert server.app.state.house.directory.open_rooms() == ()


async def test_what_a_preview_foretells_is_what_a_close_pays(server: Running, desk: AsyncClient) -> None:
    people = await three(server)
    match = await a_match(server, *people)
    await bets(match)
    await match.do(c.Stand(), (await me(people[1]))["id"])
    foretold = (await close(desk, match, preview=True)).json()
    assert (foretold["preview"], foretold["phase"], foretold["correction"]) == (True, "playing", 0)
    assert foretold["total"] == foretold["escrow"] == sum(refund["amount"] for refund in foretold["refunds"])
    assert isinstance(match.table.phase, Playing), "a preview changes nothing"
    before = {(await me(person))["id"]: (await me(person))["balance"] for person in people}

    done = await close(desk, match, reason="se fue la luz")
    assert done.status_code == 200, done.text
    assert done.json() == foretold | {"preview": False}
    for person in people:
        mine = await me(person)
        back = sum(refund["amount"] for refund in foretold["refunds"] if refund["user_id"] == mine["id"])
        assert mine["balance"] == before[mine["id"]] + back == 10_000
        assert (mine["in_play"], mine["seat"]) == (0, None)
    (act,) = await audit(desk, act="table_closed")
    assert (act["actor"]["username"], act["why"], act["subject_id"]) == ("jefa", "se fue la luz", match.id)
    assert (act["from"]["phase"], act["to"]["phase"], act["to"]["correction"]) == ("playing", "closed", 0)
    assert await listed(desk) == []
    assert (await desk.get("/api/admin/ledger/check")).json()["ok"]


async def test_a_close_is_done_once_however_often_it_is_ordered(server: Running, desk: AsyncClient) -> None:
    colleague = await log_in(server)
    for _ in range(3):
        ana, beto, _ = await three(server)
        match = await a_match(server, ana, beto)
        answers = await asyncio.gather(
            *(close(client, match, reason="doble clic") for client in (desk, colleague) for _ in range(3))
        )
        assert [answer.status_code for answer in answers] == [200] * 6
        assert {answer.text for answer in answers} == {answers[0].text}
        assert [(await me(person))["balance"] for person in (ana, beto)] == [10_000, 10_000]
        assert len(await audit(desk, subject_id=match.id)) == 1
        refused(await close(desk, match, preview=True), 409, "already_decided")
        closed = (await desk.get(f"/api/admin/tables/{match.id}")).json()
        assert (closed["phase"], closed["state"]) == ("closed", None)


async def test_a_table_that_had_ended_by_itself_was_closed_by_nobody(server: Running, desk: AsyncClient) -> None:
    ana, beto, _ = await three(server)
    match = await a_match(server, ana, beto)
    await match.do(c.Close("expired"))
    refused(await close(desk, match, reason="tarde"), 409, "already_decided")


async def test_closing_needs_a_reason_and_a_table(server: Running, desk: AsyncClient) -> None:
    ana, beto, _ = await three(server)
    match = await a_match(server, ana, beto)
    for body in ({}, {"reason": "  "}, {"reason": "x" * 201}, {"reason": 5}):
        refused(await close(desk, match, **body), 400, "bad_request")
    assert isinstance(match.table.phase, Playing)
    refused(await desk.post("/api/admin/tables/nowhere/close", json={"reason": "x"}), 404, "not_found")


async def test_a_waiting_table_closes_without_refunds(server: Running, desk: AsyncClient) -> None:
    ana = await server.guest("Ana")
    made = (await ana.post("/api/tables", json={"game": "ajiley", "visibility": "public"})).json()
    match = Match(server.app.state.house.directory, made)
    done = (await close(desk, match, reason="vacía")).json()
    assert (done["refunds"], done["phase"], done["total"]) == ([], "waiting", 0)
    assert (await ana.get("/api/tables")).json() == []


async def test_a_frozen_table_heads_the_list_and_the_preview_tells_what_the_mint_adds(
    url: str, server: Running, desk: AsyncClient
) -> None:
    ana, beto, carla = await three(server)
    match = await a_match(server, ana, beto)
    await a_match(server, carla, await server.guest("Dani"), name="La sana")
    async with opened(url) as database, database.write() as session:
        await session.execute(
            text("UPDATE accounts SET balance = balance - 30 WHERE table_id = :table"), {"table": match.id}
        )
    check = (await desk.get("/api/admin/ledger/check")).json()
    assert (check["ok"], check["difference"]) == (False, -30)
    assert [(w["table_id"], w["holds"], w["table_says"], w["frozen"]) for w in check["tables"]] == [
        (match.id, 1_970, 2_000, True)
    ]
    assert [(item["id"] == match.id, item["frozen"]) for item in await listed(desk)] == [(True, True), (False, False)]
    foretold = (await close(desk, match, preview=True)).json()
    assert (foretold["total"], foretold["escrow"], foretold["correction"]) == (2_000, 1_970, 30)
    await close(desk, match, reason="no cuadra")
    assert [(await me(person))["balance"] for person in (ana, beto)] == [10_000, 10_000]
    assert [act["act"] for act in await audit(desk, subject_id=match.id)] == ["table_closed", "table_frozen"]
