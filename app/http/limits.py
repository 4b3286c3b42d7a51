"""How often one address or user may do what is costly or abusable. Counts only; who asks, and what then, is the features'."""

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final, Literal

from app.config import Settings, is_loopback
from app.errors import Rejected
from app.http.windows import Bound, OwnWindows, Windows

Act = Literal["session", "register", "login", "tables", "welcome", "refills"]

MINUTE: Final = 60
HOUR: Final = 3600
HOUSEHOLD: Final = 64
"""Bits of an IPv6 address that a provider gives one customer; the others he chooses himself, as often as he likes."""


class Limits:
    """Moving windows, which `windows` counts. Switched off by RATE_LIMITS=off."""

    def __init__(self, settings: Settings, windows: Windows | None = None) -> None:
        self._on = settings.limited
        self._windows = windows or OwnWindows()
        self._bounds: dict[Act, Bound] = {
            "session": Bound(60, MINUTE),
            "register": Bound(60, HOUR),
            "login": Bound(30, MINUTE),
            "tables": Bound(30, MINUTE),
            "refills": Bound(20, HOUR),
        }
        if settings.welcomes_per_hour:
            self._bounds["welcome"] = Bound(settings.welcomes_per_hour, HOUR)

    async def spend(self, act: Act, who: str) -> None:
        """Counts one act of an address or user; raises Rejected("rate_limited") when it is one too many."""
        if self._on and not await self._windows.hit(self._bounds[act], act, household(who)):
            raise Rejected("rate_limited", retry_after=self._bounds[act].seconds)

    async def welcome(self, address: str) -> bool:
        """Whether a new guest of this address still gets chips. This machine's own people always do."""
        if not self._on or is_loopback(address):
            return True
        bound = self._bounds.get("welcome")
        return bound is not None and await self._windows.hit(bound, "welcome", household(address))


def household(address: str) -> str:
    """All addresses among which one customer may choose are one; what is no address stays as it is."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or ip_network((found, HOUSEHOLD), strict=False))
