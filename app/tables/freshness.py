"""What each seat may do, and since which version: the measure of a stale act (PROTOCOL §4, Stale)."""

from collections.abc import Mapping
from typing import Any, Final

from app.errors import Rejected
from app.games.contract import Seat
from app.tables.codec import game_of
from app.tables.table import Playing, Table

NOTHING: Final[Mapping[str, Any]] = {}


class Freshness:
    """Kept by a room across the versions it has seen; a room newly opened knows only the current one."""

    def __init__(self, table: Table) -> None:
        self._legal: list[Mapping[str, Any]] = []
        self._since: list[int] = []
        self.update(table)

    def update(self, table: Table) -> None:
        """Takes in the next version."""
        legal = _legal(table)
        if len(legal) != len(self._legal):
            self._since = [table.version] * len(legal)
        else:
            pairs = zip(legal, self._legal, self._since, strict=True)
            self._since = [since if now == before else table.version for now, before, since in pairs]
        self._legal = legal

    def legal(self, seat: Seat | None) -> Mapping[str, Any]:
        return NOTHING if seat is None or seat >= len(self._legal) else self._legal[seat]

    def check(self, seat: Seat, version: int, current: int) -> None:
        """Fresh is the current version, or an older one since which the seat's `legal` has not changed."""
        known = seat < len(self._since)
        if version != current and not (known and self._since[seat] <= version < current):
            raise Rejected("stale", version=current)


def _legal(table: Table) -> list[Mapping[str, Any]]:
    if not isinstance(table.phase, Playing) or table.phase.frozen:
        return []
    game, match = game_of(table), table.phase.match
    return [game.legal(match.state, Seat(n)) for n in range(len(match.players))]
