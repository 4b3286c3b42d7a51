"""An Ajiley match played move by move in a test: cards as text, refusals as codes, stacks at will."""

from collections.abc import Sequence
from typing import Any, Self

from app.games import ajiley
from app.games.ajiley.events import Event
from app.games.ajiley.options import Options
from app.games.ajiley.state import BetweenHands, Match, Player, Sight, State
from app.games.contract import IllegalAction, Seat

SEED = b"\x00" * 31 + b"\x01"


def cards(text: str) -> tuple[str, ...]:
    """ "7O 1C" → the two cards."""
    return tuple(text.split())


class Table:
    """A match at one table. Every move returns the table, so that a hand reads as one line; `refused` gives the code."""

    def __init__(self, stacks: Sequence[int], dealer: int = 0, *, hand: int = 0, **options: Any) -> None:
        self.options = Options(**options)
        players = tuple(Player(chips, standing="in" if chips else "out") for chips in stacks)
        self.state: State = BetweenHands(Match(self.options, hand, Seat(dealer)), players, Sight(((),) * len(stacks)))
        self.events: list[Event] = []
        """All that happened in the last move."""

    def deal(self, *hands: str, stock: str = "", seed: bytes = SEED) -> Self:
        """Deals the next hand. `hands` by seat of those dealt in, from the dealer's right, in order of dealing: the first
        two cards of each come before betting, the rest after it. `stock` comes next; what is not named, in any order."""
        packets = [cards(hand) for hand in hands]
        first = [card for packet in packets for card in packet[:2]]
        second = [card for packet in packets for card in packet[2:]]
        named = [*first, *second, *cards(stock)]
        deck = (*named, *(card for card in ajiley.deck if card not in named)) if named else None
        raw = {"type": "deal", "server_seed": seed.hex(), "client_seed": "", "deck": deck and list(deck)}
        return self._apply(None, raw)

    def do(self, seat: int, kind: str, **fields: Any) -> Self:
        return self._apply(seat, {"type": kind, **fields})

    def turns(self, *kinds: str) -> Self:
        """Each kind by whoever is on turn then: a number behind it is its amount or total, cards behind it are thrown."""
        for text in kinds:
            kind, *rest = text.split()
            field: dict[str, Any] = {}
            if kind == "throw":
                field = {"cards": rest}
            elif rest:
                field = {"to" if kind == "raise" else "amount": int(rest[0])}
            assert self.turn is not None
            self.do(self.turn, kind, **field)
        return self

    def refused(self, seat: int | None, kind: str, **fields: Any) -> str:
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
        self.state, events = ajiley.apply(self.state, place, ajiley.read_action(raw))
        self.events = list(events)
        return self

    # what there is to see

    @property
    def truth(self) -> dict[str, Any]:
        return ajiley.truth(self.state)

    @property
    def phase(self) -> str:
        phase: str = self.truth["phase"]
        return phase

    @property
    def turn(self) -> int | None:
        return ajiley.moment(self.state).turn

    @property
    def offers(self) -> dict[str, Any]:
        """What the seat on turn may do."""
        return dict(ajiley.legal(self.state, ajiley.moment(self.state).turn))

    @property
    def chips(self) -> list[int]:
        return [seat["chips"] for seat in self.truth["seats"]]

    @property
    def statuses(self) -> list[str]:
        return [seat["status"] for seat in self.truth["seats"]]

    @property
    def pots(self) -> list[tuple[int, int]]:
        """Amount and winner of each pot of the last hand."""
        return [(pot["amount"], pot["winner"]) for pot in self.truth["result"]["pots"]]

    def hand(self, seat: int) -> str:
        return " ".join(self.truth["seats"][seat]["hand"])

    def happened(self) -> list[str]:
        """The kinds of the last move's events."""
        return [event.type for event in self.events]
