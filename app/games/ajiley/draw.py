"""The draw: one after another each unfolded player throws up to four cards and takes as many (A12, A13)."""

from app.games.ajiley.dealing import replace_cards, with_hand
from app.games.ajiley.events import Event, Threw
from app.games.ajiley.scoring import in_order
from app.games.ajiley.state import Draw, Player, in_play_order, swapped_in
from app.games.contract import IllegalAction, Seat

MOST_THROWN = 4


def throw(state: Draw, seat: Seat, cards: tuple[str, ...], events: list[Event]) -> Draw:
    """The state after the seat on turn has thrown and drawn, the turn still with it."""
    player = state.players[seat]
    for need in (held_once_each, not_too_many):
        need(player, cards)
    events.append(Threw(seat, len(cards), cards))
    drawn, deck = replace_cards(state.deck, seat, cards, events)
    kept = tuple([card for card in player.hand if card not in cards])
    changed = with_hand(player, in_order(kept + drawn))
    return Draw(state.match, swapped_in(state.players, seat, changed), deck, state.turn)


def next_to_draw(state: Draw, *, has_drawn: bool) -> Seat | None:
    """The first unfolded seat from the one on turn on, or behind it; None when the dealer's place is passed (A12)."""
    order = in_play_order(state.match.dealer, len(state.players))
    to_come = order[order.index(state.turn) + has_drawn :]
    return next((seat for seat in to_come if state.players[seat].standing == "in"), None)


def held_once_each(player: Player, cards: tuple[str, ...]) -> None:
    """A12: only cards of the own hand, none named twice."""
    if len(set(cards)) < len(cards) or not set(cards) <= set(player.hand):
        raise IllegalAction("card_not_in_hand")


def not_too_many(_player: Player, cards: tuple[str, ...]) -> None:
    """A12: nobody throws his whole hand."""
    if len(cards) > MOST_THROWN:
        raise IllegalAction("too_many_cards", max=MOST_THROWN)
