"""The normal player: sound basics. Keeps its best suit, bets good hands, calls when the pot pays for it, never bluffs."""

from random import Random

from app.games.ajiley.actions import BettingAction
from app.games.ajiley.scoring import COMODIN, SUITS, score
from app.games.ajiley.spot import Spot, chance
from app.games.ajiley.wager import give_up, put_in, stay


def keep(hand: tuple[str, ...], _rivals: int, _rng: Random) -> tuple[str, ...]:
    suit = score(hand).suit
    return tuple(card for card in hand if SUITS[card] == suit or card == COMODIN)


def bet(spot: Spot, rng: Random) -> BettingAction:
    won = chance(spot)
    good = won * (len(spot.rivals) + 1)
    """1 is an average hand."""
    if not spot.owed:
        return put_in(spot, spot.pot * rng.uniform(0.4, 0.8), rng) if good > rng.uniform(1.2, 1.4) else stay(spot)
    price = spot.owed / (spot.pot + spot.owed)
    if won > 0.72 and rng.random() < 0.6:
        return put_in(spot, spot.pot * rng.uniform(0.5, 0.9), rng)
    return stay(spot) if won > price * 1.1 + 0.03 else give_up(spot)
