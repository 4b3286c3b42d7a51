"""Jodete in the browser: a whole hand against bots on a phone, and the same screen under axe."""

import re
import time

from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, Enter, keep
from tests.e2e.jodete import act
from tests.e2e.player import button, introduce
from tests.e2e.test_screens import fits, is_accessible


def sit_down(page: Page) -> None:
    introduce(page, "Ana")
    page.get_by_text("Jodete", exact=True).first.click()
    button(page, "Jugar ahora contra bots").click()
    expect(page.get_by_role("region", name="Mesa de Jodete")).to_be_visible()


def test_a_newcomer_plays_a_hand_of_jodete_on_a_phone(enter: Enter) -> None:
    page = enter(size=PHONE)
    sit_down(page)
    result = page.get_by_role("region", name="Resultado de la mano").get_by_text("total")
    acts, end = 0, time.monotonic() + 200
    while not result.count() and time.monotonic() < end:
        acts += act(page)
        page.wait_for_timeout(120)
    keep(page, "jodete-phone-result")
    assert acts > 1
    expect(result.first).to_be_visible()
    fits(page)


def test_the_board_of_jodete_is_accessible(enter: Enter) -> None:
    for size, theme in ((PHONE, "light"), (DESKTOP, "dark")):
        page = enter(size=size, color_scheme=theme)
        sit_down(page)
        # On one's own turn the screen stands still.
        own_turn = page.get_by_text(re.compile("juégala|roba una carta|Puedes jugar|Responde con|: toma"))
        expect(own_turn.first).to_be_visible()
        page.wait_for_timeout(500)
        is_accessible(page)
        fits(page)
        assert page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight") <= 0
        keep(page, f"jodete-{size[0]}-{theme}")
