"""A socket's way out, on a line of our own: silence and a stuck line are noticed, and nothing is kept without bound."""

import asyncio
import json

import pytest

from app.realtime import outbox as module
from app.realtime.outbox import OUTBOX_MAX, TOO_SLOW, Outbox


class Line:
    """Takes every frame at once, unless it is `clogged`."""

    def __init__(self, *, clogged: bool = False) -> None:
        self.clogged = clogged
        self.sent: list[bytes] = []
        self.was_cut = False
        self.news = asyncio.Event()

    def write(self, frame: bytes) -> None:
        assert not self.clogged
        self.sent.append(frame)
        self.news.set()

    def cut(self) -> None:
        self.was_cut = True


async def test_after_a_quiet_while_it_gives_signs_of_life(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "QUIET_S", 0.01)
    line = Line()
    outbox = Outbox(line, lambda: 42)
    for _ in range(3):
        await asyncio.wait_for(line.news.wait(), 10)
        line.news.clear()
    outbox.gone()
    assert json.loads(line.sent[0]) == {"type": "alive", "server_time": 42}
    assert (await outbox.ended, line.was_cut) == (None, False)


async def test_a_line_that_is_stuck_for_too_long_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "STUCK_S", 0.01)
    monkeypatch.setattr(module, "QUIET_S", 0.01)
    line = Line(clogged=True)
    outbox = Outbox(line, lambda: 0)
    outbox.put(b"a frame")
    assert await asyncio.wait_for(outbox.ended, 10) is None
    assert (line.was_cut, line.sent) == (True, [])


async def test_a_line_that_is_stuck_while_it_should_be_closed_is_cut_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "STUCK_S", 0.01)
    monkeypatch.setattr(module, "QUIET_S", 0.01)
    line = Line(clogged=True)
    outbox = Outbox(line, lambda: 0)
    outbox.finish(1012)
    assert await asyncio.wait_for(outbox.ended, 10) is None
    assert line.was_cut


async def test_what_was_kept_is_sent_in_its_order_before_the_line_is_closed() -> None:
    line = Line(clogged=True)
    outbox = Outbox(line, lambda: 0)
    outbox.put(b"a")
    outbox.put(b"b")
    outbox.finish(1012)
    outbox.put(b"too late")
    assert not outbox.ended.done()
    line.clogged = False
    outbox.drained()
    assert (line.sent, await outbox.ended) == ([b"a", b"b"], 1012)


async def test_of_a_line_that_lags_only_so_much_is_kept() -> None:
    line = Line(clogged=True)
    outbox = Outbox(line, lambda: 0)
    for _ in range(OUTBOX_MAX):
        outbox.put(b"a frame")
    assert not outbox.finished
    outbox.put(b"one too many")
    line.clogged = False
    outbox.drained()
    assert (line.sent, await outbox.ended) == ([], TOO_SLOW)


async def test_what_is_put_into_a_line_that_is_gone_goes_nowhere() -> None:
    line = Line()
    outbox = Outbox(line, lambda: 0)
    outbox.gone()
    outbox.put(b"a frame")
    outbox.finish(1012)
    assert (line.sent, await outbox.ended) == ([], None)
