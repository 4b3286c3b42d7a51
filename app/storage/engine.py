"""Opening the database: on SQLite one engine that writes, behind one lock, and one that only reads (DESIGN §1).

No queries here. Whatever the database cannot do for being away comes out as `Unavailable`.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine

from app.tables.ports import Unavailable

BUSY_MS = 5_000
"""How long a write waits for another process, such as the operator's command, to finish its own."""
READERS = 4


class Database:
    """One process's access to the database. `write_lock` is held by whoever writes: a session here, or the journal."""

    def __init__(self, url: str) -> None:
        self.url: URL = make_url(url)
        if self.url.get_backend_name() != "sqlite":
            raise ValueError("this version keeps its data in SQLite: DATABASE_URL must begin with sqlite://")
        self.write_lock = asyncio.Lock()
        self._writing = _sqlite_engine(self.url, begin="BEGIN IMMEDIATE", connections=1)
        self._reading = _sqlite_engine(self.url, begin="BEGIN", connections=READERS)

    @asynccontextmanager
    async def write(self) -> AsyncGenerator[AsyncSession]:
        """One transaction that may change things; committed at the end, rolled back by an exception."""
        async with (
            self.write_lock,
            _as_unavailable(),
            AsyncSession(self._writing, expire_on_commit=False) as session,
            session.begin(),
        ):
            yield session

    @asynccontextmanager
    async def read(self) -> AsyncGenerator[AsyncSession]:
        """One consistent look; never waits for a writer."""
        async with _as_unavailable(), AsyncSession(self._reading, expire_on_commit=False) as session, session.begin():
            yield session

    async def close(self) -> None:
        await self._reading.dispose()
        await self._writing.dispose()


def configure(connection: Any) -> None:
    """Makes an SQLite connection durable, patient and strict. Transactions are begun by us, never by the driver:
    left to itself it sends no BEGIN before a SELECT, and read-modify-write loses updates."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MS}", "foreign_keys=ON"):
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
async def _as_unavailable() -> AsyncGenerator[None]:
    try:
        yield
    except (OperationalError, InterfaceError, PoolTimeout) as error:
        raise Unavailable from error
