"""The whole matrix of faults again and again (`make faults N=10`), and the table of docs/operations.md from what it came to.

It stops at the first round that does not hold.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import Any

FAULTS = Path(__file__).with_name("test_faults.py")


def main(rounds: int) -> int:
    with tempfile.TemporaryDirectory(prefix="faults-") as folder:
        report = Path(folder) / "report.jsonl"
        for number in range(1, rounds + 1):
            print(f"== round {number} of {rounds}", flush=True)
            command = [sys.executable, "-m", "pytest", "-q", str(FAULTS)]
            if subprocess.run(command, env={**os.environ, "FAULTS_REPORT": str(report)}, check=False).returncode:
                print(f"round {number} did not hold", file=sys.stderr)
                return 1
        print(table([json.loads(line) for line in report.read_text(encoding="utf-8").splitlines()]))
    return 0


def table(outcomes: list[dict[str, Any]]) -> str:
    """In Markdown; a pause is the longest in which nobody acted at a table, the median of all evenings."""
    by_fault: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for outcome in outcomes:
        by_fault[outcome["fault"]].append(outcome)
    lines = ["| fault | evenings, all held | acts answered | entries | pause, s |", "|---|--:|--:|--:|--:|"]
    for fault, some in sorted(by_fault.items()):
        answered, entries = (sum(outcome[key] for outcome in some) for key in ("answered", "entries"))
        pause = median(outcome["pause_ms"] for outcome in some) / 1000
        lines.append(f"| {words(fault)} | {len(some)} | {answered:,} | {entries:,} | {pause:.1f} |")
    return "\n".join(lines)


def words(fault: str) -> str:
    """A test's name as people write it."""
    return fault.removeprefix("test_").replace("_", " ").replace("[", " ").replace("]", "")


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1))
