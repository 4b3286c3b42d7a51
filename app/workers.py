"""Several servers on one port: starts them, starts anew whichever dies, and ends all of them together. Nothing is served here.

A worker is this same program with `--worker`: it inherits the listening socket, and a pipe that ends with its supervisor.
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from types import FrameType
from typing import Final

import structlog
from prometheus_client.multiprocess import mark_process_dead

log = structlog.get_logger(__name__)

LOOK_S: Final = 0.1
SETTLED_S: Final = 5.0
"""A worker that lives so long has started well; one that dies earlier is started again only after a pause."""
PAUSE_S: Final = 1.0
STOP_S: Final = 9.5
"""They end by themselves before that (`__main__.LAST_S`)."""
BACKLOG: Final = 2_048


class Workers:
    """`count` processes that serve one address. `run` returns when told to stop by SIGTERM or SIGINT."""

    def __init__(self, count: int, host: str, port: int) -> None:
        self._count = count
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        self._socket = socket.create_server((host, port), family=family, backlog=BACKLOG)
        self._alive, self._held = os.pipe()
        self._metrics = tempfile.mkdtemp(prefix="sobremesa-metrics-")
        self._running: dict[subprocess.Popen[bytes], float] = {}
        self._not_before = 0.0
        self._stopping = False

    @property
    def port(self) -> int:
        return int(self._socket.getsockname()[1])

    def run(self) -> None:
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        try:
            while not self._stopping:
                self._bury()
                while len(self._running) < self._count and time.monotonic() >= self._not_before:
                    self._start()
                time.sleep(LOOK_S)
        finally:
            self._end()

    def _start(self) -> None:
        sockets = (self._socket.fileno(), self._alive)
        worker = subprocess.Popen(  # noqa: S603
            [sys.executable, "-m", "app", "--worker", ",".join(map(str, sockets))],
            env={**os.environ, "PROMETHEUS_MULTIPROC_DIR": self._metrics},
            pass_fds=sockets,
            start_new_session=True,  # a Ctrl-C is for the supervisor, who tells them in order
        )
        self._running[worker] = time.monotonic()

    def _bury(self) -> None:
        for worker in [worker for worker in self._running if worker.poll() is not None]:
            lived = time.monotonic() - self._running.pop(worker)
            log.warning("worker.died", pid=worker.pid, status=worker.returncode, lived_s=round(lived, 1))
            mark_process_dead(worker.pid, self._metrics)  # type: ignore[no-untyped-call]
            if lived < SETTLED_S:
                self._not_before = time.monotonic() + PAUSE_S

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping = True

    def _end(self) -> None:
        self._socket.close()
        for worker in self._running:
            worker.terminate()
        until = time.monotonic() + STOP_S
        for worker in self._running:
            try:
                worker.wait(max(0.0, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                log.warning("worker.killed", pid=worker.pid)
                worker.kill()
                worker.wait()
        os.close(self._held)
        os.close(self._alive)
        shutil.rmtree(self._metrics, ignore_errors=True)
