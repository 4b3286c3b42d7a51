"""Making tables and finding them (PROTOCOL §3)."""

import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from app.games.catalog import GAMES
from app.lobby.codes import new_code
from tests.support.clients import Running, refused, running

PUBLIC = {"game": "ajiley", "visibility": "public"}
PRIVATE = {"game": "ajiley", "visibility": "private"}


async def test_every_game_tells_its_seats_and_options(server: Running) -> None:
    games = (await server.client().get("/api/games")).json()
    assert [game["key"] for game in games] == list(GAMES)
    ajiley = games[0]
    assert (ajiley["name"], ajiley["min_seats"], ajiley["max_seats"]) == ("Ajiley", 2, 7)
    defaults = {name: option["default"] for name, option in ajiley["options_schema"]["properties"].items()}
    assert defaults == GAMES["ajiley"].write_options(GAMES["ajiley"].read_options({}))


async def test_a_table_is_made_with_the_games_defaults(server: Running) -> None:
    client = await server.guest("Ana")
    answer = await client.post("/api/tables", json=PUBLIC)
    assert answer.status_code == 201
    made = answer.json()
    assert made["url"] == f"/t/{made['code']}"
    assert (made["game"], made["visibility"], made["name"], made["stake"], made["practice"]) == (
        "ajiley",
        "public",
        "Ana",
        0,
        False,
    )
    assert made["seats"] == GAMES["ajiley"].default_seats
    assert "seats" not in made["options"]
    assert answer.headers["location"] == f"/api/tables/{made['code']}"


async def test_what_was_wanted_is_what_the_table_has(server: Running) -> None:
    client = await server.guest()
    wanted = PUBLIC | {"seats": 2, "name": "Los martes", "options": {"ante": 50}, "practice": True}
    made = (await client.post("/api/tables", json=wanted)).json()
    assert (made["seats"], made["name"], made["options"]["ante"], made["practice"]) == (2, "Los martes", 50, True)
    found = (await server.client().get(f"/api/tables/{made['code']}")).json()
    assert found == {name: value for name, value in made.items() if name != "id"}
    assert (found["taken"], found["phase"], found["watchers"]) == (0, "waiting", 0)


@pytest.mark.parametrize(
    "change, field",
    [
        ({"game": "truco"}, "game"),
        ({"seats": 1}, "seats"),
        ({"seats": 8}, "seats"),
        ({"options": {"ante": 0}}, "options"),
        ({"options": {"ante": True}}, "options"),
        ({"options": {"ante": 10.5}}, "options"),
        ({"options": {"ante": 10**12}}, "options"),
        ({"options": {"seats": 3}}, "options"),
        ({"options": {"unknown": 1}}, "options"),
        ({"stake": 5}, "stake"),
        ({"name": "a\u202eb"}, "name"),
        ({"name": "x" * 41}, "name"),
        ({"seats": True}, None),
        ({"seats": 2.0}, None),
        ({"seats": "4"}, None),
        ({"stake": -5}, None),
        ({"options": []}, None),
        ({"visibility": "secret"}, None),
        ({"practice": 1}, None),
        ({"host": "ana"}, None),
    ],
)  # fmt: skip
async def test_bad_terms_are_refused_with_a_reason_and_make_nothing(
    server: Running, change: dict[str, Any], field: str | None
) -> None:
    client = await server.guest()
    problem = refused(await client.post("/api/tables", json=PUBLIC | change), 400, "bad_request")
    assert problem.get("field") == field
    assert field is None or problem["reason"]
    assert (await client.get("/api/tables")).json() == []


async def test_making_a_table_needs_a_session(server: Running) -> None:
    refused(await server.client().post("/api/tables", json=PUBLIC), 401, "no_session")


async def test_private_tables_are_found_by_their_code_alone(server: Running) -> None:
    client = await server.guest()
    made = (await client.post("/api/tables", json=PRIVATE)).json()
    assert re.fullmatch(r"[\w-]{22,}", made["code"])
    assert (await client.get("/api/tables")).json() == []
    assert (await server.client().get(f"/api/tables/{made['code']}")).status_code == 200
    wrong = await client.get(f"/api/tables/{made['code'][:-1]}{'y' if made['code'].endswith('x') else 'x'}")
    unknown = await client.get("/api/tables/zzzz")
    by_id = await client.get(f"/api/tables/{made['id']}")
    assert refused(wrong, 404, "not_found") == refused(unknown, 404, "not_found") == refused(by_id, 404, "not_found")


def test_codes_do_not_repeat_and_public_ones_can_be_told_aloud() -> None:
    codes = [new_code("public") for _ in range(2000)]
    assert len(set(codes)) == 2000
    assert all(re.fullmatch("[2-9a-hjkmnp-z]{8}", code) for code in codes)
    assert len({new_code("private") for _ in range(2000)}) == 2000


async def test_the_list_is_newest_first_and_can_be_narrowed(server: Running, tmp_path: Path) -> None:
    client = await server.guest()
    codes = [(await client.post("/api/tables", json=PUBLIC | {"seats": 2})).json()["code"] for _ in range(4)]
    assert {t["code"] for t in (await client.get("/api/tables")).json()} == set(codes)
    _update(tmp_path, "UPDATE tables SET phase = 'playing' WHERE code = ?", codes[0])
    _update(tmp_path, "UPDATE tables SET taken = 2 WHERE code = ?", codes[1])
    _update(tmp_path, "UPDATE tables SET closed_at = 1 WHERE code = ?", codes[2])
    alive = [t["code"] for t in (await client.get("/api/tables")).json()]
    assert set(alive) == {codes[0], codes[1], codes[3]}
    assert [t["code"] for t in (await client.get("/api/tables?open=true")).json()] == [codes[3]]
    assert len((await client.get("/api/tables?game=ajiley")).json()) == 3
    assert (await client.get("/api/tables?game=truco")).json() == []
    refused(await client.get("/api/tables?open=perhaps"), 400, "bad_request")


async def test_a_closed_table_is_gone(server: Running, tmp_path: Path) -> None:
    client = await server.guest()
    code = (await client.post("/api/tables", json=PUBLIC)).json()["code"]
    _update(tmp_path, "UPDATE tables SET closed_at = 1 WHERE code = ?", code)
    refused(await client.get(f"/api/tables/{code}"), 404, "not_found")


async def test_a_person_has_so_many_living_tables(url: str, tmp_path: Path) -> None:
    async with running(url, tables_per_user=2) as server:
        client = await server.guest()
        codes = [(await client.post("/api/tables", json=PRIVATE)).json()["code"] for _ in range(2)]
        refused(await client.post("/api/tables", json=PRIVATE), 429, "rate_limited")
        assert (await (await server.guest()).post("/api/tables", json=PRIVATE)).status_code == 201
        _update(tmp_path, "UPDATE tables SET closed_at = 1 WHERE code = ?", codes[0])
        assert (await client.post("/api/tables", json=PRIVATE)).status_code == 201


async def test_me_tells_where_i_sit(server: Running, tmp_path: Path) -> None:
    client = await server.guest("Ana")
    me = (await client.get("/api/me")).json()
    made = (await client.post("/api/tables", json=PUBLIC)).json()
    _update(tmp_path, "INSERT INTO seated VALUES (?, ?, 1)", me["id"], made["id"])
    seat = (await client.get("/api/me")).json()["seat"]
    assert seat == {"code": made["code"], "url": made["url"], "game": "ajiley", "name": "Ana", "phase": "waiting"}


def _update(folder: Path, statement: str, *values: object) -> None:
    connection = sqlite3.connect(folder / "test.db")
    with connection:
        connection.execute(statement, values)
    connection.close()
