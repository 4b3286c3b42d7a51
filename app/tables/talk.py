"""What is said at a table: lines, and somebody who remembers the last ones for who comes later. No journal holds them, no rule
looks at them, and a line that is forgotten is no harm.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from app.games.contract import Seat
from app.tables.ids import TableId

KEPT: Final = 50
"""Lines that somebody who comes is shown (PROTOCOL §4)."""


@dataclass(frozen=True, slots=True)
class ChatLine:
    """`at` in ms; `seat` None for watchers."""

    seat: Seat | None
    name: str
    text: str
    at: int


class Talk(Protocol):
    def keep(self, table_id: TableId, line: ChatLine) -> None:
        """Remembers a line; never waits, never raises."""

    async def recall(self, table_id: TableId) -> Sequence[ChatLine]:
        """The last KEPT lines, oldest first. Raises Unavailable."""
