"""What must become durable together with an entry: chips, the lobby's row, the finished match, a snapshot."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from app.tables.codec import game_of
from app.tables.decision import Decision
from app.tables.ports import Effects, Entry, FinishedMatch
from app.tables.record import finished_match
from app.tables.summary import listed_alike, seated_in, summary_of
from app.tables.table import Match, Playing, Table

SNAPSHOT_EVERY: Final = 200
Value = TypeVar("Value")


Earlier = Callable[[Match], Awaitable[Sequence[Entry]]]
"""A match's entries so far, from the one that started it."""


async def effects_of(before: Table, done: Decision, entry: Entry, since_snapshot: int, earlier: Earlier) -> Effects:
    """`since_snapshot`: entries after the last snapshot. Asks for `earlier` ones only when a match ends, for its record."""
    after = done.table
    same = listed_alike(before, after)
    return Effects(
        transfers=done.transfers,
        solvent=done.solvent,
        summary=None if same else _changed(summary_of(before), summary_of(after)),
        seated=None if same else _changed(seated_in(before), seated_in(after)),
        finished=await _finished(done, entry, earlier),
        snapshot=after if since_snapshot >= SNAPSHOT_EVERY or _at_rest(before, after) else None,
    )


def _changed(before: Value, after: Value) -> Value | None:
    return after if after != before else None


async def _finished(done: Decision, entry: Entry, earlier: Earlier) -> FinishedMatch | None:
    if done.ended is None:
        return None
    match, outcome = done.ended
    return finished_match(done.table, match, outcome, (*await earlier(match), entry))


def _at_rest(before: Table, after: Table) -> bool:
    """A hand or match ended, or the phase changed: the cheapest moment to start replaying from."""
    if before.phase.type != after.phase.type:
        return True
    if not isinstance(before.phase, Playing) or not isinstance(after.phase, Playing):
        return False
    game = game_of(after)
    was, now = game.moment(before.phase.match.state), game.moment(after.phase.match.state)
    return was.status == "playing" and now.status != "playing"
