"""The hard player: draws for the best chance against those still in, reads bets, weighs every size, bluffs now and then.

It takes the act that brings most chips on average, as far as it can guess who folds, who pays and with what.
"""

from math import prod
from random import Random

from app.games.ajiley.actions import BettingAction
from app.games.ajiley.keeping import best_keep
from app.games.ajiley.odds import beaten, start_odds
from app.games.ajiley.scoring import score
from app.games.ajiley.spot import Rival, Spot, chance
from app.games.ajiley.wager import give_up, put_in, stay
from app.games.record import record

SIZES = (0.5, 0.8, 1.3, 2.0)
"""The bets and raises it thinks about, in pots."""
WHIM = 0.06
"""How far apart, in pots, two acts may be that it still chooses between by mood."""
BLUFFS = 0.15
"""How often it bets a hopeless hand as if it were a good one."""

# What it takes for granted of others; found by playing thousands of matches.
HONEST = 0.88
"""Part of the usual bets that are made for a good hand."""
WILD = 0.7
"""How much of that trust a bet loses that is far too big for the pot."""
TIGHTEST = 0.15
"""Nobody waits for fewer than these best of his hands."""


def keep(hand: tuple[str, ...], rivals: int, _rng: Random) -> tuple[str, ...]:
    return best_keep(hand, lambda points: pow(beaten(points, ties=False), rivals))


def bet(spot: Spot, rng: Random) -> BettingAction:
    """Passing or calling, every size of a raise, and folding, each with its value and a little whim; or a bluff."""
    if _bluffs(spot, rng):
        return put_in(spot, rng.choice(SIZES[:-1]) * spot.pot, rng)
    whim = WHIM * spot.pot
    amounts = [0.0, *_raises(spot)]
    values = {amount: _value(spot, amount) + rng.uniform(-whim, whim) for amount in amounts}
    best = max(values, key=values.__getitem__)
    if spot.owed and values[best] < 0:
        return give_up(spot)
    return put_in(spot, best, rng) if best else stay(spot)


def _bluffs(spot: Spot, rng: Random) -> bool:
    """With nothing, against one or two who have shown nothing either, after the draw."""
    idle = not spot.owed and not spot.first_round and len(spot.rivals) <= 2
    return idle and rng.random() < BLUFFS and chance(spot) < 0.3


def _raises(spot: Spot) -> list[float]:
    """Chips above the call, never more than somebody could pay."""
    if "bet" not in spot.legal and "raise" not in spot.legal:
        return []
    payable = max(rival.chips + rival.bet for rival in spot.rivals) - spot.bet - spot.owed
    most = min(spot.chips - spot.owed, max(1, payable))
    return [min(size * (spot.pot + spot.owed), most) for size in SIZES]


@record
class Guess:
    """What is thought of a rival in the face of a bet."""

    folds: float
    pays: int
    """Chips it adds if it stays."""
    range: float
    """With which part of all hands, best first, it stays."""
    honest: float
    """How surely it holds such a hand; else it may be any."""


def _value(spot: Spot, amount: float) -> float:
    """Chips won on average from here on by calling and putting in so much more; folding is worth 0."""
    cost = spot.owed + amount
    guesses = [_guess(spot, rival, cost) for rival in spot.rivals]
    nobody = prod(guess.folds for guess in guesses)
    won = max(nobody, _first_odds(spot, guesses) if spot.first_round else _final_odds(spot, guesses))
    calls = sum((1 - guess.folds) * guess.pays for guess in guesses)
    return won * spot.pot + (won - nobody) * calls / max(0.01, 1 - nobody) - (1 - won) * cost


def _guess(spot: Spot, rival: Rival, cost: float) -> Guess:
    pays = min(max(0, round(spot.bet + cost) - rival.bet), rival.chips)
    folds = _folds(pays / (spot.pot + cost + pays), first_round=spot.first_round) if pays else 0.0
    wants = 1 / (1 + 3 * rival.bet / max(1, spot.before))
    wild = WILD * min(1.0, max(0.0, (rival.boldest - 1.5) / 2.5))
    return Guess(folds, pays, max(TIGHTEST, min(1 - folds, wants)), max(0.0, HONEST - wild))


def _folds(price: float, *, first_round: bool) -> float:
    """Two cards are never hopeless, so few give them up for less than a third of the pot to come."""
    return 0.5 * min(1.0, max(0.0, (price - 0.33) / 0.14)) if first_round else min(0.85, 0.03 + 0.85 * price)


def _first_odds(spot: Spot, guesses: list[Guess]) -> float:
    """Two cards against as many as may stay, less for what they show."""
    staying = sum(1 - guess.folds for guess in guesses)
    shown: float = prod(1 - (1 - guess.folds) * guess.honest * 0.5 * (1 - guess.range) ** 1.6 for guess in guesses)
    return start_odds(spot.hand, staying) * shown


def _final_odds(spot: Spot, guesses: list[Guess]) -> float:
    """Each rival folds, or holds one of its range, or anything."""
    points = score(spot.hand).points
    odds = 1.0
    for rival, guess in zip(spot.rivals, guesses, strict=True):
        anything = beaten(points, ties=rival.loses_ties)
        ranged = max(0.0, (anything - (1 - guess.range)) / guess.range)
        loses = guess.honest * ranged + (1 - guess.honest) * anything
        odds *= guess.folds + (1 - guess.folds) * loses
    return odds
