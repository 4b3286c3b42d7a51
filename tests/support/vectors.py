"""Recorded matches with expectations: what a record's lines must be, told as a list of differences.

A vector is a record with `note` (what it shows), `expect` [{move, ok, error?, state?}] and `oks` (y or n for every move).
`state` is a subset: only the fields it names are compared, lists item by item; an object held against a list names places.
"""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

GAMES = Path(__file__).parents[1] / "games"


def vectors(game: str) -> list[Path]:
    return sorted((GAMES / game / "vectors").glob("*.json"))


def faults(vector: dict[str, Any], lines: list[dict[str, Any]]) -> list[str]:
    """Everything in which the lines of a replay differ from what the vector expects."""
    return [*_form(lines), *_expected(vector, lines)]


def _form(lines: list[dict[str, Any]]) -> Iterator[str]:
    """Numbering, an error exactly where a move is refused, and no change by a refused move."""
    before = None
    for number, line in enumerate(lines):
        if line["n"] != number:
            yield f"line {number}: n is {line['n']}"
        if line["ok"] is not (line["error"] is None):
            yield f"move {number}: ok {line['ok']} with error {line['error']}"
        if not line["ok"] and before not in (None, line["state"]):
            yield f"move {number}: refused, but the state changed"
        before = line["state"]


def _expected(vector: dict[str, Any], lines: list[dict[str, Any]]) -> Iterator[str]:
    if len(lines) != len(vector["moves"]):
        yield f"{len(lines)} lines for {len(vector['moves'])} moves"
        return
    for number, letter in enumerate(vector.get("oks", "")):
        if lines[number]["ok"] is not (letter == "y"):
            yield f"move {number}: ok is {lines[number]['ok']} ({lines[number]['error']})"
    for expect in vector["expect"]:
        line, move = lines[expect["move"]], f"move {expect['move']}"
        if line["ok"] is not expect["ok"] or line["error"] != expect.get("error", line["error"]):
            yield f"{move}: ok {line['ok']}, error {line['error']}; expected {expect.get('error', 'ok')}"
        yield from _differences(expect.get("state", {}), line["state"], move)


def _differences(want: Any, have: Any, path: str) -> Iterator[str]:
    if isinstance(want, dict) and any(key.startswith("$") for key in want):
        yield from _list_rules(want, [item if isinstance(item, str) else json.dumps(item) for item in have], path)
    elif isinstance(want, dict):
        fields = {str(place): item for place, item in enumerate(have)} if isinstance(have, list) else have
        for key, value in want.items():
            if key in fields:
                yield from _differences(value, fields[key], f"{path}.{key}")
            else:
                yield f"{path}.{key} is missing"
    elif isinstance(want, list) and isinstance(have, list) and len(want) == len(have):
        for place, (item, found) in enumerate(zip(want, have, strict=True)):
            yield from _differences(item, found, f"{path}[{place}]")
    elif want != have or isinstance(want, bool) != isinstance(have, bool):
        yield f"{path}: {have!r}, expected {want!r}"


def _list_rules(want: dict[str, Any], have: list[str], path: str) -> Iterator[str]:
    if "$len" in want and len(have) != want["$len"]:
        yield f"{path}: {len(have)} items, expected {want['$len']}"
    missing = Counter(want.get("$has", [])) - Counter(have)
    if missing:
        yield f"{path} lacks {list(missing.elements())}"
    extra = set(want.get("$lacks", [])) & set(have)
    if extra:
        yield f"{path} should not hold {sorted(extra)}"
