"""A player at a real table: acts by what `you.legal` and `you.may` offer, as the page would. Any game of the catalog."""

import asyncio
from random import Random
from typing import Any, Final

import orjson

from tests.bench.load.line import Line
from tests.bench.load.pace import Pace
from tests.bench.load.receipts import Flights
from tests.support.choices import choose

BETWEEN_HANDS: Final = ("next", "rematch", "back")
STATE: Final = b'{"type":"state"'


class Seat(Line):
    """One socket. `flights` are those of its table."""

    def __init__(self, flights: Flights, pace: Pace, seed: int) -> None:
        self._flights = flights
        self._pace = pace
        self._rng = Random(seed)
        self._count = 0
        self._version = 0
        self._said: str | None = None
        self._sent: dict[str, int] = {}
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}

    async def ask(self, command: str, **fields: Any) -> None:
        """A command that must be accepted, such as sitting down."""
        name = self._name()
        answer = self._answers[name] = asyncio.get_running_loop().create_future()
        self.send(orjson.dumps({"type": command, "id": name, **fields}))
        frame = await asyncio.wait_for(answer, 30)
        if frame["type"] != "ok":
            raise RuntimeError(f"{command} was refused: {frame}")

    def received(self, text: bytes) -> None:
        frame = orjson.loads(text)
        if text.startswith(STATE):
            self._shown(frame, len(text))
        elif (name := frame.get("id")) is not None:
            self._answered(name, frame)

    def _shown(self, state: dict[str, Any], size: int) -> None:
        version = state["version"]
        self._flights.receipts.frame(size)
        self._flights.heard(self._version, version)
        if version == self._version:
            return
        self._version = version
        act = choose(state, self._rng)
        if act is not None:
            self._pace.move(lambda: self._act(act, version))
            return
        you = state["you"]
        kind = next((kind for kind in BETWEEN_HANDS if kind in you["may"]), None)
        if kind is not None and kind != self._said and you["seat"] not in state["table"]["ready"]:
            self.send(orjson.dumps({"type": kind, "id": self._name()}))
        self._said = kind

    def _act(self, act: dict[str, Any], version: int) -> None:
        if version != self._version:
            return
        name = self._name()
        self._sent[name] = version + 1
        self._flights.sent(version + 1)
        self.send(orjson.dumps({"type": "act", "id": name, "version": version, "action": act}))

    def _answered(self, name: str, frame: dict[str, Any]) -> None:
        if name in self._answers:
            self._answers.pop(name).set_result(frame)
        made = self._sent.pop(name, None)
        if made is not None and frame["type"] == "error":
            self._flights.refused(made)

    def _name(self) -> str:
        self._count += 1
        return f"c{self._count}"
