"""How much one socket may say: token buckets on the process's monotonic clock."""

import time
from dataclasses import dataclass


@dataclass
class Bucket:
    """`burst` at once, then `per_second`."""

    per_second: float
    burst: float

    def __post_init__(self) -> None:
        self._tokens = self.burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._tokens = min(self.burst, self._tokens + (now - self._at) * self.per_second)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Rates:
    """The buckets of one socket. Off only for load runs on loopback (PROTOCOL §1)."""

    def __init__(self, *, limited: bool) -> None:
        self._limited = limited
        self._messages = Bucket(per_second=20, burst=60)
        self._flood = Bucket(per_second=20, burst=240)
        self._chat = Bucket(per_second=0.5, burst=6)
        self._help = Bucket(per_second=1, burst=2)

    def flooding(self) -> bool:
        """Counts a message; True when there are so many that the socket must go."""
        return self._limited and not self._flood.take()

    def message(self) -> bool:
        return not self._limited or self._messages.take()

    def chat(self) -> bool:
        """Chat lines and reactions, which reach everybody."""
        return not self._limited or self._chat.take()

    def help(self) -> bool:
        """Suggestions and proofs, which cost more than they say."""
        return not self._limited or self._help.take()
