"""Whether a bot takes the discard: only if it comes to the table at once and leaves no more in the hand than without it."""

from app.games.cards import JOKER
from app.games.rami.bot.placing import best_plan
from app.games.rami.bot.seen import Seen
from app.games.rami.cards import in_order
from app.games.rami.growing import takes
from app.games.rami.patterns import AROUND


def takes_the_discard(seen: Seen) -> bool:
    card = seen.top
    if card is None or not (_fits_the_table(card, seen) or _fits_the_hand(card, seen.hand)):
        return False
    hand = in_order((*seen.hand, card))
    taken = best_plan(seen.seat, hand, seen.down, seen.melds, card)
    if taken is None:
        return False
    without = best_plan(seen.seat, seen.hand, seen.down, seen.melds, None)
    return len(taken.rest) <= len(without.rest if without else seen.hand)


def _fits_the_table(card: str, seen: Seen) -> bool:
    return any(card in takes(meld) or card == meld.joker_as for meld in seen.melds)


def _fits_the_hand(card: str, hand: tuple[str, ...]) -> bool:
    """A rough guess that saves most of the search: two more cards of some meld of three, or one and a joker."""
    if card == JOKER:
        return True
    needed = 2 - min(1, hand.count(JOKER))
    held = frozenset(hand)
    return any(
        len([other for other in pattern.cards if other != card and other in held]) >= needed for pattern in AROUND[card]
    )
