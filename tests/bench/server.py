"""What a move costs the whole server, all real, beside a bare Node server in the same run: `python -m tests.bench.server`.

Prints figures and ratios; asserts nothing, since machines are noisy: a ratio within one run is what can be trusted.
CPU is user and system time of all our processes, Postgres and Redis not counted.
"""

import argparse
from collections.abc import Callable
from typing import Final

from app.games.catalog import GAMES
from tests.bench.load import stand
from tests.bench.load.stand import Figures

HEAD: Final = (
    f"{'what':44} {'CPU ms/move':>11} {'x node-ws':>9} {'moves/s':>8} {'p50 ms':>7} {'p99 ms':>7} "
    f"{'B/frame':>7} {'KB/table':>8} {'load':>5}"
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.server", description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", default="8", help="of counting in each run")
    parser.add_argument("--only", choices=SECTIONS, help="one section instead of all")
    args = parser.parse_args()
    for name, section in SECTIONS.items():
        if args.only in (None, name):
            print(f"\n{name}\n{HEAD}")
            section(args.seconds)


def saturated(seconds: str) -> None:
    """50 tables of 4, every player moving as soon as he may (target 1)."""
    yard = _show("node-ws, bare exchange", stand.reference("--tables", "50", "--seconds", seconds), 50)
    for game in GAMES:
        common = ("--game", game, "--tables", "50", "--seconds", seconds)
        _show(f"{game}, Postgres with fsync", stand.postgres(*common), 50, yard)
        _show(f"{game}, SQLite synchronous=FULL", stand.sqlite(*common), 50, yard)
    _show("node-ws again", stand.reference("--tables", "50", "--seconds", seconds), 50, yard)


def paced(seconds: str) -> None:
    """200 tables, 1,000 moves a second in all (target 2)."""
    common = ("--tables", "200", "--pace", "1000", "--seconds", seconds)
    yard = _show("node-ws, bare exchange", stand.reference(*common), 200)
    _show("jodete, Postgres with fsync", stand.postgres("--game", "jodete", *common), 200, yard)
    lighter = ("--tables", "200", "--pace", "300", "--seconds", seconds)
    yard = _show("node-ws, 300 moves/s", stand.reference(*lighter), 200)
    _show("jodete, Postgres, 300 moves/s", stand.postgres("--game", "jodete", *lighter), 200, yard)


def processes(seconds: str) -> None:
    """The same load on one process and on two with Redis between them (target 3)."""
    common = ("--game", "jodete", "--tables", "50", "--seconds", seconds)
    one = _show("one process", stand.postgres(*common), 50)
    _show("two, each table on one of them", stand.postgres(*common, processes=2), 50, one)
    _show("two, every table split over both", stand.postgres(*common, "--split", processes=2), 50, one)


def growth(seconds: str) -> None:
    """From 50 to 500 tables (target 4), and what open sockets cost while nobody plays."""
    for tables in ("50", "500"):
        common = ("--tables", tables, "--seconds", seconds)
        yard = _show(f"node-ws, {tables} tables", stand.reference(*common), int(tables))
        _show(f"jodete, SQLite, {tables} tables", stand.sqlite("--game", "jodete", *common), int(tables), yard)
    idle = stand.sqlite("--game", "jodete", "--tables", "500", "--idle", "--seconds", "20", "--warm", "8")
    print(f"2,000 idle sockets: {idle['server_cores']:.1%} of a core, {idle['rss_kb'] / 500:.0f} KB a table")


def _show(what: str, seen: Figures, tables: int, yard: Figures | None = None) -> Figures:
    ratio = f"{seen['cpu_ms_move'] / yard['cpu_ms_move']:9.2f}" if yard else f"{1:9.2f}"
    print(
        f"{what:44} {seen['cpu_ms_move']:11.3f} {ratio} {seen['moves_s']:8.0f} {seen['p50_ms']:7.2f} "
        f"{seen['p99_ms']:7.2f} {seen['frame_bytes']:7.0f} {seen['rss_kb'] / tables:8.0f} {seen['load_cores']:5.2f}",
        flush=True,
    )
    if seen["refused"]:
        print(f"{'':44} {seen['refused']:.0f} moves were refused")
    return seen


SECTIONS: Final[dict[str, Callable[[str], None]]] = {
    "saturated": saturated,
    "paced": paced,
    "processes": processes,
    "growth": growth,
}

if __name__ == "__main__":
    main()
