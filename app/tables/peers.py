"""Who is at the table in other processes, as they last said; what is not repeated in time is forgotten."""

from typing import Final

from app.tables.hints import Here
from app.tables.ids import UserId

REPEAT_MS: Final = 5_000
FORGET_MS: Final = 15_000


class Peers:
    def __init__(self) -> None:
        self._said: dict[str, Here] = {}
        self._silent_ms: dict[str, int] = {}
        self._looked_at: int | None = None

    def heard(self, process: str, here: Here) -> bool:
        """Whether that changes who is here."""
        before = self._said.get(process)
        self._said[process] = here
        self._silent_ms[process] = 0
        return before is None or (before.users, before.watchers) != (here.users, here.watchers)

    def forget(self, now: int, *, hears: bool) -> bool:
        """Drops who has not been heard of for long; whether there was anybody. Time in which nobody could be heard does
        not count: the bus was down, or this process stood still."""
        passed = 0 if self._looked_at is None or not hears else min(now - self._looked_at, REPEAT_MS)
        self._looked_at = now
        late = []
        for process in self._said:
            self._silent_ms[process] += passed
            if self._silent_ms[process] > FORGET_MS:
                late.append(process)
        for process in late:
            del self._said[process], self._silent_ms[process]
        return bool(late)

    @property
    def any(self) -> bool:
        """Whether another process has this table open."""
        return bool(self._said)

    @property
    def users(self) -> frozenset[UserId]:
        return frozenset(user for here in self._said.values() for user in here.users)

    @property
    def watchers(self) -> int:
        return sum(here.watchers for here in self._said.values())
