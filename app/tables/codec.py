"""Tables and commands to plain JSON and back, for the journal and its snapshots. The only such place; it knows no bytes."""

from typing import Any

from app.games import jsonable
from app.games.catalog import GAMES
from app.games.contract import Game
from app.games.record import replace
from app.tables.commands import Command
from app.tables.table import Finished, Match, Playing, Table


def command_to_json(command: Command) -> Any:
    return jsonable.write(command)


def command_from_json(raw: Any) -> Command:
    command: Command = jsonable.reader(Command)(raw)
    return command


def table_to_json(table: Table) -> Any:
    return jsonable.write(_with_state(table, GAMES[table.terms.game].write_state))


def table_from_json(raw: Any) -> Table:
    table: Table = jsonable.reader(Table)(raw)
    return _with_state(table, GAMES[table.terms.game].read_state)


def game_of(table: Table) -> Game:
    """The rules this table plays by."""
    return GAMES[table.terms.game]


def _with_state(table: Table, change: Any) -> Table:
    phase = table.phase
    if not isinstance(phase, Playing | Finished):
        return table
    match: Match = replace(phase.match, state=change(phase.match.state))
    return replace(table, phase=replace(phase, match=match))
