"""Frozen dataclasses to plain JSON and strictly back, so that games need no library for it.

Knows int, bool, str, bytes (hex), None, Literal, tuple, dict[str, …], dataclasses, and unions of dataclasses told
apart by the class variable `type`. Unknown keys, wrong types and missing fields are a ValueError. A field that may not
bear its name in Python has an underscore behind it: `from_` is written "from".
"""

from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

Reader = Callable[[Any], Any]


def write(value: Any) -> Any:
    """Plain JSON of a value made of the kinds above."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, tuple | list):
        return [write(item) for item in value]
    if isinstance(value, dict):
        return {key: write(item) for key, item in value.items()}
    tag, names = _written(value.__class__)
    out = {key: write(getattr(value, name)) for key, name in names}
    return out if tag is None else {"type": tag, **out}


@cache
def _written(kind: type) -> tuple[str | None, tuple[tuple[str, str], ...]]:
    """The tag of a dataclass, and its keys with the fields they stand for."""
    return _tag(kind), tuple([(f.name.rstrip("_"), f.name) for f in fields(kind)])


def _tag(kind: Any) -> str | None:
    """The class variable `type` by which a dataclass of a union is told from the others."""
    tag = getattr(kind, "type", None)
    return tag if isinstance(tag, str) else None


@cache
def reader(kind: Any) -> Reader:
    """The strict reader of a type; made once per type."""
    if isinstance(kind, NewType):
        return reader(kind.__supertype__)
    if kind in (int, str, bool):
        return _exactly(kind)
    if kind is bytes:
        return _hex
    if kind in (None, NoneType):
        return _none
    if kind is Any:
        return lambda raw: raw
    origin = get_origin(kind)
    if origin is Literal:
        return _one_of(get_args(kind))
    if origin is tuple:
        return _tuple(get_args(kind))
    if origin is dict:
        return _dict(get_args(kind)[1])
    if origin in (Union, UnionType):
        return _union(get_args(kind))
    if is_dataclass(kind):
        return _record(kind)
    raise TypeError(f"no JSON reader for {kind!r}")


def _exactly(kind: type) -> Reader:
    def read(raw: Any) -> Any:
        if type(raw) is not kind:  # True is no 1, 5.0 is no 5
            raise ValueError(f"{kind.__name__} expected")
        return raw

    return read


def _hex(raw: Any) -> bytes:
    if not isinstance(raw, str) or not raw.isascii() or any(c.isspace() for c in raw):
        raise ValueError("hex text expected")
    return bytes.fromhex(raw)


def _none(raw: Any) -> None:
    if raw is not None:
        raise ValueError("null expected")


def _one_of(values: tuple[Any, ...]) -> Reader:
    def read(raw: Any) -> Any:
        for value in values:
            if type(raw) is type(value) and raw == value:
                return raw
        raise ValueError(f"one of {values} expected")

    return read


def _tuple(kinds: tuple[Any, ...]) -> Reader:
    same = len(kinds) == 2 and kinds[1] is Ellipsis
    parts = [reader(kind) for kind in (kinds[:1] if same else kinds)]

    def read(raw: Any) -> tuple[Any, ...]:
        if not isinstance(raw, list):
            raise ValueError("list expected")
        if same:
            return tuple(map(parts[0], raw))
        if len(raw) != len(parts):
            raise ValueError(f"{len(parts)} items expected")
        return tuple(part(item) for part, item in zip(parts, raw, strict=True))

    return read


def _dict(kind: Any) -> Reader:
    part = reader(kind)

    def read(raw: Any) -> dict[str, Any]:
        if not isinstance(raw, dict):
            raise ValueError("object expected")
        return {key: part(item) for key, item in raw.items()}

    return read


def _union(kinds: tuple[Any, ...]) -> Reader:
    tagged = {tag: reader(kind) for kind in kinds if (tag := _tag(kind)) is not None}
    plain = [reader(kind) for kind in kinds if _tag(kind) is None]

    def read(raw: Any) -> Any:
        if isinstance(raw, dict) and isinstance(raw.get("type"), str) and raw["type"] in tagged:
            return tagged[raw["type"]]({key: item for key, item in raw.items() if key != "type"})
        for part in plain:
            try:
                return part(raw)
            except ValueError:
                continue
        raise ValueError("no such kind")

    return read


def _record(kind: Any) -> Reader:
    hints = get_type_hints(kind)
    names = {f.name.rstrip("_"): f.name for f in fields(kind)}
    parts = {key: reader(hints[name]) for key, name in names.items()}
    needed = {f.name.rstrip("_") for f in fields(kind) if f.default is MISSING and f.default_factory is MISSING}

    def read(raw: Any) -> Any:
        if not isinstance(raw, dict):
            raise ValueError("object expected")
        if not raw.keys() <= parts.keys():
            raise ValueError(f"unknown key {sorted(raw.keys() - parts.keys())[0]!r}")
        if not needed <= raw.keys():
            raise ValueError(f"missing key {sorted(needed - raw.keys())[0]!r}")
        return kind(**{names[key]: parts[key](item) for key, item in raw.items()})

    return read
