"""Who called somebody out for nothing has to wait before he calls again (PROTOCOL §4). Kept by a room, never journaled."""

from typing import Any, Final

from app.errors import Rejected
from app.games.contract import IllegalAction
from app.tables.codec import game_of
from app.tables.commands import Act, Command
from app.tables.ids import UserId
from app.tables.ports import Clock
from app.tables.table import Table

COOL_MS: Final = 3_000


class Cooldown:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._until: dict[UserId, int] = {}

    def check(self, user: UserId, command: Command, table: Table) -> None:
        """`rate_limited` for a call within three seconds of a false one."""
        until = self._until.get(user, 0)
        if until > self._clock.now() and _is_call(command, table):
            raise Rejected("rate_limited", wait_ms=until - self._clock.now())

    def note(self, user: UserId, command: Command, table: Table, refusal: Rejected) -> Rejected:
        """The refusal of a command, which tells a false caller of the wait that it starts; a call that came too soon or too
        late for the table starts none."""
        if refusal.code != "not_vulnerable" or not _is_call(command, table):
            return refusal
        self._until[user] = self._clock.now() + COOL_MS
        return Rejected(refusal.code, **refusal.data, wait_ms=COOL_MS)


def _is_call(command: Command, table: Table) -> bool:
    silence = game_of(table).silence
    if silence is None or not isinstance(command, Act):
        return False
    try:
        action: Any = game_of(table).read_action(command.action)
    except IllegalAction:
        return False
    return silence.calls(action) is not None
