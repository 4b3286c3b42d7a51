"""The options of a Jodete match, frozen once it starts. How many seats it has is the table's business."""

from dataclasses import dataclass

from app.games.contract import Json
from app.games.options import option, read, schema, write


@dataclass(frozen=True, slots=True)
class Options:
    hand_size: int = option(7, title="hand_size", enum=(7, 5))
    """5 counts only in hands dealt to more than four (J1)."""
    last_card_penalty: int = option(5, title="last_card_penalty", enum=(5, 7, 2))
    target_points: int = option(100, title="target_points", minimum=20, maximum=1000)
    turn_seconds: int = option(20, title="turn_seconds", minimum=5, maximum=300)


def read_options(raw: Json) -> Options:
    return read(Options, raw)


def write_options(options: Options) -> dict[str, Json]:
    return write(options)


def options_schema() -> dict[str, Json]:
    return schema(Options)


def turn_seconds(options: Options) -> int:
    return options.turn_seconds


def buy_in(_options: Options) -> int:
    """Jodete has no chips of its own; what a table plays for is its stake."""
    return 0
