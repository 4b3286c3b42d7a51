"""What the rules do for a player whose time ran out (J16): the next act on his behalf, which then goes through the same door."""

from app.games.jodete.actions import Draw, Pass, Play, TurnAction
from app.games.jodete.deck import COMODIN, FITS, POINTS
from app.games.jodete.state import Playing


def default_act(state: Playing) -> TurnAction:
    """Nothing is said for him."""
    if state.pending:
        return Draw()
    hand = state.players[state.turn].hand
    if state.owed:
        playable = [card for card in hand if card != COMODIN] or [COMODIN]
    else:
        playable = [card for card in hand if card in FITS[state.deck.top]]
    if playable:
        return Play(max(playable, key=POINTS.__getitem__))  # of equals the first as listed, which is S1's order
    return Pass() if state.drawn else Draw()
