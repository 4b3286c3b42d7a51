"""A line that can be cut: a TCP proxy to a real server, whose answers and requests can be lost on the way."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from sqlalchemy.engine import make_url


class Proxy:
    """`port` leads to the server. While `open` is False nobody gets through; `lose_answers` and `lose_requests` swallow
    what comes from, or goes to, the server without closing anything; `last` is a text in a request after whose passing
    answers are lost."""

    def __init__(self, host: str, port: int) -> None:
        self._target = (host, port)
        self._lines: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self.port = 0
        self.open = True
        self.lose_answers = False
        self.lose_requests = False
        self.last: bytes | None = None
        self.lost = asyncio.Event()
        """Set when something was swallowed."""

    async def start(self) -> "Proxy":
        self._server = await asyncio.start_server(self._accepted, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def stop(self) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()

    def cut(self) -> None:
        """Ends every line there is; new ones are let through if `open`."""
        for line in tuple(self._lines):
            line.transport.abort()

    def heal(self) -> None:
        """From now on everything passes again; lines from before stay as they are."""
        self.open, self.lose_answers, self.lose_requests, self.last = True, False, False, None
        self.lost.clear()

    async def _accepted(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.open:
            writer.transport.abort()
            return
        try:
            answers, requests = await asyncio.open_connection(*self._target)
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, requests}
        self._lines |= ends
        ways = [
            asyncio.create_task(self._carry(reader, requests, "lose_requests")),
            asyncio.create_task(self._carry(answers, writer, "lose_answers")),
        ]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        self._lines -= ends
        for end in ends:
            end.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, losing: str) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                if getattr(self, losing):
                    self.lost.set()
                    continue
                if losing == "lose_requests" and self.last is not None and self.last in data:
                    self.lose_answers = True
                writer.write(data)
                await writer.drain()


@asynccontextmanager
async def proxied(url: str) -> AsyncGenerator[tuple[Proxy, str]]:
    """A proxy to the server of this address, and the address that leads through it."""
    target = make_url(url)
    assert target.host is not None
    assert target.port is not None
    proxy = await Proxy(target.host, target.port).start()
    try:
        yield proxy, target.set(host="127.0.0.1", port=proxy.port).render_as_string(hide_password=False)
    finally:
        await proxy.stop()
