"""Every implementation of ports.Bus, as two who speak with each other over it."""

import asyncio
import os
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from app.bus.memory import MemoryBus
from app.bus.redis import RedisBus
from app.tables.ports import Bus

REDIS = os.environ.get("TEST_REDIS_URL", "")
"""A server; `tests/support/services.py` starts one."""
needs_redis = pytest.mark.skipif(not REDIS, reason="TEST_REDIS_URL names no server")
SOON = 10.0

Pair = tuple[Bus, Bus]


async def until(done: Any) -> None:
    async with asyncio.timeout(SOON):
        while not done():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def on_redis(url: str, **watch: Any) -> AsyncGenerator[RedisBus]:
    """A bus that is up; its connections are closed afterwards."""
    bus = RedisBus(url, **watch)
    running = asyncio.create_task(bus.run())
    await until(lambda: bus.up)
    yield bus
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


@pytest.fixture(params=["memory", pytest.param("redis", marks=needs_redis)])
async def pair(request: pytest.FixtureRequest) -> AsyncGenerator[Pair]:
    """The bus of who speaks and the bus of who listens: the same one in memory, those of two processes on Redis."""
    if request.param == "memory":
        both = MemoryBus()
        yield both, both
    else:
        async with on_redis(REDIS) as one, on_redis(REDIS) as other:
            yield one, other
