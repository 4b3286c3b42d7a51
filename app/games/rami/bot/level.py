"""What tells the levels apart: one way of playing, with more or less of an eye for it."""

from app.games.contract import Level
from app.games.record import record


@record
class Style:
    attention: float
    """The chance to see, at an act, that something can be brought to the table."""
    takes: float
    """The chance to look at the discard pile before drawing."""
    hope: float
    """How much the melds count that a card may still come to; the rest is how high it is."""
    foresight: float
    """How much of that a meld counts of which two cards are missing."""
    thrift: float
    """How much a card's own points count once down."""
    guards: float
    """How much it counts that the next player could lay the card."""
    whim: float
    """How much is left to chance in throwing."""


STYLES: dict[Level, Style] = {
    "easy": Style(attention=0.6, takes=0.15, hope=1.0, foresight=0.0, thrift=0.0, guards=0.0, whim=150.0),
    "normal": Style(attention=0.85, takes=0.5, hope=1.0, foresight=0.0, thrift=1.0, guards=0.0, whim=40.0),
    "hard": Style(attention=1.0, takes=1.0, hope=1.0, foresight=0.05, thrift=3.0, guards=30.0, whim=0.0),
}
