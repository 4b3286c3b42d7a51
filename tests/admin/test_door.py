"""To everybody but admins the desk does not exist, whatever they send there (PROTOCOL §5)."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from httpx2 import AsyncClient

from tests.admin.conftest import asks
from tests.support.clients import Running, refused

ODD = [
    ("GET", "/api/admin"),
    ("GET", "/api/admin/"),
    ("GET", "/api/admin/users?q=ana"),
    ("POST", "/api/admin/tables/x/close?preview=1"),
    ("GET", "/api/%61dmin/audit"),
    ("PUT", "/api/admin/audit"),
    ("POST", "/api/admin/audit"),
    ("HEAD", "/api/admin/audit"),
    ("GET", "/api/admin/no/such/thing"),
]
"""Ways to knock that are no routes of ours."""


def routes_of(server: Running) -> list[Any]:
    """All routes of the app, those of its routers too."""

    def walk(routes: Sequence[Any]) -> Iterator[Any]:
        for route in routes:
            inner = getattr(route, "original_router", None)
            yield from [route] if inner is None else walk(inner.routes)

    return list(walk(server.app.routes))


def doors(server: Running) -> list[tuple[str, str]]:
    """Method and address of every route of the desk."""
    paths = [(route, re.sub(r"{.*?}", "x", route.path)) for route in routes_of(server)]
    return [(method, path) for route, path in paths if path.startswith("/api/admin") for method in route.methods]


async def everybody_else(server: Running) -> list[AsyncClient]:
    member = await server.guest("Beto")
    await member.post("/api/register", json={"username": "beto", "password": "cuatro sillas rojas"})
    return [server.client(), await server.guest("Ana"), member, server.client(cookie="session=made-up")]


@pytest.mark.parametrize("any_url", ["sqlite"], indirect=True)
async def test_everything_is_not_found_and_all_answers_are_alike(server: Running) -> None:
    bodies: list[dict[str, object]] = [
        {},
        {"json": {"amount": 5, "reason": "x", "note": "x"}},
        {"content": b"{not json", "headers": {"content-type": "application/json"}},
        {"content": b"x" * 100, "headers": {"content-type": "text/plain"}},
    ]
    texts = set()
    for client in await everybody_else(server):
        for method, path in doors(server) + ODD:
            for body in bodies if method == "POST" else bodies[:1]:
                answer = await client.request(method, path, **body)  # type: ignore[arg-type]
                assert answer.status_code == 404, (method, path, body, answer.text)
                assert "allow" not in answer.headers
                if method != "HEAD":
                    refused(answer, 404, "not_found")
                    texts.add(answer.text)
    unknown = await server.client().get("/api/no/such/thing")
    assert texts == {unknown.text}


async def test_the_desk_has_no_way_in_beside_its_door(server: Running) -> None:
    """What is not under /api/admin, sockets included, neither belongs to the desk's code nor is called like it."""
    routes = routes_of(server)
    assert len(doors(server)) >= 18, "all the desk's routes are found"
    others = [route for route in routes if not route.path.startswith("/api/admin/")]
    assert {"/ws/tables/{code}", "/ws/lobby", "/api/me"} <= {route.path for route in others}, "and all others"
    for route in others:
        assert not route.endpoint.__module__.startswith("app.admin"), route.path
        assert "admin" not in route.path or route.path in {"/admin", "/admin/{path:path}"}, route.path


async def test_the_published_api_does_not_mention_it(server: Running) -> None:
    published = (await server.client().get("/openapi.json")).text
    assert "/api/me/ledger" in published
    assert "admin/" not in published
    for word in ("adjust", "audit", "unban", "Denial"):
        assert word not in published


async def test_for_an_admin_an_unknown_address_is_unknown_too(desk: AsyncClient) -> None:
    refused(await desk.get("/api/admin/no/such/thing"), 404, "not_found")
    refused(await desk.get("/api/admin/users/nobody"), 404, "not_found")
    refused(await desk.get("/api/admin/users/nobody/ledger"), 404, "not_found")
    refused(await desk.get("/api/admin/tables/nowhere"), 404, "not_found")
    assert (await desk.get("/api/admin/users/nobody/matches")).json()["items"] == []


async def test_a_foreign_page_cannot_use_the_admins_cookie(server: Running, desk: AsyncClient) -> None:
    refill = await asks(await server.guest("Ana"))
    answer = await desk.post(f"/api/admin/refills/{refill}/approve", headers={"origin": "https://evil.example"})
    refused(answer, 403, "bad_origin")
    (item,) = (await desk.get("/api/admin/refills", params={"status": "pending"})).json()["items"]
    assert item["id"] == refill


async def test_an_admins_session_that_ended_opens_nothing(desk: AsyncClient) -> None:
    assert (await desk.get("/api/admin/refills")).status_code == 200
    await desk.delete("/api/session")
    refused(await desk.get("/api/admin/refills"), 404, "not_found")
