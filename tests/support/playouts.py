"""Whole matches for tests, by the contract alone: every step with the state before and after, by bots or at random."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from app.games.contract import Deal, Game, Leave, Level, Seat
from tests.support.offers import OFFERS

MOST_STEPS = 5_000

Choose = Callable[[Any, Seat], Any]
"""The act of the seat on turn in a state."""


@dataclass(frozen=True)
class Step:
    before: Any
    seat: Seat | None
    action: Any
    after: Any
    events: tuple[Any, ...]


def at_random(game: Game, rng: Random) -> Choose:
    """Any act out of the offers."""
    offers = OFFERS[game.key]

    def choose(state: Any, seat: Seat) -> Any:
        return game.read_action(offers.some(game.legal(state, seat), game.view(state, seat), seat, rng))

    return choose


def by_bots(game: Game, rng: Random, levels: tuple[Level, ...]) -> Choose:
    """Each seat by the bot of its level."""

    def choose(state: Any, seat: Seat) -> Any:
        return game.bot(game.view(state, seat), seat, game.legal(state, seat), rng, levels[seat])

    return choose


def playout(game: Game, start: Any, choose: Choose, rng: Random, *, leaving: float = 0.0) -> Iterator[Step]:
    """To the end of the match, or MOST_STEPS. Before each turn somebody may leave, with this chance; between hands
    everybody takes up what he is offered as often as not."""
    state = start
    seats = len(game.truth(start)["seats"])
    for _ in range(MOST_STEPS):
        moment = game.moment(state)
        if moment.status == "over":
            return
        seat, action = _next(game, state, choose, rng, seats, leaving)
        before = state
        state, events = game.apply(before, seat, action)
        yield Step(before, seat, action, state, events)


def _next(game: Game, state: Any, choose: Choose, rng: Random, seats: int, leaving: float) -> tuple[Seat | None, Any]:
    moment = game.moment(state)
    if leaving and rng.random() < leaving:
        staying = [seat for seat in range(seats) if not gone(game, state, seat)]
        return Seat(rng.choice(staying)), Leave()
    if moment.turn is not None:
        return moment.turn, choose(state, moment.turn)
    offered = [seat for seat in map(Seat, range(seats)) if game.legal(state, seat)]
    if offered and rng.random() < 0.5:
        seat = rng.choice(offered)
        return seat, at_random(game, rng)(state, seat)
    return None, Deal(rng.randbytes(32), rng.choice(["", "ñ", "a|b"]))


def gone(game: Game, state: Any, seat: int) -> bool:
    """Whether the seat has left the match or is out of it."""
    told = game.truth(state)["seats"][seat]
    return bool(told.get("status") == "left" or told.get("out"))
