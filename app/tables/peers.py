"""Who is at the table in other processes, as they last said; what is not repeated in time is forgotten."""

from typing import Final

from app.tables.hints import Here
from app.tables.ids import UserId

REPEAT_MS: Final = 5_000
FORGET_MS: Final = 15_000


class Peers:
    def __init__(self) -> None:
        self._said: dict[str, tuple[int, Here]] = {}

    def heard(self, process: str, here: Here, now: int) -> bool:
        """Whether that changes who is here."""
        before = self._said.get(process)
        self._said[process] = (now, here)
        return before is None or (before[1].users, before[1].watchers) != (here.users, here.watchers)

    def forget(self, now: int) -> bool:
        """Drops who has not been heard of for long; whether there was anybody."""
        late = [process for process, (at, _) in self._said.items() if now - at > FORGET_MS]
        for process in late:
            del self._said[process]
        return bool(late)

    @property
    def any(self) -> bool:
        """Whether another process has this table open."""
        return bool(self._said)

    @property
    def users(self) -> frozenset[UserId]:
        return frozenset(user for _, here in self._said.values() for user in here.users)

    @property
    def watchers(self) -> int:
        return sum(here.watchers for _, here in self._said.values())
