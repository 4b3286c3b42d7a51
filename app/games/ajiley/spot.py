"""What a computed player makes of its own view before it decides: who is against it, for how much, and its chances.

Reads nothing but the seat's view and its offers; knows no level.
"""

from collections.abc import Mapping
from itertools import pairwise
from math import prod

from app.games.ajiley.odds import beaten, start_odds
from app.games.ajiley.scoring import score
from app.games.ajiley.state import in_play_order
from app.games.ajiley.view import AjileyView
from app.games.contract import Json, Seat
from app.games.record import record


@record
class Rival:
    """Another unfolded player."""

    chips: int
    bet: int
    """Put in during this round."""
    boldest: float
    """The greatest step it made or went along with in this round, in pots as they were then."""
    loses_ties: bool
    """Farther from the dealer's right than I (A4)."""


@record
class Spot:
    """My turn to bet."""

    hand: tuple[str, ...]
    rivals: tuple[Rival, ...]
    pot: int
    """All that is in it, this round's bets included."""
    before: int
    """The pot when the round began."""
    chips: int
    bet: int
    to_match: int
    step: int
    """The ante: a natural unit for bets."""
    legal: Mapping[str, Json]

    @property
    def owed(self) -> int:
        return min(self.to_match - self.bet, self.chips)

    @property
    def first_round(self) -> bool:
        return len(self.hand) == 2


def read_spot(view: AjileyView, seat: Seat, legal: Mapping[str, Json]) -> Spot:
    order = in_play_order(view.dealer, len(view.seats))
    mine = view.seats[seat]
    place = order.index(seat)
    bets = [other.bet for other in view.seats]
    before = view.pot - sum(bets)
    rivals = tuple(
        Rival(other.chips, other.bet, _boldest(bets, before, other.bet), loses_ties=order.index(Seat(there)) > place)
        for there, other in enumerate(view.seats)
        if there != seat and other.status in ("active", "all_in")
    )
    step = max(1, before // (len(rivals) + 1))
    return Spot(mine.hand or (), rivals, view.pot, before, mine.chips, mine.bet, view.to_match, step, legal)


def _boldest(bets: list[int], before: int, reached: int) -> float:
    """Reconstructed from what stands in front of the seats: each total above the last was a bet or a raise."""
    levels = sorted({0, *(bet for bet in bets if bet <= reached)})
    steps = [(high - low) / (before + sum(min(bet, low) for bet in bets)) for low, high in pairwise(levels)]
    return max(steps, default=0.0)


def chance(spot: Spot) -> float:
    """To win against the rivals if they all stay in and any hand of theirs is as likely as any other."""
    if spot.first_round:
        return start_odds(spot.hand, len(spot.rivals))
    points = score(spot.hand).points
    return prod(beaten(points, ties=rival.loses_ties) for rival in spot.rivals)
