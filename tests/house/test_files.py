"""What a file may look like: small, named after its one noun, opened by a word on what it is."""

import ast
from pathlib import Path

from tests.house import sources

LINES = 400
VAGUE = {"utils", "util", "helpers", "helper", "manager", "common", "base", "misc"}

APP = sources.under("app", ".py")
PAGE = [
    path
    for path in sources.under("frontend/src")
    if path.suffix in {".ts", ".svelte", ".css"} and not path.name.endswith(".gen.ts")
]


def test_there_are_files_to_look_at() -> None:
    assert Path("app/games/contract.py") in APP
    assert Path("frontend/src/main.ts") in PAGE


def test_every_file_fits_in_a_head() -> None:
    lengths = {str(path): sources.text(path).count("\n") for path in APP + PAGE}
    assert {path: lines for path, lines in lengths.items() if lines > LINES} == {}


def test_no_file_has_a_name_that_anything_would_fit() -> None:
    names = {str(path): {path.name.partition(".")[0].lower(), path.parent.name.lower()} for path in APP + PAGE}
    assert [path for path, parts in names.items() if parts & VAGUE] == []


def test_every_module_opens_with_what_it_is() -> None:
    assert [str(path) for path in APP if not ast.get_docstring(sources.tree(path))] == []
