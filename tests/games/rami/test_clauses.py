"""No clause of the rules and no reported fault of others without a test that names it."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from app.games import rami

HERE = Path(__file__).parent
RULES = (Path(rami.__file__).parent / "RULES.md").read_text()
CLAUSES = sorted(set(re.findall(r"^- ([RS]\d+) ", RULES, re.MULTILINE)))
FAULTS = ["B20", "B23", "B24", "B25", "B26", "B27", "B28", "B30", "B31", "B58"]
"""Faults that were reported of similar software, each to be ruled out here."""


@cache
def cited() -> frozenset[str]:
    return frozenset(_citations())


def _citations() -> Iterator[str]:
    """What the names and docstrings of the tests cite."""
    for path in (*HERE.glob("test_*.py"), *HERE.parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield from re.findall(r"\b[BRS]\d+\b", ast.get_docstring(node) or "")


def test_the_rules_have_all_their_clauses() -> None:
    assert sorted(CLAUSES, key=lambda clause: (clause[0], int(clause[1:]))) == [
        *(f"R{number}" for number in range(1, 21)),
        *(f"S{number}" for number in range(1, 10)),
    ]


@pytest.mark.parametrize("clause", [*CLAUSES, *FAULTS])
def test_the_clause_is_cited_by_a_test(clause: str) -> None:
    assert clause in cited()


def test_no_test_cites_a_clause_that_does_not_exist() -> None:
    assert {clause for clause in cited() if clause[0] in "RS"} <= set(CLAUSES)
