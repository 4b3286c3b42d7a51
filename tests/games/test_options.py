"""Options: read strictly, written back, described as a form."""

from dataclasses import dataclass
from typing import Any

import pytest

from app.games.ajiley import options_schema, read_options, write_options
from app.games.options import option, read, schema, write


@dataclass(frozen=True)
class Sample:
    limit: int = option(101, title="limit", enum=(101, 201, 501))
    pace: int = option(30, title="pace", minimum=5, maximum=300)
    loud: bool = option(False, title="loud")


def test_absent_options_have_their_defaults() -> None:
    assert read(Sample, {}) == Sample(101, 30, loud=False)
    assert read(Sample, {"limit": 501, "loud": True}) == Sample(501, 30, loud=True)


@pytest.mark.parametrize(
    "raw",
    [
        None,
        [],
        "x",
        {"limits": 101},
        {"limit": 102},
        {"limit": "101"},
        {"limit": 101.0},
        {"limit": True},
        {"pace": 4},
        {"pace": 301},
        {"pace": None},
        {"loud": 1},
        {"loud": "yes"},
    ],
)
def test_unknown_mistyped_and_out_of_range_options_are_refused(raw: Any) -> None:
    with pytest.raises(ValueError, match=r"^options: "):
        read(Sample, raw)


def test_options_are_written_as_they_are_read() -> None:
    assert write(Sample(201, 6, loud=True)) == {"limit": 201, "pace": 6, "loud": True}


def test_the_schema_tells_kind_default_range_and_order() -> None:
    described = schema(Sample)
    assert list(described["properties"]) == ["limit", "pace", "loud"]
    assert described["properties"] == {
        "limit": {"type": "integer", "default": 101, "title": "limit", "enum": [101, 201, 501]},
        "pace": {"type": "integer", "default": 30, "title": "pace", "minimum": 5, "maximum": 300},
        "loud": {"type": "boolean", "default": False, "title": "loud"},
    }
    assert described["additionalProperties"] is False


def test_in_ajiley_the_ante_is_at_most_the_starting_chips() -> None:
    """A5."""
    assert read_options({"starting_chips": 10, "ante": 10}).ante == 10
    with pytest.raises(ValueError, match="ante"):
        read_options({"starting_chips": 10, "ante": 11})


@pytest.mark.parametrize(
    "name, least, most",
    [("starting_chips", 10, 1_000_000), ("ante", 1, 1_000_000), ("max_hands", 1, 500), ("turn_seconds", 5, 300)],
)
def test_the_ranges_of_ajiley(name: str, least: int, most: int) -> None:
    assert options_schema()["properties"][name]["minimum"] == least
    assert options_schema()["properties"][name]["maximum"] == most
    chips = {"starting_chips": 1_000_000, "ante": 1}
    for value in (least, most):
        assert write_options(read_options({**chips, name: value}))[name] == value
    for value in (least - 1, most + 1):
        with pytest.raises(ValueError, match=name):
            read_options({**chips, name: value})
