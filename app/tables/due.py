"""What a table does by itself, and when: one list, earliest first. Pure (PROTOCOL §4: host, absent, parked, void, closing).

The room asks after every change and when the time comes; nothing else starts a timer.
"""

from collections.abc import Callable, Iterator
from typing import Final

from app.games.record import record
from app.tables import commands as c
from app.tables.codec import game_of
from app.tables.decision import is_absent
from app.tables.playing import texts_of
from app.tables.presence import Attendance
from app.tables.seating import heir_of
from app.tables.table import Closed, Playing, Table

MINUTE: Final = 60_000
HOST_KEPT_MS: Final = MINUTE
SEAT_KEPT_MS: Final = 10 * MINUTE
PUBLIC_KEPT_MS: Final = 15 * MINUTE
PRIVATE_KEPT_MS: Final = 7 * 24 * 60 * MINUTE
PARK_GRACE_MS: Final = 1_000
PARKED_KEPT_MS: Final = 24 * 60 * MINUTE
OTHERS_FIRST_MS: Final = 1_000

BY_LAST_WRITER: Final = (c.Prepare, c.DealHand, c.TimeUp)
"""What every process with this table open comes to at the same moment, and one is enough for."""


@record
class Due:
    """`at` may lie in the past: at once."""

    at: int
    command: c.TablesCommand


def due(table: Table, who: Attendance, new_seed: Callable[[], bytes]) -> Due | None:
    """The earliest thing the table does by itself if nothing else happens; `new_seed` makes the seed of a `prepare`."""
    return min(_all(table, who, new_seed), key=lambda d: d.at, default=None)


def after_others(due: Due) -> Due:
    """The same in a process that did not write last: who did goes first, unless it is no more."""
    return Due(due.at + OTHERS_FIRST_MS, due.command) if isinstance(due.command, BY_LAST_WRITER) else due


def _all(table: Table, who: Attendance, new_seed: Callable[[], bytes]) -> Iterator[Due]:
    if isinstance(table.phase, Closed):
        return
    if isinstance(table.phase, Playing):
        yield from _in_match(table, table.phase, who, new_seed)
    else:
        yield from _between_matches(table, who)
    yield from _host(table, who)


def _in_match(table: Table, phase: Playing, who: Attendance, new_seed: Callable[[], bytes]) -> Iterator[Due]:
    match = phase.match
    attending = any(p.user in who.here and not is_absent(match, seat) for seat, p in table.still_in())
    if phase.frozen:
        return
    if phase.parked_at is not None:
        yield Due(phase.parked_at + PARKED_KEPT_MS, c.Void())
        if attending:
            yield Due(table.at, c.Resume())
        return
    if not attending:
        yield Due(max(table.at, _unattended_since(table, who)), c.Park())
        return
    moment = game_of(table).moment(match.state)
    if moment.status == "between_hands" and match.server_seed is None:
        yield Due(table.at, c.Prepare(new_seed()))
    elif table.deadline is not None and moment.turn is None:
        yield Due(table.deadline, c.DealHand(table.version, texts_of(table)))
    elif table.deadline is not None and moment.turn is not None:
        yield Due(table.deadline, c.TimeUp(table.version, moment.turn))


def _unattended_since(table: Table, who: Attendance) -> int:
    """A page that is loaded again is gone for a moment only; and we must know who is where."""
    gone = [since for _, person in table.still_in() if (since := who.away_since(person.user)) is not None]
    return max(who.settled, *(since + PARK_GRACE_MS for since in gone), 0)


def _between_matches(table: Table, who: Attendance) -> Iterator[Due]:
    for person in table.people:
        since = who.away_since(person.user)
        if since is not None:
            yield Due(since + SEAT_KEPT_MS, c.Unseat(person.user))
    if who.empty_since is not None:
        kept = PUBLIC_KEPT_MS if table.terms.visibility == "public" else PRIVATE_KEPT_MS
        yield Due(who.empty_since + kept, c.Close("expired"))


def _host(table: Table, who: Attendance) -> Iterator[Due]:
    if table.host is None:
        return
    since = who.away_since(table.host)
    if since is None:
        return
    heir = heir_of(table, table.host, who.here)
    if heir is not None:
        yield Due(since + HOST_KEPT_MS, c.PassHost(heir))
