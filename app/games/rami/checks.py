"""What more than one act of a turn needs, each check with its clause; an act's own list of needs stands beside the act.

A check passes or raises IllegalAction; who may act at all is `engine`'s.
"""

from collections.abc import Iterable

from app.games.contract import IllegalAction
from app.games.rami.state import Player, Playing, RamiMeld


def rest_of_the_hand(player: Player, cards: Iterable[str]) -> tuple[str, ...]:
    """The hand without these cards; equal cards of the two packs count one by one (R13)."""
    rest = list(player.hand)
    try:
        for card in cards:
            rest.remove(card)
    except ValueError:
        raise IllegalAction("card_not_in_hand") from None
    return tuple(rest)


def has_drawn(state: Playing) -> None:
    """R2: nothing before the draw."""
    if state.turn.drawn is None:
        raise IllegalAction("not_drawn_yet")


def past_the_first_lap(player: Player) -> None:
    """R3: in his first turn of a hand a player draws from the stock and discards, nothing else."""
    if not player.begun:
        raise IllegalAction("first_lap")


def meld_on_the_table(state: Playing, meld: int) -> RamiMeld:
    """The meld of that number (R10, R11)."""
    if not 0 <= meld < len(state.melds):
        raise IllegalAction("no_such_meld", meld=meld)
    return state.melds[meld]


def is_down(player: Player) -> None:
    """R9: only who is down may extend and swap."""
    if not player.down:
        raise IllegalAction("not_down")
