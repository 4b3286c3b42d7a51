"""A table driven without room, journal or clock: commands in, the next table out. For tests of pure decisions."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

from app.games.catalog import GAMES
from app.games.contract import Seat
from app.tables import commands as c
from app.tables.codec import game_of
from app.tables.decide import decide
from app.tables.decision import Decision, Pace
from app.tables.ids import Code, MatchId, TableId, UserId
from app.tables.ports import Transfer
from app.tables.table import Person, Playing, Table, Terms, Visibility, new_table

ANA, BETO, CARLA, DANI = (UserId(name) for name in ("ana", "beto", "carla", "dani"))


@dataclass
class Driver:
    """`at` is the time in ms; `moved` every transfer so far; `log` every decision."""

    table: Table
    at: int = 1_000_000
    pace: Pace = field(default_factory=Pace)
    moved: list[Transfer] = field(default_factory=list)
    log: list[Decision] = field(default_factory=list)
    rng: Random = field(default_factory=lambda: Random(1))

    def do(self, command: c.Command, by: UserId | None = None) -> Decision:
        done = decide(self.table, command, by, self.at, self.pace)
        self.table = done.table
        self.moved += done.transfers
        self.log.append(done)
        return done

    def sit(self, *users: UserId) -> "Driver":
        for user in users:
            self.do(c.Sit(user.capitalize()), user)
        return self

    def start(self, by: UserId = ANA, dealer: int = 0) -> "Driver":
        """From `start` to the first hand's cards."""
        self.do(c.Start(MatchId(f"match-{self.table.matches + 1}"), dealer), by)
        return self.deal()

    def start_with_bot(self) -> "Driver":
        """Ana, dealing, against one bot."""
        self.do(c.AddBot("easy"), ANA)
        return self.start()

    def legal(self, kind: str) -> bool:
        """Whether the seat on turn may do this."""
        match = self.table.match
        assert match is not None
        return kind in game_of(self.table).legal(match.state, self.turn)

    def deal(self) -> "Driver":
        self.do(c.Prepare(self.rng.randbytes(32)))
        self.do(c.DealHand(self.table.version, ""))
        return self

    def act(self, action: dict[str, Any]) -> Decision:
        """An act of whoever is on turn."""
        seat = self.turn
        holder = self.table.seats[seat]
        assert isinstance(holder, Person)
        return self.do(c.Act(action), holder.user)

    def play_hand(self) -> "Driver":
        """Passes, calls and serves until the hand is over."""
        while isinstance(self.table.phase, Playing) and self.moment.status == "playing":
            legal = game_of(self.table).legal(self.table.phase.match.state, self.turn)
            for kind in ("check", "call", "throw"):
                if kind in legal:
                    self.act({"type": kind, "cards": []} if kind == "throw" else {"type": kind})
                    break
        return self

    @property
    def moment(self) -> Any:
        match = self.table.match
        assert match is not None
        return game_of(self.table).moment(match.state)

    @property
    def turn(self) -> Seat:
        turn: Seat | None = self.moment.turn
        assert turn is not None
        return turn

    def balance(self, user: UserId) -> int:
        """What the transfers so far come to for a user's wallet."""
        return sum(t.amount if t.direction == "out" else -t.amount for t in self.moved if t.user == user)


def a_table(
    game: str = "ajiley",
    *,
    seats: int = 4,
    host: UserId = ANA,
    visibility: Visibility = "public",
    practice: bool = False,
    stake: int = 0,
    **options: Any,
) -> Driver:
    rules = GAMES[game]
    terms = Terms(game, visibility, "Mesa", seats, rules.write_options(rules.read_options(options)), stake, practice)
    return Driver(new_table(table_id=TableId("t1"), code=Code("CODE"), terms=terms, host=host, at=0))
