"""Bringing a database to the newest schema. Runs its own event loop: call it before the server's, never inside."""

from pathlib import Path

from alembic import command
from alembic.config import Config

MIGRATIONS = Path(__file__).resolve().parents[2] / "migrations"


def config(url: str) -> Config:
    """What Alembic needs to know: where the revisions are, and which database."""
    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    settings.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    return settings


def migrate(url: str) -> None:
    """Applies every revision that the database lacks; a missing SQLite file is made."""
    command.upgrade(config(url), "head")
