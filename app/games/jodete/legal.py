"""What a seat may do now, with parameters, as the wire says it. Every offer is accepted, but for a call of jodete: whom it
would hit is not told (J9). What is not offered is refused, but for a card played or drawn out of turn, which costs two (J10).
"""

from collections.abc import Mapping

from app.games.contract import Json, Viewer
from app.games.jodete.deck import COMODIN, FITS, TWOS
from app.games.jodete.state import Playing, State


def legal(state: State, seat: Viewer) -> Mapping[str, Json]:
    """By action type; empty for watchers, for who has left, and between hands."""
    if seat is None or not isinstance(state, Playing) or not 0 <= seat < len(state.players):
        return {}
    players = state.players
    player = players[seat]
    if player.out:
        return {}
    offers = _on_turn(state, player.hand) if seat == state.turn else {}
    if len(player.hand) == 1:
        offers["say_last_card"] = {}
    offers["jodete"] = {"seats": [other for other, rival in enumerate(players) if other != seat and not rival.out]}
    return offers


def _on_turn(state: Playing, hand: tuple[str, ...]) -> dict[str, Json]:
    """`draw` tells how many cards are due; when even the pile runs out there may be fewer (J11)."""
    if state.pending:  # J6
        twos = [card for card in hand if card in TWOS]
        draw: dict[str, Json] = {"draw": {"count": state.pending}}
        return {"play": {"cards": twos}, **draw} if twos else draw
    if state.owed:  # J7
        return {"play": {"cards": list(dict.fromkeys(hand))}}
    fits = FITS[state.deck.top]
    cards = [card for card in hand if card in fits]
    must_play = bool(cards)
    if COMODIN in hand:
        cards.append(COMODIN)
    offers: dict[str, Json] = {"play": {"cards": cards}} if cards else {}
    if not must_play:  # J2, J3
        if state.drawn:
            offers["pass"] = {}
        else:
            offers["draw"] = {"count": 1}
    return offers
