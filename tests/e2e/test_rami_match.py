"""Rami as it goes with people: one is eliminated, one leaves, one is too slow, one swaps a joker; each on both screens."""

import re
import time
from collections.abc import Callable, Generator
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from app.games import rami
from app.games.rami.cards import left_in_hand
from tests.e2e.conftest import DESKTOP, PHONE, Enter, keep
from tests.e2e.player import button, insist, shows
from tests.e2e.rami import BOARD, act, cards, closes, draws, hand, may, play, throws
from tests.e2e.seated import Seated
from tests.e2e.tables import begin, guest, host
from tests.e2e.test_screens import fits, is_accessible
from tests.support.server import Server

SMALL = 45
"""Points in the hand after which one is still in the match, even twice."""
Sit = Callable[..., list[Seated]]


@pytest.fixture
def sit(server: Server) -> Generator[Sit]:
    """People at a table of Rami of their own; the match begins."""
    people: list[Seated] = []

    def down(*names: str, **options: object) -> list[Seated]:
        people.extend(Seated(server.base, name) for name in names)
        path = people[0].makes("rami", seats=len(names), options={"turn_seconds": 300, **options})
        for other in people[1:]:
            other.sits(path)
        people[0].ask("start")
        return people

    yield down
    for person in people:
        person.close()


def browse(enter: Enter, person: Seated, size: tuple[int, int]) -> Page:
    """His browser, at the board."""
    page = enter(person.path, size=size, **person.goes())
    expect(page.get_by_role("region", name=BOARD)).to_be_visible()
    return page


def logged(page: Page) -> Locator:
    """What the side of the table tells, where there is room for it."""
    return page.get_by_role("region", name="Registro")


def announced(page: Page, what: str | re.Pattern[str]) -> Locator:
    """What a screen reader is told last."""
    return page.get_by_role("status").filter(has_text=what)


def bar(page: Page) -> Locator:
    return page.get_by_role("region", name="Tus jugadas")


def plate(page: Page, said: str | re.Pattern[str]) -> Locator:
    """A seat as it is said."""
    return page.get_by_text(said).first


def leaves(page: Page) -> None:
    """For good, out of the running match."""
    button(page, "Menú de la mesa").click()
    page.get_by_role("dialog", name="Menú").get_by_role("button", name="Dejar la partida").click()
    asked = page.get_by_role("dialog", name="Dejar la partida")
    expect(asked).to_contain_text("lo que bajaste sigue en la mesa")
    asked.get_by_role("button", name="Dejar la partida").click()


def on_turn(*pages: Page) -> Page:
    """Whose turn it is to draw, once it is so."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        for page in pages:
            with suppress(Error):
                if may(page, "Robar"):
                    return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("it is nobody's turn")


def ranked(page: Page, *rows: str) -> None:
    """The places, once they are asked for."""
    places = page.get_by_role("list", name="Clasificación").get_by_role("listitem")
    insist(button(page, "Ver la clasificación"), lambda: places.count() > 0)
    expect(places).to_have_text(rows)  # white space is folded
    fits(page)


def test_who_reaches_the_limit_is_told_so_and_watches_the_others_play_on(enter: Enter, sit: Sit) -> None:
    ana, beto, carla = people = sit("Ana", "Beto", "Carla", limit=101)

    def may_close(person: Seated) -> bool:
        """Only Carla, and as soon as Beto holds little: so Ana, who only draws and throws, is the one who falls."""
        return person is carla and beto.game["seats"][beto.seat]["down"] and left_in_hand(hand(beto)) <= SMALL

    def closing() -> Callable[[], int]:
        who, action = play(people, closes, idle=[ana], may_close=may_close)
        assert who is carla
        return lambda: carla.act(rami.write_action(action))

    closing()()
    for person in people:
        person.ask("next")
    close = closing()
    phone, desktop = browse(enter, ana, PHONE), browse(enter, beto, DESKTOP)
    close()
    for page, who in ((phone, "phone"), (desktop, "desktop")):
        row = page.get_by_role("region", name="Resultado de la mano").get_by_role("listitem").filter(has_text="Ana")
        expect(row).to_contain_text(re.compile(r"no bajó · queda fuera.*\+100 total 200"))
        keep(page, f"rami-out-{who}")
        fits(page)
    expect(bar(phone)).to_contain_text("Llegaste al límite y quedaste fuera. Puedes seguir mirando.")
    expect(button(phone, "Siguiente mano")).to_have_count(0)
    expect(plate(desktop, re.compile("^Ana, 200 de 101 puntos, Fuera"))).to_be_attached()
    expect(logged(desktop)).to_contain_text("Ana llega al límite y queda fuera.")

    ready = button(desktop, "Listo")
    insist(button(desktop, "Siguiente mano"), lambda: ready.count() > 0)
    carla.ask("next")  # and nobody waits for Ana
    expect(cards(desktop)).to_have_count(14)
    expect(bar(phone)).to_contain_text("quedaste fuera")
    expect(cards(phone)).to_have_count(0)
    keep(phone, "rami-out-watching")
    is_accessible(phone)

    carla.is_dealt()
    total = [carla.game["seats"][person.seat]["total"] for person in people]
    carla.ask("stand")
    for page, winner in ((phone, "Gana Beto"), (desktop, "¡Ganaste la partida!")):
        expect(page.get_by_role("heading", name=winner)).to_be_visible()
        shows(page, "Nadie más sigue en la partida.")
    keep(phone, "rami-out-alone")
    for page in (phone, desktop):
        ranked(page, f"1.º Beto total {total[1]}", f"2.º Carla se fue total {total[2]}", "3.º Ana total 200")
    keep(phone, "rami-out-end")


def test_a_joker_on_the_table_is_swapped_by_two_taps(enter: Enter, sit: Sit) -> None:
    people = sit("Ana", "Beto", limit=501)
    who, _ = play(people, lambda person, _: "swap_joker" in person.legal)
    other = next(person for person in people if person is not who)
    swap = who.legal["swap_joker"]["choices"][0]
    held = hand(who)
    page, watched = browse(enter, who, PHONE), browse(enter, other, DESKTOP)
    code = swap["card"]  # the screen has its own order, and the second of two twins a longer key
    card = page.locator(f"[data-key='{code}'], [data-key^='{code}·']").get_by_role("button").first
    named = (card.get_attribute("aria-label") or "").split(",")[0]
    card.tap(position={"x": 9, "y": 14})
    expect(card).to_have_attribute("aria-pressed", "true")
    joker = page.get_by_role("button", name=re.compile(f"^Poner aquí: {named}. .*comodín por {named}"))
    keep(page, "rami-swap-lit")
    joker.first.tap()
    expect(cards(page)).to_have_count(len(held))
    expect(
        page.get_by_role("list", name="Tu mano").get_by_role("button", name=re.compile("^comodín, nueva"))
    ).to_have_count(1)
    expect(logged(watched)).to_contain_text(f"pone {named} y se lleva el comodín.")
    jokers = sum(meld["joker_as"] == swap["card"] for meld in who.game["melds"])
    for name, each in (("phone", page), ("desktop", watched)):
        table = each.get_by_role("region", name="Combinaciones en la mesa")
        expect(table.get_by_role("button", name=re.compile(f"comodín por {named}"))).to_have_count(jokers - 1)
        keep(each, f"rami-swapped-{name}")
    is_accessible(page)


def test_three_at_the_table_play_on_when_one_leaves_and_at_last_one_is_left(enter: Enter) -> None:
    ana = host(enter, game="rami", seats=3, size=PHONE, options={"turn_seconds": 300})
    beto = guest(enter, ana, "Beto", size=DESKTOP)
    carla = guest(enter, ana, "Carla", size=PHONE)
    begin(BOARD, ana, beto, carla)
    leaves(carla)
    expect(bar(carla)).to_contain_text("Estás mirando.")
    expect(cards(carla)).to_have_count(0)
    for page in (ana, beto):
        expect(plate(page, re.compile("^Carla, 0 de 101 puntos, Se fue"))).to_be_attached()
    expect(announced(ana, "Carla deja la partida.")).to_be_attached()
    expect(logged(beto)).to_contain_text("Carla deja la partida.")
    for _ in range(3):
        page = on_turn(ana, beto)
        draws(page)
        throws(page)
    expect(plate(carla, re.compile("^(Ana|Beto), le toca"))).to_be_attached()
    keep(ana, "rami-left-one")
    keep(carla, "rami-left-watching")

    leaves(ana)
    for page, winner in ((ana, "Gana Beto"), (beto, "¡Ganaste la partida!"), (carla, "Gana Beto")):
        expect(page.get_by_role("heading", name=winner)).to_be_visible()
        shows(page, "Nadie más sigue en la partida.")
    keep(beto, "rami-left-alone")
    for page in (ana, beto, carla):
        ranked(page, "1.º Beto total 0", "2.º Ana se fue total 0", "3.º Carla se fue total 0")
    keep(ana, "rami-left-end")


def test_a_turn_that_runs_out_with_a_card_from_the_pile_is_undone_before_both(enter: Enter) -> None:
    ana = host(enter, game="rami", seats=2, size=PHONE, options={"turn_seconds": 12})
    beto = guest(enter, ana, size=DESKTOP)
    begin(BOARD, ana, beto)
    while not may(page := on_turn(ana, beto), "Tomar"):  # the first lap; a slow machine's time-outs do it, too
        with suppress(Error, AssertionError):
            draws(page)
            throws(page)
    taker, other, name = (ana, beto, "Ana") if page is ana else (beto, ana, "Beto")
    insist(act(taker, "Tomar"), lambda: act(taker, "Devolver").count() > 0)
    taken = re.search("Tomaste (.+): ponla en la mesa", bar(taker).inner_text())
    assert taken
    card = taken[1]
    expect(taker.get_by_role("list", name="Tu mano").get_by_role("button", name=f"{card}, del pozo")).to_have_count(1)
    expect(cards(taker)).to_have_count(15)
    keep(taker, f"rami-taken-{name}")
    expect(act(other, "Robar")).to_have_attribute("aria-disabled", "false", timeout=20_000)
    expect(cards(taker)).to_have_count(14)
    undone = f"evuelve{'s' if taker is beto else ''} {card} al pozo: lo hecho en este turno se deshace."
    expect(logged(beto)).to_contain_text(undone)
    for page, mine in ((taker, True), (other, False)):
        expect(announced(page, "Se te acabó el tiempo." if mine else f"{name} se quedó sin tiempo.")).to_be_attached()
        expect(announced(page, re.compile(f"{'Robas' if mine else 'roba'} .*del mazo.*escarta"))).to_be_attached()
        keep(page, f"rami-too-late-{'taker' if mine else 'other'}")
    expect(act(other, "Tomar")).to_have_attribute("aria-disabled", "false")
