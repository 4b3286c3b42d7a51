"""A line between a server and what it needs, in a thread of its own, so that it outlives the loop of any one test."""

import asyncio
import threading
from collections.abc import Callable

from tests.support.proxy import Proxy


class Line:
    """`port` leads to the service, until the line is `cut`."""

    def __init__(self, port: int) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._proxy = Proxy("127.0.0.1", port)
        asyncio.run_coroutine_threadsafe(self._proxy.start(), self._loop).result()
        self.port = self._proxy.port

    def cut(self) -> None:
        """Nothing passes, and nobody gets through."""
        self._do(self._close)

    def heal(self) -> None:
        self._do(self._proxy.heal)

    def stop(self) -> None:
        asyncio.run_coroutine_threadsafe(self._ended(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _close(self) -> None:
        self._proxy.open = False
        self._proxy.cut()

    async def _ended(self) -> None:
        await self._proxy.stop()
        rest = asyncio.all_tasks() - {asyncio.current_task()}
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)

    def _do(self, what: Callable[[], None]) -> None:
        self._loop.call_soon_threadsafe(what)
