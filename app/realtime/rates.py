"""How much one socket and one person may say in this process: token buckets on its monotonic clock."""

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from app.tables.ids import UserId

REMEMBERED: Final = 10_000


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


class Talk:
    """What one person may say and ask for, by however many sockets; a new socket does not begin anew."""

    def __init__(self) -> None:
        self.chat = Bucket(per_second=0.5, burst=6)
        self.help = Bucket(per_second=1, burst=2)


class Talks:
    """The persons' buckets, of those who came last; who has been away for so many others starts afresh."""

    def __init__(self) -> None:
        self._of: OrderedDict[UserId, Talk] = OrderedDict()

    def of(self, user: UserId) -> Talk:
        talk = self._of.setdefault(user, Talk())
        self._of.move_to_end(user)
        if len(self._of) > REMEMBERED:
            self._of.popitem(last=False)
        return talk


class Rates:
    """The buckets that count for one socket: its own, and those of its person. Off only for load runs on loopback
    (PROTOCOL §1)."""

    def __init__(self, talk: Talk, *, limited: bool) -> None:
        self._limited = limited
        self._messages = Bucket(per_second=20, burst=60)
        self._flood = Bucket(per_second=20, burst=240)
        self._talk = talk

    def flooding(self) -> bool:
        """Counts a message; True when there are so many that the socket must go."""
        return self._limited and not self._flood.take()

    def message(self) -> bool:
        return not self._limited or self._messages.take()

    def chat(self) -> bool:
        """Chat lines and reactions, which reach everybody."""
        return not self._limited or self._talk.chat.take()

    def help(self) -> bool:
        """Suggestions and proofs, which cost more than they say."""
        return not self._limited or self._talk.help.take()
