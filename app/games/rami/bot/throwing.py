"""What a bot throws: of what its best melds leave over, the card that promises least and helps the next player least."""

from random import Random

from app.games.cards import JOKER
from app.games.rami.bot.level import Style
from app.games.rami.bot.seen import Seen
from app.games.rami.cards import POINTS
from app.games.rami.growing import takes
from app.games.rami.patterns import AROUND
from app.games.rami.solver import most_points

LATER = 10
"""What a meld to come counts for one who is down, whatever its cards."""


def to_throw(seen: Seen, style: Style, rng: Random) -> str:
    cards = [card for card in dict.fromkeys(_spare(seen)) if card != JOKER]
    if not cards:
        return seen.hand[0]
    return min(cards, key=lambda card: _loss(card, seen, style) + style.whim * rng.random())


def _spare(seen: Seen) -> tuple[str, ...]:
    """What is in no meld; the whole hand where that is nothing but jokers."""
    rest = most_points(seen.hand).rest
    return rest if any(card != JOKER for card in rest) else seen.hand


def _loss(card: str, seen: Seen, style: Style) -> float:
    """What throwing the card costs: the melds it may still come to, less what it would count in the hand."""
    loss = style.hope * _promise(card, seen, style) - style.thrift * POINTS[card] * seen.down
    if style.guards and seen.next_is_down and any(card in takes(meld) for meld in seen.melds):
        loss += style.guards
    return loss


def _promise(card: str, seen: Seen, style: Style) -> float:
    """The melds of three that the card is in: by the copies of the missing card that may come, where one is missing; by
    the pairs of such copies, where both are. Before going down the melds count by their points (R8)."""
    promise = 0.0
    for pattern in AROUND[card]:
        missing = [other for other in pattern.cards if other != card and other not in seen.hand]
        weight = LATER if seen.down else pattern.points
        if len(missing) == 1:
            promise += weight * seen.unseen(missing[0])
        elif missing:
            promise += style.foresight * weight * seen.unseen(missing[0]) * seen.unseen(missing[1])
    return promise
