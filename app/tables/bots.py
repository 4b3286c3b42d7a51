"""When a bot acts and what it does: from its own view and `legal` only, after a human-like pause."""

from random import Random

from app.games.contract import Seat
from app.games.record import record
from app.tables import fair_moment
from app.tables.codec import game_of
from app.tables.commands import BotAct
from app.tables.decision import Pace
from app.tables.table import Bot, Playing, Table


@record
class BotTurn:
    """A bot that is to be asked at a version of the table, and when (ms)."""

    version: int
    seat: Seat
    at: int


class BotClock:
    """`pause_ms`: a fixed pause, for checks and load runs; None pauses as people do. `waiting` are those to be asked at the
    version last looked at, the first one first."""

    def __init__(self, rng: Random, pause_ms: int | None) -> None:
        self.waiting: list[BotTurn] = []
        self._rng = rng
        self._pause_ms = pause_ms
        self._looked_at = -1

    def look(self, table: Table, now: int, pace: Pace) -> None:
        """At a new version the bots are asked anew; those of an older one are not asked any more."""
        if self._looked_at != table.version:
            self._looked_at = table.version
            self.waiting = self.turns(table, now, pace)

    def later(self, turn: BotTurn) -> None:
        """To be asked again, then."""
        self.waiting = sorted([*self.waiting, turn], key=lambda turn: turn.at)

    def again(self, table: Table, now: int, pace: Pace) -> None:
        """Nothing came of it: as if this version were new."""
        self._looked_at = -1
        self.look(table, now, pace)

    def turns(self, table: Table, now: int, pace: Pace) -> list[BotTurn]:
        """The bots to be asked at this version, the first one first: who is on turn, and where somebody keeps silent the
        others too, no earlier than a person may call him."""
        phase = table.phase
        if not isinstance(phase, Playing) or phase.parked_at is not None or phase.frozen:
            return []
        on_turn = game_of(table).moment(phase.match.state).turn
        if on_turn is None:
            return []
        bots = [Seat(n) for n, holder in enumerate(table.seats) if isinstance(holder, Bot)]
        turns = [BotTurn(table.version, on_turn, now + self._pause())] if on_turn in bots else []
        for silent, since in phase.match.silent:
            for bot in bots:
                if bot != on_turn:
                    at = now if bot == silent else max(now, since + pace.grace_ms)
                    turns.append(BotTurn(table.version, bot, at + self._pause()))
        return sorted(turns, key=lambda turn: turn.at)

    def choose(self, table: Table, turn: BotTurn, now: int, pace: Pace) -> BotAct | BotTurn | None:
        """The bot's act, as a command for this version. What comes to its mind before anybody might do it is not tried: it
        is asked again when that time has come. None where nothing comes to its mind."""
        assert isinstance(table.phase, Playing)
        match, seat = table.phase.match, turn.seat
        game, state, bot = game_of(table), match.state, table.seats[seat]
        assert isinstance(bot, Bot)
        action = game.bot(game.view(state, seat), seat, game.legal(state, seat), self._rng, bot.level)
        if action is None:
            return None
        opens = fair_moment.opens(table, match, seat, action, pace)
        return (
            BotTurn(turn.version, seat, opens) if opens > now else BotAct(turn.version, seat, game.write_action(action))
        )

    def _pause(self) -> int:
        if self._pause_ms is not None:
            return self._pause_ms
        return int(min(4_000, 700 + self._rng.expovariate(1 / 700)))
