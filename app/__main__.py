"""`python -m app`: migrates the database, serves, and says goodbye properly. No wiring here (`main`)."""

import argparse
import contextlib
import os
import socket
import sys

import structlog
import uvicorn
from fastapi import FastAPI
from pydantic import ValidationError

from app import logs
from app.config import Settings, is_loopback
from app.main import create_app
from app.storage.migrate import migrate

log = structlog.get_logger(__name__)

FRAME_MAX = 16 * 1024
GOODBYE_MS = 2_000


class Server(uvicorn.Server):
    """Tells every socket that the server is coming back before uvicorn closes it."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # nobody new, while the others are told
        house = getattr(self._app.state, "house", None)
        if house is not None:
            await house.sockets.restart(GOODBYE_MS)
        await super().shutdown(sockets)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m app", description="Serves the card tables.")
    parser.add_argument("--host", help="address to listen on (default: HOST, else 127.0.0.1)")
    parser.add_argument("--port", type=int, help="port to listen on (default: PORT, else 8000)")
    parser.add_argument("--workers", type=int, default=1, help="processes; more than one needs Postgres and Redis")
    args = parser.parse_args()
    for name in ("host", "port"):
        if getattr(args, name) is not None:
            os.environ[name.upper()] = str(getattr(args, name))
    try:
        settings = Settings()
    except ValidationError as wrong:
        for error in wrong.errors():
            print(f"{'.'.join(map(str, error['loc'])).upper() or 'settings'}: {error['msg']}", file=sys.stderr)
        return 2
    if args.workers != 1:
        print("More than one worker needs Postgres and Redis, which this version does not have.", file=sys.stderr)
        return 2
    logs.set_up(settings.log_level)
    migrate(settings.database_url)
    serve(settings)
    return 0


def serve(settings: Settings) -> None:
    """Until it is told to stop."""
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=FRAME_MAX,
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",  # its access lines would hold tables' codes, which are keys
        access_log=False,
        timeout_graceful_shutdown=5,
    )
    _say_where(settings)
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn raises Ctrl-C again after it has closed everything
        Server(config, app).run()


def _say_where(settings: Settings) -> None:
    shown = "127.0.0.1" if is_loopback(settings.host) else _own_address()
    print(f"Sobremesa: http://{shown}:{settings.port}", flush=True)


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
