"""How fast the rules are, replaying the recorded random matches of every game: `python -m tests.bench.rules`.

Prints CPU times of one process; asserts nothing, since machines are noisy: the yardstick, `sum(range(1000))`, tells how fast
this one was meanwhile (10 µs on an idle desktop). `apply` is timed with the actions already read.
"""

import json
from collections.abc import Callable, Sequence, Sized
from functools import partial
from pathlib import Path
from time import process_time_ns
from typing import Any

from app.games.catalog import GAMES
from app.games.contract import Game, IllegalAction, Seat
from app.replay import read_record

VECTORS = Path(__file__).parents[1] / "games"
ROUNDS = 15

Move = tuple[Seat | None, Any]


def main() -> None:
    print(
        f"{'game':8} {'moves':>6} {'apply/s':>9} {'apply µs':>9} {'legal+view µs/seat':>19} {'read_action µs':>15}",
        end=" ",
    )
    print(f"{'yardstick µs':>13}")
    for key, game in GAMES.items():
        matches = [_match(path) for path in sorted((VECTORS / key / "vectors").glob("*-random-*.json"))]
        if not matches:
            continue
        states = [
            [(state, seat) for state in _states(game, *match) for seat in _seats(game, state)] for match in matches
        ]
        raw = [[game.write_action(action) for _, action in moves] for _, moves in matches]
        apply = _mean([partial(_apply_all, game, *match) for match in matches], [moves for _, moves in matches])
        show = _mean([partial(_show_all, game, shown) for shown in states], states)
        read = _mean([partial(_read_all, game, actions) for actions in raw], raw)
        yard = _mean([lambda: [sum(range(1000)) for _ in range(100)]], [range(100)])
        print(f"{key:8} {sum(map(len, raw)):6} {1e6 / apply:9.0f} {apply:9.2f} {show:19.2f} {read:15.2f} {yard:13.2f}")


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


def _seats(game: Game, state: Any) -> list[Seat]:
    return [Seat(seat) for seat in range(len(game.truth(state)["seats"]))]


def _apply_all(game: Game, state: Any, moves: list[Move]) -> None:
    for seat, action in moves:
        try:
            state, _ = game.apply(state, seat, action)
        except IllegalAction:
            continue


def _show_all(game: Game, states: list[tuple[Any, Seat]]) -> None:
    for state, seat in states:
        game.legal(state, seat)
        game.view(state, seat)


def _read_all(game: Game, actions: list[Any]) -> None:
    for action in actions:
        game.read_action(action)


def _mean(works: list[Callable[[], object]], items: Sequence[Sized]) -> float:
    """Microseconds per item, of the quickest of several rounds of each work: short works find a quiet moment."""
    return sum(map(_best, works)) / sum(map(len, items)) / 1000


def _best(work: Callable[[], object]) -> int:
    times: list[int] = []
    for _ in range(ROUNDS):
        begin = process_time_ns()
        work()
        times.append(process_time_ns() - begin)
    return min(times)


if __name__ == "__main__":
    main()
