"""The revisions and the models say the same; a migration may be repeated."""

import sqlite3
from pathlib import Path

import pytest
from alembic import command

from app.storage.migrate import config, migrate


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


def test_the_first_revision_can_be_taken_back(fresh: str, tmp_path: Path) -> None:
    migrate(fresh)
    command.downgrade(config(fresh), "base")
    connection = sqlite3.connect(tmp_path / "fresh 100%.db")
    names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    connection.close()
    assert names == ["alembic_version"]
