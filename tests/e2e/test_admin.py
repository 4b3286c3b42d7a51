"""The operator at his desk and the people he serves, each in a browser of their own."""

import re
from collections.abc import Generator
from urllib.parse import urlsplit

import httpx2
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, Enter, keep
from tests.e2e.player import button, insist, introduce, play_on, shows
from tests.support.server import Server

ADMIN = {"username": "jefa", "password": "tres mesas verdes"}
SERIOUS = ("serious", "critical")
MAKE_TABLE = """async (terms) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(terms) });
    return (await answer.json()).url;
}"""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    """A house of this file's own, with an admin in it."""
    settings = {"ADMIN_NAME": ADMIN["username"], "ADMIN_PASSWORD": ADMIN["password"], "WELCOME_CHIPS": "300"}
    running = Server(tmp_path_factory.mktemp("desk"), BOT_PAUSE_MS="50", HAND_PAUSE_MS="20000", **settings).start()
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


@pytest.fixture
def desk(enter: Enter) -> Page:
    """The admin's browser, at the desk."""
    return at_the_desk(enter)


def at_the_desk(enter: Enter, **options: object) -> Page:
    page = enter("/me", **options)
    form = page.locator("#login")
    form.get_by_label(re.compile("Usuario|Username")).fill(ADMIN["username"])
    form.get_by_label(re.compile("Contraseña|Password")).fill(ADMIN["password"])
    form.get_by_role("button").click()
    page.get_by_role("link", name=re.compile("Abrir el escritorio|Open the desk")).click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


def guest(enter: Enter, name: str, path: str = "/me", **options: object) -> Page:
    page = enter(path, **options)
    introduce(page, name)
    return page


def sits_down(page: Page) -> None:
    button(page, re.compile("^Sentarme en")).first.click()
    expect(button(page, "Levantarme")).to_be_visible()


def comes_by_link(enter: Enter, name: str, table: str) -> Page:
    """Says his name, and sits."""
    page = guest(enter, name, table)
    button(page, "Sentarme a jugar").click()
    expect(button(page, "Levantarme")).to_be_visible()
    return page


def starts(host: Page, *guests: Page) -> None:
    """The match begins for all of them."""
    for page in (host, *guests):
        expect(button(page, "Levantarme")).to_be_visible()
    button(host, "Empezar la partida").click()
    for page in (host, *guests):
        expect(button(page, "Empezar la partida")).to_have_count(0)
        expect(button(page, "Levantarme")).to_have_count(0)


def leaves(page: Page) -> None:
    """Out of the running match, for good."""
    button(page, "Menú de la mesa").click()
    page.get_by_role("dialog", name="Menú").get_by_role("button", name="Dejar la partida").click()
    page.get_by_role("dialog", name="Dejar la partida").get_by_role("button", name="Dejar la partida").click()


def has(page: Page, chips: int) -> None:
    """The balance on the screen, whichever screen it is."""
    shows(page, re.compile(rf"Saldo: {chips} fichas"))


def is_accessible(page: Page) -> None:
    found = Axe().run(page)
    serious = [v for v in found.response["violations"] if v["impact"] in SERIOUS]
    assert serious == [], [(v["id"], [n["html"][:160] for n in v["nodes"][:3]]) for v in serious]


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0


def makes_a_table(page: Page, chips: int) -> str:
    """At /create: a table of Ajiley with these starting chips; its address."""
    page.get_by_label(re.compile("Fichas iniciales|fichas al empezar", re.IGNORECASE)).first.fill(str(chips))
    button(page, re.compile("^Crear")).click()
    expect(page).to_have_url(re.compile(r"/t/"))
    return urlsplit(page.url).path


def test_who_lost_all_asks_gets_chips_and_sits_down_again(enter: Enter, desk: Page) -> None:
    ana = guest(enter, "Ana Pobre")
    button(ana, "Guardar nombre").click()
    has(ana, 300)
    table = ana.evaluate(MAKE_TABLE, {"game": "jodete", "visibility": "private", "seats": 2, "stake": 300})
    ana.goto(ana.url.replace("/me", table))
    sits_down(ana)
    beto = comes_by_link(enter, "Beto Rico", table)
    starts(ana, beto)
    leaves(ana)
    too_few = ana.get_by_text("Te faltan 300 fichas para esta mesa")
    insist(button(ana, "Ver la clasificación"), lambda: too_few.count() > 0)
    keep(ana, "desk-too-few")

    ana.get_by_role("link", name="Pedir fichas").click()
    has(ana, 0)
    form = ana.get_by_role("region", name="Pedir fichas")
    form.get_by_label("Cuántas").fill("400")
    form.get_by_label("Nota").fill("para la revancha")
    form.get_by_role("button", name="Pedir").click()
    shows(ana, "Pediste 400 fichas. En espera de respuesta.")
    keep(ana, "desk-asked")

    shows(desk, "Ana Pobre pide 400 fichas")  # it appears by itself
    shows(desk, "«para la revancha»")
    button(desk, "Conceder a Ana Pobre").click()
    dialog = desk.get_by_role("dialog")
    dialog.get_by_label("Fichas que se conceden").fill("350")
    dialog.get_by_label("Respuesta").fill("¡suerte!")
    keep(desk, "desk-granting")
    dialog.get_by_role("button", name="Conceder").click()
    expect(dialog).to_have_count(0)
    expect(button(desk, "Conceder a Ana Pobre")).to_have_count(0)

    shows(ana, "Recibiste 350 fichas.")  # nobody reloaded anything
    shows(ana, "Respuesta: «¡suerte!»")
    has(ana, 350)
    keep(ana, "desk-granted")
    ana.go_back()
    sits_down(ana)


def test_an_admin_closes_a_running_table_and_all_chips_come_back(enter: Enter, desk: Page) -> None:
    ana = guest(enter, "Ana Sentada", "/create")
    table = makes_a_table(ana, 200)
    beto = comes_by_link(enter, "Beto Sentado", table)
    starts(ana, beto)
    for page in (ana, beto):
        has(page, 100)
    keep(ana, "desk-playing")
    while not play_on(ana) and not play_on(beto):
        ana.wait_for_timeout(50)

    desk.get_by_role("link", name="Mesas").click()
    desk.get_by_role("link", name=re.compile("Ana Sentada")).first.click()
    expect(desk.get_by_role("table")).to_contain_text("Beto Sentado")
    keep(desk, "desk-table")
    button(desk, "Cerrar la mesa").click()
    dialog = desk.get_by_role("dialog")
    expect(dialog).to_contain_text("Ana Sentada recupera 200")
    expect(dialog).to_contain_text("Beto Sentado recupera 200")
    expect(dialog).to_contain_text("En total, 400 fichas.")
    keep(desk, "desk-closing")
    dialog.get_by_label("Motivo").fill("se fue la luz")
    dialog.get_by_role("button", name="Cerrar la mesa").click()
    shows(desk, "Esta mesa ya está cerrada.")

    for page in (ana, beto):
        shows(page, "La mesa se cerró.")
        has(page, 300)
    keep(ana, "desk-closed")
    desk.get_by_role("link", name="Registro").click()
    shows(desk, "«se fue la luz»")
    desk.get_by_role("link", name="Libros").click()
    button(desk, "Revisar ahora").click()
    shows(desk, "Los libros cuadran.")
    keep(desk, "desk-books")


def test_somebody_is_found_corrected_suspended_and_forgiven(enter: Enter, desk: Page) -> None:
    beto = guest(enter, "Beto Buscado", "/me")
    button(beto, "Guardar nombre").click()
    has(beto, 300)
    desk.get_by_role("link", name="Personas").click()
    desk.get_by_label("Buscar").fill("buscado")
    desk.get_by_role("link", name=re.compile("Beto Buscado")).click()
    expect(desk.get_by_role("heading", level=1)).to_have_text("Beto Buscado")

    button(desk, "Ajustar el saldo").click()
    dialog = desk.get_by_role("dialog")
    dialog.get_by_label("Fichas (±)").fill("-120")
    dialog.get_by_role("button", name="Ajustar el saldo").click()
    shows(desk, "Escribe el motivo, en 200 letras a lo sumo.")
    dialog.get_by_label("Motivo").fill("error mío")
    dialog.get_by_role("button", name="Ajustar el saldo").click()
    shows(desk, "De saldo 300 a saldo 180")
    expect(dialog).to_have_count(0)
    button(desk, "Ajustar el saldo").click()
    dialog.get_by_label("Fichas (±)").fill("20")
    dialog.get_by_label("Motivo").fill("era menos")
    dialog.get_by_role("button", name="Ajustar el saldo").click()
    shows(desk, "De saldo 180 a saldo 200")
    expect(dialog).to_have_count(0)
    keep(desk, "desk-person")

    button(desk, "Suspender").click()
    dialog.get_by_label("Motivo").fill("calma")
    dialog.get_by_role("button", name="Suspender").click()
    shows(desk, "Suspendida sin fecha de fin")
    expect(dialog).to_have_count(0)
    beto.reload()
    shows(beto, re.compile("Todavía no te has presentado"))
    button(desk, "Levantar la suspensión").click()
    dialog.get_by_role("button", name="Levantar la suspensión").click()
    expect(button(desk, "Suspender")).to_be_visible()


def test_to_others_there_is_no_desk(enter: Enter) -> None:
    for path in ("/admin", "/admin/users", "/admin/nope"):
        page = enter(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        shows(page, re.compile("no existe|No hay nada", re.IGNORECASE))
        assert page.get_by_role("link", name="Libros").count() == 0


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_desk_is_accessible_and_fits(enter: Enter, server: Server, size: tuple[int, int], theme: str) -> None:
    with httpx2.Client(base_url=server.base, headers={"Origin": server.base}) as somebody:
        user = somebody.post("/api/session", json={"name": "Ñandú de nombre larg"}).json()["id"]
        somebody.post("/api/refills", json={"amount": 10_000, "note": "una nota bien larga " * 9})
        table = somebody.post("/api/tables", json={"game": "ajiley", "visibility": "private"}).json()["id"]
    desk = at_the_desk(enter, size=size, color_scheme=theme)
    for path in ("", "/users", f"/users/{user}", "/tables", f"/tables/{table}", "/audit", "/books"):
        desk.goto(f"{server.base}/admin{path}")
        expect(desk.get_by_role("heading", level=1)).to_be_visible()
        desk.wait_for_load_state("networkidle")
        is_accessible(desk)
        fits(desk)
        keep(desk, f"desk{path.replace('/', '-').replace(user, 'x').replace(table, 'x')}-{size[0]}-{theme}")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_ones_own_chips_are_accessible_and_fit(enter: Enter, size: tuple[int, int]) -> None:
    page = guest(enter, "Ana Propia", "/me", size=size)
    button(page, "Guardar nombre").click()
    shows(page, "Esta visita vive solo en este navegador")
    shows(page, "este navegador")
    is_accessible(page)
    fits(page)
    keep(page, f"own-chips-{size[0]}")


def test_the_desk_speaks_english_to_who_reads_english(enter: Enter) -> None:
    desk = at_the_desk(enter, locale="en-US")
    for section in ("People", "Tables", "Audit", "Books", "Refills"):
        link = desk.get_by_role("navigation").get_by_role("link", name=section)
        link.click()
        expect(link).to_have_attribute("aria-current", "page")
        expect(desk.get_by_role("heading", level=1)).to_be_visible()
        desk.wait_for_load_state("networkidle")
        assert not re.search(r"\b(mesa|fichas|Recargas|Personas|Libros)\b", desk.inner_text("main")), section
