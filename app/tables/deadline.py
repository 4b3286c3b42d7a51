"""When the clock acts for a table: the deadline as a part of its state. Pure; times in ms of the database's clock."""

from functools import lru_cache
from typing import Any

from app.games.catalog import GAMES
from app.games.contract import Moment, Seat
from app.tables.codec import game_of
from app.tables.decision import Pace, is_absent
from app.tables.table import Bot, Playing, Table


def deadline(before: Table, after: Table, at: int, pace: Pace, fresh: bool) -> int | None:
    """The deadline after an entry at `at`. A turn or pause that goes on keeps its own, unless `fresh` starts it anew."""
    phase = after.phase
    if not isinstance(phase, Playing) or phase.parked_at is not None or phase.frozen:
        return None
    moment = game_of(after).moment(phase.match.state)
    if moment.turn is None:
        return _pause_end(before, after, moment, at, pace, fresh)
    if not fresh and before.deadline is not None and _same_turn(before, after, moment):
        return before.deadline
    return at + turn_ms(after, moment.turn, pace)


def turn_ms(table: Table, seat: Seat, pace: Pace) -> int:
    """The whole length of this seat's turn."""
    assert isinstance(table.phase, Playing)
    if is_absent(table.phase.match, seat):
        return pace.absent_ms
    return _turn_seconds(table.terms.game, tuple(table.terms.options.items())) * 1000


@lru_cache(maxsize=1024)
def _turn_seconds(key: str, options: tuple[tuple[str, Any], ...]) -> int:
    """Asked several times a move; reading options strictly takes longer than the move."""
    game = GAMES[key]
    return game.turn_seconds(game.read_options(dict(options)))


def all_ready(table: Table) -> bool:
    """Whether nobody is left to wait for between hands: bots and absent players count as ready."""
    assert isinstance(table.phase, Playing)
    match = table.phase.match
    return all(seat in match.ready or is_absent(match, seat) for seat in awaited(table))


def awaited(table: Table) -> tuple[Seat, ...]:
    """The people whose word the next hand waits for: who gets cards; where bots alone do, who looks on."""
    assert isinstance(table.phase, Playing)
    out = game_of(table).moment(table.phase.match.state).out
    people = [seat for seat, _ in table.still_in()]
    return tuple([seat for seat in people if seat not in out] or people)


def _pause_end(before: Table, after: Table, moment: Moment, at: int, pace: Pace, fresh: bool) -> int | None:
    assert isinstance(after.phase, Playing)
    if after.phase.match.server_seed is None:
        return None  # `prepare` comes first, at once
    if all_ready(after):
        return at
    if not fresh and before.deadline is not None:
        return before.deadline
    if moment.hand == 0:
        return at + min(pace.first_pause_ms, pace.hand_pause_ms)
    return at + (pace.refill_pause_ms if _may_refill(after) else pace.hand_pause_ms)


def _may_refill(table: Table) -> bool:
    assert isinstance(table.phase, Playing)
    state = table.phase.match.state
    return any(game_of(table).legal(state, seat) for seat, _ in table.still_in())


def _same_turn(before: Table, after: Table, moment: Moment) -> bool:
    if not isinstance(before.phase, Playing) or not isinstance(after.phase, Playing) or moment.turn is None:
        return False
    old = game_of(before).moment(before.phase.match.state)
    if (old.clock, old.turn) != (moment.clock, moment.turn):
        return False
    bot = isinstance(after.seats[moment.turn], Bot)
    return bot or is_absent(before.phase.match, moment.turn) == is_absent(after.phase.match, moment.turn)
