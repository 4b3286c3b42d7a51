"""The test stand: starts what is measured on one core and the load on the other. Every run gets a fresh server and database."""

import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import asyncpg
import uvloop

from app.storage.migrate import migrate
from tests.support import services
from tests.support.server import Server, free_port

REFERENCE = Path(__file__).parents[1] / "reference"
CACHE = Path(__file__).parents[3] / ".cache" / "reference"
CORES = sorted(os.sched_getaffinity(0))
SERVER_CORE, LOAD_CORE = {CORES[0]}, {CORES[-1]}
SETTINGS = {"HAND_PAUSE_MS": "5000", "RATE_LIMITS": "off", "LOG_LEVEL": "warning"}
Figures = dict[str, float]


@contextlib.contextmanager
def on(cores: set[int]) -> Iterator[None]:
    """Whatever is started meanwhile stays on these cores."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def load(doors: Sequence[str], pids: Sequence[int], *arguments: str) -> Figures:
    """What the load tool says of a run."""
    command = [sys.executable, "-m", "tests.bench.load", *doors, *arguments, "--pids", *map(str, pids)]
    with on(LOAD_CORE):
        done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def reference(*arguments: str) -> Figures:
    """The bare Node server under its own exchange."""
    if not (CACHE / "node_modules").exists():
        shutil.copytree(REFERENCE, CACHE, dirs_exist_ok=True)
        subprocess.run(["npm", "ci", "--silent", "--no-audit", "--no-fund"], cwd=CACHE, check=True)
    shutil.copy(REFERENCE / "server.mjs", CACHE)
    port = free_port()
    with on(SERVER_CORE):
        process = subprocess.Popen(["node", "server.mjs", str(port)], cwd=CACHE, stdout=subprocess.PIPE)
    try:
        assert process.stdout is not None
        process.stdout.readline()
        return load([f"http://127.0.0.1:{port}"], [process.pid], "--game", "toy", *arguments)
    finally:
        process.kill()
        process.wait()


def sqlite(*arguments: str) -> Figures:
    """One process on an SQLite file, as `make play` starts it."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        return _under_load([Server(Path(folder), **SETTINGS)], *arguments)


def postgres(*arguments: str, processes: int = 1) -> Figures:
    """So many processes on Postgres with real fsync and, if there are several, on Redis."""
    with contextlib.ExitStack() as stack:
        work = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-", ignore_cleanup_errors=True)))
        url = stack.enter_context(services.postgres(work, options=()))
        settings = {**SETTINGS, "DATABASE_URL": url.rpartition("/")[0] + "/bench"}
        if processes > 1:
            settings["REDIS_URL"] = stack.enter_context(services.redis(work))
        uvloop.run(_make_database(url))
        migrate(settings["DATABASE_URL"])
        servers = []
        for number in range(processes):
            folder = work / f"server-{number}"
            folder.mkdir()
            servers.append(Server(folder, **settings))
        return _under_load(servers, *arguments)


def _under_load(servers: Sequence[Server], *arguments: str) -> Figures:
    try:
        with on(SERVER_CORE):
            for server in servers:
                server.start()
        return load([server.base for server in servers], [server.pid for server in servers], *arguments)
    finally:
        for server in servers:
            server.stop()


async def _make_database(url: str) -> None:
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    await connection.execute("CREATE DATABASE bench")
    await connection.close()
