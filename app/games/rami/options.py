"""The options of a Rami match, frozen once it starts. How many seats it has is the table's business."""

from dataclasses import dataclass

from app.games.contract import Json
from app.games.options import option, read, schema, write


@dataclass(frozen=True, slots=True)
class Options:
    """`limit`: the total of points at which a player is out (R18)."""

    limit: int = option(101, title="limit", enum=(101, 201, 501))
    turn_seconds: int = option(60, title="turn_seconds", minimum=5, maximum=300)


def read_options(raw: Json) -> Options:
    return read(Options, raw)


def write_options(options: Options) -> dict[str, Json]:
    return write(options)


def options_schema() -> dict[str, Json]:
    return schema(Options)


def turn_seconds(options: Options) -> int:
    return options.turn_seconds


def buy_in(_options: Options) -> int:
    """Rami has no chips of its own; the table may play for a stake."""
    return 0
