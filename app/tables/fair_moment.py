"""The fair moment where the rules let silence be called out: the same for everybody, whatever his line is like (PROTOCOL §4).

Who keeps silent is the game's to say; when it may be called is ours. Pure.
"""

from typing import Any

from app.errors import Rejected
from app.games.contract import Seat
from app.tables.codec import game_of
from app.tables.decision import Pace
from app.tables.table import Match, Table


def silent(table: Table, match: Match, state: Any) -> tuple[tuple[Seat, int], ...]:
    """Who keeps silent after an act, and since when."""
    rules = game_of(table).silence
    if rules is None:
        return ()
    since = dict(match.silent)
    return tuple([(seat, since.get(seat, table.at)) for seat in rules.exposed(state)])


def opens(table: Table, match: Match, seat: Seat, action: Any, pace: Pace) -> int:
    """When the seat may do this (ms): not call somebody in the first moment, nor go on in silence before twice that time is
    over. A time that has passed: now."""
    rules = game_of(table).silence
    if rules is None:
        return 0
    called = rules.calls(action)
    waits = [since + pace.grace_ms for who, since in match.silent if who == called]
    waits += [since + 2 * pace.grace_ms for who, since in match.silent if who == seat and not rules.breaks(action)]
    return max(waits, default=0)


def check(table: Table, match: Match, seat: Seat, action: Any, pace: Pace) -> None:
    """`too_soon` before that."""
    at = opens(table, match, seat, action, pace)
    if table.at < at:
        raise Rejected("too_soon", wait_ms=at - table.at)
