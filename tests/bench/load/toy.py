"""The exchange of the reference server: a move in, four different private views out, the next player moves on receipt.

The least that any server of such games must do: no session, no rules, no journal. The server's half is in `reference/`.
"""

import orjson

from tests.bench.load.line import Line, open_line
from tests.bench.load.pace import Pace
from tests.bench.load.receipts import Flights, Receipts

SEATS = 4


class ToySeat(Line):
    def __init__(self, flights: Flights, pace: Pace, seat: int) -> None:
        self._flights = flights
        self._pace = pace
        self._seat = seat

    def received(self, text: bytes) -> None:
        view = orjson.loads(text)
        version = view["version"]
        self._flights.receipts.frame(len(text))
        self._flights.heard(version - 1, version)
        if view["turn"] == self._seat:
            move = {"type": "act", "id": f"m{version}", "version": version, "action": {"play": view["hand"][0]}}
            self._pace.move(lambda: self._act(version, orjson.dumps(move)))

    def _act(self, version: int, move: bytes) -> None:
        self._flights.sent(version + 1)
        self.send(move)


async def open_toy_tables(base: str, count: int, receipts: Receipts, pace: Pace) -> list[Line]:
    """So many tables; each plays from the moment its fourth player has come."""
    lines: list[Line] = []
    for number in range(count):
        flights = Flights(receipts)
        for seat in range(SEATS):
            lines.append(ToySeat(flights, pace, seat))
            await open_line(lines[-1], f"{base.replace('http', 'ws')}/{number}/{seat}", {})
    return lines
