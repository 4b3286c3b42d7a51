"""What a viewer is shown of a table: built from nothing, JSON-ready. The game's part is built by its own `view`.

The code in it opens the table, so it goes only to who has it; seeds never appear here.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, Literal

from app.games.contract import Level, Seat, Viewer
from app.games.record import record
from app.tables import fairness
from app.tables.codec import game_of
from app.tables.deadline import turn_ms
from app.tables.decision import Pace, is_absent
from app.tables.ids import Code, MatchId, UserId
from app.tables.may import may
from app.tables.presence import Attendance
from app.tables.table import Bot, Finished, Holder, Match, Person, Playing, Table, Visibility


@record
class SeatView:
    """`absent`: two time-outs in a row; `left`: out of the running match for good."""

    user_id: UserId | None
    name: str
    bot: bool
    level: Level | None
    connected: bool
    absent: bool
    left: bool


@record
class PlayerView:
    user_id: UserId | None
    name: str
    bot: bool
    left: bool
    """Left the match before its end."""


@record
class MatchView:
    """`players` names the game's seats, also after the match when people have moved on."""

    id: MatchId
    number: int
    practice: bool
    players: tuple[PlayerView, ...]


@record
class FairView:
    """Hashes in hex (DESIGN §5). Before a deal only the commitment; then also the deck's root and the players' texts."""

    commitment: str
    root: str | None
    client_seeds: str | None


@record
class TableView:
    code: Code
    url: str
    game: str
    name: str
    visibility: Visibility
    practice: bool
    min_seats: int
    max_seats: int
    seats: tuple[SeatView | None, ...]
    host: UserId | None
    phase: Literal["waiting", "playing", "finished", "closed"]
    options: dict[str, Any]
    stake: int
    match: MatchView | None
    ready: tuple[Seat, ...]
    parked: bool
    frozen: bool
    turn_ms: int | None
    fair: FairView | None
    watchers: int


@record
class YouView:
    """`legal`: what the rules let this viewer do, `may`: what the table lets him; `score` and `order` of his own hand."""

    seat: Seat | None
    role: Literal["player", "watcher"]
    legal: Mapping[str, Any]
    may: tuple[str, ...]
    order: tuple[str, ...] | None
    score: Mapping[str, Any] | None


@dataclass(slots=True)
class Shared:
    """A part of a frame that is the same for several viewers; `encoded` is its text once somebody has made it."""

    value: Any
    encoded: bytes | None = field(default=None, compare=False)


@dataclass(slots=True)
class Update:
    """One change as equal viewers see it. `encoded` is the frame's text once somebody has made it, `lean` the one for who
    has the table's part already; they share them. `table` holds a TableView, `events` a tuple of events as these viewers
    may know them."""

    version: int
    prev: int | None
    table: Shared
    game: Any
    events: Shared
    you: YouView
    remaining_ms: int | None
    encoded: bytes | None = field(default=None, compare=False)
    lean: bytes | None = field(default=None, compare=False)


_OF_TABLE = attrgetter(*[f.name for f in fields(Table) if f.name not in ("version", "at", "deadline", "phase")])
_OF_MATCH = attrgetter(*[f.name for f in fields(Match) if f.name not in ("state", "pool", "silent")])


def drawn_from(table: Table, pace: Pace) -> tuple[Any, ...]:
    """What `table_view` makes its view of: the table without times, versions and what lies within the game, and how long
    its turn is. While that stays the same, at most moves of a hand, so does the view."""
    phase = table.phase
    running = (phase.parked_at, phase.frozen, _OF_MATCH(phase.match)) if isinstance(phase, Playing) else phase
    return _OF_TABLE(table), running, _turn_ms(table, pace)


def table_view(table: Table, who: Attendance, watchers: int, pace: Pace) -> TableView:
    game = game_of(table)
    terms = table.terms
    phase = table.phase
    return TableView(
        code=table.code,
        url=f"/t/{table.code}",
        game=terms.game,
        name=terms.name,
        visibility=terms.visibility,
        practice=table.match.practice if isinstance(phase, Playing) and table.match else table.practice,
        min_seats=game.min_seats,
        max_seats=terms.seats,
        seats=tuple(_seat(table, Seat(n), holder, who) for n, holder in enumerate(table.seats)),
        host=table.host,
        phase=phase.type,
        options=terms.options,
        stake=terms.stake,
        match=_match(table.match),
        ready=_ready(table),
        parked=isinstance(phase, Playing) and phase.parked_at is not None,
        frozen=isinstance(phase, Playing) and phase.frozen,
        turn_ms=_turn_ms(table, pace),
        fair=fair_view(table.match),
        watchers=watchers,
    )


def you_view(
    table: Table, user: UserId, seat: Seat | None, legal: Mapping[str, Any], order: tuple[str, ...] | None
) -> YouView:
    """`seat` is the one this user holds. A watcher's is the same for all watchers but for `may`, so equal ones are shared."""
    match = table.match
    score = (
        game_of(table).score(match.state, seat)
        if match and seat is not None and isinstance(table.phase, Playing)
        else None
    )
    return YouView(seat, "watcher" if seat is None else "player", legal, may(table, user, seat), order, score)


def game_view(table: Table, viewer: Viewer) -> Any:
    """RECORD's state cut to this viewer; None while there is no match to show."""
    match = table.match
    if match is None:
        return None
    return game_of(table).view(match.state, viewer if isinstance(table.phase, Playing) else None)


def proof(table: Table, viewer: Viewer) -> tuple[int, str, str, tuple[fairness.Opening, ...]] | None:
    """Hand, commitment, root and openings of the running or last dealt hand, for the cards this viewer has seen."""
    match = table.match
    if match is None or match.deck is None:
        return None
    deck, game = match.deck, game_of(table)
    cards = game.known(match.state, viewer)
    opened = fairness.openings(game.deck, deck.server_seed, deck.client_seed, cards)
    return deck.hand, deck.commitment, deck.root, opened


def _seat(table: Table, seat: Seat, holder: Holder | None, who: Attendance) -> SeatView | None:
    match holder:
        case None:
            return None
        case Bot():
            return SeatView(None, holder.name, bot=True, level=holder.level, connected=True, absent=False, left=False)
        case Person():
            running = table.phase.match if isinstance(table.phase, Playing) else None
            return SeatView(
                holder.user,
                holder.name,
                bot=False,
                level=None,
                connected=holder.user in who.here,
                absent=running is not None and is_absent(running, seat),
                left=running is not None and seat in running.left,
            )


def _match(match: Match | None) -> MatchView | None:
    if match is None:
        return None
    players = tuple(
        PlayerView(p.user if isinstance(p, Person) else None, p.name, isinstance(p, Bot), Seat(seat) in match.left)
        for seat, p in enumerate(match.players)
    )
    return MatchView(match.id, match.number, match.practice, players)


def _ready(table: Table) -> tuple[Seat, ...]:
    if isinstance(table.phase, Playing):
        return table.phase.match.ready
    if isinstance(table.phase, Finished):
        seats = (table.seat_of(user) for user in table.phase.ready)
        return tuple(seat for seat in seats if seat is not None)
    return ()


def _turn_ms(table: Table, pace: Pace) -> int | None:
    if not isinstance(table.phase, Playing):
        return None
    turn = game_of(table).moment(table.phase.match.state).turn
    return turn_ms(table, turn, pace) if turn is not None else None


def fair_view(match: Match | None) -> FairView | None:
    """The next hand's commitment, or the running one's with its deck's root."""
    if match is None:
        return None
    if match.server_seed is not None:
        return FairView(fairness.commitment(match.server_seed), None, None)
    if match.deck is not None:
        return FairView(match.deck.commitment, match.deck.root, match.deck.client_seed)
    return None
