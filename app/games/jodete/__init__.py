"""Jodete, the game of matching index or suit and of catching who keeps silent; its rules, clause by clause, are in RULES.md.

This package is the game as the catalog knows it: it bears exactly the names of `contract.Game`.
"""

from typing import get_args

from app.games.contract import Silence
from app.games.jodete.actions import read_action, write_action
from app.games.jodete.bot import bot, suggest
from app.games.jodete.deck import DECK
from app.games.jodete.engine import apply, preview, start
from app.games.jodete.events import Event
from app.games.jodete.last_card import SILENCE
from app.games.jodete.legal import legal
from app.games.jodete.options import buy_in, options_schema, read_options, turn_seconds, write_options
from app.games.jodete.snapshot import read_state, write_state
from app.games.jodete.summary import known, moment, purse, score
from app.games.jodete.truth import truth
from app.games.jodete.view import JodeteView, see, view

key = "jodete"
rules = 1
min_seats = 2
max_seats = 6
default_seats = 4
deck = DECK
view_type = JodeteView
event_types = get_args(Event)
silence: Silence | None = SILENCE
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
