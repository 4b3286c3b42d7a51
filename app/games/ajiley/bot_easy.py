"""The easy player: plays most hands, loves to see the draw, keeps the wrong cards, bets by feeling."""

from random import Random

from app.games.ajiley.actions import BettingAction
from app.games.ajiley.scoring import COMODIN, SUITS
from app.games.ajiley.spot import Spot, chance
from app.games.ajiley.wager import give_up, put_in, stay


def keep(hand: tuple[str, ...], _rivals: int, rng: Random) -> tuple[str, ...]:
    """Two in five times just cards it likes, whatever their suit; else the longest suit; never fewer than two cards."""
    if rng.random() < 0.4:
        return tuple(card for card in hand if card == COMODIN or int(card[:-1]) in (1, 12)) or hand[:2]
    suits = [SUITS[card] for card in hand]
    longest = max(suits, key=suits.count)
    kept = [card for card in hand if SUITS[card] == longest or card == COMODIN]
    return tuple(kept) if len(kept) > 1 else hand[:2]


def bet(spot: Spot, rng: Random) -> BettingAction:
    """By mood, where 1 is an average hand on an average day; dear calls need a better one."""
    mood = chance(spot) * (len(spot.rivals) + 1) + rng.uniform(-0.35, 0.35)
    if not spot.owed:
        return put_in(spot, spot.step * rng.choice([1, 1, 2, 3]), rng) if mood > 1.3 else stay(spot)
    if mood < 0.7 + 0.9 * spot.owed / spot.chips:
        return give_up(spot)
    return put_in(spot, spot.step * 2, rng) if mood > 1.9 else stay(spot)
