"""Lists by pages, of rows of which many are equally old: each is on exactly one page."""

from collections.abc import AsyncGenerator
from typing import Any

import pytest
from httpx2 import AsyncClient

from app.storage.engine import Database
from app.storage.models.chips import Refill
from app.storage.models.matches import MatchPlayer, MatchRow
from tests.admin.conftest import me
from tests.support.clients import Running, refused
from tests.support.database import NOW, add_table, add_user, opened

AGES = (0, 0, 0, 0, 1, 1, 1, 2)
"""Milliseconds by which they are older."""


@pytest.fixture
async def database(url: str) -> AsyncGenerator[Database]:
    async with opened(url) as database:
        yield database


async def paged(client: AsyncClient, path: str, **params: Any) -> list[str]:
    """The ids of all pages, in order; each page holds three at most."""
    seen: list[str] = []
    params |= {"limit": 3}
    for _ in range(20):
        answer = await client.get(path, params=params)
        assert answer.status_code == 200, answer.text
        page = answer.json()
        assert len(page["items"]) <= 3
        seen += [item["id"] for item in page["items"]]
        if page["next"] is None:
            return seen
        params["before"] = page["next"]
    raise AssertionError("the pages have no end")


async def test_equally_old_requests_for_chips_are_each_on_one_page(
    server: Running, desk: AsyncClient, database: Database
) -> None:
    ana = await server.guest("Ana")
    user = (await me(ana))["id"]
    rows = {f"refill{n}": NOW - age for n, age in enumerate(AGES)}
    async with database.write() as session:
        for name, at in rows.items():
            decided = {"status": "denied", "decided_at": at}
            session.add(Refill(id=name, user_id=user, amount=1, created_at=at, **decided))
    wanted = sorted(rows, key=lambda name: (rows[name], name), reverse=True)
    assert await paged(ana, "/api/me/refills") == wanted
    assert await paged(desk, "/api/admin/refills") == wanted
    assert await paged(desk, "/api/admin/refills", status="denied") == wanted
    assert await paged(ana, "/api/me/refills", before=str(NOW)) == wanted[4:]  # a bare time is before all of then


async def test_matches_that_ended_at_once_are_each_on_one_page(
    server: Running, desk: AsyncClient, database: Database
) -> None:
    ana = await server.guest("Ana")
    user = (await me(ana))["id"]
    table = await add_table(database, "t1", user)
    rows = {f"match{n}": NOW - age for n, age in enumerate(AGES)}
    async with database.write() as session:
        for number, (name, at) in enumerate(rows.items()):
            session.add(
                MatchRow(
                    id=name, table_id=table.id, game="ajiley", number=number, practice=True, private=False,
                    started_at=NOW - 9, ended_at=at, last_version=number, outcome="played", result={}, record={},
                )
            )  # fmt: skip
        await session.flush()
        session.add_all(MatchPlayer(match_id=name, seat=0, user_id=user, name="Ana", rank=1) for name in rows)
    wanted = sorted(rows, key=lambda name: (rows[name], name), reverse=True)
    assert await paged(ana, "/api/me/matches") == wanted
    assert await paged(desk, f"/api/admin/users/{user}/matches") == wanted


async def test_people_who_were_last_seen_at_once_are_each_on_one_page(desk: AsyncClient, database: Database) -> None:
    people = [await add_user(database, f"persona{n}") for n in range(8)]
    assert await paged(desk, "/api/admin/users", q="persona") == sorted(people, reverse=True)


async def test_what_names_no_page_is_refused(desk: AsyncClient) -> None:
    for path in ("/api/me/refills", "/api/me/matches", "/api/admin/refills", "/api/admin/users"):
        for before in ("", "-1", "nonsense", "1:", "1:a\0", "1:ñ", "9" * 19, "1:" + "a" * 101, "1 OR 1=1"):
            refused(await desk.get(path, params={"before": before}), 400, "bad_request")
