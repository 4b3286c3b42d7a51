"""Chips of a hand: what nobody matched goes back, the rest is cut into layers (A14). No chip is made or lost here."""

from app.games.ajiley.state import Player
from app.games.contract import Seat
from app.games.record import record


@record
class Unmatched:
    """Chips that go back to the seat that put them in."""

    seat: Seat
    amount: int


def unmatched(players: tuple[Player, ...]) -> Unmatched | None:
    """The part of the highest contribution that no other seat, folded or not, has matched; a leaver's stays in (A14.1)."""
    second, highest = sorted([player.contributed for player in players])[-2:]
    if second == highest:
        return None
    seat = next(seat for seat, player in enumerate(players) if player.contributed == highest)
    if players[seat].standing == "left":
        return None
    return Unmatched(Seat(seat), highest - second)


@record
class Layer:
    """A pot that those contend for who are unfolded and have put in `level` or more."""

    level: int
    amount: int


def layers(players: tuple[Player, ...]) -> tuple[Layer, ...]:
    """The contributions cut at the distinct totals of the unfolded players, lowest first (A14.2)."""
    levels = sorted({player.contributed for player in players if player.standing == "in"})
    cut: list[Layer] = []
    below = 0
    for level in levels:
        last = level == levels[-1]
        amount = 0
        for player in players:
            reached = player.contributed if last else min(player.contributed, level)
            amount += max(0, reached - below)
        cut.append(Layer(level, amount))
        below = level
    return tuple(cut)
