"""The bus of a single process. A subscriber who does not keep up loses the oldest hints; nobody ever waits for him."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager

LONGEST = 256
"""Hints kept for one subscriber. A room that misses some sees the gap in the versions and reads the journal."""


class MemoryBus:
    """ports.Bus. Everything happens on one event loop."""

    def __init__(self) -> None:
        self._subscribers: defaultdict[str, set[asyncio.Queue[bytes]]] = defaultdict(set)

    local = True
    up = True

    def publish(self, topic: str, payload: bytes) -> None:
        for queue in self._subscribers.get(topic, ()):
            if queue.full():
                queue.get_nowait()
            queue.put_nowait(payload)

    @asynccontextmanager
    async def subscribe(self, topic: str) -> AsyncGenerator[AsyncIterator[bytes]]:
        queue: asyncio.Queue[bytes] = asyncio.Queue(LONGEST)
        self._subscribers[topic].add(queue)
        try:
            yield _messages(queue)
        finally:
            self._subscribers[topic].discard(queue)
            if not self._subscribers[topic]:
                del self._subscribers[topic]


async def _messages(queue: asyncio.Queue[bytes]) -> AsyncIterator[bytes]:
    while True:
        yield await queue.get()
