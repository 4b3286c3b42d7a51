"""What a decision is made of and comes to. Values only; the decisions themselves stand beside it."""

from typing import Any

from app.errors import Rejected
from app.games.contract import Seat
from app.games.record import record, replace
from app.tables.codec import game_of
from app.tables.ids import UserId
from app.tables.ports import Transfer
from app.tables.table import Match, Playing, Table


@record
class Pace:
    """How long things wait, in milliseconds: between hands, the same while somebody may refill, before a match's first
    deal, for the act of an absent player, and before a player's silence may be called out."""

    hand_pause_ms: int = 15_000
    refill_pause_ms: int = 30_000
    first_pause_ms: int = 2_000
    absent_ms: int = 3_000
    grace_ms: int = 2_000


@record
class Decision:
    """The table as it would be, and what becomes durable with it. `fresh`: the turn's time starts anew.
    `ended`: the match that ended with this entry, and how."""

    table: Table
    events: tuple[Any, ...] = ()
    transfers: tuple[Transfer, ...] = ()
    solvent: tuple[tuple[UserId, int], ...] = ()
    ended: tuple[Match, str] | None = None
    fresh: bool = False

    def and_events(self, *events: Any) -> "Decision":
        return replace(self, events=self.events + events)


def price(table: Table) -> int:
    """Chips a person's seat costs at the start of a match."""
    game = game_of(table)
    return game.buy_in(game.read_options(table.terms.options)) or table.terms.stake


def seat_of(table: Table, user: UserId | None) -> Seat:
    """The user's seat, or `not_seated`."""
    seat = table.seat_of(user)
    if seat is None:
        raise Rejected("not_seated")
    return seat


def playing(table: Table) -> Playing:
    """The running match's phase, or `wrong_phase`."""
    if not isinstance(table.phase, Playing):
        raise Rejected("wrong_phase")
    return table.phase


def is_absent(match: Match, seat: Seat) -> bool:
    """Two time-outs in a row and nothing since (PROTOCOL §4)."""
    return match.misses[seat] >= 2
