"""What a bot knows: its own hand and what lies open. Built from its own view; it remembers nothing between acts."""

from collections import Counter

from app.games.contract import Seat
from app.games.rami.cards import DECK
from app.games.rami.state import RamiMeld, in_play_order
from app.games.rami.view import RamiView
from app.games.record import record

_COPIES = Counter(DECK)


@record
class Seen:
    seat: Seat
    hand: tuple[str, ...]
    down: bool
    melds: tuple[RamiMeld, ...]
    bound: str | None
    """The taken discard that must come to the table (R13)."""
    top: str | None
    """The discard pile's top."""
    next_is_down: bool
    """Whether the seat that may take the next discard could bring it to the table."""
    shortest: int
    """Cards of the opponent who has the fewest."""
    shown: Counter[str]
    """The own cards and all that lie open."""

    def unseen(self, card: str) -> int:
        """Copies that may still come from the stock."""
        return _COPIES[card] - self.shown[card]


def seen_by(view: RamiView, seat: Seat) -> Seen:
    own = view.seats[seat]
    others = [view.seats[other] for other in in_play_order(seat, len(view.seats)) if other != seat]
    rivals = [other for other in others if not other.out]
    hand = own.hand or ()
    shown = Counter(hand)
    for meld in view.melds:
        shown.update(meld.cards)
    if view.discard is not None:
        shown[view.discard] += 1
    return Seen(
        seat,
        hand,
        own.down,
        view.melds,
        view.taken,
        view.discard,
        bool(rivals) and rivals[0].down,
        min([rival.hand_size for rival in rivals], default=0),
        shown,
    )
