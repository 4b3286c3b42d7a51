"""Entries as the journal's rows hold them, and back. JSON text is made and read here, before any lock is held."""

from collections.abc import Callable

import orjson

from app.games.record import record
from app.storage.models.record import storable
from app.storage.models.tables import JournalRow
from app.tables import codec
from app.tables.ids import TableId, UserId
from app.tables.ports import Entry
from app.tables.table import Table

Watch = Callable[[int, float], None]
"""Told of each shared commit: how many entries, how many seconds."""


@record
class Line:
    """One row of the journal; `snapshot` is the table after it, if it is to be kept."""

    table_id: str
    version: int
    at: int
    user_id: str | None
    command_id: str | None
    command: str
    rules: int
    deadline: int | None
    snapshot: str | None


def to_line(entry: Entry, snapshot: Table | None) -> Line:
    return Line(
        table_id=entry.table_id,
        version=entry.version,
        at=entry.at,
        user_id=entry.user,
        command_id=None if entry.command_id is None else storable(entry.command_id),
        command=orjson.dumps(codec.command_to_json(entry.command)).decode(),
        rules=entry.rules,
        deadline=entry.deadline,
        snapshot=None if snapshot is None else table_text(snapshot),
    )


def to_entry(row: JournalRow) -> Entry:
    return Entry(
        table_id=TableId(row.table_id),
        version=row.version,
        at=row.at,
        user=None if row.user_id is None else UserId(row.user_id),
        command_id=row.command_id,
        command=codec.command_from_json(orjson.loads(row.command)),
        rules=row.rules,
        deadline=row.deadline,
    )


def table_text(table: Table) -> str:
    return orjson.dumps(codec.table_to_json(table)).decode()


def table_from_text(text: str) -> Table:
    return codec.table_from_json(orjson.loads(text))
