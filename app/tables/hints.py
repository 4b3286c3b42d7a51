"""What rooms of one table in several processes tell each other over the bus, and how it is put into bytes.

Every message may be lost or come twice; the journal alone decides (DESIGN §1).
"""

from typing import Any, ClassVar, Final

import orjson

from app.games import jsonable
from app.games.contract import Seat
from app.games.record import record
from app.tables.commands import Command
from app.tables.ids import TableId, UserId
from app.tables.ports import Entry
from app.tables.talk import ChatLine


@record
class Appended:
    """An entry that stands in the journal."""

    type: ClassVar = "appended"
    version: int
    at: int
    user: UserId | None
    command_id: str | None
    command: Command
    rules: int
    deadline: int | None


@record
class Here:
    """Who has a socket at the table in the sender's process; said on every change and every few seconds.
    `asking`: the sender is new here and would like to hear the same from the others."""

    type: ClassVar = "here"
    users: tuple[UserId, ...]
    watchers: int
    asking: bool


@record
class Said:
    type: ClassVar = "said"
    line: ChatLine


@record
class Reacted:
    type: ClassVar = "reacted"
    seat: Seat | None
    name: str
    kind: str


@record
class TookOver:
    """A seated user's newest socket is in the sender's process; his older ones elsewhere end: those that claimed the seat
    before (ms). A version of the program that does not say when means: all."""

    type: ClassVar = "took_over"
    user: UserId
    claimed_at: int | None = None


Hint = Appended | Here | Said | Reacted | TookOver


@record
class Letter:
    """A hint and the process it comes from."""

    process: str
    hint: Hint


_read: Final = jsonable.reader(Letter)


def topic(table_id: TableId) -> str:
    return f"table:{table_id}"


def to_bytes(letter: Letter) -> bytes:
    return orjson.dumps(jsonable.write(letter))


def from_bytes(payload: bytes) -> Letter | None:
    """None for what this version of the program does not understand: a hint lost, no more."""
    try:
        raw: Any = orjson.loads(payload)
        letter: Letter = _read(raw)
    except ValueError:
        return None
    return letter


def appended(entry: Entry) -> Appended:
    return Appended(entry.version, entry.at, entry.user, entry.command_id, entry.command, entry.rules, entry.deadline)


def entry_of(table_id: TableId, hint: Appended) -> Entry:
    return Entry(table_id, hint.version, hint.at, hint.user, hint.command_id, hint.command, hint.rules, hint.deadline)
