"""What a person does at the Jodete board, by what the screen offers him; and tables of Jodete with terms of the test's own."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import Error as NotPressed
from playwright.sync_api import Locator, Page, Position, expect

from tests.e2e.conftest import DESKTOP, PHONE, Enter
from tests.e2e.player import button, introduce

MAKE = """async (terms) => {
  const post = (path, body) => fetch(path, {
    method: 'POST', body: JSON.stringify(body),
    headers: {'content-type': 'application/json', 'idempotency-key': crypto.randomUUID()},
  });
  await post('/api/session', {name: terms.maker});
  const made = await post('/api/tables', {game: 'jodete', visibility: 'private', ...terms.table});
  return (await made.json()).url;
}"""


def host(enter: Enter, name: str = "Ana", size: tuple[int, int] = PHONE, **table: object) -> Page:
    """Somebody who has made a table and sits at it."""
    page = enter(size=size)
    url = page.evaluate(MAKE, {"maker": name, "table": table})
    page.goto(urlsplit(page.url)._replace(path=url).geturl())
    button(page, re.compile("^Sentarme")).first.click()
    return page


def guest(enter: Enter, of: Page, name: str = "Beto", size: tuple[int, int] = DESKTOP) -> Page:
    """Somebody who came by the link."""
    page = enter(urlsplit(of.url).path, size=size)
    expect(page.get_by_text(re.compile("Sentarse no cuesta|Cada persona pone")).first).to_be_visible()
    introduce(page, name)
    page.keyboard.press("Enter")
    expect(of.get_by_text(name).first).to_be_visible()
    return page


def begin(page: Page, *others: Page) -> None:
    button(page, "Empezar la partida").click()
    for each in (page, *others):
        expect(each.get_by_role("region", name="Mesa de Jodete")).to_be_visible()
        expect(own(each).first).to_be_visible()


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
