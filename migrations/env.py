"""Runs revisions on the database that `app.storage.migrate` names, or DATABASE_URL from Alembic's own command."""

import asyncio

from alembic import context
from sqlalchemy import func, pool, select
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from app.config import Settings
from app.storage.models import metadata

ONE_AT_A_TIME = 0x50B2E
"""Of several processes that migrate a Postgres database at once, the others wait and find nothing left to do."""


def run(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
    # Batch mode: SQLite cannot alter a table in place.
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, compare_type=True)
    with context.begin_transaction():
        context.run_migrations()


async def connect_and_run() -> None:
    url = context.config.get_main_option("sqlalchemy.url") or Settings().database_url
    engine = create_async_engine(url, poolclass=pool.NullPool)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(run)
    finally:
        await engine.dispose()


asyncio.run(connect_and_run())
