"""The time of an SQLite database: this machine's, which is the only one that writes to it."""

import time


class WallClock:
    """Milliseconds since 1970; never goes back within a process, whatever is done to the machine's clock."""

    def __init__(self) -> None:
        self._last = 0

    def now(self) -> int:
        self._last = max(self._last, time.time_ns() // 1_000_000)
        return self._last
