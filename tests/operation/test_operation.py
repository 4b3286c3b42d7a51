"""What an operator is told of a server, and who is told (PROTOCOL §6)."""

import asyncio
import re
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from app import main
from app.operation import routes
from app.tables.ports import Unavailable
from tests.support.clients import Running, refused, running
from tests.support.database import opened, sqlite_url
from tests.support.player import Person
from tests.support.server import Server


@pytest.fixture
async def server(tmp_path: Path) -> AsyncGenerator[Running]:
    async with running(sqlite_url(tmp_path), metrics_token="a secret word") as server:
        yield server


async def test_a_server_that_lives_says_so_to_anybody(server: Running) -> None:
    answer = await server.client("203.0.113.9").get("/healthz")
    assert (answer.status_code, answer.text) == (200, "ok\n")
    assert (await server.client("203.0.113.9").head("/healthz")).status_code == 200


async def test_a_server_is_ready_when_its_database_answers(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = await server.client("203.0.113.9").get("/readyz")
    assert (answer.status_code, answer.json()) == (200, {"database": True})

    def away(*_: Any) -> Any:
        raise Unavailable

    monkeypatch.setattr("app.storage.engine.Database.read", away)
    answer = await server.client("203.0.113.9").get("/readyz")
    assert (answer.status_code, answer.json()) == (503, {"database": False})
    metrics = await server.client().get("/metrics")
    assert "sobremesa_database_up 0" in metrics.text


async def test_a_database_that_does_not_answer_in_time_is_not_ready(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes, "PATIENCE_S", 0.0)
    assert (await server.client().get("/readyz")).status_code == 503


async def test_with_a_redis_that_is_away_a_server_is_not_ready(tmp_path: Path) -> None:
    async with running(sqlite_url(tmp_path), redis_url="redis://127.0.0.1:1/0") as server:
        answer = await server.client().get("/readyz")
        assert (answer.status_code, answer.json()) == (503, {"database": True, "redis": False})
        guest = await server.guest()  # and people are served all the same
        assert (await guest.get("/api/me")).status_code == 200


async def test_figures_are_for_this_machine_and_for_who_has_the_token(server: Running) -> None:
    assert (await server.client("127.0.0.1").get("/metrics")).status_code == 200
    for header in ("", "Bearer ", "Bearer another", "a secret word"):
        stranger = server.client("203.0.113.9", **({"authorization": header} if header else {}))
        refused(await stranger.get("/metrics"), 403, "forbidden")
    known = server.client("203.0.113.9", authorization="Bearer a secret word")
    assert (await known.get("/metrics")).status_code == 200


async def test_without_a_token_nobody_from_elsewhere_is_told(tmp_path: Path) -> None:
    async with running(sqlite_url(tmp_path)) as server:
        for header in ("Bearer ", "Bearer None"):
            refused(await server.client("203.0.113.9", authorization=header).get("/metrics"), 403, "forbidden")


def value(metrics: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", metrics, re.MULTILINE)
    assert found, f"{name} is not told"
    return float(found[1])


async def test_books_that_are_off_show_in_the_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(main, "LOOK", 0.05)
    url = sqlite_url(tmp_path)
    async with running(url) as server:
        await server.guest()
    async with opened(url) as database, database.write() as session:
        await session.execute(text("UPDATE accounts SET balance = balance - 7 WHERE kind = 'wallet'"))
    async with running(url) as server:
        async with asyncio.timeout(30):
            while value(metrics := (await server.client().get("/metrics")).text, "sobremesa_ledger_drift_chips") == 0:
                await asyncio.sleep(0.05)
        assert value(metrics, "sobremesa_ledger_drift_chips") == 7
        assert value(metrics, "sobremesa_ledger_wrong_accounts") == 1


async def test_figures_and_log_tell_what_happened_and_give_nobody_away(tmp_path: Path) -> None:
    house = Server(tmp_path, LOG_LEVEL="debug")
    await asyncio.to_thread(house.start)
    ana, beto = await Person(house.base, "Ana").arrive(), await Person(house.base, "Beto").arrive()
    table = await ana.make_table(seats=2)
    places = [await ana.sit_at(table["code"]), await beto.sit_at(table["code"])]
    assert (await places[1].ask("start"))["code"] == "not_host"
    assert (await places[0].ask("start"))["type"] == "ok"
    for place in places:
        await place.until_state(lambda state: bool(state["game"]) and state["game"]["turn"] is not None)
    mover = next(place for place in places if place.my_turn)
    assert (await mover.act({"type": "check"}))["type"] == "ok"
    metrics = (await ana.http.get("/metrics")).text
    assert value(metrics, 'sobremesa_commands_total{command="sit",result="ok"}') == 2
    assert value(metrics, 'sobremesa_commands_total{command="act",result="ok"}') == 1
    assert value(metrics, 'sobremesa_commands_total{command="start",result="not_host"}') == 1
    assert value(metrics, "sobremesa_command_seconds_count") == 5
    assert value(metrics, 'sobremesa_sockets{kind="table"}') == 2
    assert value(metrics, 'sobremesa_tables{phase="playing"}') == 1
    assert value(metrics, "sobremesa_journal_batch_entries_count") >= 1
    assert value(metrics, "sobremesa_database_up") == 1
    assert value(metrics, "sobremesa_ledger_drift_chips") == 0
    hands = [card for place in places for card in place.state["game"]["seats"][place.state["you"]["seat"]]["hand"]]
    secrets = [table["code"], table["id"], ana.token, beto.token, ana.id, beto.id]
    await asyncio.gather(ana.leave(), beto.leave())
    await asyncio.to_thread(house.stop)
    log = house.log.read_text()
    assert [secret for secret in secrets if secret in metrics] == []
    assert [secret for secret in (table["code"], ana.token, beto.token) if secret in log] == []
    assert len(hands) == 4
    assert [card for card in hands if re.search(rf"\b{card}\b", log + metrics)] == []
