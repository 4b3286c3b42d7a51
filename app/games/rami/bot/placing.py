"""How a bot brings cards to the table: whole turns of lays, extensions and swaps are tried on a copy, the best is played.

The bot is asked again after each act, and plans again from what it then sees.
"""

from collections.abc import Iterator

from app.games.cards import JOKER
from app.games.contract import Seat
from app.games.rami.actions import Extend, Lay, NewMeld, SwapJoker
from app.games.rami.cards import left_in_hand
from app.games.rami.growing import grown, swapped, takes
from app.games.rami.laying import ENOUGH
from app.games.rami.melds import shape
from app.games.rami.solver import Arrangement, fewest_left, going_down, most_points_with
from app.games.rami.state import RamiMeld
from app.games.record import record

Act = Lay | Extend | SwapJoker


@record
class Plan:
    """Acts in their order, and the hand after them."""

    acts: tuple[Act, ...]
    rest: tuple[str, ...]

    @property
    def worth(self) -> tuple[bool, int, int]:
        """The less the better: first whether the hand can be closed with the discard, then what would be left."""
        return len(self.rest) > 1, left_in_hand(self.rest), len(self.rest)


def best_plan(
    seat: Seat, hand: tuple[str, ...], down: bool, melds: tuple[RamiMeld, ...], bound: str | None
) -> Plan | None:
    """The plan after which least is left, with the bound card on the table; None when there is nothing to bring there."""
    tried = _as_one_who_is_down(hand, bound) if down else _going_down(hand, bound)
    plans = [plan for first in tried if (plan := _played(seat, hand, melds, first, bound))]
    return min(plans, key=lambda plan: plan.worth, default=None)


def _as_one_who_is_down(hand: tuple[str, ...], bound: str | None) -> Iterator[Arrangement | None]:
    """Melds first or extensions first; with a bound card, also the others' best, or its own (R9)."""
    yield fewest_left(hand)
    yield None
    if bound is not None:
        yield fewest_left(_without(hand, bound))
        yield most_points_with(hand, bound)


def _going_down(hand: tuple[str, ...], bound: str | None) -> Iterator[Arrangement]:
    """With the melds that count most or those that leave least, if they are enough (R8)."""
    most = going_down(hand, ENOUGH, bound)
    if most is not None:
        yield most
        least = fewest_left(hand)
        if least.points >= ENOUGH and least.clean:
            yield least
    if bound is not None:
        others = going_down(_without(hand, bound), ENOUGH)
        if others is not None:
            yield others


def _without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


class _Desk:
    """A copy of hand and table on which a turn is tried."""

    def __init__(self, seat: Seat, hand: tuple[str, ...], melds: tuple[RamiMeld, ...]) -> None:
        self.seat = seat
        self.hand = list(hand)
        self.melds = list(melds)
        self.acts: list[Act] = []
        self.placed: list[str] = []
        """All that has come from the hand to the table."""

    def lay(self, melds: tuple[tuple[str, ...], ...]) -> None:
        if not melds:
            return
        new = tuple([NewMeld(cards) for cards in melds])
        self.acts.append(Lay(new))
        for meld in new:
            found = shape(meld)
            self.melds.append(RamiMeld(len(self.melds), self.seat, found.kind, found.cards, found.joker_as))
            for card in meld.cards:
                self._place(card)

    def grow(self) -> None:
        """Every card that fits, until none does any more; freed jokers stay in the hand."""
        grew = True
        while grew and self.hand:
            grew = any(self._grow(place) for place in range(len(self.melds)))

    def _grow(self, place: int) -> bool:
        meld = self.melds[place]
        fitting = takes(meld)
        for card in self.hand:
            if card == meld.joker_as:
                self.acts.append(SwapJoker(meld.id, card))
                self.melds[place] = swapped(meld, card)
                self._place(card)
                self.hand.append(JOKER)
                return True
            if card in fitting and card != JOKER:
                self._extend(place, card)
                return True
        return False

    def place_jokers(self) -> None:
        for place, meld in enumerate(self.melds):
            if JOKER in self.hand and JOKER in takes(meld):
                self._extend(place, JOKER)

    def _extend(self, place: int, card: str) -> None:
        meld = self.melds[place]
        ends = takes(meld)[card]
        end = ends[-1] if ends else None
        self.acts.append(Extend(meld.id, card, end))
        self.melds[place] = grown(meld, card, end).meld
        self._place(card)

    def _place(self, card: str) -> None:
        self.hand.remove(card)
        self.placed.append(card)


def _played(
    seat: Seat,
    hand: tuple[str, ...],
    melds: tuple[RamiMeld, ...],
    first: Arrangement | None,
    bound: str | None,
) -> Plan | None:
    """The turn with these melds laid first, None where they do not lead to a thing or not to the bound card's place."""
    desk = _Desk(seat, hand, melds)
    if first is not None:
        desk.lay(first.melds)
    desk.grow()
    desk.lay(fewest_left(desk.hand).melds)
    desk.grow()
    if len(desk.hand) - desk.hand.count(JOKER) <= 1:
        desk.place_jokers()
    if not desk.acts or bound not in (None, *desk.placed):
        return None
    return Plan(tuple(desk.acts), tuple(desk.hand))
