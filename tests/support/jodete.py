"""A Jodete match played move by move in a test: cards as text, positions at will, refusals as codes."""

from collections.abc import Sequence
from typing import Any, Self

from app.games import jodete
from app.games.contract import IllegalAction, Seat
from app.games.jodete.events import Event
from app.games.jodete.options import Options
from app.games.jodete.state import (
    BetweenHands,
    Deck,
    Direction,
    LastCard,
    Match,
    Player,
    Playing,
    Sight,
    State,
)

SEED = b"\x00" * 31 + b"\x01"
PLAIN = "3O 4O 5O 6O 7O 8O 9O 3C 4C 5C 6C 7C 8C 9C 3E 4E 5E 6E 7E 8E 9E 3B 4B 5B 6B 7B 8B 9B"
"""Cards without effect, S1's order."""


def cards(text: str) -> tuple[str, ...]:
    """ "7O JK" → the two cards."""
    return tuple(text.split())


def remaining(named: Sequence[str]) -> list[str]:
    """The cards of the deck that are not named, in S1's order; comodines are counted."""
    rest = list(jodete.deck)
    for card in named:
        rest.remove(card)
    return rest


class Table:
    """A match at one table. Every move returns the table, so that a hand reads as one line; `refused` gives the code."""

    def __init__(self, seats: int, dealer: int = 0, *, totals: Sequence[int] = (), **options: Any) -> None:
        players = tuple(Player(total=total) for total in totals or (0,) * seats)
        match = Match(Options(**options), 0, Seat(dealer))
        self.state: State = BetweenHands(match, players, Sight(((),) * seats))
        self.events: list[Event] = []
        """All that happened in the last move."""

    def deal(self, *hands: str, then: str = "", seed: bytes = SEED) -> Self:
        """Deals the next hand. `hands` from the dealer's right, then the card turned up and the stock; what is not named
        follows in S1's order. With nothing named the deck is shuffled."""
        named = cards(" ".join((*hands, then)))
        deck = [*named, *remaining(named)] if named else None
        return self._apply(None, {"type": "deal", "server_seed": seed.hex(), "client_seed": "", "deck": deck})

    def do(self, seat: int, kind: str, /, **fields: Any) -> Self:
        return self._apply(seat, {"type": kind, **fields})

    def turns(self, *moves: str) -> Self:
        """Each by whoever is on turn then: a card is played ("3O", with "!" behind it "me queda una" is said), else the
        kind of the act."""
        for move in moves:
            assert self.turn is not None
            if move[0].isdigit() or move.startswith("JK"):
                said = move.endswith("!")
                self.do(self.turn, "play", card=move.rstrip("!"), last_card=said or None)
            else:
                self.do(self.turn, move)
        return self

    def refused(self, seat: int | None, kind: str, /, **fields: Any) -> str:
        """The code of the refusal, which must have changed nothing."""
        before = self.state
        try:
            self._apply(seat, {"type": kind, **fields})
        except IllegalAction as refusal:
            assert self.state == before
            return refusal.code
        raise AssertionError(f"{kind} was accepted")

    def _apply(self, seat: int | None, raw: dict[str, Any]) -> Self:
        place = None if seat is None else Seat(seat)
        self.state, events = jodete.apply(self.state, place, jodete.read_action(raw))
        self.events = list(events)
        return self

    # what there is to see

    @property
    def truth(self) -> dict[str, Any]:
        return jodete.truth(self.state)

    @property
    def turn(self) -> int | None:
        return jodete.moment(self.state).turn

    @property
    def clock(self) -> str:
        return jodete.moment(self.state).clock

    @property
    def top(self) -> str:
        top: str = self.truth["top"]
        return top

    @property
    def pending(self) -> int:
        pending: int = self.truth["pending"]
        return pending

    @property
    def stock(self) -> int:
        stock: int = self.truth["stock"]
        return stock

    @property
    def totals(self) -> list[int]:
        return [seat["total"] for seat in self.truth["seats"]]

    @property
    def sizes(self) -> list[int]:
        return [len(seat["hand"]) for seat in self.truth["seats"]]

    @property
    def ranking(self) -> list[list[int]] | None:
        ranking: list[list[int]] | None = self.truth["ranking"]
        return ranking

    def hand(self, seat: int) -> str:
        return " ".join(self.truth["seats"][seat]["hand"])

    def offers(self, seat: int) -> dict[str, Any]:
        return dict(jodete.legal(self.state, Seat(seat)))

    def happened(self) -> list[str]:
        """The kinds of the last move's events."""
        return [event.type for event in self.events]


def position(
    *hands: str,
    top: str = "9O",
    under: str = "",
    stock: str | None = None,
    turn: int = 0,
    direction: Direction = 1,
    pending: int = 0,
    totals: Sequence[int] = (),
    silent: Sequence[int] = (),
    **options: Any,
) -> Table:
    """A hand in its middle: `hands` by seat, `top` on the pile and `under` below it, oldest first. `stock` top first; None:
    all that is not named, in S1's order. With a stock named, the rest of the deck plays no part. `silent`: seats whose turn
    has ended on an unsaid last card; the others with one card have said it."""
    named = cards(" ".join((*hands, under, top, stock or "")))
    pile = (*cards(under), top)
    left = cards(stock) if stock is not None else tuple(remaining(named))
    scores = totals or (0,) * len(hands)
    players = tuple(
        Player(cards(hand), scores[seat], _word(hand, silent=seat in silent)) for seat, hand in enumerate(hands)
    )
    table = Table(len(hands), **options)
    match = Match(Options(**options), 1, Seat(len(hands) - 1))
    deck = Deck(SEED, left, pile, ((),) * len(hands), pile[0])
    table.state = Playing(match, players, deck, Seat(turn), direction=direction, pending=pending)
    return table


def _word(hand: str, *, silent: bool) -> LastCard:
    if len(cards(hand)) != 1:
        return "no"
    return "callable" if silent else "said"
