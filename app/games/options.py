"""Options of a match as a frozen dataclass: read strictly from JSON, written back, and described as a form.

Each game declares its fields with `option`; what must hold between fields is checked in the dataclass's `__post_init__`.
"""

from dataclasses import Field, field, fields
from typing import Any, TypeVar

from app.games.contract import Json

Options = TypeVar("Options")


def option(
    default: int | bool,
    *,
    title: str,
    minimum: int | None = None,
    maximum: int | None = None,
    enum: tuple[int, ...] | None = None,
) -> Any:
    """One field: a switch, a whole number in a range, or one of a few numbers. `title` is a key of the dictionaries."""
    rules = {"title": title, "minimum": minimum, "maximum": maximum, "enum": enum}
    return field(default=default, metadata={name: rule for name, rule in rules.items() if rule is not None})


def read(kind: type[Options], raw: Json) -> Options:
    """Options out of a JSON object, absent ones at their default; ValueError names what is unknown or out of range."""
    if not isinstance(raw, dict):
        raise ValueError("options: an object is expected")
    known = {f.name: f for f in _declared(kind)}
    for name, value in raw.items():
        if name not in known:
            raise ValueError(f"options: {name!r} is unknown")
        _check(known[name], value)
    return kind(**raw)


def write(options: Any) -> dict[str, Json]:
    return {f.name: getattr(options, f.name) for f in fields(options)}


def schema(kind: type[Any]) -> dict[str, Json]:
    """JSON Schema of the options; the order of the properties is the order of the form."""
    return {
        "type": "object",
        "additionalProperties": False,
        "properties": {f.name: _describe(f) for f in _declared(kind)},
    }


def _declared(kind: type[Any]) -> tuple[Field[Any], ...]:
    return fields(kind)


def _describe(declared: Field[Any]) -> dict[str, Json]:
    rules = {name: list(rule) if name == "enum" else rule for name, rule in declared.metadata.items()}
    kind = "boolean" if isinstance(declared.default, bool) else "integer"
    return {"type": kind, "default": declared.default, **rules}


def _check(declared: Field[Any], value: Json) -> None:
    name, rules = declared.name, declared.metadata
    if type(value) is not type(declared.default):  # True is no 1, 5.0 is no 5
        raise ValueError(f"options: {name} must be of type {type(declared.default).__name__}")
    if "enum" in rules and value not in rules["enum"]:
        raise ValueError(f"options: {name} must be one of {', '.join(map(str, rules['enum']))}")
    if "minimum" in rules and value < rules["minimum"]:
        raise ValueError(f"options: {name} must be at least {rules['minimum']}")
    if "maximum" in rules and value > rules["maximum"]:
        raise ValueError(f"options: {name} must be at most {rules['maximum']}")
