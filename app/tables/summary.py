"""A table as the lobby lists it, and who holds its seats. Pure."""

from app.tables.ids import UserId
from app.tables.ports import Summary
from app.tables.table import Playing, Table


def summary_of(table: Table) -> Summary:
    terms = table.terms
    match = table.match if isinstance(table.phase, Playing) else None
    return Summary(
        code=table.code,
        game=terms.game,
        name=terms.name,
        visibility=terms.visibility,
        seats=terms.seats,
        taken=sum(holder is not None for holder in table.seats) - (len(match.left) if match else 0),
        phase=table.phase.type,
        options=terms.options,
        stake=terms.stake,
        practice=table.practice,
        frozen=isinstance(table.phase, Playing) and table.phase.frozen,
    )


def listed_alike(before: Table, after: Table) -> bool:
    """A quick look before two summaries are made: true while a match just goes on, so that neither what the lobby lists
    nor who holds its seats can have changed."""
    was, now = before.phase, after.phase
    return (
        before.seats is after.seats
        and before.code == after.code
        and isinstance(was, Playing)
        and isinstance(now, Playing)
        and (was.match.left, was.frozen) == (now.match.left, now.frozen)
    )


def seated_in(table: Table) -> tuple[UserId, ...]:
    """The people who hold a seat here now, and so should find back."""
    return tuple(person.user for _, person in table.still_in())
