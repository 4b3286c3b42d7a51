"""Which Chromium the browser tests drive; run as a program it provides one and prints its path.

Order: on PATH, else from Debian's packages (as root), else Playwright's own download, else a failure that says so.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

ARGUMENTS = (
    "--no-sandbox",  # root in a container has no user namespace
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""For every launch: no sandbox, and no talk with anybody but the server under test."""


def find() -> str | None:
    """The path of a Chromium on this machine, None when there is none."""
    for name in NAMES:
        if path := shutil.which(name):
            return path
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def provide() -> str:
    """The path of a Chromium that starts, installed now if need be. Raises RuntimeError."""
    tried = []
    for install in (None, _from_packages, _from_playwright):
        if install and (problem := install()):
            tried.append(problem)
        elif path := find():
            if problem := _start(path):
                tried.append(f"{path}: {problem}")
            else:
                return path
    raise RuntimeError("The browser tests need Chromium, and none could be had:\n- " + "\n- ".join(tried))


def _from_packages() -> str | None:
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return "system packages: only with apt-get and as root"
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in ("apt-get update -qq", "apt-get install -y -qq --no-install-recommends chromium"):
        if problem := _run(command.split(), quiet):
            return problem
    return None


def _from_playwright() -> str | None:
    return _run([sys.executable, "-m", "playwright", "install", "chromium"], dict(os.environ))


def _run(command: list[str], env: dict[str, str]) -> str | None:
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=env, stdin=subprocess.DEVNULL)
    return f"{' '.join(command)}: {(done.stderr or done.stdout)[-500:].strip()}" if done.returncode else None


def _start(path: str) -> str | None:
    """Why this browser does not start, None when it does."""
    try:
        with sync_playwright() as playwright:
            playwright.chromium.launch(executable_path=path, args=ARGUMENTS).close()
    except Error as error:
        return error.message[:500]
    return None


if __name__ == "__main__":
    try:
        print(provide())
    except RuntimeError as error:
        sys.exit(str(error))
