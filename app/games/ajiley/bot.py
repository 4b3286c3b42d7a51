"""Placeholder while the levels are being built."""

from collections.abc import Mapping
from random import Random

from app.games.ajiley.actions import Action, Call, Check, Throw
from app.games.ajiley.view import AjileyView
from app.games.contract import IllegalAction, Json, Level, Seat


def bot(view: AjileyView, seat: Seat, legal: Mapping[str, Json], rng: Random, level: Level) -> Action:
    if "throw" in legal:
        return Throw(())
    return Check() if "check" in legal else Call()


def suggest(view: AjileyView, seat: Seat, kind: str) -> tuple[tuple[str, ...], ...]:
    raise IllegalAction("bad_action")
