"""The repository's files, as git knows them or would: ignored ones do not count."""

import ast
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@cache
def files() -> tuple[Path, ...]:
    """Every file that is committed or would be, relative to the root."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listing = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return tuple(path for name in listing.split("\0") if name and (ROOT / (path := Path(name))).is_file())


def under(folder: str, suffix: str = "") -> list[Path]:
    """The files below `folder` whose names end in `suffix`."""
    return [path for path in files() if path.is_relative_to(folder) and path.name.endswith(suffix)]


def text(path: str | Path) -> str:
    """The content of a file named relative to the root."""
    return (ROOT / path).read_text(encoding="utf-8")


@cache
def tree(path: Path) -> ast.Module:
    """The syntax tree of a Python file named relative to the root."""
    return ast.parse(text(path), str(path))


def imports(path: Path) -> list[tuple[str, str | None]]:
    """What a Python file imports, `(module, name)`, with None for a plain `import module`."""
    found: list[tuple[str, str | None]] = []
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found += [(alias.name, None) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            package = ".".join(path.parts[: len(path.parts) - node.level]) if node.level else ""
            module = ".".join(part for part in (package, node.module) if part)
            found += [(module, alias.name) for alias in node.names]
    return found
