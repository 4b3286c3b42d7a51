"""The house without a server: a database, its journal, tables driven through the chronicle as rooms drive them."""

import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

from app.chips.books import Books
from app.games.catalog import GAMES
from app.lobby import repository as lobby
from app.storage.clock import WallClock
from app.storage.engine import Database
from app.storage.journal_postgres import PostgresJournal
from app.storage.journal_sqlite import SqliteJournal
from app.tables import commands as c
from app.tables.chronicle import By, Chronicle
from app.tables.codec import game_of
from app.tables.decision import Pace
from app.tables.ids import Code, MatchId, TableId, UserId
from app.tables.table import Playing, Terms, new_table
from tests.support.database import opened

PACE = Pace(hand_pause_ms=0, refill_pause_ms=0, first_pause_ms=0)


@dataclass
class House:
    database: Database
    journal: SqliteJournal | PostgresJournal
    clock: WallClock = field(default_factory=WallClock)
    rng: Random = field(default_factory=lambda: Random(1))

    async def table(
        self, table_id: str, *users: UserId, game: str = "ajiley", stake: int = 0, **options: Any
    ) -> "Hold":
        """A new public table with these people on its seats; the first is the host."""
        rules = GAMES[game]
        terms = Terms(
            game, "public", "Mesa", 4, rules.write_options(rules.read_options(options)), stake, practice=False
        )
        made = new_table(
            table_id=TableId(table_id), code=Code(f"code-{table_id}"), terms=terms, host=users[0], at=self.clock.now()
        )
        async with self.database.write() as session:
            await lobby.add(session, made, users[0], rules.rules, made.at)
        seat = await self.open(table_id)
        for user in users:
            await seat.do(c.Sit(user.title()), user)
        return seat

    async def open(self, table_id: str) -> "Hold":
        """The table as another process would open it."""
        story = await Chronicle.open(TableId(table_id), self.journal, self.clock, PACE)
        assert story is not None
        return Hold(self, story)

    async def order(self, table_id: TableId, command: c.Command) -> int:
        return await (await self.open(table_id)).story.commit(command)

    @property
    def books(self) -> Books:
        return Books(self.database, self.journal, self.clock, PACE, self.order)


@dataclass
class Hold:
    """One process's hold on a table."""

    house: House
    story: Chronicle

    async def do(self, command: c.Command, user: UserId | None = None, command_id: str | None = None) -> int:
        by = By(user, command_id or secrets.token_hex(8)) if user else None
        version = await self.story.commit(command, by)
        self.story.told()
        return version

    async def start(self, host: UserId) -> "Hold":
        """From `start` to the first hand's cards."""
        await self.do(c.Start(MatchId(secrets.token_urlsafe(8)), 0), host)
        return await self.deal()

    async def deal(self) -> "Hold":
        await self.do(c.Prepare(self.house.rng.randbytes(32)))
        await self.do(c.DealHand(self.story.table.version, ""))
        return self

    @property
    def playing(self) -> bool:
        return isinstance(self.story.table.phase, Playing)

    @property
    def turn(self) -> UserId | None:
        """Who is on turn."""
        table = self.story.table
        if not isinstance(table.phase, Playing):
            return None
        seat = game_of(table).moment(table.phase.match.state).turn
        return None if seat is None else getattr(table.seats[seat], "user", None)

    def quiet_act(self) -> c.Act:
        """What Ajiley's mover may do without raising anything."""
        table = self.story.table
        assert isinstance(table.phase, Playing)
        state = table.phase.match.state
        seat = game_of(table).moment(state).turn
        assert seat is not None
        legal = game_of(table).legal(state, seat)
        kind = next(kind for kind in ("check", "call", "throw", "all_in") if kind in legal)
        return c.Act({"type": kind, "cards": []} if kind == "throw" else {"type": kind})

    async def play_hand(self) -> "Hold":
        """Quiet acts until the hand is over."""
        while (mover := self.turn) is not None:
            await self.do(self.quiet_act(), mover)
        return self


@asynccontextmanager
async def house_at(url: str) -> AsyncGenerator[House]:
    async with opened(url) as database:
        journal = SqliteJournal(database) if database.sqlite else PostgresJournal(database)
        try:
            yield House(database, journal)
        finally:
            await journal.close()
