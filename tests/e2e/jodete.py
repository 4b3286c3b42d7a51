"""What a person does at the Jodete board, by what the screen offers him."""

import re

from playwright.sync_api import Error as NotPressed
from playwright.sync_api import Locator, Page, Position

from tests.e2e.player import button

BOARD = "Mesa de Jodete"


def own(page: Page) -> Locator:
    """The cards in his hand."""
    return page.get_by_role("list", name="Tu mano").get_by_role("button")


def on_turn(page: Page) -> bool:
    return page.locator("[data-mine=true]").count() > 0


def act(page: Page, *, says: bool = True) -> bool:
    """Whatever the rules ask of who is on turn: a card that is lit (with the word, if it is the last but one and he `says`
    it), else drawing, taking, passing; between hands going on. Whether he tried anything: what he presses in the very moment
    in which his turn comes is not taken, and he presses again."""
    for name in ("Siguiente mano", "Ver la clasificación", "Repartir"):
        found = button(page, name)
        if found.count() and press(found):
            return True
    if not on_turn(page):
        return False
    lit = page.locator(".raised").get_by_role("button")
    if lit.count() == 0:
        taking = (button(page, re.compile(f"^{name}")).first for name in ("Robar", "Tomar", "Paso"))
        return any(press(found) for found in taking if found.count())
    held = own(page).count()
    if page.locator(".raised.chosen").count() == 0:
        try:
            lit.last.click(position=seen(lit.last), timeout=1_000)
        except NotPressed:
            return False
    return press(button(page, "Me queda una" if says and held == 2 else re.compile("^Jugar$")))


def seen(card: Locator) -> Position:
    """Where a card can be seen, whatever its tilt and whichever cards lie over it; NotPressed if it has just gone."""
    box = card.bounding_box(timeout=1_000)
    if box is None:
        raise NotPressed("the card is on its way")
    return {"x": box["width"] * 0.27, "y": box["height"] * 0.3}


def press(found: Locator) -> bool:
    """Whether it could be pressed before the table went on by itself."""
    try:
        if found.get_attribute("aria-disabled", timeout=1_000) != "false":
            return False
        found.click(timeout=1_000)
    except NotPressed:
        return False
    return True
