"""How long the moves took, from their mover's sending to the last of the receipts. Counting only."""

from dataclasses import dataclass, field
from time import perf_counter_ns


@dataclass(slots=True)
class Receipts:
    """Of all tables of a run. Until `begin` nothing is counted."""

    seats: int
    counting: bool = False
    moves: int = 0
    refused: int = 0
    frames: int = 0
    frame_bytes: int = 0
    latencies_ns: list[int] = field(default_factory=list)

    def begin(self) -> None:
        self.counting = True

    def end(self) -> None:
        self.counting = False

    def frame(self, size: int) -> None:
        if self.counting:
            self.frames += 1
            self.frame_bytes += size

    def move_seen_by_all(self, sent_ns: int) -> None:
        if self.counting:
            self.moves += 1
            self.latencies_ns.append(perf_counter_ns() - sent_ns)

    def percentile_ms(self, share: float) -> float:
        ordered = sorted(self.latencies_ns)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] / 1e6 if ordered else 0.0


class Flights:
    """The moves of one table that not all its seats have heard of yet, by the version each of them makes."""

    def __init__(self, receipts: Receipts) -> None:
        self.receipts = receipts
        self._missing: dict[int, int] = {}
        self._sent_ns: dict[int, int] = {}

    def sent(self, version: int) -> None:
        """A move was sent that will stand under this version, if it is taken."""
        self._missing[version] = self.receipts.seats
        self._sent_ns[version] = perf_counter_ns()

    def refused(self, version: int) -> None:
        self.receipts.refused += 1
        self._missing.pop(version, None)
        self._sent_ns.pop(version, None)

    def heard(self, since: int, version: int) -> None:
        """A seat has got a frame that takes it from the one version to the other."""
        for made in range(since + 1, version + 1):
            if made in self._missing:
                self._missing[made] -= 1
                if not self._missing[made]:
                    del self._missing[made]
                    self.receipts.move_seen_by_all(self._sent_ns.pop(made))
