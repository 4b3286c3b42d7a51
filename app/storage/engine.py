"""Opening the database: one engine that writes and one that only reads; on SQLite one writer at a time (DESIGN §1).

No queries here. Whatever the database cannot do for being away comes out as `Unavailable`.
"""

import asyncio
from collections.abc import AsyncGenerator, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine

from app.storage import postgres
from app.tables.ports import Unavailable

BUSY_MS = 5_000
"""How long a write waits for another process, such as the operator's command, to finish its own."""
READERS = 4


class Database:
    """One process's access to the database; `connections` to Postgres at most, half of them for reading.

    On SQLite whoever writes holds `write_lock`: a session here, or the journal. On Postgres the rows' own locks serve.
    """

    def __init__(self, url: str, connections: int = 10) -> None:
        self.url: URL = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.write_lock = asyncio.Lock()
        self._turn: AbstractAsyncContextManager[Any] = self.write_lock if self.sqlite else nullcontext()
        if self.sqlite:
            self._writing = _sqlite_engine(self.url, begin="BEGIN IMMEDIATE", connections=1)
            self._reading = _sqlite_engine(self.url, begin="BEGIN", connections=READERS)
        else:
            half = max(1, connections // 2)
            self._writing = postgres.engine(self.url, connections=half, isolation="READ COMMITTED", read_only=False)
            self._reading = postgres.engine(self.url, connections=half, isolation="REPEATABLE READ", read_only=True)

    @asynccontextmanager
    async def write(self) -> AsyncGenerator[AsyncSession]:
        """One transaction that may change things; committed at the end, rolled back by an exception."""
        async with self._turn, _as_unavailable(), _session(self._writing) as session:
            yield session

    @asynccontextmanager
    async def read(self) -> AsyncGenerator[AsyncSession]:
        """One consistent look; never waits for a writer."""
        async with _as_unavailable(), _session(self._reading) as session:
            yield session

    async def try_out(self) -> None:
        """Raises Unavailable if it would not take a write now; on SQLite it does not wait for whoever writes."""
        if self.sqlite:
            async with self.read() as session:
                await session.execute(text("SELECT 1"))
        else:
            async with self.write() as session:
                await session.execute(text("SELECT 1 FROM accounts WHERE false FOR UPDATE"))

    async def close(self) -> None:
        await self._reading.dispose()
        await self._writing.dispose()


def configure(connection: Any) -> None:
    """Makes an SQLite connection durable, patient and strict; `migrate` has set the file to WAL. Transactions are begun by us, never by the driver:
    left to itself it sends no BEGIN before a SELECT, and read-modify-write loses updates."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={BUSY_MS}", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _sqlite_engine(url: URL, *, begin: str, connections: int) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=connections, max_overflow=0)

    @event.listens_for(engine.sync_engine, "connect")
    def _connected(connection: Any, _record: Any) -> None:
        configure(connection)

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine


@asynccontextmanager
async def _session(engine: AsyncEngine) -> AsyncGenerator[AsyncSession]:
    """One transaction. Who is cancelled at its end still waits for that end: a connection that is half given back is lost, and
    its pool writes into the log what looks like a defect."""
    session = AsyncSession(engine, expire_on_commit=False)
    try:
        await session.begin()
        yield session
    except BaseException:
        await _unbroken(session.close())
        raise
    await _unbroken(_commit(session))


async def _commit(session: AsyncSession) -> None:
    try:
        await session.commit()
    finally:
        await session.close()


async def _unbroken(work: Coroutine[Any, Any, None]) -> None:
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait({task})
        if not task.cancelled():
            task.exception()  # what else went wrong is of no use to who is cancelled
        raise


@asynccontextmanager
async def _as_unavailable() -> AsyncGenerator[None]:
    try:
        yield
    except (OperationalError, InterfaceError, PoolTimeout) as error:
        raise Unavailable from error
    except DBAPIError as error:
        if error.connection_invalidated or (error.orig is not None and postgres.passes(error.orig)):
            raise Unavailable from error
        raise
    except postgres.LOST as error:  # not all that asyncpg raises is wrapped
        raise Unavailable from error
