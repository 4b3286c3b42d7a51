"""The revisions and the models say the same, on both databases; a migration may be repeated, and two may be begun at once."""

import asyncio
import contextlib
import sqlite3
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic import command

from app.migrate import main
from app.storage.engine import configure
from app.storage.migrate import config, is_current, migrate
from tests.support import postgres

ROOT = Path(__file__).resolve().parents[2]
needs_postgres = pytest.mark.skipif(not postgres.SERVER, reason="TEST_DATABASE_URL names no server")


@pytest.fixture
def fresh(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'fresh 100%.db'}"


def test_the_schema_is_what_the_models_say(fresh: str) -> None:
    migrate(fresh)
    command.check(config(fresh))


def test_migrating_twice_changes_nothing(fresh: str, tmp_path: Path) -> None:
    migrate(fresh)
    migrate(fresh)
    connection = sqlite3.connect(tmp_path / "fresh 100%.db")
    assert connection.execute("SELECT id, kind, balance FROM accounts").fetchall() == [(1, "mint", 0)]
    connection.close()


def test_on_a_fresh_file_many_connections_may_begin_at_once(tmp_path: Path) -> None:
    """Each switching to WAL by itself, one in fifteen first starts answered somebody "database is locked"."""
    for attempt in range(3):
        path = tmp_path / f"{attempt}.db"
        migrate(f"sqlite+aiosqlite:///{path}")
        start = threading.Barrier(8)

        def write(path: Path = path, start: threading.Barrier = start) -> str:
            start.wait()
            with contextlib.closing(sqlite3.connect(path)) as line:
                configure(line)
                line.execute("BEGIN IMMEDIATE")
                line.execute("UPDATE accounts SET balance = balance")
                line.execute("COMMIT")
                return str(line.execute("PRAGMA journal_mode").fetchone()[0])

        with ThreadPoolExecutor(8) as many:
            assert [done.result() for done in [many.submit(write) for _ in range(8)]] == ["wal"] * 8


def test_the_first_revision_can_be_taken_back(fresh: str, tmp_path: Path) -> None:
    migrate(fresh)
    command.downgrade(config(fresh), "base")
    connection = sqlite3.connect(tmp_path / "fresh 100%.db")
    names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    connection.close()
    assert names == ["alembic_version"]


def test_the_last_revision_is_taken_back_by_a_command_and_made_again(
    fresh: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", fresh)

    def typed(*arguments: str) -> int:
        monkeypatch.setattr("sys.argv", ["app.migrate", *arguments])
        return main()

    assert typed() == 0
    assert is_current(fresh)
    assert typed("--back-to", "0002") == 0
    assert not is_current(fresh)
    assert typed("--back-to", "0099") == 1
    assert "0099" in capsys.readouterr().err
    assert typed() == 0
    assert is_current(fresh)


@needs_postgres
async def test_on_postgres_the_schema_is_what_the_models_say_too() -> None:
    async with postgres.bare() as url:
        await asyncio.to_thread(migrate, url)
        await asyncio.to_thread(command.check, config(url))
        await asyncio.to_thread(migrate, url)
        assert await postgres.ask(url, "SELECT count(*) FROM accounts") == 1
        assert await postgres.ask(url, "SELECT id FROM accounts WHERE kind = 'mint'") == 1
        await asyncio.to_thread(command.downgrade, config(url), "base")
        tables = "SELECT string_agg(tablename, ' ') FROM pg_tables WHERE schemaname = 'public'"
        assert await postgres.ask(url, tables) == "alembic_version"


@needs_postgres
async def test_of_two_migrations_at_once_one_waits_for_the_other() -> None:
    async with postgres.bare() as url:
        await asyncio.gather(*(_apart(url) for _ in range(2)))
        assert await postgres.ask(url, "SELECT count(*) FROM accounts") == 1


async def _apart(url: str) -> None:
    """In a process of its own, as on another machine."""
    migrating = await asyncio.create_subprocess_exec(
        sys.executable, "-c", "import sys; from app.storage.migrate import migrate; migrate(sys.argv[1])", url, cwd=ROOT
    )
    assert await migrating.wait() == 0
