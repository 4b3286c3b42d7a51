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


def check(table: Table, match: Match, seat: Seat, action: Any, pace: Pace) -> None:
    """`too_soon`: to call somebody in the first moment, or to go on in silence before twice that time is over."""
    rules = game_of(table).silence
    if rules is None:
        return
    called = rules.calls(action)
    for who, since in match.silent:
        if who == called and table.at < since + pace.grace_ms:
            raise Rejected("too_soon", wait_ms=since + pace.grace_ms - table.at)
        if who == seat and not rules.breaks(action) and table.at < since + 2 * pace.grace_ms:
            raise Rejected("too_soon", wait_ms=since + 2 * pace.grace_ms - table.at)
