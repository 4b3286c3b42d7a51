"""Whole matches as people play them: one against bots on a phone, two friends and a bot in two browsers."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Enter, keep
from tests.e2e.player import button, finished, introduce, play_on, play_to_the_end, shows
from tests.support.server import Server


def test_a_newcomer_plays_against_bots_at_once_on_a_phone(enter: Enter) -> None:
    page = enter(size=PHONE)
    introduce(page, "Ana")
    button(page, "Jugar ahora contra bots").click()
    expect(page).to_have_url(re.compile(r"/t/"))
    shows(page, "Práctica")
    expect(page.get_by_role("list", name="Tu mano").or_(page.get_by_role("group", name="Tu mano"))).to_be_visible()
    keep(page, "phone-first-hand")
    acts = 0
    while acts < 6 and not finished(page):
        acts += play_on(page)
        page.wait_for_timeout(100)
    keep(page, "phone-later")
    assert acts == 6
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0], "nothing scrolls sideways"


def test_two_friends_and_a_bot_play_a_whole_match_and_one_reloads_in_mid_hand(enter: Enter) -> None:
    ana = enter("/create")
    introduce(ana, "Ana")
    ana.get_by_label(re.compile("manos", re.IGNORECASE)).first.fill("2")
    button(ana, re.compile("^Crear")).click()
    expect(ana).to_have_url(re.compile(r"/t/"))
    beto = enter(urlsplit(ana.url).path)
    introduce(beto, "Beto")
    beto.keyboard.press("Enter")
    shows(ana, "Beto")
    button(ana, "Sumar un bot").first.click()
    keep(ana, "desktop-waiting")
    button(ana, "Empezar la partida").click()
    for page in (ana, beto):
        expect(page.get_by_text("Pozo", exact=True).first).to_be_visible()
    while not play_on(ana) and not play_on(beto):
        ana.wait_for_timeout(50)
    keep(beto, "desktop-hand")
    beto.reload()
    expect(beto.get_by_text("Pozo", exact=True).first).to_be_visible()
    play_to_the_end(ana, beto)
    keep(ana, "desktop-end")
    keep(beto, "desktop-end-other")


def test_a_server_that_comes_back_finds_the_page_waiting(enter: Enter, server: Server) -> None:
    page = enter()
    introduce(page, "Ana")
    button(page, "Jugar ahora contra bots").click()
    expect(page.get_by_text("Pozo", exact=True).first).to_be_visible()
    server.kill()
    shows(page, "Sin conexión")
    keep(page, "desktop-lost")
    server.start()
    while not play_on(page):
        page.wait_for_timeout(100)


def test_an_unknown_table_says_so(enter: Enter) -> None:
    page = enter("/t/esta-mesa-no-existe")
    expect(page.get_by_role("heading").first).to_be_visible()
    shows(page, re.compile("no existe|no encontr|ya no está", re.IGNORECASE))
    keep(page, "not-found")
