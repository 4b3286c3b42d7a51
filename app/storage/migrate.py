"""Bringing a database to the newest schema, and telling whether it is there. Runs its own event loop: never inside another."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import pool
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

MIGRATIONS: Final = Path(__file__).resolve().parents[2] / "migrations"


def config(url: str) -> Config:
    """What Alembic needs to know: where the revisions are, and which database."""
    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    settings.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    return settings


def migrate(url: str) -> None:
    """Applies every revision that the database lacks; a missing SQLite file is made, in WAL mode, which stays with the file:
    connections that each switched to it at a first start would refuse one another as locked. Raises OSError where
    there can be no such file, and CommandError where a newer program has been before."""
    where = make_url(url)
    if where.get_backend_name() == "sqlite" and where.database is not None:
        try:
            with closing(sqlite3.connect(where.database)) as connection:
                connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.DatabaseError as error:
            raise OSError(str(error)) from error
    command.upgrade(config(url), "head")


def take_back(url: str, revision: str) -> None:
    """Undoes every later revision, with what it had added: for an older program, which refuses a newer one's schema."""
    command.downgrade(config(url), revision)


def is_current(url: str) -> bool:
    """Whether the database has exactly this program's schema. Raises what the driver raises when it is not to be reached."""
    return set(asyncio.run(_heads(url))) == set(ScriptDirectory.from_config(config(url)).get_heads())


async def _heads(url: str) -> tuple[str, ...]:
    engine = create_async_engine(url, poolclass=pool.NullPool)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(lambda plain: MigrationContext.configure(plain).get_current_heads())
    finally:
        await engine.dispose()
