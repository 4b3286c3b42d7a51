"""Rami, the game of sets and runs with two packs and four jokers; its rules, clause by clause, are in RULES.md.

This package is the game as the catalog knows it: it bears exactly the names of `contract.Game`.
"""

from typing import get_args

from app.games.contract import Silence
from app.games.rami.actions import read_action, write_action
from app.games.rami.bot import bot
from app.games.rami.cards import DECK
from app.games.rami.engine import apply, preview, start
from app.games.rami.events import Event
from app.games.rami.hints import suggest
from app.games.rami.legal import legal
from app.games.rami.options import buy_in, options_schema, read_options, turn_seconds, write_options
from app.games.rami.snapshot import read_state, write_state
from app.games.rami.summary import known, moment, purse, score
from app.games.rami.truth import truth
from app.games.rami.view import RamiView, see, view

key = "rami"
rules = 1
min_seats = 2
max_seats = 6
default_seats = 4
deck = DECK
view_type = RamiView
event_types = get_args(Event)
silence: Silence | None = None
open_record = True

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
