"""What can lie in a room's inbox: everything that changes a table or its audience, one after the other."""

import asyncio

from app.games.record import record
from app.tables.audience import Viewer
from app.tables.chronicle import By
from app.tables.commands import Command
from app.tables.hints import Letter


@record
class Ask:
    """A viewer's command; it gets exactly one answer, after it is durable."""

    viewer: Viewer
    command: Command
    by: By


@record
class Join:
    viewer: Viewer


@record
class Part:
    viewer: Viewer


@record
class Sync:
    viewer: Viewer


@record
class Order:
    """The house's own command (an admin's close), or one it gives `by` somebody (the leaving of who is banned); `done` is
    set when it stands or was refused."""

    command: Command
    done: asyncio.Future[int]
    by: By | None = None


@record
class Heard:
    """What the room of this table in another process said."""

    letter: Letter


@record
class Behind:
    """The journal has more than this room knows."""


Item = Ask | Join | Part | Sync | Order | Heard | Behind
