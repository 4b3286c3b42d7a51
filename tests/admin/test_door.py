"""To everybody but admins the desk does not exist, whatever they send there (PROTOCOL §5)."""

import pytest
from httpx2 import AsyncClient

from tests.admin.conftest import asks
from tests.support.clients import Running, refused

DOORS = [
    ("GET", "/api/admin"),
    ("GET", "/api/admin/"),
    ("GET", "/api/admin/refills"),
    ("POST", "/api/admin/refills/x/approve"),
    ("POST", "/api/admin/refills/x/deny"),
    ("GET", "/api/admin/users?q=ana"),
    ("GET", "/api/admin/users/x"),
    ("GET", "/api/admin/users/x/ledger"),
    ("GET", "/api/admin/users/x/matches"),
    ("POST", "/api/admin/users/x/adjust"),
    ("POST", "/api/admin/users/x/ban"),
    ("POST", "/api/admin/users/x/unban"),
    ("DELETE", "/api/admin/users/x/sessions"),
    ("GET", "/api/admin/tables"),
    ("GET", "/api/admin/tables/x"),
    ("POST", "/api/admin/tables/x/close"),
    ("POST", "/api/admin/tables/x/close?preview=1"),
    ("GET", "/api/admin/ledger/check"),
    ("GET", "/api/admin/audit"),
    ("GET", "/api/admin/ledger.csv"),
    ("GET", "/api/admin/audit.csv"),
    ("GET", "/api/%61dmin/audit"),
    ("PUT", "/api/admin/audit"),
    ("POST", "/api/admin/audit"),
    ("HEAD", "/api/admin/audit"),
    ("GET", "/api/admin/no/such/thing"),
]


async def everybody_else(server: Running) -> list[AsyncClient]:
    member = await server.guest("Beto")
    await member.post("/api/register", json={"username": "beto", "password": "cuatro sillas rojas"})
    return [server.client(), await server.guest("Ana"), member, server.client(cookie="session=made-up")]


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_everything_is_not_found_and_all_answers_are_alike(server: Running) -> None:
    bodies: list[dict[str, object]] = [
        {},
        {"json": {"amount": 5, "reason": "x", "note": "x"}},
        {"content": b"{not json", "headers": {"content-type": "application/json"}},
        {"content": b"x" * 100, "headers": {"content-type": "text/plain"}},
    ]
    texts = set()
    for client in await everybody_else(server):
        for method, path in DOORS:
            for body in bodies if method == "POST" else bodies[:1]:
                answer = await client.request(method, path, **body)  # type: ignore[arg-type]
                assert answer.status_code == 404, (method, path, body, answer.text)
                assert "allow" not in answer.headers
                if method != "HEAD":
                    refused(answer, 404, "not_found")
                    texts.add(answer.text)
    unknown = await server.client().get("/api/no/such/thing")
    assert texts == {unknown.text}


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
