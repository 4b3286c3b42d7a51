"""How computed players put chips in: amounts that fit the offers, never quite the same ones."""

from random import Random

from app.games.ajiley.actions import AllIn, Bet, BettingAction, Call, Check, Fold, Raise
from app.games.ajiley.spot import Spot

NEARLY_ALL = 0.7
"""Who would put in this part of his stack goes all-in."""


def put_in(spot: Spot, amount: float, rng: Random) -> BettingAction:
    """Opens or raises by about this many chips above the call; where that is not offered, passes or calls."""
    wish = amount * rng.uniform(0.85, 1.2)
    if spot.owed + wish >= NEARLY_ALL * spot.chips and "all_in" in spot.legal:
        return AllIn()
    if "bet" in spot.legal:
        return Bet(min(_rounded(wish), spot.chips))
    if "raise" in spot.legal:
        return Raise(min(spot.to_match + _rounded(wish), spot.bet + spot.chips))
    return stay(spot)


def stay(spot: Spot) -> BettingAction:
    return Check() if "check" in spot.legal else Call()


def give_up(spot: Spot) -> BettingAction:
    """Passes where it is free."""
    return Check() if "check" in spot.legal else Fold()


def _rounded(amount: float) -> int:
    """People bet 5, 35 or 150, not 147."""
    unit = 1 if amount < 10 else 5 if amount < 100 else 10 if amount < 400 else 50
    return max(1, round(amount / unit) * unit)
