"""The image's own commands, run in folders that hold what the image holds: packages, page, migration, server, health check."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.deployment.test_files import LAST, of, stages
from tests.house import sources
from tests.support.server import free_port

pytestmark = pytest.mark.timeout(540)

NO_NETWORK = re.compile(r"NewConnectionError|ConnectTimeoutError|NameResolutionError|Failed to establish|ProxyError")


def run(
    command: list[str] | str, where: Path, env: dict[str, str], seconds: int = 480
) -> subprocess.CompletedProcess[str]:
    """`command` as the image would run it: a list as it is, a text by the shell."""
    return subprocess.run(
        command,
        cwd=where,
        env=env,
        shell=isinstance(command, str),
        check=False,
        capture_output=True,
        text=True,
        timeout=seconds,
    )


def committed(folder: str, to: Path) -> None:
    """What of a folder the builder is sent: committed files, nothing that was made."""
    for path in sources.under(folder):
        (to / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(sources.ROOT / path, to / path)


def test_the_page_is_built_from_what_its_stage_holds(tmp_path: Path) -> None:
    install, build = of("RUN", stages()[0])
    assert install.startswith("npm ci ")
    committed("frontend", tmp_path)
    page = tmp_path / "frontend"
    (page / "node_modules").symlink_to(sources.ROOT / "frontend" / "node_modules")  # what `npm ci` would fetch
    done = run(build, page, dict(os.environ))
    assert done.returncode == 0, done.stdout + done.stderr
    assert (page / "dist" / "index.html").exists()


def test_the_server_runs_in_a_plain_environment_as_its_stages_make_it(tmp_path: Path) -> None:
    root = tmp_path / "sobremesa"
    for folder in ("app", "migrations"):
        committed(folder, root)
    plain = {"PATH": f"{tmp_path / 'venv' / 'bin'}:{os.environ['PATH']}", "HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    (make,) = of("RUN", stages()[1])
    made = run(at_home(make, tmp_path), tmp_path, plain | mirrors())
    if made.returncode and NO_NETWORK.search(made.stdout + made.stderr):
        pytest.skip("no packages are to be had without a network")
    assert made.returncode == 0, made.stdout + made.stderr

    port = str(free_port())
    env = plain | {"PORT": port, "DATABASE_URL": f"sqlite:///{tmp_path / 'data.db'}"}
    python = str(tmp_path / "venv" / "bin" / "python")
    migrated = run([python, "-m", "app.migrate"], root, env)
    assert migrated.returncode == 0, migrated.stderr
    healthy = json.loads(of("HEALTHCHECK", LAST)[0].partition("CMD ")[2].replace(":8000", f":{port}"))
    assert run([python, *healthy[1:]], root, env).returncode != 0
    (serve,) = of("CMD", LAST)
    server = subprocess.Popen([python, *json.loads(serve)[1:]], cwd=root, env=env, stderr=subprocess.PIPE, text=True)
    try:
        eventually(lambda: run([python, *healthy[1:]], root, env).returncode == 0, server)
    finally:
        server.terminate()
        _, said = server.communicate(timeout=30)
    assert server.returncode in {0, -signal.SIGTERM}, said  # as the first process of a container, or as any other
    assert "Traceback" not in said


def at_home(command: str, home: Path) -> str:
    """The same with the image's absolute paths below `home`, and this Python for its."""
    lock = shutil.copy(sources.ROOT / "requirements.lock", home / "requirements.lock")
    moved = command.replace("/requirements.lock", str(lock)).replace("/venv", str(home / "venv"))
    assert moved.startswith("python -m venv")
    return f"{sys.executable}{moved.removeprefix('python')}"


def mirrors() -> dict[str, str]:
    """Where this machine fetches packages from is its own matter, and no secret of the image's."""
    return {
        name: value
        for name, value in os.environ.items()
        if name.startswith(("PIP_", "SSL_")) or "proxy" in name.lower()
    }


def eventually(done: Callable[[], bool], server: subprocess.Popen[str]) -> None:
    until = time.monotonic() + 120
    while not done():
        assert server.poll() is None, "the server ended"
        assert time.monotonic() < until, "the image's own health check never succeeded"
