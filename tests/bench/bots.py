"""Whether hard beats normal beats easy beats random play: `python -m tests.bench.bots [GAME…] [MATCHES]`.

Seeded matches in which every order of the seats comes up equally often: it matters who speaks after whom. A match counts by
the chips a seat ends with less all it brought in, refills included; in games without chips, by the share of its first place.
"""

import sys
from dataclasses import dataclass
from itertools import cycle, islice, pairwise, permutations
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, Literal

from app.games.catalog import GAMES
from app.games.contract import Deal, Game, Json, Level, Seat
from tests.support.offers import OFFERS

Name = Literal["hard", "normal", "easy", "random"]
ORDER: tuple[Name, ...] = ("hard", "normal", "easy", "random")
"""From the strongest to the weakest; `random` takes any of its offers."""
TABLES: tuple[tuple[Name, ...], ...] = (*pairwise(ORDER), ORDER)
MATCHES = 2000


@dataclass(frozen=True)
class Lead:
    """How much a match the stronger has over the weaker, chips or hundredths of a win, with that mean's standard error."""

    stronger: Name
    weaker: Name
    mean: float
    error: float


def leads(game: Game, names: tuple[Name, ...], matches: int) -> list[Lead]:
    """Each player's lead over the next weaker one at a table of these, with the usual options."""
    nets: dict[Name, list[float]] = {name: [] for name in names}
    for seed, seated in enumerate(islice(cycle(permutations(names)), matches)):
        for name, net in zip(seated, play(game, seated, seed), strict=True):
            nets[name].append(net)
    return [_lead(stronger, weaker, nets) for stronger, weaker in pairwise(names)]


def _lead(stronger: Name, weaker: Name, nets: dict[Name, list[float]]) -> Lead:
    differences = [more - less for more, less in zip(nets[stronger], nets[weaker], strict=True)]
    mean = sum(differences) / len(differences)
    variance = sum((each - mean) ** 2 for each in differences) / (len(differences) - 1)
    return Lead(stronger, weaker, mean, sqrt(variance / len(differences)))


def play(game: Game, seated: tuple[Name, ...], seed: int) -> list[float]:
    """One match; whoever is at nothing takes a refill. What it came to for each seat."""
    rng = Random(seed)
    options = game.read_options({})
    state = game.start(options, len(seated), Seat(rng.randrange(len(seated))))
    spent = [float(game.buy_in(options))] * len(seated)
    while (moment := game.moment(state)).status != "over":
        seat, action = _next(game, state, moment.turn, seated, rng)
        state, _ = game.apply(state, seat, action)
        if seat is not None and moment.turn is None:
            spent[seat] += game.buy_in(options)
    purse = game.purse(state)
    if purse is not None:
        return [stack - paid for stack, paid in zip(purse.stacks, spent, strict=True)]
    assert moment.ranking is not None
    first = moment.ranking[0]
    return [100 / len(first) if seat in first else 0.0 for seat in range(len(seated))]


def _next(game: Game, state: Any, turn: Seat | None, seated: tuple[Name, ...], rng: Random) -> tuple[Seat | None, Any]:
    if turn is not None:
        return turn, _choice(game, state, turn, seated[turn], rng)
    for seat in map(Seat, range(len(seated))):
        if game.legal(state, seat):
            return seat, _any_offer(game, state, seat, Random(0))  # there is but one, and it is no choice of a player's
    return None, Deal(rng.randbytes(32), "")


def _choice(game: Game, state: Any, seat: Seat, name: Name, rng: Random) -> Any:
    if name == "random":
        return _any_offer(game, state, seat, rng)
    level: Level = name
    return game.bot(game.view(state, seat), seat, game.legal(state, seat), rng, level)


def _any_offer(game: Game, state: Any, seat: Seat, rng: Random) -> Any:
    raw: Json = OFFERS[game.key].some(game.legal(state, seat), game.view(state, seat), seat, rng)
    return game.read_action(raw)


def main() -> None:
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    matches = numbers[0] if numbers else MATCHES
    for key in [word for word in sys.argv[1:] if not word.isdigit()] or list(GAMES):
        game = GAMES[key]
        unit = "% of the wins" if game.purse(game.start(game.read_options({}), 2, Seat(0))) is None else "chips a match"
        print(f"{key}: {matches} matches a table, {game.write_options(game.read_options({}))}")
        for names in TABLES:
            begin = perf_counter()
            for lead in leads(game, names, matches):
                pair = f"{lead.stronger} over {lead.weaker}"
                print(f"{len(names)} seats  {pair:18} {lead.mean:8.1f} ± {lead.error:5.1f}", end="")
                print(f" {unit} = {lead.mean / lead.error:5.1f} standard errors", flush=True)
            print(f"         {perf_counter() - begin:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
