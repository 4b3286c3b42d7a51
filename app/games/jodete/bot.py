"""Placeholder while the levels are being built."""

from collections.abc import Mapping
from random import Random

from app.games.contract import IllegalAction, Json, Level, Seat
from app.games.jodete.actions import Action, Draw, Pass, Play
from app.games.jodete.view import JodeteView


def bot(view: JodeteView, seat: Seat, legal: Mapping[str, Json], rng: Random, level: Level) -> Action:
    if "play" in legal:
        return Play(legal["play"]["cards"][0])
    return Draw() if "draw" in legal else Pass()


def suggest(_view: JodeteView, _seat: Seat, _kind: str) -> tuple[tuple[str, ...], ...]:
    """Jodete has nothing to group."""
    raise IllegalAction("bad_action")
