"""Placeholder while the levels are being built."""

from collections.abc import Mapping
from random import Random

from app.games.contract import IllegalAction, Json, Level, Seat
from app.games.rami.actions import Action, Discard, Draw
from app.games.rami.view import RamiView


def bot(view: RamiView, seat: Seat, legal: Mapping[str, Json], rng: Random, level: Level) -> Action:
    if "draw" in legal:
        return Draw("stock")
    return Discard(legal["discard"]["cards"][0])


def suggest(view: RamiView, seat: Seat, kind: str) -> tuple[tuple[str, ...], ...]:
    raise IllegalAction("bad_action")
