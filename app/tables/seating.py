"""Who sits where before and between matches: sit, stand, bots, kick, host and his succession. Pure (PROTOCOL §4)."""

from typing import Any, Final

from app.errors import Rejected
from app.games.contract import Level, Seat
from app.games.record import replace
from app.tables import events
from app.tables.decision import Decision, price, seat_of
from app.tables.ids import Code, UserId
from app.tables.table import Bot, Closed, Finished, Holder, Person, Playing, Table

NAME_LENGTH: Final = 20
"""Of a person's name, also where it bears a number."""
BOT_NAMES: Final = ("Chela", "Ramón", "Pura", "Lucho", "Inés", "Toño", "Berta")


def sit(table: Table, user: UserId, name: str, seat: int | None) -> Decision:
    """Takes a free seat. kicked, already_seated, wrong_phase, bad_message, seat_taken, table_full; `insufficient_balance` later."""
    if user in table.barred:
        raise Rejected("kicked")
    if any(person.user == user for person in table.people):
        raise Rejected("already_seated")
    _between_matches(table)
    place = _free_seat(table, seat)
    person = Person(user, _unique(name, table))
    after = table.with_seat(place, person)
    happened: list[Any] = [events.Sat(place, person.name)]
    if after.host is None:
        after = replace(after, host=user)
        happened.append(events.HostChanged(user, person.name))
    solvent = () if after.practice or not price(after) else ((user, price(after)),)
    return Decision(after, tuple(happened), solvent=solvent)


def stand(table: Table, user: UserId) -> Decision:
    """Frees a seat between matches; the host's seat passes his office on. (In a match: `leaving.leave`.)"""
    seat = seat_of(table, user)
    holder = table.seats[seat]
    assert isinstance(holder, Person)
    event = events.Stood(seat, holder.name)
    after = _emptied(table, seat)
    if table.host != user:
        return Decision(after, (event,))
    passed = pass_host(after, heir_of(table, user))
    return Decision(passed.table, (event, *passed.events))


def unseat(table: Table, user: UserId) -> Decision:
    """A waiting seat is free again after its owner's absence; refused in a match, where seats are kept."""
    _between_matches(table)
    return stand(table, user)


def add_bot(table: Table, level: Level, seat: int | None) -> Decision:
    _between_matches(table)
    place = _free_seat(table, seat)
    taken = {holder.name for holder in table.seats if holder}
    name = next((n for n in BOT_NAMES if n not in taken), f"Bot {place + 1}")
    return Decision(table.with_seat(place, Bot(name, level)), (events.BotAdded(place, name),))


def remove_bot(table: Table, seat: int) -> Decision:
    _between_matches(table)
    holder = _holder(table, seat)
    if not isinstance(holder, Bot):
        raise Rejected("seat_empty")
    return Decision(table.with_seat(seat, None), (events.BotRemoved(Seat(seat), holder.name),))


def kick(table: Table, by: UserId, seat: int) -> Decision:
    """Frees a person's seat and bars him from the table; nobody can kick himself."""
    _between_matches(table)
    holder = _holder(table, seat)
    if not isinstance(holder, Person):
        raise Rejected("seat_empty")
    if holder.user == by:
        raise Rejected("bad_message")
    after = replace(_emptied(table, Seat(seat)), barred=(*table.barred, holder.user))
    return Decision(after, (events.Kicked(Seat(seat), holder.name),))


def new_link(table: Table, code: Code) -> Decision:
    """A private table under a new code; the old one opens nothing from here on."""
    if table.terms.visibility != "private":
        raise Rejected("wrong_phase")
    return Decision(replace(table, code=code), (events.LinkChanged(),))


def pass_host(table: Table, heir: UserId | None) -> Decision:
    name = next((person.name for person in table.people if person.user == heir), None)
    return Decision(replace(table, host=heir), (events.HostChanged(heir, name),))


def heir_of(table: Table, leaving: UserId | None, here: frozenset[UserId] | None = None) -> UserId | None:
    """The next seated person after the leaving host (of those who are `here`, if given); never a bot."""
    match = table.match if isinstance(table.phase, Playing) else None
    people = [
        (n, holder.user)
        for n, holder in enumerate(table.seats)
        if isinstance(holder, Person) and not (match and n in match.left)
    ]
    start = next((n for n, user in people if user == leaving), -1)
    others = sorted((p for p in people if p[1] != leaving), key=lambda p: (p[0] - start) % len(table.seats))
    return next((user for _, user in others if here is None or user in here), None)


def spread(seats: tuple[Holder | None, ...], total: int) -> tuple[Holder | None, ...]:
    """A match's seats back on a table of `total` places."""
    return (*seats, *(None,) * (total - len(seats)))[:total]


def _emptied(table: Table, seat: Seat) -> Table:
    holder = table.seats[seat]
    after = table.with_seat(seat, None)
    if isinstance(after.phase, Finished) and isinstance(holder, Person):
        ready = tuple(user for user in after.phase.ready if user != holder.user)
        after = replace(after, phase=replace(after.phase, ready=ready))
    return after


def _between_matches(table: Table) -> None:
    if isinstance(table.phase, Playing | Closed):
        raise Rejected("wrong_phase")


def _holder(table: Table, seat: int) -> Holder | None:
    if not 0 <= seat < len(table.seats):
        raise Rejected("bad_message")
    return table.seats[seat]


def _free_seat(table: Table, seat: int | None) -> Seat:
    if seat is None:
        free = next((n for n, holder in enumerate(table.seats) if holder is None), None)
        if free is None:
            raise Rejected("table_full")
        return Seat(free)
    if _holder(table, seat) is not None:
        raise Rejected("seat_taken")
    return Seat(seat)


def _unique(name: str, table: Table) -> str:
    taken = {holder.name for holder in table.seats if holder}
    if name not in taken:
        return name
    short = name[: NAME_LENGTH - 2].rstrip()  # no table has ten seats
    return next(numbered for n in range(2, 10) if (numbered := f"{short} {n}") not in taken)
