"""One socket's way out: a bounded queue, one writer, a sign of life. A slow socket is closed, never waited for (DESIGN §6)."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from app.protocol.codec import encode
from app.protocol.outbound import Alive

OUTBOX_MAX: Final = 128
QUIET_MS: Final = 12_000
SEND_MS: Final = 20_000
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
        try:
            while True:
                while self._frames:
                    async with asyncio.timeout(SEND_MS / 1000):
                        await self._line.send(self._frames.popleft())
                if self._close_code is not None:
                    await self._line.close(self._close_code)
                    return
                await self._news()
        except (ConnectionError, TimeoutError):
            await self._line.close(TOO_SLOW)

    async def _news(self) -> None:
        """Returns when there is something to send; after a quiet while that is a sign of life."""
        self._wake.clear()
        try:
            async with asyncio.timeout(QUIET_MS / 1000):
                await self._wake.wait()
        except TimeoutError:
            self.put(encode(Alive(self._clock())))
