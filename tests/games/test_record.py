"""`@record` is a frozen dataclass like any other, only quicker."""

from dataclasses import FrozenInstanceError, asdict, is_dataclass
from typing import Any, ClassVar

import pytest

from app.games.record import record, replace


@record
class Point:
    type: ClassVar = "point"
    x: int
    y: int = 2


@record
class Nothing:
    pass


def test_it_takes_its_fields_by_place_and_by_name_with_defaults() -> None:
    assert Point(1) == Point(1, 2) == Point(y=2, x=1)
    assert Point(1) != Point(1, 3)
    assert Nothing() == Nothing()
    with pytest.raises(TypeError):
        Point()  # type: ignore[call-arg]


def test_it_is_frozen_and_has_no_room_for_more() -> None:
    point = Point(1)
    with pytest.raises(FrozenInstanceError):
        point.x = 2  # type: ignore[misc]
    with pytest.raises((FrozenInstanceError, AttributeError, TypeError)):
        point.z = 2  # type: ignore[attr-defined]
    assert not hasattr(point, "__dict__")


def test_it_is_a_dataclass_to_everybody() -> None:
    kind: Any = Point
    assert is_dataclass(kind)
    assert asdict(Point(1)) == {"x": 1, "y": 2}
    assert replace(Point(1), y=5) == Point(1, 5)
    assert hash(Point(1)) == hash(Point(1, 2))
    assert repr(Point(1)) == "Point(x=1, y=2)"
    match Point(3, 4):
        case Point(x, y):
            assert (x, y) == (3, 4)
