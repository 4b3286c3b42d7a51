"""Clean Postgres databases for tests: migrated once, emptied after each use, dropped at the end of the run."""

import asyncio
import atexit
import os
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any
from uuid import uuid4

import asyncpg
from sqlalchemy.engine import URL, make_url

from app.storage.migrate import migrate
from app.storage.models import metadata

SERVER = os.environ.get("TEST_DATABASE_URL")
"""A server on which databases may be made; `tests/support/services.py` starts one."""

# Making a database takes hundreds of times as long as emptying one.
_clean: list[str] = []
_EMPTY = f"TRUNCATE {', '.join(metadata.tables)} RESTART IDENTITY CASCADE"
_MINT = "INSERT INTO accounts (kind, balance) VALUES ('mint', 0)"
_ALONE = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"


@asynccontextmanager
async def fresh() -> AsyncGenerator[str]:
    """The address of a migrated database without anything in it but the mint."""
    name = _clean.pop() if _clean else await _made()
    yield url_of(name)
    await ask(url_of(name), _ALONE, _EMPTY, _MINT)
    _clean.append(name)


@asynccontextmanager
async def bare() -> AsyncGenerator[str]:
    """The address of a new database without even a schema, dropped afterwards."""
    name = f"bare_{uuid4().hex[:12]}"
    await ask(_server(), f"CREATE DATABASE {name}")
    yield url_of(name)
    await ask(_server(), f"DROP DATABASE {name} WITH (FORCE)")


async def ask(url: URL | str, *statements: str) -> Any:
    """The single value of the last statement's answer, if it has one."""
    plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(plain)
    try:
        for statement in statements[:-1]:
            await connection.execute(statement)
        return await connection.fetchval(statements[-1])
    finally:
        await connection.close()


def url_of(name: str) -> str:
    return _server().set(database=name).render_as_string(hide_password=False)


def _server() -> URL:
    assert SERVER, "TEST_DATABASE_URL names no server"
    return make_url(SERVER)


async def _made() -> str:
    name = f"test_{uuid4().hex[:12]}"
    await ask(_server(), f"CREATE DATABASE {name}")
    await asyncio.to_thread(migrate, url_of(name))  # it runs an event loop of its own
    atexit.register(lambda: asyncio.run(ask(_server(), f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")))
    return name
