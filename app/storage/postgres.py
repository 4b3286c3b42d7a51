"""Connecting to Postgres: how long anything may take there, and which of its errors mean that it is away. No queries here."""

import math
import time
from typing import Any, Final, Protocol

import asyncpg
from sqlalchemy import event
from sqlalchemy.engine import URL, ExceptionContext
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

CONNECT_S: Final = 3.0
ANSWER_S: Final = 15.0
"""Longer than the server's own limits below, so that it is the server who gives up first and says so."""
RESTED_S: Final = 1.0

LIMITS: Final = {
    "application_name": "sobremesa",
    "lock_timeout": "5s",
    "statement_timeout": "10s",
    # A process that died in the middle of a transaction must not keep its locks: at most so long.
    "idle_in_transaction_session_timeout": "10s",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "jit": "off",
}

# Connection lost or refused; out of resources; going down or coming up; I/O failed; a lock not had in time, a deadlock, a
# statement that took too long; a fault within Postgres itself: all of them pass, or somebody has to see to them there.
PASSING: Final = ("08", "53", "57", "58", "40", "55P03", "XX")
GONE: Final = ("08", "57P")
"""Of these, the ones that end the connection: whether a running commit went through, one cannot know."""
READ_ONLY: Final = "25006"
LOST: Final = (OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""What is raised on our side of a line that is gone or broke while it was spoken on."""


class Connection(Protocol):
    """What we use of asyncpg's, which tells no types."""

    async def fetch(self, query: str, *args: Any) -> list[Any]: ...
    async def fetchrow(self, query: str, *args: Any) -> Any | None: ...
    async def fetchval(self, query: str, *args: Any) -> Any: ...
    async def close(self, *, timeout: float) -> None: ...  # noqa: ASYNC109
    def terminate(self) -> None: ...
    def is_closed(self) -> bool: ...


def engine(url: URL, *, connections: int, isolation: str, read_only: bool) -> AsyncEngine:
    """A pool of connections; one that has rested is tried before it is used, so that nobody pays for a server that was
    started anew meanwhile. Trying each would cost every transaction three round trips more."""
    made = create_async_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=CONNECT_S,
        hide_parameters=True,  # they are codes and hashes, and errors are logged
        isolation_level=isolation,
        connect_args={"timeout": CONNECT_S, "command_timeout": ANSWER_S, "server_settings": LIMITS},
    )

    @event.listens_for(made.sync_engine, "checkin")
    def _rests(_connection: Any, record: ConnectionPoolEntry) -> None:
        record.info["rests_since"] = time.monotonic()

    @event.listens_for(made.sync_engine, "checkout")
    def _try(connection: Any, record: ConnectionPoolEntry, _proxy: Any) -> None:
        if time.monotonic() - record.info.get("rests_since", math.inf) > RESTED_S:
            try:
                connection.ping()
            except Exception as lost:
                raise DisconnectionError from lost  # the pool takes another one

    if read_only:
        return made.execution_options(postgresql_readonly=True)

    @event.listens_for(made.sync_engine, "handle_error")
    def _failed(context: ExceptionContext) -> None:
        if demoted(context.original_exception):
            context.is_disconnect = True  # none of the pool's connections is of use any more

    return made


async def connect(url: URL, **limits: str) -> Connection:
    """A connection of one's own, outside of the pools, with these limits instead of the common ones."""
    options = url.get_dialect()().create_connect_args(url)[1]
    options.pop("prepared_statement_cache_size", None)  # SQLAlchemy's own
    made: Connection = await asyncpg.connect(
        **options, timeout=CONNECT_S, command_timeout=ANSWER_S, server_settings=LIMITS | limits
    )
    return made


def passes(error: BaseException) -> bool:
    """Whether the error says that Postgres is away or busy, rather than that we asked for nonsense."""
    state = sqlstate(error)
    if state is not None:
        return state.startswith(PASSING)
    return isinstance(error, LOST) or isinstance(error.__cause__, LOST)


def unknown(error: BaseException) -> bool:
    """Whether the connection was lost under the statement, so that nobody can say what became of it."""
    state = sqlstate(error)
    return state.startswith(GONE) if state is not None else passes(error)


def demoted(error: BaseException) -> bool:
    """Whether the server takes no writes any more: another one will, or this one again; a new connection may find it."""
    return sqlstate(error) == READ_ONLY


def sqlstate(error: BaseException) -> str | None:
    """Postgres's own code for the error, by whichever layer it was raised."""
    state = getattr(error, "sqlstate", None)
    return state if isinstance(state, str) else None
