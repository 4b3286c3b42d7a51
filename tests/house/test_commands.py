"""The way to run the project is a command that provides for itself, never a container one has to have."""

import re
from pathlib import Path

from tests.house import sources


def test_no_command_needs_docker() -> None:
    commands = [Path("Makefile"), Path(".ci/run"), Path("frontend/package.json"), *sources.under("app", ".py")]
    needs = [str(path) for path in commands if re.search(r"\b(?:docker|podman)\b", sources.text(path))]
    assert needs == []
