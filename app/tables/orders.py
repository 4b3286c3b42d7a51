"""Players' own order of their cards, kept per seat and deal by the room; no rule looks at it and no journal holds it."""

from collections import Counter

from app.errors import Rejected
from app.tables.ids import MatchId, UserId
from app.tables.inquiry import own_hand
from app.tables.table import Playing, Table

_Deal = tuple[MatchId, int]
"""Match and hand; 0 before the first."""


class Orders:
    def __init__(self) -> None:
        self._deal: _Deal | None = None
        self._orders: dict[UserId, tuple[str, ...]] = {}

    def arrange(self, table: Table, user: UserId, cards: tuple[str, ...]) -> None:
        """Keeps this order; it must name exactly the cards held (`card_not_in_hand`)."""
        if Counter(cards) != Counter(own_hand(table, user)):
            raise Rejected("card_not_in_hand")
        self._turn_to(table)
        self._orders[user] = cards

    def order(self, table: Table, user: UserId) -> tuple[str, ...] | None:
        """The user's order of what he holds now, new cards at the end; None if he never arranged these cards, or where
        no match is on."""
        if not self._orders:
            return None
        self._turn_to(table)
        kept = self._orders.get(user)
        if kept is None or table.seat_of(user) is None:
            return None
        left = Counter(own_hand(table, user))
        ordered = []
        for card in (*kept, *own_hand(table, user)):
            if left[card]:
                left[card] -= 1
                ordered.append(card)
        return tuple(ordered)

    def _turn_to(self, table: Table) -> None:
        """What was arranged for another deal is forgotten: its cards are gone."""
        deal = _deal(table)
        if deal != self._deal:
            self._deal = deal
            self._orders.clear()


def _deal(table: Table) -> _Deal | None:
    if not isinstance(table.phase, Playing):
        return None
    match = table.phase.match
    return match.id, match.deck.hand if match.deck else 0
