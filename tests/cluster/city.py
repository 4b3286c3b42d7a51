"""The whole installation for real: a Postgres that is durable, a Redis, three servers on ports of their own. All may be broken."""

import asyncio
import contextlib
import re
import signal
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import TracebackType
from typing import Any

import asyncpg

from app.games.cards import FRENCH_108, SPANISH_50
from app.storage.migrate import migrate
from tests.cluster.line import Line
from tests.support import services
from tests.support.server import Server, free_port

SAFE = ("-c", "fsync=off", "-c", "synchronous_commit=on", "-c", "full_page_writes=on")
"""What was committed outlives the death of the database's processes; no test cuts the power."""
SERVERS = 3
CARD = re.compile(rf"(?<![\w-])(?:{'|'.join({*SPANISH_50, *FRENCH_108})})(?![\w-])")


class City:
    """Made once for all faults; every fault leaves it whole, or `whole` mends it."""

    def __init__(self, **settings: str) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="city-", ignore_cleanup_errors=True)
        self._work = Path(self._folder.name)
        self._work.chmod(0o711)
        self._settings = settings
        self._ports = {"postgres": free_port(), "redis": free_port()}
        self._running: dict[str, contextlib.ExitStack] = {}
        self.servers: list[Server] = []
        self.database = f"postgresql+asyncpg://test@127.0.0.1:{self._ports['postgres']}/postgres"
        self.lines = {name: Line(port) for name, port in self._ports.items()}
        """The last server's, to each service; the others have none that could be cut."""
        self.fault = ""
        """What is being broken: the name of the running test."""
        self.outcomes: list[Any] = []

    def __enter__(self) -> "City":
        self.start("postgres")
        self.start("redis")
        migrate(self.database)
        for n in range(SERVERS):
            folder = self._work / f"server{n}"
            folder.mkdir()
            far = n == SERVERS - 1
            ports = {name: self.lines[name].port if far else port for name, port in self._ports.items()}
            self.servers.append(
                Server(
                    folder,
                    DATABASE_URL=f"postgresql+asyncpg://test@127.0.0.1:{ports['postgres']}/postgres",
                    REDIS_URL=f"redis://127.0.0.1:{ports['redis']}/0",
                    **self._settings,
                )
            )
        self.whole()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for server in self.servers:
            server.cont()
            server.stop()
        for name in list(self._running):
            self.stop(name)
        for line in self.lines.values():
            line.stop()
        self._folder.cleanup()

    def start(self, name: str) -> None:
        """A service, on the port it always has, with the data it had."""
        stack = contextlib.ExitStack()
        if name == "postgres":
            stack.enter_context(
                services.postgres(self._work, port=self._ports[name], options=SAFE, stop=signal.SIGQUIT)
            )
        else:
            stack.enter_context(services.redis(self._work, port=self._ports[name]))
        self._running[name] = stack

    def stop(self, name: str) -> None:
        """Postgres goes at once, without a goodbye to anybody; Redis keeps nothing."""
        self._running.pop(name).close()

    def whole(self) -> None:
        """Every service, line and server is there; the servers are started together."""
        for line in self.lines.values():
            line.heal()
        for name in self._ports:
            if name not in self._running:
                self.start(name)
        for server in self.servers:
            if not server.alive:
                server.launch()
        for server in self.servers:
            server.until_ready()

    async def serves_without(self, victim: Server) -> bool:
        """Whether one of the others is there."""
        others = [server for server in self.servers if server is not victim and server.alive]
        return any(await asyncio.gather(*(asyncio.to_thread(server.serves) for server in others)))

    async def tell_redis(self, *commands: str) -> None:
        for command in commands:
            reader, writer = await asyncio.open_connection("127.0.0.1", self._ports["redis"])
            writer.write(command.encode() + b"\r\n")
            assert (await reader.readline())[:1] in b"+:"
            writer.close()
            await writer.wait_closed()

    async def rows(self, query: str, *values: Any) -> list[Any]:
        """What the database itself says."""
        connection = await asyncpg.connect(self.database.replace("+asyncpg", ""))
        try:
            return list(await connection.fetch(query, *values))
        finally:
            await connection.close()

    def keeps_quiet(self, secrets: set[str]) -> None:
        """No log holds one of these, or any card."""
        said = "".join(server.said for server in self.servers)
        assert [secret for secret in secrets if secret in said] == []
        assert CARD.findall(said) == []

    def defects(self) -> list[str]:
        """What the servers have written into their logs that no fault excuses."""
        return [
            line
            for server in self.servers
            for line in server.said.splitlines()
            if "Traceback" in line or "level=critical" in line or "level=error" in line
        ]


async def eventually(what: str, done: Callable[[], Awaitable[bool]], seconds: float = 30.0) -> None:
    """Until it is so; `what` says in the failure what never came true."""
    until = time.monotonic() + seconds
    while not await done():
        if time.monotonic() > until:
            raise TimeoutError(what)
        await asyncio.sleep(0.1)
