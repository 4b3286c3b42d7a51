"""How often one address or user may do what is costly or abusable. Counts only; who asks, and what then, is the features'."""

from typing import Literal

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter

from app.config import Settings, is_loopback
from app.errors import Rejected

Act = Literal["session", "register", "login", "tables", "welcome", "refills"]


class Limits:
    """Moving windows in this process's memory. Switched off by RATE_LIMITS=off."""

    def __init__(self, settings: Settings) -> None:
        self._on = settings.limited
        self._windows = MovingWindowRateLimiter(MemoryStorage())
        self._items: dict[Act, RateLimitItem] = {
            "session": parse("60/minute"),
            "register": parse("60/hour"),
            "login": parse("30/minute"),
            "tables": parse("30/minute"),
            "refills": parse("20/hour"),
        }
        if settings.welcomes_per_hour:
            self._items["welcome"] = parse(f"{settings.welcomes_per_hour}/hour")

    async def spend(self, act: Act, who: str) -> None:
        """Counts one act of an address or user; raises Rejected("rate_limited") when it is one too many."""
        if self._on and not await self._windows.hit(self._items[act], act, who):
            raise Rejected("rate_limited", retry_after=self._items[act].get_expiry())

    async def welcome(self, address: str) -> bool:
        """Whether a new guest of this address still gets chips. This machine's own people always do."""
        if not self._on or is_loopback(address):
            return True
        item = self._items.get("welcome")
        return item is not None and await self._windows.hit(item, "welcome", address)
