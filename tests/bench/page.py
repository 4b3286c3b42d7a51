"""What a busy board costs a slow phone, from a trace of a real Chromium: `python -m tests.bench.page`.

A person with twenty cards and five bots at a table of Jodete, a screen of 360 x 640, the processor four times as slow. Prints the
main thread's time in tasks and in the frames in which cards fly, and what it went to; asserts nothing: machines are noisy.
"""

import json
import re
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from statistics import mean, quantiles
from typing import Any, Final

from playwright.sync_api import Browser, Error, Page, WebSocket, sync_playwright

from tests.bench.browser.trace import CATEGORIES, Trace
from tests.e2e.conftest import PHONE
from tests.e2e.jodete import own, seen
from tests.e2e.player import button
from tests.e2e.tables import MAKE
from tests.support.chromium import ARGUMENTS, provide
from tests.support.server import Server

SEATS: Final = 6
CARDS: Final = 20
THROTTLING: Final = 4
SECONDS: Final = 12
PAUSE_MS: Final = 700
"""Before anybody moves: whatever flew has landed, and asking the page what may be done does not count as its work then."""


class Turn:
    """Whether it is the person's, as the socket tells; asking the page would cost it time."""

    def __init__(self, page: Page) -> None:
        self.mine = False
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, text: str | bytes) -> None:
        frame = json.loads(text)
        if frame.get("type") == "state" and frame.get("game"):
            self.mine = frame["game"]["turn"] in (None, frame["you"]["seat"])


def main() -> None:
    path = provide()
    pace = {"BOT_PAUSE_MS": str(PAUSE_MS), "HAND_PAUSE_MS": "5000"}
    with tempfile.TemporaryDirectory(prefix="bench-") as folder, sync_playwright() as playwright:
        server = Server(Path(folder), **pace).start()
        try:
            browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
            page = _enter(browser)
            turn = Turn(page)
            _sit_down(page, server.base)
            _gather(page, turn)
            events = _play(browser, page, turn)
            _print(Trace(events), own(page).count())
            browser.close()
        finally:
            server.stop()


def _enter(browser: Browser) -> Page:
    width, height = PHONE
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="es", has_touch=True, reduced_motion="no-preference"
    )
    return context.new_page()


def _sit_down(page: Page, house: str) -> None:
    page.goto(house)
    terms = {"game": "jodete", "seats": SEATS, "options": {"turn_seconds": 300, "target_points": 1000}}
    page.goto(house + page.evaluate(MAKE, {"maker": "Ana", "table": terms}))
    button(page, "Sentarme en el asiento 1").tap()
    for bots in range(1, SEATS):
        button(page, "Sumar un bot").first.tap()
        page.get_by_role("button", name="Quitar a").nth(bots - 1).wait_for()
    button(page, "Empezar la partida").tap()


def _gather(page: Page, turn: Turn) -> None:
    """Plays cards out of turn, two for each, until the hand is full; on his own turn he goes on as quickly as he may."""
    end = time.monotonic() + 150
    sure, entry = button(page, "Sí, robar 2"), button(page, re.compile("fuera de turno"))
    while own(page).count() < CARDS:
        if time.monotonic() > end:
            sys.exit(f"no {CARDS} cards came together: there are {own(page).count()}")
        with suppress(Error):  # the others play on meanwhile, and what was there a moment ago is gone
            if turn.mine:
                _move(page)
            elif sure.count():
                sure.tap(timeout=500)
            elif entry.count():
                entry.tap(timeout=500)
            else:
                own(page).first.tap(position=seen(own(page).first), timeout=500)
        page.wait_for_timeout(350)


def _play(browser: Browser, page: Page, turn: Turn) -> list[dict[str, Any]]:
    """All that the browser tells of some seconds in which everybody plays."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLING})
    page.wait_for_timeout(PAUSE_MS)
    browser.start_tracing(page=page, categories=list(CATEGORIES))
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        page.wait_for_timeout(PAUSE_MS)
        if turn.mine:
            _move(page)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return events


def _move(page: Page) -> None:
    """The last card that fits by two taps, else what may be drawn, else nothing; between hands he goes on. Fingers and keys
    only: a mouse that lies on the board is looked for again in every frame."""
    lit = page.locator(".raised")
    box = lit.last.bounding_box() if lit.count() else None
    for key in "ndp":
        if box is None:
            page.keyboard.press(key)
        else:
            page.touchscreen.tap(box["x"] + box["width"] * 0.27, box["y"] + box["height"] * 0.3)
        page.wait_for_timeout(350)  # a tap right after what it means has changed is not taken


def _print(trace: Trace, cards: int) -> None:
    hearing = trace.hearing()
    if len(hearing) < 2:
        sys.exit("hardly anything was received while the trace ran")
    print(
        f"{SEATS} players, {cards} cards at the end, {THROTTLING} x throttling, {len(hearing)} messages in {SECONDS} s"
    )
    print(f"{'main thread, ms':32} {'count':>7} {'mean':>7} {'p95':>7} {'p99':>7} {'most':>7}  beyond the target")
    _row("tasks", [task.work for task in trace.tasks], 50)
    _row("of them: hearing a message", [task.work for task in hearing], 50)
    _row("of them: showing it", [task.work for task in trace.showing()], 50)
    _row("frames while cards fly", trace.frames(), 8)
    print(f"\n{'what it went to':32} {'count':>7} {'ms':>7}")
    for name, often, spent in trace.costs()[:12]:
        print(f"{name:32} {often:7} {spent / 1000:7.0f}")


def _row(what: str, spent: list[float], target: float) -> None:
    values = [each / 1000 for each in spent]
    shares = quantiles(values, n=100, method="inclusive")
    beyond = sum(value > target for value in values)
    print(
        f"{what:32} {len(values):7} {mean(values):7.2f} {shares[94]:7.2f} {shares[98]:7.2f} {max(values):7.2f}"
        f"  {beyond} above {target:.0f} ms"
    )


if __name__ == "__main__":
    main()
