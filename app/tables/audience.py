"""The sockets at one table, as its room knows them: whom to tell, and which of them is a player's live one.

What is said to them is built in `view.py`; how it is put into bytes is `realtime`'s business.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, Protocol

from app.games.contract import Seat
from app.tables.ids import UserId
from app.tables.talk import ChatLine
from app.tables.view import Update

WATCHERS_MAX: Final = 50
SOCKETS_EACH: Final = 3
"""Sockets one person may have open at one table; the oldest gives way."""

Claim = tuple[int, str]
"""When a socket took its player's seat (ms), and in which process: of two sockets, every process lets the same one live."""
NO_CLAIM: Final = (-1, "")
"""Of one that watches."""


@dataclass(frozen=True, slots=True)
class SeatPresence:
    connected: bool
    absent: bool


class Viewer(Protocol):
    """One socket. Every method queues a frame and returns at once; a socket that cannot keep up closes itself."""

    user: UserId
    name: str
    last: int | None
    """The last version sent, None when the next state stands for itself."""

    def history(self, events: tuple[Any, ...], chat: tuple[ChatLine, ...]) -> None: ...
    def update(self, update: Update) -> None: ...
    def ok(self, command_id: str, version: int) -> None: ...
    def error(self, command_id: str, code: str, data: dict[str, Any]) -> None: ...
    def presence(self, seats: tuple[SeatPresence | None, ...], watchers: int) -> None: ...
    def chat(self, line: ChatLine) -> None: ...
    def react(self, seat: Seat | None, name: str, kind: str) -> None: ...
    def closed(self, reason: str) -> None: ...
    def full(self) -> None:
        """No more watchers fit."""


class Audience:
    """An ordered set of viewers, each with his last claim to the seat."""

    def __init__(self) -> None:
        self._viewers: dict[Viewer, Claim] = {}

    def __iter__(self) -> Iterator[Viewer]:
        return iter(tuple(self._viewers))

    def __len__(self) -> int:
        return len(self._viewers)

    def __contains__(self, viewer: Viewer) -> bool:
        return viewer in self._viewers

    def add(self, viewer: Viewer) -> None:
        self._viewers[viewer] = NO_CLAIM

    def remove(self, viewer: Viewer) -> bool:
        return self._viewers.pop(viewer, None) is not None

    def of(self, user: UserId) -> tuple[Viewer, ...]:
        return tuple(viewer for viewer in self._viewers if viewer.user == user)

    def claim(self, viewer: Viewer, claim: Claim) -> tuple[Viewer, ...]:
        """He, who is in, plays from this socket; his others, which have to go."""
        self._viewers[viewer] = claim
        return tuple(other for other in self.of(viewer.user) if other is not viewer)

    def outdone(self, user: UserId, claim: Claim | None) -> tuple[Viewer, ...]:
        """His sockets that have to go for one in another process; None outdoes them all."""
        return tuple(viewer for viewer in self.of(user) if claim is None or self._viewers[viewer] < claim)

    def claim_of(self, user: UserId) -> Claim | None:
        """The newest; None when he is not in."""
        return max((self._viewers[viewer] for viewer in self.of(user)), default=None)

    def watchers(self, players: Iterable[UserId]) -> int:
        """People here who hold no seat."""
        return len({viewer.user for viewer in self._viewers} - set(players))
