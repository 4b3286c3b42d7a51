"""How the numbers of `app/games/jodete/weights.py` were found: `python -m tests.bench.jodete_weights`, a quarter of an hour.

The bots play hands against themselves; what each position at a turn's end came to in that hand, set against what its
features were, gives the next numbers by least squares; a few rounds of that. Prints the table.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from app.games import jodete
from app.games.contract import Deal, Seat
from app.games.jodete import worth
from app.games.jodete.bot import Character, chosen
from app.games.jodete.options import Options
from app.games.jodete.state import Playing, State

ROUNDS = 5
TWO_LEFT, SEVERAL = ((2,), 2500), ((3, 4, 4, 5, 6), 2000)
"""The seats of the hands, in turn, and how many hands a round takes."""
CAUGHT = {2: 100}
CAUGHT_OF_MORE = 60
"""What losing the match by a comodín is worth, in points."""
BLUR = 3.0
"""The players err a little, so that more than the best plays are seen."""
RIDGE = 5.0

Sample = tuple[list[float], float]


class Squares:
    """Least squares over samples as they come; older ones fade when a round is over."""

    def __init__(self, size: int) -> None:
        self._rows = [[0.0] * (size + 1) for _ in range(size)]

    def add(self, features: Sequence[float], value: float) -> None:
        used = [(place, number) for place, number in enumerate(features) if number]
        for place, number in used:
            row = self._rows[place]
            for other, factor in used:
                row[other] += number * factor
            row[-1] += number * value

    def fade(self) -> None:
        self._rows = [[number * 0.4 for number in row] for row in self._rows]

    def solution(self) -> tuple[float, ...]:
        """By elimination, with a small ridge for features that never differ."""
        rows = [[*row] for row in self._rows]
        for place, row in enumerate(rows):
            row[place] += RIDGE
        for place in range(len(rows)):
            pivot = max(range(place, len(rows)), key=lambda number: abs(rows[number][place]))
            rows[place], rows[pivot] = rows[pivot], rows[place]
            row = [number / rows[place][place] for number in rows[place]]
            rows[place] = row
            for other, numbers in enumerate(rows):
                if other != place and numbers[place]:
                    rows[other] = [a - numbers[place] * b for a, b in zip(numbers, row, strict=True)]
        return tuple(round(row[-1], 1) for row in rows)


def samples(seats: int, player: Character, rng: Random) -> Iterator[Sample]:
    """One hand among `seats`: every position left at a turn's end, and by how much its seat came off better than the others."""
    state: State = jodete.start(Options(target_points=1000), seats, Seat(rng.randrange(seats)))
    state, _ = jodete.apply(state, None, Deal(rng.randbytes(32), ""))
    left: list[tuple[Seat, list[float]]] = []
    while isinstance(state, Playing):
        seat, turns = state.turn, state.turns
        view, legal = jodete.view(state, seat), jodete.legal(state, seat)
        action = chosen(view, seat, legal, rng, player)
        assert action is not None
        state, _ = jodete.apply(state, seat, action)
        if isinstance(state, Playing) and state.turns != turns:
            left.append((seat, _described(state, seat)))
    costs = _costs(state)
    for seat, features in left:
        others = (sum(costs) - costs[seat]) / (seats - 1)
        yield features, others - costs[seat]


def _described(state: Playing, seat: Seat) -> list[float]:
    """As the seat itself would have judged it, the turns coming as they stand now."""
    players = state.players
    order = [players[(state.turn + step * state.direction) % len(players)] for step in range(len(players))]
    others = tuple(len(player.hand) for player in order if player is not players[seat])
    return worth.described(players[seat].hand, state.deck.top, others, state.pending)


def _costs(state: Any) -> list[int]:
    result = state.match.result
    caught = CAUGHT.get(len(result.points), CAUGHT_OF_MORE)
    return [points + caught * ("JK" in result.hands[str(seat)]) for seat, points in enumerate(result.points)]


def main() -> None:
    rng = Random(1)
    taste = worth.PRACTISED
    squares = Squares(len(worth.FEATURES)), Squares(len(worth.FEATURES))
    for _ in range(ROUNDS):
        player = Character(says=0.97, recalls=0.0, calls=0.9, blur=BLUR, taste=taste)
        for square, (seats, hands) in zip(squares, (TWO_LEFT, SEVERAL), strict=True):
            square.fade()
            for number in range(hands):
                for features, value in samples(seats[number % len(seats)], player, rng):
                    square.add(features, value)
        taste = worth.Taste(*[square.solution() for square in squares])
    for name, two_left, several in zip(worth.FEATURES, taste.two_left, taste.several, strict=True):
        print(f'    "{name}": ({two_left}, {several}),')


if __name__ == "__main__":
    main()
