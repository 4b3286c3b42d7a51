"""What every room stands on. Values and ports only; made once, by the composition root."""

from collections.abc import Callable
from dataclasses import dataclass

from app.games.record import record
from app.tables.decision import Pace
from app.tables.luck import Luck
from app.tables.ports import Bus, Clock, Journal
from app.tables.table import Table
from app.tables.talk import ChatLine, Talk


@record
class Before:
    """What a room has to know of the time before it: what was said, and since when those who are not here may be taken to be
    away (ms)."""

    said: tuple[ChatLine, ...]
    away_since: int


@dataclass(frozen=True, slots=True)
class World:
    """`process` names this one to the others; `changed` hears when a table's line in the lobby is another."""

    journal: Journal
    clock: Clock
    bus: Bus
    talk: Talk
    process: str
    pace: Pace
    luck: Luck
    bot_pause_ms: int | None
    changed: Callable[[Table], None]
