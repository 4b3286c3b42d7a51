"""What a test must know of a game's offers: how to take one up, what else to try, and how its cards are renamed.

One entry per game of the catalog; `tests/games/test_contract.py` then holds the game to the whole contract.
"""

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any, Protocol

from tests.support import ajiley_offers, jodete_offers, rami_offers

Raw = dict[str, Any]
"""An action as it stands in a record."""


class Offers(Protocol):
    def some(self, legal: Mapping[str, Any], view: Any, seat: int, rng: Random) -> Raw:
        """Any act out of the offers, the rare ones not too rarely."""

    def tries(self, legal: Mapping[str, Any], view: Any, seat: int, rng: Random) -> Iterator[Raw]:
        """Well-formed acts worth trying in any position, most of them not allowed."""

    def offered(self, legal: Mapping[str, Any], view: Any, seat: int, act: Raw) -> bool | None:
        """Whether the offers hold this act; None where only the act itself can tell, or the rules take it unoffered."""

    def laid_open(self, act: Raw) -> Iterable[str]:
        """The cards that an act out of the offers shows to everybody."""

    def kinds(self, view: Any) -> Mapping[str, Any]:
        """Cards of different kinds are told apart, also face down, by what may be done in this view and what comes of it."""

    def renamed(self, state: Any, names: Mapping[str, str]) -> Any:
        """A written state in which every card of the running deck bears another name, and what the game keeps sorted is
        sorted again; the result of a finished hand stays, for all of it was shown."""


OFFERS: dict[str, Offers] = {"ajiley": ajiley_offers, "jodete": jodete_offers, "rami": rami_offers}
