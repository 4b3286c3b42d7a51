"""Who may see which finished match (PROTOCOL §3)."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from httpx2 import AsyncClient

from app.games import ajiley
from app.games.contract import Game, Seat
from app.games.jsonable import write
from app.storage.engine import Database
from app.storage.models.matches import MatchPlayer, MatchRow
from tests.support.clients import Running, refused, running
from tests.support.database import NOW, add_table
from tests.support.playouts import at_random, playout

GAME: Game = ajiley
ROOT = Path(__file__).resolve().parents[2]


def record() -> tuple[dict[str, Any], dict[str, Any]]:
    """A short match's whole record, and its end as a watcher saw it."""
    rng = Random(7)
    options = GAME.read_options({"max_hands": 2})
    steps = list(playout(GAME, GAME.start(options, 2, Seat(0)), at_random(GAME, rng), rng))
    moves = [{"seat": s.seat, "action": GAME.write_action(s.action)} for s in steps]
    whole = {"game": "ajiley", "options": GAME.write_options(options), "seats": 2, "dealer": 0, "moves": moves}
    return whole, write(GAME.view(steps[-1].after, None))


async def user_id(client: AsyncClient) -> str:
    return str((await client.get("/api/me")).json()["id"])


async def file_match(url: str, match_id: str, players: list[str | None], *, private: bool, ended_at: int = NOW) -> None:
    """A finished match of these users, None for a bot; the first won."""
    whole, result = record()
    database = Database(url)
    host = next(player for player in players if player is not None)
    await add_table(database, f"table-{match_id}", host, "private" if private else "public")
    async with database.write() as session:
        session.add(
            MatchRow(
                id=match_id, table_id=f"table-{match_id}", game="ajiley", number=1, practice=None in players,
                private=private, started_at=NOW - 1000, ended_at=ended_at, last_version=9, outcome="played",
                result=result, record=whole,
            )
        )  # fmt: skip
        await session.flush()
        session.add_all(
            MatchPlayer(match_id=match_id, seat=seat, user_id=user, name=f"P{seat}", rank=seat + 1)
            for seat, user in enumerate(players)
        )
    await database.close()


async def test_a_public_match_is_everybodys_to_see(server: Running, url: str) -> None:
    ana = await server.guest("Ana")
    await file_match(url, "m1", [await user_id(ana), None], private=False)
    stranger = (await server.client().get("/api/matches/m1")).json()
    assert stranger["ranking"] == [[0], [1]]
    assert stranger["outcome"] == "played"
    assert stranger["players"][1] == {"seat": 1, "name": "P1", "user_id": None, "bot": True, "place": 2}
    assert (stranger["seat"], stranger["place"]) == (None, None)
    assert stranger["result"]["phase"] == "match_over"
    assert "hand" not in json.dumps(stranger["result"]["seats"]).replace("hand_size", "").replace('"hand": null', "")
    mine = (await ana.get("/api/matches/m1")).json()
    assert (mine["seat"], mine["place"]) == (0, 1)


@pytest.mark.parametrize("path", ["/api/matches/m1", "/api/matches/m1/record"])
async def test_a_private_match_is_its_players_and_admins_alone(url: str, path: str) -> None:
    async with running(url, admin_name="jefa", admin_password="muy-secreta") as server:
        ana, beto, other = [await server.guest() for _ in range(3)]
        await file_match(url, "m1", [await user_id(ana), await user_id(beto)], private=True)
        admin = server.client()
        await admin.post("/api/login", json={"username": "jefa", "password": "muy-secreta"})
        for client in (ana, beto, admin):
            assert (await client.get(path)).status_code == 200
        for client in (other, server.client()):
            refused(await client.get(path), 404, "not_found")
        unknown = await other.get(path.replace("m1", "m2"))
        assert refused(unknown, 404, "not_found") == refused(await other.get(path), 404, "not_found")


async def test_records_are_cut_for_each_reader_and_cannot_be_played_again(
    server: Running, url: str, tmp_path: Path
) -> None:
    ana = await server.guest()
    await file_match(url, "m1", [await user_id(ana), None], private=False)
    mine = (await ana.get("/api/matches/m1/record")).json()
    stranger = (await server.client().get("/api/matches/m1/record")).json()
    assert mine["cut"] is stranger["cut"] is True
    assert [set(m["action"]["hands"]) >= {"0"} for m in mine["moves"] if m["action"]["type"] == "deal"] == [True, True]
    assert "seed" not in json.dumps([mine, stranger])
    file = tmp_path / "record.json"
    file.write_text(json.dumps(mine))
    done = subprocess.run([sys.executable, "-m", "app.replay", file], cwd=ROOT, capture_output=True, check=False)
    assert (done.returncode, done.stdout) == (2, b"")


async def test_my_matches_come_latest_first_in_pages(server: Running, url: str) -> None:
    ana, beto = await server.guest(), await server.guest()
    for n in range(3):
        await file_match(url, f"m{n}", [await user_id(ana), None], private=n == 1, ended_at=NOW + n)
    first = (await ana.get("/api/me/matches?limit=2")).json()
    assert [m["id"] for m in first["items"]] == ["m2", "m1"]
    assert (first["items"][0]["seat"], first["items"][0]["place"]) == (0, 1)
    second = (await ana.get(f"/api/me/matches?limit=2&before={first['next']}")).json()
    assert ([m["id"] for m in second["items"]], second["next"]) == (["m0"], None)
    assert (await beto.get("/api/me/matches")).json() == {"items": [], "next": None}
    refused(await server.client().get("/api/me/matches"), 401, "no_session")
    refused(await ana.get("/api/me/matches?limit=0"), 400, "bad_request")
