"""What opening a table costs after few and after many moves, from a real SQLite file: `python -m tests.bench.opening`.

Prints CPU times of one process and their ratio: the last snapshot must keep the second near the first.
"""

import asyncio
import tempfile
from pathlib import Path
from random import Random
from time import process_time_ns
from typing import Any

from app.games.contract import Level, Seat
from app.lobby import repository
from app.storage.engine import Database
from app.storage.journal_sqlite import SqliteJournal
from app.tables import commands as c
from app.tables.chronicle import By, Chronicle
from app.tables.codec import game_of
from app.tables.decision import Pace
from app.tables.ids import MatchId
from app.tables.table import Playing, Table, Waiting
from tests.support.database import add_user, opened, sqlite_url
from tests.support.tables import ANA, BETO, a_table

ROUNDS = 50
MOVES = (50, 5_000)
LEVEL: Level = "normal"


class Clock:
    """The table's time does not pass here."""

    def now(self) -> int:
        return 1_000_000


async def main() -> None:
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        async with opened(sqlite_url(Path(folder))) as database:
            journal = SqliteJournal(database)
            chronicle = await _table(database, journal)
            few = 0.0
            for moves in MOVES:
                await _play_until(chronicle, moves)
                cost = await _opening_ms(chronicle.table, journal)
                few = few or cost
                print(f"after {chronicle.table.version:5} entries: {cost:6.2f} ms CPU, {cost / few:5.2f} x")
            await journal.close()


async def _table(database: Database, journal: SqliteJournal) -> Chronicle:
    table = a_table("jodete", target_points=500).table
    for user in (ANA, BETO):
        await add_user(database, user, 0)
    async with database.write() as session:
        await repository.add(session, table, ANA, game_of(table).rules, 0)
    chronicle = await Chronicle.open(table.id, journal, Clock(), Pace(grace_ms=0))
    assert chronicle is not None
    for user in (ANA, BETO):
        await chronicle.commit(c.Sit(user), By(user, "sit"))
    return chronicle


async def _play_until(chronicle: Chronicle, version: int) -> None:
    """One match after the other, by the bots' choices."""
    rng = Random(version)
    while chronicle.table.version < version or not _in_mid_hand(chronicle.table):
        table = chronicle.table
        name = f"c{table.version}"
        match table.phase:
            case Playing(match=match) if match.server_seed is not None:
                await chronicle.commit(c.DealHand(table.version, ""))
            case Playing(match=match) if (turn := game_of(table).moment(match.state).turn) is not None:
                action = _choice(table, turn, rng)
                await chronicle.commit(c.Act(action), By((ANA, BETO)[turn], name))
            case Playing():
                await chronicle.commit(c.Prepare(rng.randbytes(32)))
            case Waiting():
                await chronicle.commit(c.Start(MatchId(f"m{table.version}"), 0), By(ANA, name))
            case _:
                for user in (ANA, BETO):
                    await chronicle.commit(c.Rematch(MatchId(f"m{table.version}"), 0), By(user, name))
        chronicle.told()


def _in_mid_hand(table: Table) -> bool:
    return isinstance(table.phase, Playing) and game_of(table).moment(table.phase.match.state).turn is not None


def _choice(table: Table, turn: Seat, rng: Random) -> Any:
    game, level = game_of(table), LEVEL
    assert table.match is not None
    state = table.match.state
    return game.write_action(game.bot(game.view(state, turn), turn, game.legal(state, turn), rng, level))


async def _opening_ms(table: Table, journal: SqliteJournal) -> float:
    times = []
    for _ in range(ROUNDS):
        begin = process_time_ns()
        opened_again = await Chronicle.open(table.id, journal, Clock(), Pace(grace_ms=0))
        times.append(process_time_ns() - begin)
        assert opened_again is not None
        assert opened_again.table == table
    return sorted(times)[ROUNDS // 2] / 1e6


if __name__ == "__main__":
    asyncio.run(main())
