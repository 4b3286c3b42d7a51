"""Rami in the browser: a whole match against bots on a phone, a reload in mid-turn, and the same screen under axe."""

import json
import re
import time
from collections.abc import Callable
from contextlib import suppress
from urllib.parse import urlsplit

from playwright.sync_api import Error, Page, expect

from tests.e2e.conftest import DESKTOP, PATIENCE_MS, PHONE, Enter, keep
from tests.e2e.player import button, finished, introduce
from tests.e2e.rami import act, cards, choose, draws, may
from tests.e2e.test_screens import fits, is_accessible

YOURS = re.compile("descártala|descarta |Descarta|Combinación \\d:|Llevas|Listo|falta|combinación tiene|elegid")


def sit_down(page: Page) -> None:
    introduce(page, "Ana")
    page.get_by_text("Rami", exact=True).first.click()
    button(page, "Jugar ahora contra bots").click()
    expect(page.get_by_role("region", name="Mesa de Rami")).to_be_visible()


def names(page: Page) -> list[str]:
    """What the cards of the hand are called, without the word on the one that was just drawn."""
    return [(card.get_attribute("aria-label") or "").split(",")[0] for card in cards(page).all()]


def step(page: Page) -> bool:
    """One act of a player who follows the hint in the first hand and only throws in the later ones, so that the match comes
    to its end; whether it was a draw."""
    if any(presses(page, word) for word in ("Siguiente mano", "Ver la clasificación")):
        return False
    if may(page, "Robar"):
        draws(page)
        if page.get_by_text("Mano 1", exact=True).count() and not page.get_by_text("Primera vuelta").count():
            button(page, "Pista: qué puedo bajar").click()
            page.wait_for_timeout(300)
        return True
    if (end := button(page, "Al final")).count():
        end.click(timeout=1_000)
    elif not presses(page, "Bajar") and page.get_by_text(YOURS).count():
        put_or_throw(page)
    return False


def presses(page: Page, word: str) -> bool:
    """Whether the act was there to be pressed."""
    if not may(page, word):
        return False
    act(page, word).click(timeout=1_000)
    return True


def put_or_throw(page: Page) -> None:
    """The last card: to the table if it fits there, else away. A bench that holds all of them is taken apart."""
    if cards(page).count():
        choose(cards(page).last)
    else:
        button(page, re.compile("^Combinación 1")).press("Enter", timeout=1000)  # they stay chosen
        for card in cards(page).all()[1:]:
            choose(card)
    target = button(page, re.compile("^Poner aquí"))
    if target.count():
        target.first.press("Enter", timeout=1000)
    else:
        presses(page, "Descartar")


def play_to_the_end(*pages: Page) -> list[int]:
    """The number of own turns of each in the whole match."""
    turns, end = [0] * len(pages), time.monotonic() + 250
    while not all(map(finished, pages)):
        for n, page in enumerate(pages):
            assert time.monotonic() < end, page.inner_text("body")[:600]
            with suppress(Error):  # the others play on meanwhile, and what was there a moment ago is gone
                turns[n] += step(page)
        pages[0].wait_for_timeout(80)
    return turns


def test_a_whole_match_of_rami_against_a_bot_on_a_phone_and_another_one(enter: Enter) -> None:
    page = enter("/create", size=PHONE)
    introduce(page, "Ana")
    page.get_by_label("Juego", exact=True).select_option("rami")
    page.get_by_label("Asientos", exact=True).select_option("2")
    button(page, re.compile("^Crear")).click()
    button(page, "Sumar un bot").click()
    button(page, "Empezar la partida").click()
    expect(page.get_by_role("region", name="Mesa de Rami")).to_be_visible()
    turns = play_to_the_end(page)
    keep(page, "rami-phone-end")
    assert turns[0] > 3
    fits(page)
    button(page, "Revancha").click()
    expect(page.get_by_role("region", name="Mesa de Rami")).to_be_visible()


def test_two_people_and_a_bot_play_a_whole_match_of_rami(enter: Enter) -> None:
    ana = enter("/create", size=PHONE)
    introduce(ana, "Ana")
    ana.get_by_label("Juego", exact=True).select_option("rami")
    ana.get_by_label("Asientos", exact=True).select_option("3")
    button(ana, re.compile("^Crear")).click()
    button(ana, "Sumar un bot").first.click()
    beto = enter(urlsplit(ana.url).path, size=DESKTOP)
    introduce(beto, "Beto")
    beto.keyboard.press("Enter")
    expect(ana.get_by_text("Beto").first).to_be_visible()
    button(ana, "Empezar la partida").click()
    for page in (ana, beto):
        expect(page.get_by_role("region", name="Mesa de Rami")).to_be_visible()
    assert min(play_to_the_end(ana, beto)) > 3
    for name, page in (("phone", ana), ("desktop", beto)):
        keep(page, f"rami-two-end-{name}")
        fits(page)
        expect(page.get_by_role("list", name="Clasificación").get_by_role("listitem")).to_have_count(3)


def arrangements(page: Page) -> list[list[str]]:
    """The orders of the hand that the page has told the server, as they go."""
    told: list[list[str]] = []

    def hear(text: str | bytes) -> None:
        command = json.loads(text)
        if command["type"] == "arrange":
            told.append(command["cards"])

    page.on("websocket", lambda socket: socket.on("framesent", hear))
    return told


def until(page: Page, done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_MS / 1000
    while not done():
        assert time.monotonic() < end
        page.wait_for_timeout(50)


def test_a_reload_in_mid_turn_keeps_the_order_and_the_workbench(enter: Enter) -> None:
    page = enter(size=PHONE)
    arranged = arrangements(page)
    sit_down(page)
    draws(page)
    expect(cards(page)).to_have_count(15)
    button(page, "Ordenar por número").click()
    cards(page).nth(2).press("Alt+ArrowLeft")
    ordered = page.locator("[data-key]").evaluate_all("all => all.map((card) => card.dataset.key.split('·')[0])")
    for at in (3, 4, 5):
        choose(cards(page).nth(at))
    button(page, "Apartar 3 cartas como combinación").click()
    expect(cards(page)).to_have_count(12)
    before, staged = names(page), page.get_by_role("button", name=re.compile("^Combinación 1"))
    expect(staged).to_have_attribute("aria-label", re.compile("puntos|no es combinación"))  # what it is has been asked
    told = staged.get_attribute("aria-label")
    until(page, lambda: arranged[-1:] == [ordered])  # told to the server once it has come to rest
    page.reload()
    expect(cards(page)).to_have_count(12)
    expect(staged).to_have_attribute("aria-label", told or "")
    assert names(page) == before
    keep(page, "rami-phone-reloaded")


def test_the_board_of_rami_is_accessible(enter: Enter) -> None:
    for size, theme in ((PHONE, "light"), (DESKTOP, "dark")):
        page = enter(size=size, color_scheme=theme)
        sit_down(page)
        # On one's own turn the screen stands still.
        expect(act(page, "Robar")).to_have_attribute("aria-disabled", "false")
        is_accessible(page)
        draws(page)
        expect(cards(page)).to_have_count(15)
        for at in (0, 1, 2):
            choose(cards(page).nth(at))
        button(page, "Apartar 3 cartas como combinación").click()
        choose(cards(page).first)
        page.wait_for_timeout(500)
        is_accessible(page)
        fits(page)
        assert page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight") <= 0
        keep(page, f"rami-{size[0]}-{theme}")
