"""Help with one's own cards, worked out from the seat's own view: groups worth looking at."""

from app.games.cards import JOKER
from app.games.contract import IllegalAction, Seat
from app.games.rami.cards import PLACE, SUIT
from app.games.rami.laying import ENOUGH
from app.games.rami.solver import fewest_left, going_down, most_points_with
from app.games.rami.view import RamiView

Groups = tuple[tuple[str, ...], ...]


def suggest(view: RamiView, seat: Seat, kind: str) -> Groups:
    """`melds`: those after which the least is left, or the best with the taken discard, if it fits into one; `going_down`:
    melds enough to go down with, the taken discard among them, or nothing; `arrange`: the best melds, then the rest by
    suit. IllegalAction for any other kind."""
    hand = view.seats[seat].hand or ()
    bound = view.taken if view.turn == seat else None
    match kind:
        case "melds":
            best = most_points_with(hand, bound) if bound else None
            return (best or fewest_left(hand)).melds
        case "going_down":
            enough = going_down(hand, ENOUGH, bound)
            return enough.melds if enough else ()
        case "arrange":
            found = fewest_left(hand)
            return (*found.melds, *_by_suit(found.rest))
        case _:
            raise IllegalAction("bad_action", kind=kind)


def _by_suit(cards: tuple[str, ...]) -> Groups:
    """One group per suit, ranks ascending, jokers by themselves."""
    suits: dict[str, list[str]] = {}
    for card in cards:
        suits.setdefault(JOKER if card == JOKER else SUIT[card], []).append(card)
    return tuple([tuple(sorted(group, key=lambda card: PLACE.get(card, 0))) for group in suits.values()])
