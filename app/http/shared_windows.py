"""One count for all processes, in Redis. When that is away each process counts for itself; nobody waits long for a number."""

import asyncio
import time
from typing import Final

import structlog
from limits import RateLimitItemPerSecond
from limits.aio.storage import RedisStorage
from limits.aio.strategies import MovingWindowRateLimiter
from redis.asyncio import ConnectionPool
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from app.http.windows import Bound, OwnWindows

log = structlog.get_logger(__name__)

PREFIX: Final = "sobremesa:limits"
PATIENCE_S: Final = 0.5
REST_S: Final = 2.0
"""For so long a Redis that did not answer is not asked again."""


class SharedWindows:
    """windows.Windows. What Redis counted this process counts too: it refuses by itself what it knows to be too much, and has
    its own part of the count at hand when Redis goes, or comes back with nothing."""

    def __init__(self, url: str) -> None:
        self._pool = ConnectionPool.from_url(
            url, socket_timeout=PATIENCE_S, socket_connect_timeout=PATIENCE_S, retry=Retry(NoBackoff(), 0), protocol=2
        )
        redis = RedisStorage("redis://", implementation="redispy", key_prefix=PREFIX, connection_pool=self._pool)  # type: ignore[arg-type]  # as its documentation says
        self._shared = MovingWindowRateLimiter(redis)
        self._own = OwnWindows()
        self._rests_until = 0.0
        self._away = False

    async def hit(self, bound: Bound, act: str, who: str) -> bool:
        if not self._own.open(bound, act, who):
            return False
        if await self._asked(bound, act, who) is False:
            return False
        return await self._own.hit(bound, act, who)

    async def close(self) -> None:
        await self._pool.disconnect()

    async def _asked(self, bound: Bound, act: str, who: str) -> bool | None:
        """What Redis says; None when it is away."""
        if time.monotonic() < self._rests_until:
            return None
        item = RateLimitItemPerSecond(bound.most, bound.seconds)
        try:
            async with asyncio.timeout(PATIENCE_S):
                allowed = await self._shared.hit(item, act, who)
        except (RedisError, OSError, TimeoutError) as error:
            self._rests_until = time.monotonic() + REST_S
            if not self._away:
                log.warning("limits.alone", cause=type(error).__name__)
            self._away = True
            return None
        if self._away:
            log.info("limits.together")
        self._away = False
        return allowed
