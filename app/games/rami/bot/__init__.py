"""The computed players: one act out of the offers, chosen from the seat's own view only. Three levels of one way of playing."""

from collections.abc import Mapping
from random import Random

from app.games.contract import Json, Level, Seat
from app.games.rami.actions import Action, Discard, Draw, PutBack
from app.games.rami.bot.level import STYLES, Style
from app.games.rami.bot.placing import best_plan
from app.games.rami.bot.seen import Seen, seen_by
from app.games.rami.bot.taking import takes_the_discard
from app.games.rami.bot.throwing import to_throw
from app.games.rami.view import RamiView


def bot(view: RamiView, seat: Seat, legal: Mapping[str, Json], rng: Random, level: Level) -> Action:
    """The next act of the seat on turn; a turn is several acts, and the bot is asked again after each."""
    seen, style = seen_by(view, seat), STYLES[level]
    if "draw" in legal:
        return _draw(seen, legal["draw"]["from"], style, rng)
    if "lay" in legal or "extend" in legal or "swap_joker" in legal:
        act = _place(seen, style, rng)
        if act is not None:
            return act
    if "discard" in legal:
        return Discard(to_throw(seen, style, rng))
    return PutBack()


def _draw(seen: Seen, sources: list[str], style: Style, rng: Random) -> Draw:
    if "discard" in sources and rng.random() < style.takes and takes_the_discard(seen):
        return Draw("discard")
    return Draw("stock")


def _place(seen: Seen, style: Style, rng: Random) -> Action | None:
    """The next act that brings cards to the table; a taken discard always is brought there."""
    if seen.bound is None and rng.random() >= style.attention:
        return None
    plan = best_plan(seen.seat, seen.hand, seen.down, seen.melds, seen.bound)
    return plan.acts[0] if plan else None
