"""Every kind of screen at every kind of size: axe finds nothing serious, nothing is cut off, both languages are there."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from app.games.catalog import GAMES
from tests.e2e.conftest import DESKTOP, PHONE, Enter, keep
from tests.e2e.player import button, introduce

PAGES = {
    "home": "/",
    "create": "/create",
    **{f"rules-{key}": f"/rules/{key}" for key in GAMES},
    "glossary": "/glossary",
    "fair": "/fair",
    "me": "/me",
}
SERIOUS = ("serious", "critical")


def is_accessible(page: Page) -> None:
    found = Axe().run(page)
    serious = [v for v in found.response["violations"] if v["impact"] in SERIOUS]
    assert serious == [], [(v["id"], [n["html"][:160] for n in v["nodes"][:3]]) for v in serious]


def fits(page: Page) -> None:
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, "the page is wider than the screen"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_accessible_and_fits(enter: Enter, name: str, size: tuple[int, int], theme: str) -> None:
    page = enter(PAGES[name], size=size, color_scheme=theme)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    is_accessible(page)
    fits(page)
    keep(page, f"{name}-{size[0]}-{theme}")


@pytest.mark.parametrize("name", PAGES)
def test_a_page_speaks_english_to_who_reads_english(enter: Enter, name: str) -> None:
    page = enter(PAGES[name], locale="en-US")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    words = page.inner_text("body")
    assert not re.search(r"\b(mesa|fichas|Reglas|jugar)\b", words), words[:400]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    "size", [PHONE, (390, 844), (844, 390), DESKTOP], ids=["360x640", "390x844", "844x390", "1280x800"]
)
def test_the_board_is_accessible_and_nothing_scrolls_while_playing(
    enter: Enter, size: tuple[int, int], theme: str
) -> None:
    page = enter(size=size, color_scheme=theme)
    introduce(page, "Ana María de los Ángeles"[:20])
    button(page, "Jugar ahora contra bots").click()
    expect(page.get_by_text("Pozo", exact=True).first).to_be_visible()
    page.wait_for_timeout(600)
    is_accessible(page)
    fits(page)
    assert page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight") <= 0
    keep(page, f"board-{size[0]}x{size[1]}-{theme}")
