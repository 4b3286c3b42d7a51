"""Computed players: three levels that choose from a seat's own view and its offers, as a person does."""

from collections.abc import Callable, Mapping
from random import Random

from app.games.ajiley import bot_easy, bot_hard, bot_normal
from app.games.ajiley.actions import Action, BettingAction, Throw
from app.games.ajiley.keeping import choices
from app.games.ajiley.odds import beaten
from app.games.ajiley.spot import Spot, read_spot
from app.games.ajiley.view import AjileyView
from app.games.contract import IllegalAction, Json, Level, Seat

Keep = Callable[[tuple[str, ...], int, Random], tuple[str, ...]]
"""The cards to keep of a hand, against so many."""
Bet = Callable[[Spot, Random], BettingAction]

KEEP: dict[Level, Keep] = {"easy": bot_easy.keep, "normal": bot_normal.keep, "hard": bot_hard.keep}
BET: dict[Level, Bet] = {"easy": bot_easy.bet, "normal": bot_normal.bet, "hard": bot_hard.bet}


def bot(view: AjileyView, seat: Seat, legal: Mapping[str, Json], rng: Random, level: Level) -> Action:
    """An act out of the offers. Only a seat on turn is asked, so the offers are the draw's or those of a betting round."""
    if "throw" in legal:
        hand = view.seats[seat].hand or ()
        rivals = sum(other.hand_size > 0 for other in view.seats) - 1
        kept = KEEP[level](hand, rivals, rng)
        return Throw(tuple(card for card in hand if card not in kept))
    return BET[level](read_spot(view, seat, legal), rng)


def suggest(view: AjileyView, seat: Seat, kind: str) -> tuple[tuple[str, ...], ...]:
    """`keep`: what might be kept in the draw, the best chance first, two groups at most."""
    if kind != "keep":
        raise IllegalAction("bad_action")
    hand = view.seats[seat].hand or ()
    if view.phase != "draw" or not hand:
        return ()
    ranked = sorted(choices(hand, lambda points: beaten(points, ties=False)), key=lambda choice: -choice[0])
    return tuple(kept for _, kept in ranked[:2])
