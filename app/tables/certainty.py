"""Whether silence means absence: when a room may believe that nobody is at its table in other processes.

While the bus is down, just after it came back, and just after another process wrote an entry, it may not.
"""

from typing import Final

from app.tables import commands as c
from app.tables.due import Due
from app.tables.peers import FORGET_MS
from app.tables.ports import Bus

SETTLE_MS: Final = 1_500
"""So long everybody who was asked has to say who is there."""

BY_ABSENCE: Final = (c.Park, c.PassHost, c.Unseat, c.Close)
"""What a table does by itself because people are not there."""


class Certainty:
    def __init__(self, bus: Bus, sure_from: int) -> None:
        self._bus = bus
        self._was_up = bus.up
        self._sure_from = sure_from

    def look(self, now: int) -> bool:
        """To be called now and then; whether the bus came back since, so that the others must be asked again."""
        back = self._bus.up and not self._was_up
        self._was_up = self._bus.up
        if back:
            self._sure_from = max(self._sure_from, now + SETTLE_MS)
        return back

    def life(self, now: int) -> None:
        """Another process has written an entry: somebody is there, though he may not be heard at the moment."""
        self._sure_from = max(self._sure_from, now + FORGET_MS)

    @property
    def hears(self) -> bool:
        """Whether what others say gets here, and did when one last looked."""
        return self._bus.up and self._was_up

    def when(self, due: Due) -> Due | None:
        """The same, not before one can be sure; None while one cannot."""
        if not isinstance(due.command, BY_ABSENCE):
            return due
        return Due(max(due.at, self._sure_from), due.command) if self.hears else None
