"""Jodete as people play it: a whole match of two people and two bots, one for a stake, the last card, out of turn, 25 cards."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE, Enter, keep
from tests.e2e.jodete import BOARD, act, on_turn, own, seen
from tests.e2e.player import button, finished, insist
from tests.e2e.tables import begin, guest, host
from tests.e2e.test_screens import fits, is_accessible

pytestmark = pytest.mark.timeout(400)
SHORT = {"target_points": 20, "turn_seconds": 60}


def play_until(done: Callable[[], bool], *pages: Page, seconds: float = 200, says: bool = True) -> None:
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, [page.inner_text("body")[:500] for page in pages]
        if not sum(act(page, says=says) for page in pages):
            pages[0].wait_for_timeout(100)


def test_two_people_and_two_bots_play_a_whole_match(enter: Enter) -> None:
    ana = host(enter, game="jodete", size=PHONE, options=SHORT)
    beto = guest(enter, ana, size=DESKTOP)
    for free in (2, 1):
        expect(button(ana, "Sumar un bot")).to_have_count(free)  # what is pressed is no seat that is being taken
        button(ana, "Sumar un bot").first.click()
    begin(BOARD, ana, beto)
    play_until(lambda: finished(ana) and finished(beto), ana, beto)
    for name, page in (("phone", ana), ("desktop", beto)):
        keep(page, f"jodete-end-{name}")
        fits(page)
        expect(page.get_by_role("list", name="Clasificación").get_by_role("listitem")).to_have_count(4)
        expect(
            page.get_by_text(re.compile("llegó a 20 puntos|llegaron a 20|comodín al cerrarse")).first
        ).to_be_visible()


def test_two_people_play_for_a_stake_and_the_winner_takes_it(enter: Enter) -> None:
    ana = host(enter, game="jodete", size=PHONE, options=SHORT, stake=100, seats=2)
    beto = guest(enter, ana, size=PHONE)
    begin(BOARD, ana, beto)
    play_until(lambda: finished(ana) and finished(beto), ana, beto)
    expect(ana.get_by_text(re.compile(r"se lleva 200 fichas")).first).to_be_visible()
    won = ana.get_by_text("¡Ganaste la partida!").count() > 0
    for page, balance in ((ana, "10.?100" if won else "9.?900"), (beto, "9.?900" if won else "10.?100")):
        expect(page.get_by_text(re.compile(rf"Tienes {balance} fichas")).first).to_be_visible()
    keep(ana, "jodete-stake-end")


def test_who_forgets_the_last_card_is_called_on_the_other_screen_and_pays(enter: Enter) -> None:
    ana = host(enter, game="jodete", size=PHONE, seats=2, options={"turn_seconds": 60, "target_points": 1000})
    beto = guest(enter, ana, size=PHONE)
    begin(BOARD, ana, beto)

    def silent() -> bool:
        return any(own(page).count() == 1 and not on_turn(page) for page in (ana, beto))

    play_until(silent, ana, beto, says=False)
    dropped, other = (ana, beto) if own(ana).count() == 1 else (beto, ana)
    call = other.get_by_role("button", name=re.compile("^¡Jodete! A "))
    call.click()  # at once: in the fair moment
    expect(other.get_by_text(re.compile("todavía tiene un momento"))).to_be_visible()
    keep(other, "jodete-call-too-soon")
    expect(button(dropped, "Me queda una")).to_have_attribute("aria-disabled", "false")
    expect(dropped.get_by_text(re.compile("Te queda una: dilo"))).to_be_visible()
    expect(call).to_have_attribute("aria-disabled", "false")
    call.click()
    expect(dropped.get_by_text("+5 castigo").first).to_be_visible()
    expect(own(dropped)).to_have_count(6)
    keep(dropped, "jodete-called")
    call.click()
    expect(other.get_by_text(re.compile("^En falso"))).to_be_visible()
    expect(call).to_have_attribute("aria-disabled", "true")
    keep(other, "jodete-false-call")


def test_a_card_out_of_turn_takes_its_own_question_and_a_hand_of_25_stays_in_reach(enter: Enter) -> None:
    ana = host(enter, game="jodete", size=PHONE, seats=2, options={"turn_seconds": 300})
    beto = guest(enter, ana, size=PHONE)
    begin(BOARD, ana, beto)
    expect(ana.locator("[data-mine]").first).to_be_visible()
    waiting = beto if on_turn(ana) else ana
    own(waiting).first.tap(position=seen(own(waiting).first))
    own(waiting).first.tap(position=seen(own(waiting).first))
    own(waiting).first.tap(position=seen(own(waiting).first))
    why = waiting.get_by_text("Todavía no te toca: espera tu turno.")
    insist(button(waiting, re.compile("^Jugar$")), lambda: why.count() > 0, force=True)
    expect(own(waiting)).to_have_count(7)  # whatever one taps: out of turn nothing is played by the ordinary way
    sure, told = button(waiting, "Sí, robar 2"), waiting.get_by_text("+2 fuera de turno")
    for cards in range(9, 26, 2):
        if own(waiting).first.get_attribute("aria-pressed") != "true":
            own(waiting).first.tap(position=seen(own(waiting).first))
        insist(button(waiting, re.compile("fuera de turno")), lambda: sure.count() > 0)
        if cards == 9:
            keep(waiting, "jodete-out-of-turn")
            is_accessible(waiting)
            insist(sure, lambda: told.count() > 0)
        else:
            insist(sure, lambda: sure.count() == 0)
        expect(own(waiting)).to_have_count(cards)
    waiting.wait_for_timeout(600)
    keep(waiting, "jodete-25-cards")
    fits(waiting)
    unreached = [n for n in range(25) if not tapped(waiting, n)]
    assert unreached == []


def tapped(page: Page, n: int) -> bool:
    """Whether a finger that comes down where the card can be seen chooses it, and no other."""
    card = own(page).nth(n)
    box = card.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + 11, box["y"] + 14)
    page.wait_for_timeout(30)
    chosen = card.get_attribute("aria-pressed") == "true"
    return chosen and page.locator("[aria-pressed=true]").count() == 1
