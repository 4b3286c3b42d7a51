"""What was answered stands, though the process is killed the next moment."""

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

from app.chips.service import Chips
from app.tables.ids import TableId
from tests.storage.conftest import journal_on
from tests.support.database import add_table, add_user, in_escrow, opened

APPENDER = Path(__file__).with_name("appender.py")
ROOT = Path(__file__).resolve().parents[2]


async def test_answered_entries_survive_the_kill_of_their_process(url: str) -> None:
    async with opened(url) as database:
        await add_user(database, "ana", 1_000_000)
        for table in ("t1", "t2"):
            await add_table(database, table, "ana")
    answered = await asyncio.to_thread(_killed_after, url, lines=300)
    async with opened(url) as database:
        journal = journal_on(database)
        for table in ("t1", "t2"):
            versions = [entry.version for entry in await journal.entries(TableId(table), 0)]
            assert versions == list(range(1, len(versions) + 1))
            assert len(versions) >= answered[table]
            assert await in_escrow(database, table) == len(versions) // 5
        assert (await Chips(database).check()).ok
        await journal.close()


def _killed_after(url: str, lines: int) -> dict[str, int]:
    """Lets the appender work, kills it in the middle, and says the last version of each table that it had answered."""
    answered = {"t1": 0, "t2": 0}
    with subprocess.Popen(
        [sys.executable, str(APPENDER), url], cwd=ROOT, env={"PYTHONPATH": str(ROOT)}, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        for number, line in enumerate(process.stdout, 1):
            table, version = line.split()
            answered[table] = int(version)
            if number == lines:
                process.send_signal(signal.SIGKILL)
                break
        for line in process.stdout:  # what it had said before it died
            if line.endswith("\n"):
                table, version = line.split()
                answered[table] = int(version)
    assert process.returncode == -signal.SIGKILL
    assert sum(answered.values()) >= lines
    return answered
