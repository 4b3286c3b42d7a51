"""The real server as its own process, as the README starts it: `python -m app` on a free port and an SQLite file."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

QUICK = {"BOT_PAUSE_MS": "0", "HAND_PAUSE_MS": "300", "ABSENT_MS": "200", "RATE_LIMITS": "off"}


class Server:
    """`settings` are environment variables; the same database serves again after a kill. `arguments`: of the command."""

    def __init__(self, folder: Path, *arguments: str, **settings: str) -> None:
        self.folder = folder
        self.arguments = arguments
        self.settings = {**QUICK, **settings}
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> "Server":
        self.launch()
        self.until_ready()
        return self

    def launch(self) -> None:
        """Starts it without waiting for it."""
        env = {k: v for k, v in os.environ.items() if k not in ("HOST", "DATABASE_URL", "REDIS_URL")}
        env |= {
            "PORT": str(self.port),
            "DATABASE_URL": f"sqlite+aiosqlite:///{self.folder / 'house.db'}",
            **self.settings,
        }
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "app", *self.arguments]
            self._process = subprocess.Popen(command, env=env, stdout=log, stderr=log)

    @property
    def said(self) -> str:
        """Its log, of all its lives."""
        return self.log.read_text(errors="replace")

    def kill(self) -> None:
        """As a power cut would: no goodbye, no clean-up."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def freeze(self) -> None:
        """It does nothing any more, and its sockets stay open."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def cont(self) -> None:
        """Goes on where it was frozen."""
        if self.alive and self._process is not None:
            self._process.send_signal(signal.SIGCONT)

    def stop(self) -> int:
        """A planned stop; its exit status."""
        if self._process is None or self._process.poll() is not None:
            return 0
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(timeout=15)

    def serves(self) -> bool:
        """Whether it is there, and has what it needs."""
        try:
            with urllib.request.urlopen(f"{self.base}/readyz", timeout=5):
                return True
        except urllib.error.HTTPError as not_ready:
            not_ready.close()
            return False
        except OSError:
            return False

    def until_ready(self) -> None:
        assert self._process is not None
        for _ in range(1_200):
            if self._process.poll() is not None:
                break
            if self.serves():
                return
            time.sleep(0.05)
        raise RuntimeError(f"the server did not start:\n{self.log.read_text()[-4000:]}")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
