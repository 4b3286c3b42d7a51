"""No clause of the rules and no reported fault of others without a test that names it."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from app.games import jodete

HERE = Path(__file__).parent
RULES = (Path(jodete.__file__).parent / "RULES.md").read_text()
CLAUSES = sorted(set(re.findall(r"^- ([JS]\d+) ", RULES, re.MULTILINE)))
FAULTS = ["B33", "B34", "B36", "B37", "B38", "B39", "B41"]
"""Faults that were reported of similar software, each to be ruled out here."""


@cache
def cited() -> frozenset[str]:
    return frozenset(_citations())


def _citations() -> Iterator[str]:
    """What the names and docstrings of the tests cite."""
    for path in (*HERE.glob("test_*.py"), *HERE.parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield from re.findall(r"\b[BJS]\d+\b", ast.get_docstring(node) or "")


def test_the_rules_have_all_their_clauses() -> None:
    assert sorted(CLAUSES, key=lambda clause: (clause[0], int(clause[1:]))) == [
        *(f"J{number}" for number in range(1, 17)),
        *(f"S{number}" for number in range(1, 10)),
    ]


@pytest.mark.parametrize("clause", [*CLAUSES, *FAULTS])
def test_the_clause_is_cited_by_a_test(clause: str) -> None:
    assert clause in cited()


@pytest.mark.parametrize("option", ["hand_size", "last_card_penalty", "target_points"])
def test_the_option_is_set_by_a_test(option: str) -> None:
    """Beside the table's `turn_seconds` these are all there are."""
    assert set(jodete.options_schema()["properties"]) == {
        "hand_size",
        "last_card_penalty",
        "target_points",
        "turn_seconds",
    }
    assert any(
        re.search(rf"\b{option}=", path.read_text())
        for path in HERE.glob("test_*.py")
        if path.name != Path(__file__).name
    )


def test_no_test_cites_a_clause_that_does_not_exist() -> None:
    assert {clause for clause in cited() if clause[0] in "JS"} <= set(CLAUSES)
