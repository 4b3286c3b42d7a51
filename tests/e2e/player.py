"""What a person does at the Ajiley board, by what the screen offers him: names and roles only, as a screen reader would."""

import re
import time
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Error, Locator, Page, expect


def introduce(page: Page, name: str) -> None:
    """Fills in the name wherever the page asks for it, and goes on."""
    page.get_by_role("textbox", name=re.compile("te llamas|nombre", re.IGNORECASE)).first.fill(name)


def button(page: Page, name: str | re.Pattern[str]) -> Locator:
    return page.get_by_role("button", name=name)


def play_on(page: Page) -> bool:
    """One quiet act, if one is offered: passes, calls, stands pat, goes on to the next hand. Whether there was one."""
    for name in ("Siguiente mano", "Ver la clasificación", "Repartir", "Pasar", "Igualar", "Servido"):
        for act in button(page, re.compile(rf"^{name}")).all():
            with suppress(Error):  # the table went on by itself, and what was offered a moment ago is gone
                if act.is_visible() and act.get_attribute("aria-disabled", timeout=1_000) != "true":
                    act.click(timeout=1_000)
                    return True
    return False


def insist(press: Locator, done: Callable[[], bool], *, force: bool = False) -> None:
    """Presses until it has come to what was wanted: a press right after its button has changed its meaning is not taken.
    `force`: what may not be done now, too, which then says why."""
    end, again = time.monotonic() + 20, 0.0
    while not done():
        now = time.monotonic()
        assert now < end, f"pressed and pressed: {press}"
        if now >= again:
            with suppress(Error):
                press.click(timeout=1_000, force=force)
            again = time.monotonic() + 0.4
        press.page.wait_for_timeout(50)


def finished(page: Page) -> bool:
    return (
        page.get_by_role("heading", name=re.compile("Fin de la partida|Ganaste la partida|Gana |compartido")).count()
        > 0
    )


def play_to_the_end(*pages: Page, seconds: float = 200) -> None:
    """Everybody plays on until the match is over on every screen."""
    end = time.monotonic() + seconds
    while not all(map(finished, pages)):
        if time.monotonic() > end:
            raise AssertionError(f"the match did not end: {[page.inner_text('body')[:600] for page in pages]}")
        acted = [play_on(page) for page in pages]
        pages[0].wait_for_timeout(60 if any(acted) else 150)


def shows(page: Page, text: str | re.Pattern[str]) -> None:
    expect(page.get_by_text(text).first).to_be_visible()
