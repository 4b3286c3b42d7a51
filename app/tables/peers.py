"""Who is at the table in other processes, as they last said; what is not repeated in time is forgotten."""

from typing import Final

from app.games.record import replace
from app.tables.hints import Here
from app.tables.ids import UserId
from app.tables.presence import Attendance

REPEAT_MS: Final = 5_000
FORGET_MS: Final = 15_000


class Peers:
    """`left`: since when people who were elsewhere have not been (ms)."""

    def __init__(self) -> None:
        self.left: dict[UserId, int] = {}
        self._first_at: int | None = None
        self._said: dict[str, Here] = {}
        self._silent_ms: dict[str, int] = {}
        self._looked_at: int | None = None

    def heard(self, process: str, here: Here, now: int) -> bool:
        """Whether that changes who is here."""
        before, users = self._said.get(process), self.users
        self._said[process] = here
        self._silent_ms[process] = 0
        self._note(users, now)
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
        users = self.users
        for process in late:
            del self._said[process], self._silent_ms[process]
        self._note(users, now)
        return bool(late)

    def _note(self, before: frozenset[UserId], now: int) -> None:
        """Who has gone, come or been heard of for the first time."""
        users = self.users
        self.left.update(dict.fromkeys(before - users, now))
        for user in users:
            self.left.pop(user, None)
        if users and self._first_at is None:
            self._first_at = now

    def joined(self, own: Attendance) -> Attendance:
        """Who is at the table here or elsewhere, and since when others are not. Somebody was there already when we first heard
        of them, and who was with him then we do not know."""
        if self._first_at is None:
            return own
        users = self.users
        return replace(
            own,
            here=own.here | users,
            away={**own.away, **{user: max(at, own.away.get(user, at)) for user, at in self.left.items()}},
            empty_since=None if users or own.empty_since is None else max((own.empty_since, *self.left.values())),
            opened_at=max(own.opened_at, self._first_at),
        )

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
