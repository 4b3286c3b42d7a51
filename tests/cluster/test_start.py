"""How the server starts and what it refuses; several workers on one port (PROTOCOL §1)."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx2
import pytest

from app.storage.migrate import migrate
from tests.bus.conftest import REDIS, needs_redis
from tests.cluster.city import eventually
from tests.support import postgres
from tests.support.player import Person
from tests.support.proxy import proxied
from tests.support.server import Server

pytestmark = [
    pytest.mark.timeout(240),
    needs_redis,
    pytest.mark.skipif(not postgres.SERVER, reason="TEST_DATABASE_URL names no server"),
]


def refused(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    env = {k: v for k, v in os.environ.items() if k not in ("DATABASE_URL", "REDIS_URL")}
    return subprocess.run(
        [sys.executable, "-m", "app", "--port", "0", *arguments],
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
        env=env | settings,
    )


def test_several_workers_need_postgres_and_redis(tmp_path: Path) -> None:
    done = refused("--workers", "2", DATABASE_URL=f"sqlite:///{tmp_path / 'x.db'}", REDIS_URL=REDIS)
    assert done.returncode == 2
    assert "needs Postgres and Redis" in done.stderr
    assert not (tmp_path / "x.db").exists()


async def test_a_database_without_our_schema_is_refused_and_migrated_by_a_command() -> None:
    async with postgres.bare() as url:
        done = await asyncio.to_thread(refused, DATABASE_URL=url)
        assert done.returncode == 2
        assert "python -m app.migrate" in done.stderr
        migrated = await asyncio.to_thread(
            subprocess.run, [sys.executable, "-m", "app.migrate"], check=False, env={**os.environ, "DATABASE_URL": url}
        )
        assert migrated.returncode == 0
        assert await postgres.ask(url, "SELECT count(*) FROM accounts") == 1


def test_a_database_that_is_away_is_named_and_no_traceback_shown() -> None:
    done = refused(DATABASE_URL="postgresql://nobody@127.0.0.1:1/none")
    assert done.returncode == 1
    assert "not to be reached" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_file_that_cannot_be_a_database_is_named_and_no_traceback_shown(tmp_path: Path) -> None:
    other, newer = tmp_path / "letter.txt", tmp_path / "newer.db"
    other.write_text("Querida Ana: " * 100)
    migrate(f"sqlite+aiosqlite:///{newer}")
    with closing(sqlite3.connect(newer)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    for wrong in (tmp_path / "nowhere" / "x.db", tmp_path, other, newer):
        done = refused(DATABASE_URL=f"sqlite:///{wrong}")
        assert done.returncode == 1
        assert "cannot be used" in done.stderr
        assert "Traceback" not in done.stderr


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for the workers in /proc")
async def test_workers_share_a_port_are_replaced_when_they_die_and_end_together(tmp_path: Path) -> None:
    async with postgres.fresh() as url:
        house = Server(
            tmp_path,
            "--workers",
            "2",
            DATABASE_URL=url,
            REDIS_URL=REDIS,
            ADMIN_NAME="jefa",
            ADMIN_PASSWORD="un gato gris",
        )
        await asyncio.to_thread(house.start)
        first = children(house.pid)
        assert len(first) == 2
        person = await Person(house.base, "Ana").arrive()
        place = await person.sit_at((await person.make_table())["code"])
        for _ in range(6):  # whichever is asked
            metrics = (await person.http.get("/metrics")).text
            assert 'sobremesa_sockets{kind="table"} 1.0' in metrics
            assert 'sobremesa_commands_total{command="sit",result="ok"} 1.0' in metrics
        ready = await person.http.get("/readyz")
        assert (ready.status_code, ready.json()) == (200, {"database": True, "redis": True})
        os.kill(first[0], signal.SIGKILL)

        async def replaced() -> bool:
            now = children(house.pid)
            return len(now) == 2 and first[0] not in now

        await eventually("a dead worker is replaced", replaced, 60)
        await eventually("the port is served on", lambda: _served(house.base), 60)
        workers = children(house.pid)
        if place.close_code is None:
            assert (await place.ask("ping", seconds=20))["type"] == "pong"
        await person.leave()
        assert await asyncio.to_thread(house.stop) == 0
        assert [pid for pid in workers if Path(f"/proc/{pid}").exists()] == []
        assert "Traceback" not in house.log.read_text()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for the workers in /proc")
async def test_workers_do_not_outlive_their_supervisor(tmp_path: Path) -> None:
    async with postgres.fresh() as url:
        house = Server(tmp_path, "--workers", "2", DATABASE_URL=url, REDIS_URL=REDIS)
        await asyncio.to_thread(house.start)
        workers = children(house.pid)
        house.kill()

        async def gone() -> bool:
            return not any(Path(f"/proc/{pid}").exists() for pid in workers)

        await eventually("the workers end too", gone, 60)


async def test_a_database_that_stands_still_does_not_keep_the_server_from_ending(tmp_path: Path) -> None:
    async with postgres.fresh() as url, proxied(url) as (proxy, address):
        house = Server(tmp_path, DATABASE_URL=address, REDIS_URL=REDIS)
        await asyncio.to_thread(house.start)
        person = await Person(house.base, "Ana").arrive()
        place = await person.sit_at((await person.make_table())["code"])
        proxy.lose_requests = True
        waiting = asyncio.create_task(person.http.get("/api/me", timeout=30))
        await proxy.lost.wait()
        assert await asyncio.to_thread(house.stop) == 0
        assert (await waiting).status_code == 503
        assert (place.frames[-1], place.close_code) == ({"type": "closed", "reason": "restarting"}, 1012)
        assert "Traceback" not in house.said
        await person.leave()


async def _served(base: str) -> bool:
    try:
        async with httpx2.AsyncClient() as client:
            return (await client.get(f"{base}/api/games")).status_code == 200
    except httpx2.HTTPError:
        return False
