"""The draw: one after another each unfolded player throws up to four cards and takes as many (A12, A13)."""

from app.games.ajiley.dealing import replace_cards, with_hand
from app.games.ajiley.events import Event, Threw
from app.games.ajiley.scoring import in_order
from app.games.ajiley.state import Deck, Draw, Player, in_play_order, swapped_in
from app.games.contract import IllegalAction, Seat

MOST_THROWN = 4


def throw(state: Draw, seat: Seat, cards: tuple[str, ...], events: list[Event]) -> tuple[tuple[Player, ...], Deck]:
    """What the seat on turn makes of the hands and the deck by throwing and drawing, or IllegalAction."""
    player = state.players[seat]
    for need in NEEDS:
        need(player, cards)
    events.append(Threw(seat, len(cards), cards))
    drawn, deck = replace_cards(state.deck, seat, cards, events)
    kept = [card for card in player.hand if card not in cards]
    changed = with_hand(player, in_order((*kept, *drawn)))
    return swapped_in(state.players, seat, changed), deck


def still_to_draw(state: Draw) -> tuple[Seat, ...]:
    """The seat on turn and all behind it up to the dealer, folded ones included (A12)."""
    order = in_play_order(state.match.dealer, len(state.players))
    return order[order.index(state.turn) :]


def held_once_each(player: Player, cards: tuple[str, ...]) -> None:
    """A12: only cards of the own hand, none named twice."""
    if len(set(cards)) < len(cards) or not set(cards).issubset(player.hand):
        raise IllegalAction("card_not_in_hand")


def not_too_many(_player: Player, cards: tuple[str, ...]) -> None:
    """A12: nobody throws his whole hand."""
    if len(cards) > MOST_THROWN:
        raise IllegalAction("too_many_cards", max=MOST_THROWN)


NEEDS = (held_once_each, not_too_many)
