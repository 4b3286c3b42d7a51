"""A Rami match played move by move in a test: moves and cards as text, positions at will, refusals as codes."""

import re
from collections.abc import Sequence
from typing import Any, Self

from app.games import rami
from app.games.contract import IllegalAction, Seat
from app.games.rami.actions import NewMeld
from app.games.rami.cards import in_order
from app.games.rami.events import Event
from app.games.rami.melds import shape
from app.games.rami.options import Options
from app.games.rami.state import BetweenHands, Deck, Match, Player, Playing, RamiMeld, Sight, State, Turn

SEED = b"\x00" * 31 + b"\x01"

Raw = dict[str, Any]


def cards(text: str) -> tuple[str, ...]:
    """ "7H JK" → the two cards."""
    return tuple(text.split())


def remaining(named: Sequence[str]) -> list[str]:
    """The cards of the deck that are not named, in S1's order; copies are counted."""
    rest = list(rami.deck)
    for card in named:
        rest.remove(card)
    return rest


def meld(text: str) -> NewMeld:
    """ "7S 7H JK as 7D" → the meld as it is sent."""
    held, _, joker_as = text.partition(" as ")
    return NewMeld(cards(held), joker_as or None)


def action(text: str) -> Raw:
    """ "draw stock", "lay 5C 6C 7C | 7S 7H JK as 7D", "extend 0 8C high", "swap 0 AS", "discard 9D", "put back", "leave",
    "timeout"."""
    verb, _, rest = text.partition(" ")
    match verb:
        case "draw":
            return {"type": "draw", "from": rest}
        case "lay":
            melds = [meld(part) for part in rest.split("|")]
            return {"type": "lay", "melds": [{"cards": list(m.cards), "joker_as": m.joker_as} for m in melds]}
        case "extend" | "swap":
            place, card, *end = rest.split()
            raw: Raw = {"type": "extend" if verb == "extend" else "swap_joker", "meld": int(place), "card": card}
            return {**raw, "end": end[0]} if end else raw
        case "discard":
            return {"type": "discard", "card": rest}
        case "put":
            return {"type": "put_back"}
        case _:
            return {"type": verb}


class Table:
    """A match at one table. Every move returns the table, so that a turn reads as one line; `refused` gives the code."""

    def __init__(self, seats: int, dealer: int = 0, *, totals: Sequence[int] = (), **options: Any) -> None:
        players = tuple(Player(total) for total in totals or (0,) * seats)
        match = Match(Options(**options), 0, Seat(dealer))
        self.state: State = BetweenHands(match, players, Sight(((),) * seats))
        self.events: list[Event] = []
        """All that happened in the last move."""

    def deal(self, *hands: str, then: str = "", seed: bytes = SEED) -> Self:
        """Deals the next hand. `hands` of 14 from the dealer's left, then the card turned up and the stock; what is not
        named follows in S1's order. With nothing named the deck is shuffled."""
        named = cards(" ".join((*hands, then)))
        deck = [*named, *remaining(named)] if named else None
        return self._apply(None, {"type": "deal", "server_seed": seed.hex(), "client_seed": "", "deck": deck})

    def do(self, seat: int, *moves: str) -> Self:
        """The moves of one seat."""
        for move in moves:
            self._apply(seat, action(move))
        return self

    def turns(self, *moves: str) -> Self:
        """Each by whoever is on turn then."""
        for move in moves:
            assert self.turn is not None
            self._apply(self.turn, action(move))
        return self

    def refused(self, seat: int | None, move: str) -> str:
        """The code of the refusal, which must have changed nothing."""
        return self.refusal(seat, move).code

    def refusal(self, seat: int | None, move: str) -> IllegalAction:
        before = self.state
        try:
            self._apply(seat, action(move))
        except IllegalAction as refusal:
            assert self.state == before
            return refusal
        raise AssertionError(f"{move} was accepted")

    def _apply(self, seat: int | None, raw: Raw) -> Self:
        place = None if seat is None else Seat(seat)
        self.state, events = rami.apply(self.state, place, rami.read_action(raw))
        self.events = list(events)
        return self

    # what there is to see

    @property
    def truth(self) -> dict[str, Any]:
        return rami.truth(self.state)

    @property
    def turn(self) -> int | None:
        return rami.moment(self.state).turn

    @property
    def clock(self) -> str:
        return rami.moment(self.state).clock

    @property
    def melds(self) -> list[str]:
        """Each meld as its cards, and what its joker stands for behind them."""
        return [
            " ".join(laid["cards"]) + (f" as {laid['joker_as']}" if laid["joker_as"] else "")
            for laid in self.truth["melds"]
        ]

    @property
    def pile(self) -> str:
        return " ".join(self.truth["discard"])

    @property
    def stock(self) -> int:
        stock: int = self.truth["stock"]
        return stock

    @property
    def totals(self) -> list[int]:
        return [seat["total"] for seat in self.truth["seats"]]

    @property
    def points(self) -> list[int]:
        """Of the last finished hand."""
        points: list[int] = self.truth["result"]["points"]
        return points

    @property
    def ranking(self) -> list[list[int]] | None:
        ranking: list[list[int]] | None = self.truth["ranking"]
        return ranking

    def hand(self, seat: int) -> str:
        return " ".join(self.truth["seats"][seat]["hand"])

    def down(self, seat: int) -> bool:
        down: bool = self.truth["seats"][seat]["down"]
        return down

    def offers(self, seat: int) -> dict[str, Any]:
        return dict(rami.legal(self.state, Seat(seat)))

    def happened(self) -> list[str]:
        """The kinds of the last move's events."""
        return [event.type for event in self.events]


def position(
    *hands: str,
    melds: Sequence[str] = (),
    pile: str = "9D",
    stock: str | None = None,
    turn: int = 0,
    down: Sequence[int] = (),
    fresh: Sequence[int] = (),
    totals: Sequence[int] = (),
    **options: Any,
) -> Table:
    """A hand in its middle, the seat on turn about to draw: `hands` by seat, `melds` on the table with their owner in front
    ("0: 5C 6C 7C"), `pile` oldest first, `stock` top first (None: all that is not named, in S1's order). `fresh`: seats that
    have not had their first turn."""
    laid = [_laid(number, *re.split(r":\s*", text)) for number, text in enumerate(melds)]
    named = cards(" ".join((*hands, pile, stock or "", *(" ".join(each.cards) for each in laid))))
    left = cards(stock) if stock is not None else tuple(remaining(named))
    players = tuple(
        Player(totals[seat] if totals else 0, "in", in_order(cards(hand)), seat in down, seat not in fresh)
        for seat, hand in enumerate(hands)
    )
    table = Table(len(hands), **options)
    match = Match(Options(**options), 1, Seat(len(hands) - 1))
    deck = Deck(SEED, left, cards(pile), ((),) * len(hands), "9D")
    table.state = Playing(match, players, deck, tuple(laid), Turn(Seat(turn), 9, bare=not laid))
    return table


def _laid(number: int, owner: str, text: str) -> RamiMeld:
    found = shape(meld(text))
    return RamiMeld(number, Seat(int(owner)), found.kind, found.cards, found.joker_as)
