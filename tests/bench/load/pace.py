"""When the next move is made: at once, as fast as the server answers, or so many a second over all tables."""

import asyncio
from collections import deque
from collections.abc import Callable


class Pace:
    """`per_second` 0: every move at once. Otherwise moves wait in line, and one is let go at each beat."""

    def __init__(self, per_second: float) -> None:
        self._beat_s = 1 / per_second if per_second else 0.0
        self._waiting: deque[Callable[[], None]] = deque()
        self.idle_beats = 0
        """Beats at which nobody wanted to move: with many, the pace was not reached."""

    def move(self, act: Callable[[], None]) -> None:
        if self._beat_s:
            self._waiting.append(act)
        else:
            act()

    async def run(self) -> None:
        """Until cancelled; beats that were missed are made up for."""
        if not self._beat_s:
            await asyncio.Event().wait()
        loop = asyncio.get_running_loop()
        at = loop.time()
        while True:
            at += self._beat_s
            if (delay := at - loop.time()) > 0:
                await asyncio.sleep(delay)
            if self._waiting:
                self._waiting.popleft()()
            else:
                self.idle_beats += 1
