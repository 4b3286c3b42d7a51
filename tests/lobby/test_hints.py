"""The lobby hears of public tables at once, and of private ones never."""

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from app.accounts.asker import SessionUser
from app.bus.memory import MemoryBus
from app.config import Settings
from app.games.catalog import GAMES
from app.http.limits import Limits
from app.lobby.schemas import NewTable
from app.lobby.service import TOPIC, Lobby
from app.storage.clock import WallClock
from app.storage.engine import Database
from app.storage.journal_sqlite import SqliteJournal
from app.tables.ids import Code, SessionId, TableId, UserId
from tests.support.database import add_user, opened, sqlite_url

ANA = SessionUser(SessionId("s"), UserId("ana"), "Ana", "guest")


class ThreeWatch:
    def watchers(self, table_id: TableId) -> int:
        return 3 if table_id else 0


@pytest.fixture
async def database(tmp_path: Path) -> AsyncGenerator[Database]:
    async with opened(sqlite_url(tmp_path)) as database:
        await add_user(database, "ana")
        yield database


async def test_only_public_tables_are_told_of(database: Database) -> None:
    bus = MemoryBus()
    lobby = Lobby(database, Settings(), WallClock(), Limits(Settings()), bus, GAMES, ThreeWatch())
    async with bus.subscribe(TOPIC) as hints:
        await lobby.make(ANA, NewTable(game="ajiley", visibility="private"))
        made = await lobby.make(ANA, NewTable(game="ajiley", visibility="public"))
        async with asyncio.timeout(2):
            assert await anext(hints) == made.id.encode()
    (row,) = await lobby.feed()
    assert (row.code, row.watchers) == (made.code, 3)


async def test_a_new_table_is_ready_to_be_opened(database: Database) -> None:
    lobby = Lobby(database, Settings(), WallClock(), Limits(Settings()), MemoryBus(), GAMES, ThreeWatch())
    made = await lobby.make(ANA, NewTable(game="ajiley", visibility="public", seats=3))
    journal = SqliteJournal(database)
    table_id = await journal.table_id(Code(made.code))
    assert table_id == made.id
    loaded = await journal.load(TableId(made.id))
    assert loaded is not None
    table, entries = loaded
    assert (table.version, table.host, table.seats, list(entries)) == (0, "ana", (None,) * 3, [])
    assert await journal.overdue(table.at + 15 * 60_000 - 1) == []
    assert await journal.overdue(table.at + 15 * 60_000) == [made.id]
    await journal.close()
