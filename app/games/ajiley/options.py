"""The options of an Ajiley match, frozen once it starts. How many seats it has is the table's business."""

from dataclasses import dataclass

from app.games.contract import Json
from app.games.options import option, read, schema, write


@dataclass(frozen=True, slots=True)
class Options:
    """Chips are whole numbers. Raises ValueError where the ante exceeds the starting chips."""

    starting_chips: int = option(1000, title="starting_chips", minimum=10, maximum=1_000_000)
    ante: int = option(10, title="ante", minimum=1, maximum=1_000_000)
    max_hands: int = option(20, title="max_hands", minimum=1, maximum=500)
    turn_seconds: int = option(30, title="turn_seconds", minimum=5, maximum=300)
    allow_refill: bool = option(True, title="allow_refill")

    def __post_init__(self) -> None:
        if self.ante > self.starting_chips:
            raise ValueError("options: ante must be at most starting_chips")


def read_options(raw: Json) -> Options:
    return read(Options, raw)


def write_options(options: Options) -> dict[str, Json]:
    return write(options)


def options_schema() -> dict[str, Json]:
    return schema(Options)


def turn_seconds(options: Options) -> int:
    return options.turn_seconds


def buy_in(options: Options) -> int:
    """Chips a seat costs at the start, and a refill again (A16)."""
    return options.starting_chips
