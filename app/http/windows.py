"""How often within a moving window: the port, and the count that one process keeps for itself. Who is counted is `limits`'s."""

import time
from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Bound:
    """`most` within any `seconds`."""

    most: int
    seconds: int


class Windows(Protocol):
    """Whoever counts. What was refused does not count."""

    async def hit(self, bound: Bound, act: str, who: str) -> bool:
        """Counts one more, unless it is one too many; an act has one bound."""


class OwnWindows:
    """In this process's memory. What is over is dropped by the way, a little at each call: nothing grows, nothing sweeps."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._acts: defaultdict[str, OrderedDict[str, deque[float]]] = defaultdict(OrderedDict)

    def __len__(self) -> int:
        """Counts that are kept."""
        return sum(map(len, self._acts.values()))

    async def hit(self, bound: Bound, act: str, who: str) -> bool:
        if not self.open(bound, act, who):
            return False
        hits = self._acts[act].setdefault(who, deque(maxlen=bound.most))
        hits.append(self._clock())
        self._acts[act].move_to_end(who)
        return True

    def open(self, bound: Bound, act: str, who: str) -> bool:
        """Whether one more would be counted."""
        since = self._clock() - bound.seconds
        people = self._acts[act]
        while people and next(iter(people.values()))[-1] <= since:  # who was counted longest ago stands first
            people.popitem(last=False)
        hits = people.get(who)
        return hits is None or len(hits) < bound.most or hits[0] <= since
