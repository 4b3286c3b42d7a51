"""Prints the wire's types as one OpenAPI document, from which the page's TypeScript is generated (`make gen`).

Only components: commands as they are validated, frames as they are sent, and every game's view and events.
"""

import json
import sys
from dataclasses import is_dataclass
from typing import Any, Final, get_args

from pydantic import TypeAdapter

from app.games.catalog import GAMES
from app.protocol.inbound import inbound
from app.protocol.outbound import LobbyFrame, TableFrame
from app.tables.events import TableEvent

REF: Final = "#/components/schemas/{model}"


def document() -> dict[str, Any]:
    """The document; its roots are `Command`, `FromTable`, `FromLobby`, `TableEvents`, `GameViews` and `GameEvents`."""
    schemas: dict[str, Any] = {}
    _add(schemas, "Command", _union(schemas, _commands(schemas)))
    for name, union in (("FromTable", TableFrame), ("FromLobby", LobbyFrame), ("TableEvents", TableEvent)):
        _add(schemas, name, _union(schemas, [_tagged(schemas, kind) for kind in get_args(union)]))
    views = {key: _tagged(schemas, game.view_type) for key, game in GAMES.items()}
    _add(schemas, "GameViews", {"type": "object", "properties": views, "required": list(views)})
    events = {
        key: _union(schemas, [_tagged(schemas, kind) for kind in game.event_types]) for key, game in GAMES.items()
    }
    _add(schemas, "GameEvents", {"type": "object", "properties": events, "required": list(events)})
    return {
        "openapi": "3.1.0",
        "info": {"title": "Sobremesa, the sockets", "version": "1"},
        "paths": {},
        "components": {"schemas": dict(sorted(schemas.items()))},
    }


def _commands(schemas: dict[str, Any]) -> list[dict[str, str]]:
    schema = inbound.json_schema(ref_template=REF, mode="validation")
    for name, body in schema["$defs"].items():
        _add(schemas, f"{name}Command", body)
    return [{"$ref": REF.format(model=f"{name}Command")} for name in sorted(schema["$defs"])]


def _tagged(schemas: dict[str, Any], kind: type[Any]) -> dict[str, str]:
    """A dataclass's schema, every field required, its `type` beside them."""
    schema = TypeAdapter(kind).json_schema(ref_template=REF, mode="serialization")
    for name, body in schema.pop("$defs", {}).items():
        _add(schemas, name, _complete(body))
    body = _complete(schema)
    tag = getattr(kind, "type", None)
    if isinstance(tag, str):
        body["properties"] = {"type": {"const": tag, "type": "string"}, **body.get("properties", {})}
        body["required"] = ["type", *body.get("required", [])]
    name = _unique_name(kind)
    _add(schemas, name, body)
    return {"$ref": REF.format(model=name)}


def _unique_name(kind: type[Any]) -> str:
    """Frames and events may share a name (`Closed`), so each bears its kind."""
    assert is_dataclass(kind)
    layer = kind.__module__.rsplit(".", 1)[-1]
    return kind.__name__ + {"outbound": "Frame", "events": "Event"}.get(layer, "")


def _complete(body: dict[str, Any]) -> dict[str, Any]:
    """Every field required, each named as `jsonable` writes it (`from_` is "from")."""
    if body.get("type") == "object" and "properties" in body:
        properties = {name.rstrip("_"): field for name, field in body["properties"].items()}
        return body | {"properties": properties, "required": list(properties)}
    return body


def _union(schemas: dict[str, Any], members: list[dict[str, str]]) -> dict[str, Any]:
    tags = {schemas[m["$ref"].rsplit("/", 1)[-1]]["properties"]["type"]["const"]: m["$ref"] for m in members}
    return {"oneOf": members, "discriminator": {"propertyName": "type", "mapping": tags}}


def _add(schemas: dict[str, Any], name: str, body: dict[str, Any]) -> None:
    """Two shapes under one name would silently swallow each other."""
    body = _untitled(body)
    if schemas.setdefault(name, body) != body:
        raise ValueError(f"two shapes are called {name}")


def _untitled(node: Any) -> Any:
    """Without pydantic's generated titles, which say the names again."""
    if isinstance(node, dict):
        return {k: _untitled(v) for k, v in node.items() if not (k == "title" and isinstance(v, str))}
    return [_untitled(item) for item in node] if isinstance(node, list) else node


if __name__ == "__main__":
    json.dump(document(), sys.stdout, indent=1, ensure_ascii=False)
    sys.stdout.write("\n")
