"""One socket's way out: a bounded queue, one writer, a sign of life. A slow socket is closed, never waited for (DESIGN §6)."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from app.protocol.codec import encode
from app.protocol.outbound import Alive

OUTBOX_MAX: Final = 128
QUIET_S: Final = 12.0
SEND_S: Final = 20.0
TOO_SLOW: Final = 1013


class Line(Protocol):
    """A WebSocket, whoever serves it. Sending to a gone one raises ConnectionError."""

    async def receive(self) -> str | None:
        """The next text frame; None when the line is closed. A binary frame comes as an empty text."""

    async def send(self, text: str) -> None: ...
    async def close(self, code: int) -> None: ...


class Outbox:
    """`put` never waits; `run` writes until `finish` was called or the line is gone."""

    def __init__(self, line: Line, clock: Callable[[], int]) -> None:
        self._line = line
        self._clock = clock
        self._frames: deque[str] = deque()
        self._wake = asyncio.Event()
        self._close_code: int | None = None
        self._sending = False
        self._since = 0.0
        self._stuck = False

    @property
    def finished(self) -> bool:
        return self._close_code is not None

    @property
    def crowded(self) -> bool:
        """Whether so much waits that its sender should pause."""
        return len(self._frames) > OUTBOX_MAX // 4

    def put(self, text: str) -> None:
        """Queues a frame; too many of them close the line, and the client comes back for the whole state."""
        if self.finished:
            return
        if len(self._frames) >= OUTBOX_MAX:
            self._frames.clear()
            self.finish(TOO_SLOW)
            return
        self._frames.append(text)
        self._wake.set()

    def finish(self, code: int) -> None:
        """Closes the line once everything queued is sent."""
        if self._close_code is None:
            self._close_code = code
            self._wake.set()

    async def run(self) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._since = asyncio.get_running_loop().time()
        self._look(task)
        try:
            await self._write()
        except ConnectionError:
            await self._line.close(TOO_SLOW)
        except asyncio.CancelledError:
            if not self._stuck:
                raise
            task.uncancel()
            await self._line.close(TOO_SLOW)
        finally:
            self._timer.cancel()

    async def _write(self) -> None:
        now = asyncio.get_running_loop().time
        while True:
            while self._frames:
                self._sending, self._since = True, now()
                await self._line.send(self._frames.popleft())
            self._sending = False
            if self._close_code is not None:
                await self._line.close(self._close_code)
                return
            self._wake.clear()
            await self._wake.wait()

    def _look(self, writer: asyncio.Task[None]) -> None:
        """Looks again and again whether it has been quiet, or one frame on its way, for too long: one timer for the whole
        socket, since a timeout set up around each frame costs more than the frame."""
        loop = asyncio.get_running_loop()
        left = self._since + (SEND_S if self._sending else QUIET_S) - loop.time()
        if left > 0:
            self._timer = loop.call_later(left, self._look, writer)
        elif self._sending:
            self._stuck = True
            writer.cancel()
        else:
            self.put(encode(Alive(self._clock())))
            self._timer = loop.call_later(QUIET_S, self._look, writer)
