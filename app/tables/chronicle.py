"""A table in step with its journal: commits commands, catches up with other processes, keeps the hand's story.

The journal decides what happened (DESIGN §1); this is the only place that appends to it.
"""

from collections.abc import Sequence
from typing import Any, Final

import structlog

from app.errors import Rejected
from app.games.record import record, replace
from app.tables.codec import game_of
from app.tables.commands import Act, Command
from app.tables.decide import decide, replay
from app.tables.decision import Decision, Pace
from app.tables.effects import effects_of
from app.tables.freshness import Freshness
from app.tables.ids import TableId, UserId
from app.tables.ports import Clock, Entry, Insolvent, Journal, LostRace, Repeated, Unavailable
from app.tables.table import Match, Person, Playing, Table

log = structlog.get_logger(__name__)

RACES_MAX: Final = 20
ANSWERS_KEPT: Final = 500
"""Accepted commands whose repeats are answered from memory; older ones are looked up in the journal."""


@record
class By:
    """Who sent a command, under which id of his own; `version` is the one an act was chosen for."""

    user: UserId
    command_id: str
    version: int | None = None


class Chronicle:
    """`table` is the current value, `hand` the events of the running hand, `untold` those no viewer has been sent,
    `written` the entries behind them that this process made; `wrote_last`: the latest is one of those."""

    def __init__(self, table: Table, journal: Journal, clock: Clock, pace: Pace) -> None:
        self.table = table
        self.hand: list[Any] = []
        self.untold: list[Any] = []
        self.untold_versions = 0
        self.written: list[Entry] = []
        self.wrote_last = True
        self.fresh = Freshness(table)
        self._journal = journal
        self._clock = clock
        self._pace = pace
        self._since_snapshot = 0
        self._match: list[Entry] = []
        self._answered: dict[tuple[UserId, str], int] = {}

    @classmethod
    async def open(cls, table_id: TableId, journal: Journal, clock: Clock, pace: Pace) -> "Chronicle | None":
        """The table from its last snapshot and the entries after it; None if there is no such table."""
        loaded = await journal.load(table_id)
        return None if loaded is None else cls.of(*loaded, journal, clock, pace)

    @classmethod
    def of(cls, table: Table, entries: Sequence[Entry], journal: Journal, clock: Clock, pace: Pace) -> "Chronicle":
        """The table as it is after these entries, the first of which follows the snapshot `table`."""
        chronicle = cls(table, journal, clock, pace)
        if all(entry.rules == game_of(table).rules for entry in entries):
            for entry in entries:
                chronicle._replayed(entry)
        else:
            chronicle._rewound(entries)
        chronicle.told()
        chronicle.wrote_last = True  # opened here: as good as written here
        return chronicle

    def told(self) -> None:
        """The viewers know all there is."""
        self.untold.clear()
        self.untold_versions = 0
        self.written.clear()

    async def commit(self, command: Command, by: By | None = None) -> int:
        """The version under which the command stands, durable. Raises Rejected; then it did nothing."""
        try:
            return await self._raced(command, by)
        except Unavailable:
            raise Rejected("unavailable") from None
        except Rejected as refusal:
            log.debug("table.refused", **self._what(command, by.user if by else None), code=refusal.code)
            raise

    async def _raced(self, command: Command, by: By | None) -> int:
        for _ in range(RACES_MAX):
            known = self._answered.get((by.user, by.command_id)) if by else None
            if known is not None:
                return known
            try:
                return await self._tried(command, by)
            except LostRace:
                await self.catch_up()
            except Repeated as again:
                return again.version
            except Insolvent as short:
                raise Rejected("insufficient_balance", seats=self._seats_of(short.users)) from None
            except Rejected:
                if await self.catch_up():
                    continue  # refused by an old state: what another process has answered since counts
                stands = await self._stands(by)
                if stands is None:
                    raise
                return stands
        raise Rejected("unavailable")

    async def catch_up(self) -> bool:
        """Applies what other processes have journaled since; whether there was anything."""
        version = self.table.version
        for entry in await self._journal.entries(self.table.id, version):
            self._replayed(entry)
        return self.table.version != version

    async def _tried(self, command: Command, by: By | None) -> int:
        before = self.table
        user = by.user if by else None
        if by and by.version is not None and isinstance(command, Act):
            self._check_fresh(by, by.version, command)
        at = max(self._clock.now(), before.at)
        done = decide(before, command, user, at, self._pace)
        entry = Entry(
            table_id=before.id,
            version=done.table.version,
            at=at,
            user=user,
            command_id=by.command_id if by else None,
            command=command,
            rules=game_of(before).rules,
            deadline=done.table.deadline,
        )
        effects = await effects_of(before, done, entry, self._since_snapshot, self._earlier)
        await self._journal.append(entry, effects)
        self._since_snapshot = 0 if effects.snapshot else self._since_snapshot
        self._install(done, entry)
        self.written.append(entry)
        self.wrote_last = True
        log.debug("table.entry", **self._what(command, user))
        return entry.version

    def _what(self, command: Command, user: UserId | None) -> dict[str, Any]:
        """For the log: which seat did what kind of thing, and never what was in it."""
        table = self.table
        return {"table": table.id, "version": table.version, "seat": table.seat_of(user), "command": command.type}

    def _check_fresh(self, by: By, version: int, act: Act) -> None:
        """Out of turn, what nobody offered counts for exactly the current version only (J10)."""
        seat = self.table.seat_of(by.user)
        if seat is None:
            raise Rejected("not_seated")
        match = self.table.match
        on_turn = match is not None and game_of(self.table).moment(match.state).turn == seat
        kind = act.action.get("type") if isinstance(act.action, dict) else None
        if not on_turn and kind not in self.fresh.legal(seat) and version != self.table.version:
            raise Rejected("stale", version=self.table.version)
        self.fresh.check(seat, version, self.table.version)

    async def _earlier(self, match: Match) -> Sequence[Entry]:
        """The running match's entries; from the journal only where this process did not see its beginning."""
        if self._match and self._match[0].version == match.first_version:
            return self._match
        return await self._journal.entries(self.table.id, match.first_version - 1)

    async def take(self, entry: Entry) -> None:
        """An entry that another process says it has written; after a gap the journal is read instead."""
        if entry.version > self.table.version + 1:
            await self.catch_up()
        else:
            self._replayed(entry)

    def _rewound(self, entries: Sequence[Entry]) -> None:
        """Played by other rules than today's: that hand is void, back to the snapshot (DESIGN §1). Chips that moved
        meanwhile show at the next hand's end, which freezes the table rather than pay them twice."""
        last = entries[-1]
        self.table = replace(self.table, version=last.version, at=last.at, deadline=last.at)
        self.fresh.update(self.table)
        self._match.clear()

    def _replayed(self, entry: Entry) -> None:
        if entry.version == self.table.version + 1:
            self._install(replay(self.table, entry, self._pace), entry)
            self.wrote_last = False

    def _install(self, done: Decision, entry: Entry) -> None:
        if _hand_of(done.table) != _hand_of(self.table):
            self.hand.clear()
        self.hand += done.events
        self.untold += done.events
        self.untold_versions += 1
        self.table = done.table
        self._since_snapshot += 1
        self.fresh.update(done.table)
        self._remember(entry)
        if entry.user is not None and entry.command_id is not None:
            self._answered[entry.user, entry.command_id] = entry.version
            if len(self._answered) > ANSWERS_KEPT:
                del self._answered[next(iter(self._answered))]

    def _remember(self, entry: Entry) -> None:
        phase = self.table.phase
        if not isinstance(phase, Playing) or phase.match.first_version == entry.version:
            self._match.clear()
        if isinstance(phase, Playing):
            self._match.append(entry)

    async def _stands(self, by: By | None) -> int | None:
        """A refused command may be an accepted one's repeat from before this process knew the table."""
        return await self._journal.find(self.table.id, by.user, by.command_id) if by else None

    def _seats_of(self, users: tuple[UserId, ...]) -> list[int]:
        return [n for n, holder in enumerate(self.table.seats) if isinstance(holder, Person) and holder.user in users]


def _hand_of(table: Table) -> tuple[int, int] | None:
    """The running match and its hand; 0 before the first."""
    if not isinstance(table.phase, Playing):
        return None
    match = table.phase.match
    return match.number, match.deck.hand if match.deck else 0
