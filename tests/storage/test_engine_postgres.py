"""The traps of Postgres that the engine is made to avoid."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import suppress

import asyncpg
import pytest
from sqlalchemy import select, text, update
from sqlalchemy.exc import DBAPIError

from app.storage import postgres as product
from app.storage.clock import DatabaseClock
from app.storage.engine import Database
from app.storage.models.chips import Account
from app.tables.ports import Unavailable
from tests.support import postgres
from tests.support.database import add_user, balance, opened
from tests.support.proxy import proxied

pytestmark = pytest.mark.skipif(not postgres.SERVER, reason="TEST_DATABASE_URL names no server")


@pytest.fixture
async def url() -> AsyncGenerator[str]:
    async with postgres.fresh() as address:
        yield address


async def test_locked_read_modify_write_loses_nothing(database: Database) -> None:
    await add_user(database, "ana")

    async def add_25() -> None:
        for _ in range(25):
            async with database.write() as session:
                query = select(Account).where(Account.user_id == "ana").with_for_update()
                account = (await session.scalars(query)).one()
                await asyncio.sleep(0)
                account.balance += 1

    await asyncio.gather(*(add_25() for _ in range(4)))
    assert await balance(database, "ana") == 100


async def test_a_reader_sees_one_moment_and_does_not_wait_for_a_writer(database: Database) -> None:
    await add_user(database, "ana", 5)
    query = select(Account.balance).where(Account.user_id == "ana")
    async with database.read() as reader:
        assert await reader.scalar(query) == 5
        async with database.write() as writer:
            await writer.execute(update(Account).where(Account.user_id == "ana").values(balance=7))
        assert await reader.scalar(query) == 5
    assert await balance(database, "ana") == 7


async def test_a_reader_cannot_write(database: Database) -> None:
    with pytest.raises(DBAPIError, match="read-only"):
        async with database.read() as session:
            await session.execute(update(Account).values(balance=7))


@pytest.mark.parametrize("limit", product.LIMITS)
async def test_the_server_gives_up_by_itself(database: Database, limit: str) -> None:
    for open_session in (database.read, database.write):
        async with open_session() as session:
            assert await session.scalar(text(f"SHOW {limit}")) == product.LIMITS[limit]


async def test_a_server_that_is_away_is_unavailable_and_needs_no_restart_of_ours(url: str) -> None:
    async with proxied(url) as (proxy, address), opened(address) as database:
        await add_user(database, "ana", 5)
        proxy.open = False
        proxy.cut()
        await asyncio.sleep(0.05)
        for open_session in (database.read, database.write):
            for _ in range(2):
                with pytest.raises(Unavailable):
                    async with open_session() as session:
                        await session.scalar(select(Account.balance))
        proxy.heal()
        assert await balance(database, "ana") == 5


async def test_a_connection_that_was_ended_while_it_rested_is_not_used(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(product, "RESTED_S", 0.0)
    async with opened(url) as database:
        await add_user(database, "ana", 5)
        assert await balance(database, "ana") == 5
        await postgres.ask(url, "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
                                "WHERE datname = current_database() AND pid <> pg_backend_pid()")  # fmt: skip
        await asyncio.sleep(0.05)
        assert await balance(database, "ana") == 5
        await add_user(database, "beto", 5)


async def test_too_few_connections_make_one_wait_and_then_unavailable(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(product, "CONNECT_S", 0.3)
    database = Database(url, connections=2)
    async with database.read() as one:
        await one.scalar(text("SELECT 1"))
        with pytest.raises(Unavailable):
            async with database.read() as two:
                await two.scalar(text("SELECT 1"))
    await database.close()


async def test_the_clock_is_the_databases_and_never_goes_back(database: Database) -> None:
    clock = DatabaseClock(database)
    clock._steady._offset_ms += 3_600_000  # this machine's clock is an hour fast
    wrong = clock.now()
    await clock.measure()
    assert clock.now() >= wrong
    sober = DatabaseClock(database)
    sober._steady._offset_ms -= 3_600_000
    await sober.measure()
    async with database.read() as session:
        server = await session.scalar(text("SELECT extract(epoch FROM clock_timestamp()) * 1000"))
    assert abs(sober.now() - float(server)) < 1_000


async def test_whatever_breaks_when_connections_are_cut_it_is_known_as_a_database_that_is_away(url: str) -> None:
    """Drivers have many ways to say so, some of them only in the moment in which a transaction begins or ends."""
    ours = "application_name = 'sobremesa' AND datname = current_database()"
    cut = f"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE {ours}"
    async with opened(url) as database:
        clock = DatabaseClock(database)
        tries = dict.fromkeys(("read", "write", "clock"), 0)

        async def read() -> None:
            async with database.read() as session:
                await session.execute(select(Account.balance).where(Account.id == 1))

        async def write() -> None:
            async with database.write() as session:
                await session.execute(update(Account).where(Account.id == -1).values(balance=0))

        async def again(kind: str, work: Callable[[], Awaitable[None]]) -> None:
            for _ in range(60):
                tries[kind] += 1
                with suppress(Unavailable):
                    await work()

        async with asyncio.TaskGroup() as group:
            works = (("read", read), ("write", write), ("clock", clock.measure))
            tasks = [group.create_task(again(kind, work)) for kind, work in works]
            while not all(task.done() for task in tasks):
                await postgres.ask(url, cut)
        assert set(tries.values()) == {60}
        for _ in range(20):  # some of the pool's connections were cut last, which nobody has noticed yet
            with suppress(Unavailable):
                await write()
        await write()


@pytest.mark.parametrize("raised", [asyncpg.InterfaceError("closed"), asyncpg.InternalClientError("switch"), OSError()])
def test_a_broken_line_is_known_however_it_is_wrapped(raised: Exception) -> None:
    assert product.passes(raised)
    wrapped = RuntimeError("by the one who speaks for the driver")
    assert not product.passes(wrapped)
    wrapped.__cause__ = raised
    assert product.passes(wrapped)
