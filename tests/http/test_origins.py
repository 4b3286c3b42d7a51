"""Foreign pages change nothing here (PROTOCOL §2)."""

import pytest
from starlette.datastructures import Headers

from app.config import Settings
from app.http.origin import Origins
from tests.support.clients import Running, refused, running

FOREIGN = ["https://evil.example", "null", "http://testserver.evil.example", "http://testserver:81", "file://", "x", ""]


async def test_changing_requests_of_foreign_pages_are_refused(server: Running) -> None:
    client = await server.guest()
    for method, path in (("POST", "/api/session"), ("DELETE", "/api/session"), ("PATCH", "/api/me")):
        for origin in FOREIGN:
            refused(await client.request(method, path, headers={"origin": origin}), 403, "bad_origin")
    assert (await client.get("/api/me")).status_code == 200  # still logged in


async def test_reading_is_free(server: Running) -> None:
    answer = await server.client().get("/api/games", headers={"origin": "https://evil.example"})
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize(
    "origin", ["http://testserver", "http://TESTSERVER", "http://testserver:80", "https://testserver"]
)
async def test_our_own_page_is_welcome(server: Running, origin: str) -> None:
    assert (await server.client().post("/api/session", headers={"origin": origin})).status_code == 201


async def test_the_public_address_and_allowed_origins_are_ours(url: str) -> None:
    settings = {
        "public_url": "https://Cartas.example/",
        "allowed_origins": "http://localhost:5173, https://otra.example",
    }
    async with running(url, **settings) as server:
        for origin in (
            "https://cartas.example",
            "https://cartas.example:443",
            "http://localhost:5173",
            "https://otra.example",
        ):
            assert (await server.client().post("/api/session", headers={"origin": origin})).status_code == 201
        for origin in ("http://cartas.example", "http://localhost:5174", "http://localhost"):
            refused(await server.client().post("/api/session", headers={"origin": origin}), 403, "bad_origin")


def test_a_host_with_a_port_is_compared_with_it() -> None:
    ours = Origins(Settings()).ours
    assert ours(Headers({"host": "192.168.1.5:8000", "origin": "http://192.168.1.5:8000"}))
    assert not ours(Headers({"host": "192.168.1.5:8000", "origin": "http://192.168.1.5:9000"}))
    assert not ours(Headers({"host": "192.168.1.5:8000", "origin": "http://192.168.1.5"}))
    assert ours(Headers({"host": "192.168.1.5:8000"}))  # a program, no page


@pytest.mark.parametrize("path", ["/api/games", "/api/me", "/nothing.js"])
async def test_every_answer_bears_the_security_headers(server: Running, path: str) -> None:
    headers = (await server.client().get(path)).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
