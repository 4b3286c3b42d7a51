"""What is counted and timed while the server runs. Never a table, a person, a code or a card: those are no labels.

With several workers every process counts in a file of its own, and whichever is asked adds them up.
"""

import os
from functools import cache
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.multiprocess import MultiProcessCollector

WORKERS_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
QUICK: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 15.0)
"""Bounds of the histograms of times, in seconds."""
MANY: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1000)


class Meters:
    """One process's. The methods are what the parts of the server are handed; none of them waits or raises."""

    def __init__(self) -> None:
        own = CollectorRegistry()
        self._sockets = Gauge("sobremesa_sockets", "Open sockets.", ["kind"], registry=own, multiprocess_mode="livesum")
        self._opened = Counter("sobremesa_sockets_opened", "Sockets that were opened.", ["kind"], registry=own)
        self._rooms = Gauge(
            "sobremesa_rooms", "Tables kept in memory, by each process.", registry=own, multiprocess_mode="livesum"
        )
        self._answers = Counter(
            "sobremesa_commands",
            "Commands answered: ok, or the code of the refusal.",
            ["command", "result"],
            registry=own,
        )
        self._seconds = Histogram(
            "sobremesa_command_seconds", "From a command's coming in to its answer.", registry=own, buckets=QUICK
        )
        self._batch = Histogram(
            "sobremesa_journal_batch_entries", "Entries that shared a commit.", registry=own, buckets=MANY
        )
        self._commit = Histogram(
            "sobremesa_journal_batch_seconds", "How long a shared commit took.", registry=own, buckets=QUICK
        )
        self._lag = Histogram(
            "sobremesa_bus_lag_seconds", "How long hints take to come round.", registry=own, buckets=QUICK
        )
        self._reconnects = Counter("sobremesa_bus_reconnects", "Lost connections to Redis.", registry=own)
        self._drift = Gauge(
            "sobremesa_ledger_drift_chips",
            "Chips by which the books were off at the last look; with `wrong_accounts`, zero when all is well.",
            registry=own,
            multiprocess_mode="livemax",
        )
        self._wrong = Gauge(
            "sobremesa_ledger_wrong_accounts",
            "Accounts that differ from their transfers or their table.",
            registry=own,
            multiprocess_mode="livemax",
        )
        self._answer = cache(self._answers.labels)
        self._registry = own

    def opened(self, kind: str) -> None:
        self._sockets.labels(kind).inc()
        self._opened.labels(kind).inc()

    def closed(self, kind: str) -> None:
        self._sockets.labels(kind).dec()

    def answered(self, command: str, result: str, seconds: float) -> None:
        self._answer(command, result).inc()
        self._seconds.observe(seconds)

    def committed(self, entries: int, seconds: float) -> None:
        self._batch.observe(entries)
        self._commit.observe(seconds)

    def lag(self, seconds: float) -> None:
        self._lag.observe(seconds)

    def reconnected(self) -> None:
        self._reconnects.inc()

    def rooms(self, number: int) -> None:
        self._rooms.set(number)

    def books(self, difference: int, wrong: int) -> None:
        self._drift.set(abs(difference))
        self._wrong.set(wrong)

    def whole(self) -> CollectorRegistry:
        """This process's, or those of all workers together."""
        if WORKERS_FOLDER not in os.environ:
            return self._registry
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return together
