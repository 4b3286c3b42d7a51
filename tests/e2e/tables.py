"""Tables with terms of the test's own: somebody makes one and sits, others come by the link, and the match begins."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, Enter
from tests.e2e.player import button, introduce

MAKE = """async (terms) => {
  const post = (path, body) => fetch(path, {
    method: 'POST', body: JSON.stringify(body),
    headers: {'content-type': 'application/json', 'idempotency-key': crypto.randomUUID()},
  });
  await post('/api/session', {name: terms.maker});
  const made = await post('/api/tables', {visibility: 'private', ...terms.table});
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


def begin(board: str, page: Page, *others: Page) -> None:
    """The host starts the match; it is there when everybody sees the board of that name and his cards."""
    button(page, "Empezar la partida").click()
    for each in (page, *others):
        expect(each.get_by_role("region", name=board)).to_be_visible()
        expect(each.get_by_role("list", name="Tu mano").get_by_role("button").first).to_be_visible()
