"""`@record`: a frozen dataclass with slots, built in half the time. States, events and views are made by the thousand.

The standard frozen `__init__` looks up `object.__setattr__` for every field; this one calls the slots' own setters.
"""

from dataclasses import MISSING, dataclass, fields
from typing import Any, TypeVar, dataclass_transform

Kind = TypeVar("Kind", bound=type[Any])


@dataclass_transform(frozen_default=True)
def record(kind: Kind) -> Kind:
    """As `dataclass(frozen=True, slots=True)`; simple defaults only, and no `__post_init__`."""
    made: Any = dataclass(frozen=True, slots=True)(kind)
    declared = fields(made)
    scope = {f"set_{f.name}": made.__dict__[f.name].__set__ for f in declared}
    scope |= {f"default_{f.name}": f.default for f in declared}
    needed = [f.name if f.default is MISSING else f"{f.name}=default_{f.name}" for f in declared]
    stores = [f"set_{f.name}(self, {f.name})" for f in declared] or ["pass"]
    exec(f"def __init__({', '.join(['self', *needed])}):\n " + "\n ".join(stores), scope)  # noqa: S102 as dataclasses do
    made.__init__ = scope["__init__"]
    return made  # type: ignore[no-any-return]
