"""The page at every address of ours, and what a chat shows of a table's link (PROTOCOL §3)."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
from fastapi import FastAPI, Request
from httpx2 import ASGITransport, AsyncClient

from app.http import page, problem
from app.http.page import Language, Page, Preview, language_of
from app.lobby.preview import words
from app.lobby.schemas import TableListing
from tests.support.clients import refused

INDEX = (
    '<!doctype html><html lang="es"><head><title>Sobremesa</title>\n    <!--og-->\n</head>'
    '<body><script type="module" src="/assets/index-abc.js"></script></body></html>'
)


async def preview(code: str, language: Language) -> Preview | None:
    return Preview(f'Mesa <b>"{language}"</b>', "a & b") if code == "known" else None


async def admits(request: Request) -> bool:
    return request.cookies.get("session") == "the admin's"


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    dist = tmp_path / "dist"
    (dist / "assets").mkdir(parents=True)
    (dist / "index.html").write_text(INDEX)
    (dist / "assets" / "index-abc.js").write_text("1")
    (dist / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return dist


@pytest.fixture
async def client(dist: Path) -> AsyncGenerator[AsyncClient]:
    app = FastAPI()
    problem.install(app)
    app.include_router(page.router(Page(dist, None, preview, admits)))
    async with AsyncClient(transport=ASGITransport(app), base_url="http://testserver") as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/ajiley", "/crear/nueva", "/index.html"])
async def test_addresses_of_the_page_give_the_page_always_fresh(client: AsyncClient, path: str) -> None:
    answer = await client.get(path)
    assert (answer.status_code, answer.text, answer.headers["cache-control"]) == (200, INDEX, "no-cache")
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("path", ["/admin", "/admin/", "/admin/users/x", "/admin/books.csv"])
async def test_the_operators_pages_are_not_found_by_others(client: AsyncClient, path: str) -> None:
    for cookie, status in (("", 404), ("session=somebody's", 404), ("session=the admin's", 200)):
        answer = await client.get(path, headers={"cookie": cookie})
        assert (answer.status_code, answer.text) == (status, INDEX)
        assert (answer.headers["cache-control"], answer.headers["vary"]) == ("no-cache", "Cookie")


async def test_assets_are_kept_for_ever_and_other_files_asked_for_again(client: AsyncClient) -> None:
    assert "immutable" in (await client.get("/assets/index-abc.js")).headers["cache-control"]
    icon = await client.get("/icon.svg")
    assert (icon.text, icon.headers["cache-control"]) == ("<svg/>", "no-cache")
    assert (await client.head("/")).status_code == 200


@pytest.mark.parametrize(
    "accepted, coding, text",
    [
        ("gzip, deflate, br", "br", "packed"),
        ("gzip", "gzip", "packed"),
        ("br;q=0, gzip;q=0.5", "gzip", "packed"),
        ("zstd", None, "const plain = 1"),
        ("", None, "const plain = 1"),
    ],
)
async def test_a_file_packed_by_the_build_goes_out_packed_to_who_takes_it(
    client: AsyncClient, dist: Path, accepted: str, coding: str | None, text: str
) -> None:
    (dist / "assets" / "big-abc.js").write_text("const plain = 1")
    (dist / "assets" / "big-abc.js.br").write_bytes(b"packed")
    (dist / "assets" / "big-abc.js.gz").write_bytes(b"packed")
    async with client.stream("GET", "/assets/big-abc.js", headers={"accept-encoding": accepted}) as answer:
        body = b"".join([chunk async for chunk in answer.aiter_raw()])
    assert (answer.headers.get("content-encoding"), body.decode()) == (coding, text)
    assert answer.headers["content-type"].startswith("text/javascript")
    assert (answer.headers["vary"], "immutable" in answer.headers["cache-control"]) == ("Accept-Encoding", True)


async def test_a_file_without_a_packed_one_goes_out_plain(client: AsyncClient) -> None:
    answer = await client.get("/assets/index-abc.js", headers={"accept-encoding": "br, gzip"})
    assert ("content-encoding" in answer.headers, answer.text) == (False, "1")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone.js",
        "/gone.png",
        "/api/nothing",
        "/ws/nothing",
        "/healthz",
        "/readyz",
        "/metrics",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
    ],
)
async def test_what_is_not_there_is_not_found(client: AsyncClient, path: str) -> None:
    answer = await client.get(path)
    refused(answer, 404, "not_found")
    assert "secret" not in answer.text.replace("secret.txt", "")


async def test_a_link_to_a_table_shows_title_and_tags_escaped(client: AsyncClient) -> None:
    answer = await client.get("/t/known")
    assert answer.status_code == 200
    assert "<title>Mesa &lt;b&gt;&quot;es&quot;&lt;/b&gt;</title>" in answer.text
    assert '<meta property="og:description" content="a &amp; b" />' in answer.text
    assert "og:url" not in answer.text, "where we are is known from PUBLIC_URL only, not from whoever asks"
    assert "<b>" not in answer.text
    assert '<script type="module" src="/assets/index-abc.js">' in answer.text
    assert "accept-language" in answer.headers["vary"].lower()


async def test_the_preview_speaks_the_readers_language(client: AsyncClient) -> None:
    answer = await client.get("/t/known", headers={"accept-language": "en-GB,en;q=0.9,es;q=0.8"})
    assert '<html lang="en">' in answer.text
    assert "&quot;en&quot;" in answer.text


async def test_an_unknown_code_gets_the_page_which_says_so(client: AsyncClient) -> None:
    answer = await client.get("/t/unknown")
    assert (answer.status_code, answer.text) == (404, INDEX)


async def test_the_public_address_is_named_when_there_is_one(dist: Path) -> None:
    app = FastAPI()
    app.include_router(page.router(Page(dist, "https://cartas.example", preview, admits)))
    async with AsyncClient(transport=ASGITransport(app), base_url="http://10.0.0.1:8000") as client:
        assert 'content="https://cartas.example/t/known"' in (await client.get("/t/known")).text


@pytest.mark.parametrize(
    "accept, language",
    [
        ("", "es"),
        ("es", "es"),
        ("en", "en"),
        ("en-US,en;q=0.5", "en"),
        ("es-VE,en;q=0.9", "es"),
        ("en;q=0.3,es;q=0.7", "es"),
        ("de,en;q=0.8", "en"),
        ("de", "es"),
        ("en;q=x", "es"),
        ("ES;Q=0.5, EN ; Q=1", "en"),
        ("*", "es"),
    ],
)
def test_the_language_is_the_one_preferred_and_spanish_else(accept: str, language: str) -> None:
    assert language_of(accept) == language


def test_previews_say_game_stakes_and_open_seats() -> None:
    table = {
        "code": "c", "url": "/t/c", "game": "ajiley", "visibility": "public", "name": "Ana", "seats": 4, "taken": 1,
        "phase": "waiting", "options": {"starting_chips": 500, "ante": 10}, "stake": 0, "practice": False, "watchers": 0,
    }  # fmt: skip
    assert (
        words(TableListing.model_validate(table), "es").description
        == "Ajiley: 3 de 4 asientos libres, entrada 500, ante 10."
    )
    assert (
        words(TableListing.model_validate(table), "en").description == "Ajiley: 3 of 4 seats open, buy-in 500, ante 10."
    )
    assert "partida en curso" in words(TableListing.model_validate(table | {"phase": "playing"}), "es").description
    assert "mesa completa" in words(TableListing.model_validate(table | {"taken": 4}), "es").description
    assert "práctica" in words(TableListing.model_validate(table | {"practice": True}), "es").description
    assert words(TableListing.model_validate(table), "es").title == "Ajiley · Ana · Sobremesa"
