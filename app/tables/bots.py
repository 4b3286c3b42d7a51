"""When a bot acts and what it does: from its own view and `legal` only, after a human-like pause."""

from dataclasses import dataclass
from random import Random

from app.games.contract import Seat
from app.tables.codec import game_of
from app.tables.commands import BotAct
from app.tables.table import Bot, Playing, Table


@dataclass(frozen=True, slots=True)
class BotTurn:
    """The bot on turn at a version of the table, and the time (ms) at which it acts."""

    version: int
    seat: Seat
    at: int


class BotClock:
    """`pause_ms`: a fixed pause, for checks and load runs; None pauses as people do."""

    def __init__(self, rng: Random, pause_ms: int | None) -> None:
        self._rng = rng
        self._pause_ms = pause_ms

    def turn(self, table: Table, now: int) -> BotTurn | None:
        """The bot's turn that begins now, if it is one's."""
        if not isinstance(table.phase, Playing) or table.phase.parked_at is not None or table.phase.frozen:
            return None
        seat = game_of(table).moment(table.phase.match.state).turn
        if seat is None or not isinstance(table.seats[seat], Bot):
            return None
        return BotTurn(table.version, seat, now + self._pause())

    def choose(self, table: Table, seat: Seat) -> BotAct:
        """The bot's act, as a command for this version."""
        assert isinstance(table.phase, Playing)
        game, state, bot = game_of(table), table.phase.match.state, table.seats[seat]
        assert isinstance(bot, Bot)
        action = game.bot(game.view(state, seat), seat, game.legal(state, seat), self._rng, bot.level)
        return BotAct(table.version, seat, game.write_action(action))

    def _pause(self) -> int:
        if self._pause_ms is not None:
            return self._pause_ms
        return int(min(4_000, 700 + self._rng.expovariate(1 / 700)))
