"""The traps of SQLite that the engine is made to avoid."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import select, text
from sqlalchemy.exc import IntegrityError

from app.storage import engine
from app.storage.engine import Database
from app.storage.models.chips import Account
from app.tables.ports import Unavailable
from tests.support.database import add_user, sqlite_url


@pytest.fixture
def url(tmp_path: Path) -> str:
    return sqlite_url(tmp_path)


async def test_concurrent_read_modify_write_loses_nothing(database: Database) -> None:
    await add_user(database, "ana")

    async def add_25() -> None:
        for _ in range(25):
            async with database.write() as session:
                account = (await session.scalars(select(Account).where(Account.user_id == "ana"))).one()
                await asyncio.sleep(0)
                account.balance += 1

    await asyncio.gather(*(add_25() for _ in range(8)))
    async with database.read() as session:
        assert await session.scalar(select(Account.balance).where(Account.user_id == "ana")) == 200


@pytest.mark.parametrize(
    "pragma, value", [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 5000)]
)
async def test_every_connection_is_durable_patient_and_strict(database: Database, pragma: str, value: object) -> None:
    async with database.write() as session:
        assert await session.scalar(text(f"PRAGMA {pragma}")) == value
    async with database.read() as session:
        assert await session.scalar(text(f"PRAGMA {pragma}")) == value


async def test_a_reader_sees_one_moment_and_does_not_wait_for_a_writer(database: Database) -> None:
    await add_user(database, "ana", 5)
    query = select(Account.balance).where(Account.user_id == "ana")
    async with database.read() as reader:
        assert await reader.scalar(query) == 5
        async with database.write() as writer:
            (await writer.scalars(select(Account).where(Account.user_id == "ana"))).one().balance = 7
        assert await reader.scalar(query) == 5
    async with database.read() as reader:
        assert await reader.scalar(query) == 7


async def test_a_failed_write_leaves_nothing(database: Database) -> None:
    await add_user(database, "ana", 5)

    async def fail() -> None:
        async with database.write() as session:
            (await session.scalars(select(Account).where(Account.user_id == "ana"))).one().balance = 7
            await session.flush()
            raise RuntimeError("on purpose")

    with pytest.raises(RuntimeError, match="on purpose"):
        await fail()
    async with database.read() as session:
        assert await session.scalar(select(Account.balance).where(Account.user_id == "ana")) == 5


async def test_the_database_itself_refuses_a_balance_below_zero(database: Database) -> None:
    await add_user(database, "ana", 5)
    with pytest.raises(IntegrityError):
        async with database.write() as session:
            (await session.scalars(select(Account).where(Account.user_id == "ana"))).one().balance = -1


async def test_a_database_that_stays_locked_is_unavailable(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "BUSY_MS", 50)
    database = Database(url)
    other = sqlite3.connect(tmp_path / "test.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable):
        async with database.write() as session:
            await session.scalar(select(Account.balance))
    other.execute("COMMIT")
    other.close()
    await add_user(database, "ana")  # and then it is there again
    await database.close()
