"""No clause of the rules and no reported fault of others without a test that names it."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from app.games import ajiley

HERE = Path(__file__).parent
RULES = (Path(ajiley.__file__).parent / "RULES.md").read_text()
CLAUSES = sorted(set(re.findall(r"^- ([AS]\d+) ", RULES, re.MULTILINE)))
FAULTS = ["B01", "B02", "B04", "B06", "B07", "B10", "B11", "B12", "B13", "B14", "B15", "B16", "B19"]
"""Faults that were reported of similar software, each to be ruled out here."""


@cache
def cited() -> frozenset[str]:
    return frozenset(_citations())


def _citations() -> Iterator[str]:
    """What the docstrings of the tests cite."""
    for path in (*HERE.glob("test_*.py"), *HERE.parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield from re.findall(r"\b[ABS]\d+\b", ast.get_docstring(node) or "")


def test_the_rules_have_all_their_clauses() -> None:
    assert sorted(CLAUSES, key=lambda clause: (clause[0], int(clause[1:]))) == [
        *(f"A{number}" for number in range(1, 19)),
        *(f"S{number}" for number in range(1, 10)),
    ]


@pytest.mark.parametrize("clause", [*CLAUSES, *FAULTS])
def test_the_clause_is_cited_by_a_test(clause: str) -> None:
    assert clause in cited()


def test_no_test_cites_a_clause_that_does_not_exist() -> None:
    assert {clause for clause in cited() if clause[0] in "AS"} <= set(CLAUSES)
