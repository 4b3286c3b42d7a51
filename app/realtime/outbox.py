"""One socket's way out: written at once while the line takes it, else kept, up to a bound; a sign of life when it is quiet.
A slow socket is closed, never waited for (DESIGN §6)."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from app.protocol.codec import encode
from app.protocol.outbound import Alive

OUTBOX_MAX: Final = 128
QUIET_S: Final = 12.0
STUCK_S: Final = 20.0
TOO_SLOW: Final = 1013


class Mouth(Protocol):
    """What speaks for an outbox. Nothing waits; a line that is gone takes everything and does nothing."""

    @property
    def clogged(self) -> bool:
        """Whether the other end is behind; `drained` has to be called when it is no longer."""

    def write(self, frame: bytes) -> None: ...
    def cut(self) -> None: ...


class Outbox:
    """`ended` is done when there is nothing more to write: the code to close the line with, or None if it is gone."""

    def __init__(self, line: Mouth, clock: Callable[[], int]) -> None:
        self._line = line
        self._clock = clock
        self._loop = asyncio.get_running_loop()
        self._frames: deque[bytes] = deque()
        self._close_code: int | None = None
        self._since = self._loop.time()
        self._timer = self._loop.call_later(QUIET_S, self._look)
        self.ended: asyncio.Future[int | None] = self._loop.create_future()

    @property
    def finished(self) -> bool:
        return self._close_code is not None or self.ended.done()

    def put(self, frame: bytes) -> None:
        """Sends a frame, or keeps it until the line takes it; too many kept ones close the line, and the client comes back
        for the whole state."""
        if self.finished:
            return
        if not self._line.clogged:
            self._since = self._loop.time()
            self._line.write(frame)
        elif len(self._frames) < OUTBOX_MAX:
            self._frames.append(frame)
        else:
            self._frames.clear()
            self.finish(TOO_SLOW)

    def finish(self, code: int) -> None:
        """Closes the line once everything is written."""
        if not self.finished:
            self._close_code = code
            self.drained()

    def drained(self) -> None:
        """The line takes frames again."""
        while self._frames and not self._line.clogged:
            self._since = self._loop.time()
            self._line.write(self._frames.popleft())
        if self._close_code is not None and not self._line.clogged:
            self._end(self._close_code)

    def gone(self) -> None:
        """The line is closed."""
        self._frames.clear()
        self._end(None)

    def _end(self, code: int | None) -> None:
        self._timer.cancel()
        if not self.ended.done():
            self.ended.set_result(code)

    def _look(self) -> None:
        """Looks again and again whether it has been quiet, or the other end behind, for too long: one timer for the whole
        socket, since a timeout set up around each frame costs more than the frame."""
        stuck = self._line.clogged
        left = self._since + (STUCK_S if stuck else QUIET_S) - self._loop.time()
        if left <= 0 and stuck:
            self._line.cut()
            self.gone()
            return
        if left <= 0:
            self.put(encode(Alive(self._clock())))
            left = QUIET_S
        self._timer = self._loop.call_later(left, self._look)
