"""Dependencies point down, and games are pure: what the linter of imports says, and what it cannot see."""

import ast
import subprocess
import sys
from pathlib import Path

from tests.house import sources

STANDARD = {
    "abc", "bisect", "collections", "copy", "dataclasses", "enum", "functools", "hashlib", "heapq", "hmac", "itertools",
    "json", "math", "operator", "random", "re", "string", "struct", "types", "typing",
}  # fmt: skip
"""What a game may import of the standard library. No clock, no I/O, no tasks, no logging."""

GAMES = sources.under("app/games", ".py")


def test_the_import_contracts_hold() -> None:
    lint = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run(
        [lint, "--no-cache", "--no-logo"], cwd=sources.ROOT, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_games_import_only_games_and_the_pure_standard_library() -> None:
    foreign = [
        f"{path}: {module}"
        for path in GAMES
        for module, _ in sources.imports(path)
        if module.partition(".")[0] not in STANDARD and not (module + ".").startswith("app.games.")
    ]
    assert foreign == []


def test_games_take_their_luck_from_a_seeded_random_only() -> None:
    luck = [
        f"{path}: {name}"
        for path in GAMES
        for module, name in sources.imports(path)
        if module == "random" and name != "Random"  # the module's functions share one global generator
    ]
    assert luck == []


def test_games_call_nothing_that_differs_from_run_to_run() -> None:
    assert [call for path in GAMES for call in impure_calls(path)] == []


def impure_calls(path: Path) -> list[str]:
    """The calls of a file that do I/O, or that another process would answer differently."""
    return [
        f"{path}:{node.lineno}: {node.func.id}"
        for node in ast.walk(sources.tree(path))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and (node.func.id in {"hash", "id", "input", "open", "print"} or (node.func.id == "Random" and not node.args))
    ]
