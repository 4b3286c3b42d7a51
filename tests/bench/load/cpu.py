"""What a process has cost so far, as the kernel counts it. Linux only; nothing of the product here."""

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

TICKS_S: Final = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True)
class Cost:
    """`cpu_ms`: user and system time of the processes and their children; `rss_kb`: what they hold in memory now."""

    cpu_ms: float
    rss_kb: int


def cost(pids: Iterable[int]) -> Cost:
    """Of these processes and all that descend from them."""
    family = _family(set(pids))
    return Cost(sum(map(_cpu_ms, family)), sum(map(_rss_kb, family)))


def _family(pids: set[int]) -> set[int]:
    parents = {int(entry.name): _stat(int(entry.name)) for entry in Path("/proc").iterdir() if entry.name.isdigit()}
    family = set(pids)
    while grown := {pid for pid, stat in parents.items() if stat and int(stat[1]) in family and pid not in family}:
        family |= grown
    return family


def _stat(pid: int) -> list[str]:
    """The fields after the name, which may hold spaces; empty when the process has gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _cpu_ms(pid: int) -> float:
    stat = _stat(pid)
    return (int(stat[11]) + int(stat[12])) * 1000 / TICKS_S if stat else 0.0


def _rss_kb(pid: int) -> int:
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS:")), 0)
