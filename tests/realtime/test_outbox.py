"""A socket's way out, on a line of our own: silence and a stuck frame are noticed, and an ending from outside stays one."""

import asyncio
import json

import pytest

from app.realtime import outbox as module
from app.realtime.outbox import TOO_SLOW, Outbox


class Line:
    """Takes every frame at once, unless it is `stuck`."""

    def __init__(self, *, stuck: bool = False) -> None:
        self.sent: list[str] = []
        self.closed: int | None = None
        self.news = asyncio.Event()
        self._stuck = stuck

    async def receive(self) -> str | None:
        return None

    async def send(self, text: str) -> None:
        if self._stuck:
            await asyncio.Event().wait()
        self.sent.append(text)
        self.news.set()

    async def close(self, code: int) -> None:
        self.closed = code


async def test_after_a_quiet_while_it_gives_signs_of_life(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "QUIET_S", 0.01)
    line = Line()
    writing = asyncio.ensure_future(Outbox(line, lambda: 42).run())
    for _ in range(3):
        await asyncio.wait_for(line.news.wait(), 10)
        line.news.clear()
    writing.cancel()
    assert json.loads(line.sent[0]) == {"type": "alive", "server_time": 42}
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert line.closed is None


async def test_a_frame_that_is_stuck_for_too_long_closes_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SEND_S", 0.01)
    monkeypatch.setattr(module, "QUIET_S", 0.01)
    line = Line(stuck=True)
    outbox = Outbox(line, lambda: 0)
    outbox.put("a frame")
    await asyncio.wait_for(outbox.run(), 10)
    assert (line.closed, line.sent) == (TOO_SLOW, [])


async def test_what_was_queued_is_sent_before_the_line_is_closed() -> None:
    line = Line()
    outbox = Outbox(line, lambda: 0)
    outbox.put("a")
    outbox.put("b")
    outbox.finish(1012)
    outbox.put("too late")
    await asyncio.wait_for(outbox.run(), 10)
    assert (line.sent, line.closed) == (["a", "b"], 1012)
