"""Which commands of the table a viewer could send now and have accepted: what the page lights up. Pure.

It only tells; the check is the command's own (`seating`, `playing`).
"""

from collections.abc import Iterator

from app.games.contract import Seat
from app.tables.codec import game_of
from app.tables.deadline import awaited
from app.tables.decision import is_absent
from app.tables.ids import UserId
from app.tables.table import Bot, Closed, Finished, Person, Playing, Table


def may(table: Table, user: UserId, seat: Seat | None) -> tuple[str, ...]:
    """Names of the commands, in PROTOCOL's order, for a user and the seat he holds."""
    if isinstance(table.phase, Closed):
        return ()
    return tuple(_all(table, user, seat))


def _all(table: Table, user: UserId, seat: Seat | None) -> Iterator[str]:
    between = not isinstance(table.phase, Playing)
    free = None in table.seats
    if seat is None and between and free and user not in table.barred:
        yield "sit"
    if seat is not None and not (isinstance(table.phase, Playing) and table.phase.frozen):
        yield "stand"
    if user == table.host:
        yield from _hosts(table, user, between, free)
    if seat is not None:
        if isinstance(table.phase, Playing):
            match = table.phase.match
            between_hands = game_of(table).moment(match.state).status == "between_hands"
            if between_hands and seat in awaited(table) and seat not in match.ready:
                yield "next"
            if is_absent(match, seat) or table.phase.parked_at is not None:
                yield "back"
        if isinstance(table.phase, Finished) and user not in table.phase.ready:
            yield "rematch"
        yield "client_seed"


def _hosts(table: Table, user: UserId, between: bool, free: bool) -> Iterator[str]:
    if between:
        if _could_start(table, user):
            yield "start"
        if free:
            yield "add_bot"
        if any(isinstance(holder, Bot) for holder in table.seats):
            yield "remove_bot"
        if any(person.user != user for person in table.people):
            yield "kick"
    if table.terms.visibility == "private":
        yield "new_link"


def _could_start(table: Table, user: UserId) -> bool:
    ready = {*table.phase.ready, user} if isinstance(table.phase, Finished) else None
    playing = [
        h for h in table.seats if isinstance(h, Bot) or (isinstance(h, Person) and (not ready or h.user in ready))
    ]
    return len(playing) >= 2 and any(isinstance(holder, Person) for holder in playing)
