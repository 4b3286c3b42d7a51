"""Frames to text and text to messages: the only place where the sockets' JSON is made or read."""

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any

import orjson
from pydantic import ValidationError

from app.games import jsonable
from app.protocol.inbound import Inbound, inbound
from app.protocol.outbound import Frame, State
from app.tables.view import Update


class BadMessage(Exception):
    """No message of ours; `id` is the sender's, if one could be read."""

    def __init__(self, command_id: str | None) -> None:
        super().__init__("bad_message")
        self.id = command_id


def encode(frame: Frame) -> bytes:
    """The frame's text; dataclasses within it are written as they stand."""
    return _bytes({"type": frame.type, **_plain(frame)})


def encode_update(update: Update) -> bytes:
    """The text of an update's `state` frame, made once for all who share it."""
    if update.encoded is None:
        table = update.table
        if table.encoded is None:
            table.encoded = _bytes(table.value)
        update.encoded = _state(update, orjson.Fragment(table.encoded))
    return update.encoded


def encode_lean(update: Update) -> bytes:
    """The same without the table's part, for who has it."""
    if update.lean is None:
        update.lean = _state(update, None)
    return update.lean


def _state(update: Update, table: orjson.Fragment | None) -> bytes:
    events = update.events
    if events.encoded is None:
        events.encoded = _bytes(encodable(events.value))
    return _bytes(
        {
            "type": State.type,
            "version": update.version,
            "prev": update.prev,
            "table": table,
            "game": update.game,
            "events": orjson.Fragment(events.encoded),
            "you": update.you,
            "remaining_ms": update.remaining_ms,
        }
    )


def encodable(events: tuple[Any, ...]) -> tuple[Any, ...]:
    """Events with their `type` beside their fields."""
    return tuple([jsonable.write(event) for event in events])


def _bytes(value: Any) -> bytes:
    """JSON of plain values and dataclasses. orjson reads dataclasses with slots by itself too, at thrice the cost."""
    return orjson.dumps(value, _plain, orjson.OPT_PASSTHROUGH_DATACLASS)


def _plain(value: Any) -> Any:
    return _writer(value.__class__)(value)


@cache
def _writer(kind: type[Any]) -> Callable[[Any], dict[str, Any]]:
    """Makes a dataclass's JSON object; written out for its fields, which takes a third of the time of asking for them."""
    members = ", ".join([f"{f.name!r}: value.{f.name}" for f in fields(kind)])
    write: Callable[[Any], dict[str, Any]] = eval(f"lambda value: {{{members}}}")  # noqa: S307 as dataclasses do
    return write


def decode(text: str) -> Inbound:
    """The message in a frame, or BadMessage."""
    try:
        return inbound.validate_json(text)
    except ValidationError:
        raise BadMessage(_id_in(text)) from None


def _id_in(text: str) -> str | None:
    try:
        raw = orjson.loads(text)
    except orjson.JSONDecodeError:
        return None
    found = raw.get("id") if isinstance(raw, dict) else None
    return found if isinstance(found, str) and 1 <= len(found) <= 64 else None
