"""Who is at a table right now, and since when others are not. Known to one process, never journaled."""

from collections import Counter
from collections.abc import Mapping

from app.games.record import record
from app.tables.ids import UserId


@record
class Attendance:
    """A moment of it. `away`: when somebody who was here went (ms); `empty_since`: None while anybody is here;
    `opened_at`: since when who has not been seen at all may be taken to be away; `settled`: from then on we know who is here,
    also in other processes."""

    here: frozenset[UserId]
    away: Mapping[UserId, int]
    empty_since: int | None
    opened_at: int
    settled: int = 0

    def away_since(self, user: UserId) -> int | None:
        """None while he is here."""
        return None if user in self.here else self.away.get(user, self.opened_at)


class Presence:
    """Counts live sockets per user."""

    def __init__(self, opened_at: int, settled: int = 0) -> None:
        self._sockets: Counter[UserId] = Counter()
        self._away: dict[UserId, int] = {}
        self._opened_at = opened_at
        self._settled = settled
        self._empty_since: int | None = opened_at

    def came(self, user: UserId) -> bool:
        """Whether he was away before."""
        self._sockets[user] += 1
        self._away.pop(user, None)
        self._empty_since = None
        return self._sockets[user] == 1

    def went(self, user: UserId, at: int) -> bool:
        """Whether that was his last socket."""
        self._sockets[user] -= 1
        if self._sockets[user] > 0:
            return False
        del self._sockets[user]
        self._away[user] = at
        if not self._sockets:
            self._empty_since = at
        return True

    def now(self) -> Attendance:
        return Attendance(frozenset(self._sockets), self._away, self._empty_since, self._opened_at, self._settled)
