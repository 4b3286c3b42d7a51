"""`python -m app`: sees that the database is ready, serves, and says goodbye properly. No wiring here (`main`)."""

import argparse
import asyncio
import contextlib
import gc
import os
import socket
import sys
import threading

import structlog
import uvicorn
from alembic.util import CommandError
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from app import logs
from app.config import Settings, is_loopback
from app.main import create_app
from app.realtime.line import Line
from app.storage.migrate import is_current, migrate
from app.workers import Workers

log = structlog.get_logger(__name__)

FRAME_MAX = 16 * 1024
IN_HAND_MS = 1_000
GOODBYE_MS = 2_000
GARBAGE_AFTER = 20_000
"""A move makes hundreds of values that all go by themselves; looking for rings among them every 700 takes a tenth of its time."""
FINISH_S = 3
"""How long requests in hand may take when the server is told to stop."""
LAST_S = 8.5
"""All in all it is gone within ten seconds, though a database that stands still keeps it from closing a connection properly."""


class Server(uvicorn.Server):
    """Answers what is in hand and tells every socket that the server is coming back, before uvicorn closes it.
    `parent`: a pipe that ends when the process which started this worker does; then the worker stops too."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, parent: int | None = None) -> None:
        super().__init__(config)
        self._app = app
        self._parent = parent

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(GARBAGE_AFTER, 20, 50)
        if self._parent is not None:
            asyncio.get_running_loop().add_reader(self._parent, self._orphaned, self._parent)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        last = threading.Timer(LAST_S, _leave)
        last.daemon = True
        last.start()
        for server in self.servers:
            server.close()  # nobody new, while the others are told
        house = getattr(self._app.state, "house", None)
        if house is not None:
            await house.sockets.restart(IN_HAND_MS, GOODBYE_MS, house.directory.retire)
        await super().shutdown(sockets)

    def _orphaned(self, parent: int) -> None:
        asyncio.get_running_loop().remove_reader(parent)
        self.should_exit = True


def _leave() -> None:
    """What was answered is in the journal; nothing else is worth waiting for."""
    log.warning("stop.forced")
    os._exit(0)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m app", description="Serves the card tables.")
    parser.add_argument("--host", help="address to listen on (default: HOST, else 127.0.0.1)")
    parser.add_argument("--port", type=int, help="port to listen on (default: PORT, else 8000)")
    parser.add_argument("--workers", type=int, default=1, help="processes; more than one needs Postgres and Redis")
    parser.add_argument(
        "--worker", help=argparse.SUPPRESS
    )  # what `workers` starts: the socket and the pipe it inherits
    args = parser.parse_args()
    for name in ("host", "port"):
        if getattr(args, name) is not None:
            os.environ[name.upper()] = str(getattr(args, name))
    settings = Settings.read()
    logs.set_up(settings.log_level)
    if args.worker is not None:
        listening, parent = map(int, args.worker.split(","))
        serve(settings, socket.socket(fileno=listening), parent)
        return 0
    return _refused(settings, args.workers) or _start(settings, args.workers)


def _refused(settings: Settings, workers: int) -> int:
    """The exit status with which the program ends before it has begun, having said why; 0 to go on."""
    alone = settings.on_sqlite or settings.redis_url is None
    if workers < 1 or (workers > 1 and alone):
        print("More than one worker needs Postgres and Redis: set DATABASE_URL and REDIS_URL.", file=sys.stderr)
        return 2
    if settings.on_sqlite:
        try:
            migrate(settings.database_url)
        except (OSError, CommandError) as error:
            print(f"The database file cannot be used: {error}", file=sys.stderr)
            return 1
        return 0
    try:
        current = is_current(settings.database_url)
    except (OSError, SQLAlchemyError) as error:
        print(f"The database is not to be reached: {error}", file=sys.stderr)
        return 1
    if not current:
        print("The database has not this version's schema. Run first: python -m app.migrate", file=sys.stderr)
        return 2
    return 0


def _start(settings: Settings, workers: int) -> int:
    if workers == 1:
        _say_where(settings.host, settings.port)
        serve(settings)
    else:
        try:
            together = Workers(workers, settings.host, settings.port)
        except OSError as error:
            print(f"Nobody can listen at {settings.host}, port {settings.port}: {error.strerror}", file=sys.stderr)
            return 1
        _say_where(settings.host, together.port)
        together.run()
    return 0


def serve(settings: Settings, listening: socket.socket | None = None, parent: int | None = None) -> None:
    """Until it is told to stop; on this socket, if one is given."""
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws=Line,
        ws_max_size=FRAME_MAX,
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",  # its access lines would hold tables' codes, which are keys
        access_log=False,
        timeout_graceful_shutdown=FINISH_S,
    )
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn raises Ctrl-C again after it has closed everything
        Server(config, app, parent).run([listening] if listening is not None else None)


def _say_where(host: str, port: int) -> None:
    shown = "127.0.0.1" if is_loopback(host) else _own_address()
    print(f"Sobremesa: http://{shown}:{port}", flush=True)


def _own_address() -> str:
    """The address at which this machine's network sees it; asking the kernel sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])


if __name__ == "__main__":
    sys.exit(main())
