"""Plays match records again and prints the whole truth after every move, one JSON line each: `python -m app.replay FILE…`.

Reads files and prints; knows no game by name. A record that cannot be played is told on stderr and makes the exit status 2.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.games.catalog import GAMES
from app.games.contract import Game, IllegalAction, Json, Seat


class BadRecord(Exception):
    """The file is no record that can be played; the text says why."""


@dataclass(frozen=True, slots=True)
class Record:
    """A match from before its first deal. `moves` stand as they came: what is wrong with one refuses that one."""

    game: Game
    start: Any
    moves: list[Json]


def read_record(text: str | bytes) -> Record:
    """The record in a file's text; raises BadRecord."""
    try:
        raw = json.loads(text)
    except (ValueError, RecursionError) as reason:
        raise BadRecord(f"no JSON: {reason}") from reason
    if not isinstance(raw, dict):
        raise BadRecord("no record: an object is expected")
    if raw.get("cut"):
        raise BadRecord("this record is cut to what one player may know; it cannot be played again")
    game = _game(raw.get("game"))
    seats = _whole(raw, "seats", game.min_seats, game.max_seats)
    dealer = _whole(raw, "dealer", 0, seats - 1)
    moves = raw.get("moves")
    if not isinstance(moves, list):
        raise BadRecord("moves: a list is expected")
    return Record(game, game.start(_options(game, raw.get("options", {})), seats, Seat(dealer)), moves)


def _game(key: Json) -> Game:
    if not isinstance(key, str) or key not in GAMES:
        raise BadRecord(f"game: {key!r} is unknown; there are {', '.join(GAMES)}")
    return GAMES[key]


def _whole(raw: dict[str, Json], name: str, least: int, most: int) -> int:
    value = raw.get(name)
    if type(value) is not int or not least <= value <= most:
        raise BadRecord(f"{name}: a whole number from {least} to {most} is expected")
    return value


def _options(game: Game, raw: Json) -> Any:
    """An option `seats` is the table's and not read here."""
    if isinstance(raw, dict):
        raw = {name: value for name, value in raw.items() if name != "seats"}
    try:
        return game.read_options(raw)
    except ValueError as reason:
        raise BadRecord(str(reason)) from reason


def replay(record: Record) -> Iterator[dict[str, Json]]:
    """One line per move; a refused move changes nothing and the run goes on."""
    game, state = record.game, record.start
    for number, move in enumerate(record.moves):
        error = None
        try:
            seat, action = _move(game, move)
            state, _ = game.apply(state, seat, action)
        except IllegalAction as refused:
            error = refused.code
        yield {"n": number, "ok": error is None, "error": error, "state": game.truth(state)}


def _move(game: Game, move: Json) -> tuple[Seat | None, Any]:
    """What is beside `seat` and `action` is not read."""
    if not isinstance(move, dict):
        raise IllegalAction("bad_action")
    seat = move.get("seat")
    if seat is not None and type(seat) is not int:
        raise IllegalAction("bad_action")
    return None if seat is None else Seat(seat), game.read_action(move.get("action"))


def main(names: Sequence[str]) -> int:
    """Prints the lines of every file that can be played, after a line with its name when there are several."""
    if not names:
        print("usage: python -m app.replay FILE…", file=sys.stderr)
        return 2
    status = 0
    for name in names:
        try:
            record = read_record(Path(name).read_bytes())
        except (OSError, BadRecord) as reason:
            print(f"{name}: {reason}", file=sys.stderr)
            status = 2
            continue
        if len(names) > 1:
            print(json.dumps({"file": name}))
        for line in replay(record):
            print(json.dumps(line))
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
