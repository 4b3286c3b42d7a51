"""Dataclasses to JSON and strictly back."""

from dataclasses import dataclass
from typing import Any, ClassVar, Literal

import pytest

from app.games.contract import Seat
from app.games.jsonable import reader, write


@dataclass(frozen=True)
class Go:
    type: ClassVar = "go"
    to: int
    by: str | None = None


@dataclass(frozen=True)
class Stay:
    type: ClassVar = "stay"


@dataclass(frozen=True)
class Plain:
    key: bytes
    pair: tuple[int, bool]
    many: tuple[Seat, ...]
    by_name: dict[str, tuple[str, ...]]
    suit: Literal["O", "C", 1]
    anything: Any = None


EXAMPLE = Plain(b"\x01\xff", (1, True), (Seat(0), Seat(2)), {"a": ("x",)}, "O", [1, {"b": None}])


def test_a_record_comes_back_equal() -> None:
    assert reader(Plain)(write(EXAMPLE)) == EXAMPLE


def test_bytes_are_hex_and_tuples_lists() -> None:
    assert write(EXAMPLE) == {
        "key": "01ff",
        "pair": [1, True],
        "many": [0, 2],
        "by_name": {"a": ["x"]},
        "suit": "O",
        "anything": [1, {"b": None}],
    }


@pytest.mark.parametrize("value", [Go(3), Go(3, "x"), Stay(), None])
def test_a_member_of_a_union_is_told_by_its_type(value: Any) -> None:
    assert reader(Go | Stay | None)(write(value)) == value


@pytest.mark.parametrize(
    "kind, raw",
    [
        (int, True),
        (int, 5.0),
        (int, "5"),
        (bool, 1),
        (str, None),
        (bytes, "0"),
        (bytes, "zz"),
        (bytes, "01 02"),
        (bytes, "٠١"),
        (bytes, 5),
        (None, 0),
        (Literal["O"], "C"),
        (Literal[1], True),
        (Literal[1], 1.0),
        (tuple[int, ...], "12"),
        (tuple[int, ...], [1, "2"]),
        (tuple[int, bool], [1]),
        (dict[str, int], [1]),
        (dict[str, int], {"a": "b"}),
        (Go, []),
        (Go, {}),
        (Go, {"to": 1, "from": 2}),
        (Go | Stay, {"to": 1}),
        (Go | Stay, {"type": "run"}),
        (Go | Stay, {"type": ["go"]}),
        (Go | Stay, {"type": "stay", "to": 1}),
        (Go | Stay, "go"),
        (int | None, "x"),
    ],
)
def test_anything_else_is_refused(kind: Any, raw: Any) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 the texts are for the log
        reader(kind)(raw)


def test_a_type_that_json_does_not_know_is_a_mistake_of_ours() -> None:
    with pytest.raises(TypeError, match="no JSON reader"):
        reader(complex)
