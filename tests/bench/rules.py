"""How fast the rules are, replaying the recorded random matches of every game: `python -m tests.bench.rules`.

Prints figures of one process; asserts nothing, since machines are noisy. `apply` is timed with the actions already read.
"""

import json
from collections.abc import Callable
from pathlib import Path
from time import perf_counter_ns
from typing import Any

from app.games.catalog import GAMES
from app.games.contract import Game, IllegalAction, Seat
from app.replay import read_record

VECTORS = Path(__file__).parents[1] / "games"
ROUNDS = 7

Move = tuple[Seat | None, Any]


def main() -> None:
    print(f"{'game':8} {'moves':>6} {'apply/s':>9} {'apply µs':>9} {'legal+view µs/seat':>19} {'read_action µs':>15}")
    for key, game in GAMES.items():
        matches = [_match(path) for path in sorted((VECTORS / key / "vectors").glob("*-random-*.json"))]
        if not matches:
            continue
        states = [(state, seat) for match in matches for state in _states(game, *match) for seat in _seats(game, state)]
        raw = [game.write_action(action) for _, moves in matches for _, action in moves]
        moves = sum(len(moves) for _, moves in matches)
        apply = _best(lambda game=game, matches=matches: _apply_all(game, matches)) / moves
        show = _best(lambda game=game, states=states: _show_all(game, states)) / len(states)
        read = _best(lambda game=game, raw=raw: [game.read_action(action) for action in raw]) / len(raw)
        print(f"{key:8} {moves:6} {1e9 / apply:9.0f} {apply / 1e3:9.2f} {show / 1e3:19.2f} {read / 1e3:15.2f}")


def _match(path: Path) -> tuple[Any, list[Move]]:
    """The start of a recorded match and its well-formed moves; malformed ones never reach the rules."""
    record = read_record(path.read_bytes())
    moves: list[Move] = []
    for move in json.loads(path.read_bytes())["moves"]:
        try:
            action = record.game.read_action(move["action"])
        except IllegalAction:
            continue
        moves.append((move.get("seat"), action))
    return record.start, moves


def _states(game: Game, state: Any, moves: list[Move]) -> list[Any]:
    states = [state]
    for seat, action in moves:
        try:
            state, _ = game.apply(state, seat, action)
        except IllegalAction:
            continue
        states.append(state)
    return states


def _seats(game: Game, state: Any) -> range:
    return range(len(game.truth(state)["seats"]))


def _apply_all(game: Game, matches: list[tuple[Any, list[Move]]]) -> None:
    for state, moves in matches:
        for seat, action in moves:
            try:
                state, _ = game.apply(state, seat, action)
            except IllegalAction:
                continue


def _show_all(game: Game, states: list[tuple[Any, Seat]]) -> None:
    for state, seat in states:
        game.legal(state, seat)
        game.view(state, seat)


def _best(work: Callable[[], object]) -> float:
    """Nanoseconds of the quickest of several rounds."""
    times: list[int] = []
    for _ in range(ROUNDS):
        begin = perf_counter_ns()
        work()
        times.append(perf_counter_ns() - begin)
    return min(times)


if __name__ == "__main__":
    main()
