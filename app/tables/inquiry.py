"""What a player may ask of his table without changing it: the check of an act, help with his cards, the deal's proof. Pure."""

from typing import Any

from app.errors import Rejected
from app.games.contract import IllegalAction, Preview
from app.tables import view
from app.tables.codec import game_of
from app.tables.decision import playing, seat_of
from app.tables.fairness import Opening
from app.tables.ids import UserId
from app.tables.playing import read_act
from app.tables.table import Table


def preview(table: Table, user: UserId, raw: Any) -> Preview:
    """The act's own check, nothing kept; raises Rejected with the act's code."""
    seat = seat_of(table, user)
    action = read_act(table, raw)
    state = playing(table).match.state
    try:
        return game_of(table).preview(state, seat, action)
    except IllegalAction as refusal:
        raise Rejected(refusal.code, **refusal.data) from None


def suggest(table: Table, user: UserId, kind: str) -> tuple[tuple[str, ...], ...]:
    """Groups of the user's own cards, from his own view only."""
    seat = seat_of(table, user)
    own_view = game_of(table).view(playing(table).match.state, seat)
    try:
        return game_of(table).suggest(own_view, seat, kind)
    except IllegalAction as refusal:
        raise Rejected(refusal.code, **refusal.data) from None


def own_hand(table: Table, user: UserId) -> tuple[str, ...]:
    """The user's cards as the rules list them."""
    seat = seat_of(table, user)
    hand: tuple[str, ...] = game_of(table).view(playing(table).match.state, seat).seats[seat].hand or ()
    return hand


def proof(table: Table, user: UserId) -> tuple[int, str, str, tuple[Opening, ...]]:
    """Hand, commitment, root, and openings of the cards this user has seen; `wrong_phase` before the first deal."""
    found = view.proof(table, table.seat_in_match(user))
    if found is None:
        raise Rejected("wrong_phase")
    return found
