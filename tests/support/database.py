"""Migrated SQLite files for tests: migrated once for a whole run, copied for each test."""

import atexit
import functools
import shutil
import tempfile
from collections.abc import AsyncGenerator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import select

from app.storage import ledger
from app.storage.engine import Database
from app.storage.journal_line import table_text
from app.storage.migrate import migrate
from app.storage.models.chips import MINT, Account
from app.storage.models.people import User
from app.storage.models.tables import Snapshot, TableRow
from app.tables.ids import Code, TableId, UserId
from app.tables.table import Table, Terms, Visibility, new_table

NOW = 1_700_000_000_000


@functools.cache
def _template() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="sobremesa-template-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    path = folder / "migrated.db"
    with ThreadPoolExecutor(1) as elsewhere:  # migrating runs an event loop of its own, and ours may be running
        elsewhere.submit(migrate, f"sqlite+aiosqlite:///{path}").result()
    return path


def sqlite_url(folder: Path) -> str:
    """The address of a fresh, migrated database file in this folder."""
    path = folder / "test.db"
    shutil.copy(_template(), path)
    return f"sqlite+aiosqlite:///{path}"


@asynccontextmanager
async def opened(url: str) -> AsyncGenerator[Database]:
    database = Database(url)
    try:
        yield database
    finally:
        await database.close()


async def add_user(database: Database, user: str, chips: int = 0) -> UserId:
    """A guest with that many chips from the mint."""
    async with database.write() as session:
        session.add(User(id=user, name=user.title(), kind="guest", created_at=NOW, last_seen_at=NOW))
        await session.flush()
        wallet = await ledger.open_wallet(session, UserId(user))
        if chips:
            await ledger.post(session, [ledger.Posting(MINT, wallet, chips, "welcome", f"welcome:{user}")], NOW)
    return UserId(user)


async def add_table(database: Database, table_id: str, host: str, visibility: Visibility = "public") -> Table:
    """A waiting table of Ajiley at version 0, with its snapshot and its escrow."""
    terms = Terms(game="ajiley", visibility=visibility, name="Mesa", seats=4, options={}, stake=0, practice=False)
    table = new_table(table_id=TableId(table_id), code=Code(f"code-{table_id}"), terms=terms, host=UserId(host), at=NOW)
    async with database.write() as session:
        session.add(
            TableRow(
                id=table.id, code=table.code, game="ajiley", visibility=visibility, name="Mesa", seats=4, taken=0,
                phase="waiting", options={}, stake=0, practice=False, version=0, created_by=host, created_at=NOW,
            )
        )  # fmt: skip
        await session.flush()
        session.add(Snapshot(table_id=table.id, version=0, rules=1, state=table_text(table)))
        await ledger.open_escrow(session, table.id)
    return table


async def balance(database: Database, user: str) -> int:
    async with database.read() as session:
        return (await session.scalars(select(Account.balance).where(Account.user_id == user))).one()


async def in_escrow(database: Database, table_id: str) -> int:
    async with database.read() as session:
        return (await session.scalars(select(Account.balance).where(Account.table_id == table_id))).one()
