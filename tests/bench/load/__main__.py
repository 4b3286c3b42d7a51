"""The load tool: plays many tables at a server by the real protocol and prints what it saw as one line of JSON.

`python -m tests.bench.load http://127.0.0.1:8000 --game jodete --tables 50 --pids 1234`; the server must run with
RATE_LIMITS=off. `--game toy` plays the reference server's exchange instead.
"""

import argparse
import asyncio
import json
import os
import sys

import uvloop

from tests.bench.load.cpu import cost
from tests.bench.load.house import SEATS, Wish, fill
from tests.bench.load.pace import Pace
from tests.bench.load.receipts import Receipts
from tests.bench.load.toy import open_toy_tables


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.load", description=__doc__.splitlines()[0])
    parser.add_argument("doors", nargs="+", help="addresses of the server's processes")
    parser.add_argument("--game", default="ajiley", help="a game of the catalog, or `toy`")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--split", action="store_true", help="the players of each table come through all doors")
    parser.add_argument("--idle", action="store_true", help="nobody plays: the cost of open sockets")
    parser.add_argument("--pace", type=float, default=0, help="moves a second over all tables; 0: as fast as it goes")
    parser.add_argument("--warm", type=float, default=3, help="seconds before anything is counted")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--pids", type=int, nargs="*", default=[], help="the server's processes, to count their CPU")
    print(json.dumps(uvloop.run(run(parser.parse_args()))))


async def run(args: argparse.Namespace) -> dict[str, float]:
    receipts, pace = Receipts(SEATS), Pace(args.pace)
    beating = asyncio.create_task(pace.run())
    if args.game == "toy":
        lines = await open_toy_tables(args.doors[0], args.tables, receipts, pace)
    else:
        wish = Wish(args.doors, args.game, args.tables, args.split, not args.idle)
        lines = await fill(wish, receipts, pace)
    print(f"{len(lines)} seats are taken", file=sys.stderr)
    await asyncio.sleep(args.warm)
    before, own = cost(args.pids), cost([os.getpid()])
    idle = pace.idle_beats
    receipts.begin()
    await asyncio.sleep(args.seconds)
    receipts.end()
    after, own_after = cost(args.pids), cost([os.getpid()])
    beating.cancel()
    if gone := [line.close_code for line in lines if line.close_code is not None]:
        print(f"{len(gone)} sockets were closed, with {sorted(set(gone))}", file=sys.stderr)
    return {
        "moves": receipts.moves,
        "refused": receipts.refused,
        "moves_s": round(receipts.moves / args.seconds, 1),
        "cpu_ms_move": round((after.cpu_ms - before.cpu_ms) / max(1, receipts.moves), 4),
        "server_cores": round((after.cpu_ms - before.cpu_ms) / args.seconds / 1000, 3),
        "load_cores": round((own_after.cpu_ms - own.cpu_ms) / args.seconds / 1000, 3),
        "p50_ms": round(receipts.percentile_ms(0.5), 2),
        "p99_ms": round(receipts.percentile_ms(0.99), 2),
        "frame_bytes": round(receipts.frame_bytes / max(1, receipts.frames)),
        "frames_move": round(receipts.frames / max(1, receipts.moves), 2),
        "rss_kb": after.rss_kb,
        "missed_beats": pace.idle_beats - idle,
    }


if __name__ == "__main__":
    main()
