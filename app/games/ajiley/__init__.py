"""Ajiley, the Venezuelan game of betting and discarding; its rules, clause by clause, are in RULES.md.

This package is the game as the catalog knows it: it bears exactly the names of `contract.Game`.
"""

from typing import get_args

from app.games.ajiley.actions import read_action, write_action
from app.games.ajiley.bot import bot, suggest
from app.games.ajiley.engine import apply, preview, start
from app.games.ajiley.events import Event
from app.games.ajiley.legal import legal
from app.games.ajiley.options import buy_in, options_schema, read_options, turn_seconds, write_options
from app.games.ajiley.scoring import DECK
from app.games.ajiley.snapshot import read_state, write_state
from app.games.ajiley.summary import known, moment, purse, score
from app.games.ajiley.truth import truth
from app.games.ajiley.view import AjileyView, see, view
from app.games.contract import Silence

key = "ajiley"
rules = 1
min_seats = 2
max_seats = 7
default_seats = 6
deck = DECK
view_type = AjileyView
event_types = get_args(Event)
silence: Silence | None = None
open_record = False

__all__ = [
    "apply",
    "bot",
    "buy_in",
    "deck",
    "default_seats",
    "event_types",
    "key",
    "known",
    "legal",
    "max_seats",
    "min_seats",
    "moment",
    "open_record",
    "options_schema",
    "preview",
    "purse",
    "read_action",
    "read_options",
    "read_state",
    "rules",
    "score",
    "see",
    "silence",
    "start",
    "suggest",
    "truth",
    "turn_seconds",
    "view",
    "view_type",
    "write_action",
    "write_options",
    "write_state",
]
