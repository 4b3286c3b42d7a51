"""A real server, a real Chromium, and one person per browser context. Screens are kept in test-results/, never committed.

No asynchronous test may be here: Playwright's synchronous half cannot share a process with an event loop.
"""

from collections.abc import Callable, Generator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.support.chromium import ARGUMENTS, provide
from tests.support.server import Server

SHOTS = Path(__file__).parent.parent.parent / "test-results"
DESKTOP = (1280, 800)
PHONE = (360, 640)
Enter = Callable[..., Page]
PATIENCE_MS = 20_000
"""For whatever is waited for: a busy machine takes its time, and what does not come at all fails then."""

expect.set_options(timeout=PATIENCE_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A whole match on a slow machine takes its time: only what hangs is cut off."""
    for item in items:
        if item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(300))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    pace = {"BOT_PAUSE_MS": "50", "HAND_PAUSE_MS": "20000", "LAST_CARD_GRACE_MS": "5000"}
    running = Server(tmp_path_factory.mktemp("house"), **pace).start()
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


@pytest.fixture(scope="session")
def browser() -> Generator[Browser]:
    path = provide()
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield running
        running.close()


@pytest.fixture
def enter(browser: Browser, server: Server) -> Generator[Enter]:
    """Opens a browser of somebody's own at an address of ours; whatever goes wrong in its console fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        # What is not there yet is asked for on purpose: a session before there is one, a table or a server that is gone.
        meant = "Failed to load resource" in message.text or "net::ERR_CONNECTION_REFUSED" in message.text
        if message.type in ("error", "warning") and not meant:
            complaints.append(message.text)

    def one(path: str = "/", size: tuple[int, int] = DESKTOP, locale: str = "es-VE", **options: object) -> Page:
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            has_touch=width < 500,
            reduced_motion="reduce",
            **options,  # type: ignore[arg-type]
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(server.base + path)
        return page

    yield one
    for context in contexts:
        context.close()
    assert complaints == []


def keep(page: Page, name: str) -> None:
    """Keeps the screen for people to look at."""
    SHOTS.mkdir(exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")
