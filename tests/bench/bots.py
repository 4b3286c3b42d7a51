"""Whether hard beats normal beats easy beats random play at Ajiley: `python -m tests.bench.bots [MATCHES]`.

Seeded matches in which every order of the seats comes up equally often: it matters who speaks after whom. A match
counts by the chips a seat ends with less all it brought in, refills included.
"""

import sys
from dataclasses import dataclass
from itertools import cycle, islice, pairwise, permutations
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, Literal

from app.games import ajiley
from app.games.ajiley.options import Options
from app.games.contract import Deal, Level, Seat
from tests.support import ajiley_offers

Name = Literal["hard", "normal", "easy", "random"]
ORDER: tuple[Name, ...] = ("hard", "normal", "easy", "random")
"""From the strongest to the weakest; `random` takes any of its offers."""
TABLES: tuple[tuple[Name, ...], ...] = (*pairwise(ORDER), ORDER)
OPTIONS = Options()


@dataclass(frozen=True)
class Lead:
    """How many chips a match the stronger has over the weaker, with the standard error of that mean."""

    stronger: Name
    weaker: Name
    chips: float
    error: float


def leads(names: tuple[Name, ...], matches: int, options: Options = OPTIONS) -> list[Lead]:
    """Each player's lead over the next weaker one at a table of these."""
    nets: dict[Name, list[int]] = {name: [] for name in names}
    for seed, seated in enumerate(islice(cycle(permutations(names)), matches)):
        for name, net in zip(seated, play(seated, seed, options), strict=True):
            nets[name].append(net)
    return [_lead(stronger, weaker, nets) for stronger, weaker in pairwise(names)]


def _lead(stronger: Name, weaker: Name, nets: dict[Name, list[int]]) -> Lead:
    differences = [more - less for more, less in zip(nets[stronger], nets[weaker], strict=True)]
    mean = sum(differences) / len(differences)
    variance = sum((each - mean) ** 2 for each in differences) / (len(differences) - 1)
    return Lead(stronger, weaker, mean, sqrt(variance / len(differences)))


def play(seated: tuple[Name, ...], seed: int, options: Options) -> list[int]:
    """One match; whoever is at nothing takes a refill. The net chips of each seat."""
    rng = Random(seed)
    state = ajiley.start(options, len(seated), Seat(rng.randrange(len(seated))))
    while (moment := ajiley.moment(state)).status != "over":
        seat, action = _next(state, moment.turn, seated, rng)
        state, _ = ajiley.apply(state, seat, action)
    return [player.chips - (player.refills + 1) * options.starting_chips for player in state.players]


def _next(state: Any, turn: Seat | None, seated: tuple[Name, ...], rng: Random) -> tuple[Seat | None, Any]:
    if turn is not None:
        return turn, _choice(state, turn, seated[turn], rng)
    for seat in map(Seat, range(len(seated))):
        if ajiley.legal(state, seat):
            return seat, ajiley.read_action({"type": "refill"})
    return None, Deal(rng.randbytes(32), "")


def _choice(state: Any, seat: Seat, name: Name, rng: Random) -> Any:
    view, legal = ajiley.view(state, seat), ajiley.legal(state, seat)
    if name == "random":
        return ajiley.read_action(ajiley_offers.some(legal, view, seat, rng))
    level: Level = name
    return ajiley.bot(view, seat, legal, rng, level)


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    print(f"{matches} matches a table, {OPTIONS.max_hands} hands, {OPTIONS.starting_chips} chips, ante {OPTIONS.ante}")
    for names in TABLES:
        begin = perf_counter()
        for lead in leads(names, matches):
            pair = f"{lead.stronger} over {lead.weaker}"
            print(f"{len(names)} seats  {pair:18} {lead.chips:8.1f} ± {lead.error:5.1f}", end="")
            print(f" chips a match = {lead.chips / lead.error:5.1f} standard errors")
        print(f"         {perf_counter() - begin:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
