"""Somebody who plays on whatever happens: comes back through another door, and asks again what was not answered."""

import asyncio
from collections import Counter
from random import Random
from typing import Any

from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.support.choices import choose
from tests.support.player import Frame, Person, Place

PATIENCE_S = 5.0
"""Without an answer for so long he tries elsewhere."""
THINKS_S = 0.03
GONE = (OSError, TimeoutError, EOFError, WebSocketException, InvalidHandshake)


class Guest:
    """`doors` are the servers' addresses, in the order in which he tries them. `answered`: the version under which each
    command of his that was answered with `ok` is said to stand; `refused`: how often which code came instead."""

    def __init__(self, name: str, doors: list[str], seed: int) -> None:
        self.person = Person(doors[0], name)
        self.place: Place | None = None
        self.answered: dict[str, int] = {}
        self.refused: Counter[str] = Counter()
        self.moves = 0
        self.doors = doors
        self._tries = 0
        self.code = ""
        self._pending: Frame | None = None
        self._rng = Random(seed)
        self._count = 0

    async def sit(self, code: str) -> None:
        self.code = code
        self.place = await self.person.watch(code)
        assert (await self.place.ask("sit", seconds=20))["type"] == "ok"

    async def start(self) -> None:
        """As the host. While something is still away, he asks again, as the page does."""
        assert self.place is not None
        while (answer := await self.place.ask("start", seconds=20)).get("code") == "unavailable":
            await asyncio.sleep(0.2)
        assert answer["type"] == "ok", answer

    async def play(self) -> None:
        """Until cancelled."""
        while True:
            try:
                await self._play_on()
            except GONE:
                await self.leave()
                self._tries += 1
                await asyncio.sleep(0.1)

    async def here(self) -> Place:
        """A live socket at the table, through the next door that opens."""
        while self.place is None or self.place.close_code is not None:
            await self.leave()
            self.person.base = self.doors[self._tries % len(self.doors)]
            try:
                async with asyncio.timeout(PATIENCE_S):
                    self.place = await self.person.watch(self.code)
            except GONE:
                self._tries += 1
                await asyncio.sleep(0.1)
        return self.place

    async def leave(self) -> None:
        """Hangs up whatever he has open, without a goodbye."""
        self.place = None
        for place in self.person.places:
            place.socket.transport.abort()
            await place.socket.wait_closed()
            await asyncio.gather(place._reading, return_exceptions=True)
        self.person.places.clear()

    async def _play_on(self) -> None:
        place = await self.here()
        if self._pending is None:
            self._pending = self._next(place.state)
        if self._pending is None:
            place._news.clear()
            try:
                async with asyncio.timeout(PATIENCE_S):
                    await place._news.wait()
            except TimeoutError:
                await place.ask("ping", seconds=PATIENCE_S)  # it may be quiet, or gone
            if place.close_code is not None:
                raise ConnectionError
            return
        await asyncio.sleep(THINKS_S)
        message = dict(self._pending)
        answer = await place.ask(message.pop("type"), message_id=message.pop("id"), seconds=PATIENCE_S, **message)
        await self._heard(place, answer)

    def _next(self, state: Frame) -> Frame | None:
        act = choose(state, self._rng)
        may = state["you"].get("may", [])
        kind = next((kind for kind in ("back", "next", "rematch") if kind in may and not self._is_ready(state)), None)
        if act is None and kind is None:
            return None
        self._count += 1
        name = f"{self.person.name}-{self._count}"
        if act is not None:
            return {"type": "act", "id": name, "action": act, "version": state["version"]}
        return {"type": kind, "id": name}

    @staticmethod
    def _is_ready(state: Frame) -> bool:
        return state["you"]["seat"] in state["table"]["ready"]

    async def _heard(self, place: Place, answer: Frame) -> None:
        assert self._pending is not None
        if answer["type"] == "ok":
            self.moves += self._pending["type"] == "act"
            self.answered[self._pending["id"]] = answer["version"]
            self._pending = None
            await place.until_state(lambda state: state["version"] >= answer["version"], PATIENCE_S)
        elif answer["code"] == "unavailable":
            self.refused["unavailable"] += 1
            await asyncio.sleep(0.2)
        else:
            self.refused[answer["code"]] += 1
            self._pending = None
            await asyncio.sleep(0.05)


def standing(state: Frame) -> dict[str, Any]:
    """What of a state frame is the same for the same viewer in every process, whoever has a socket where."""
    table = {key: value for key, value in state["table"].items() if key != "watchers"}
    seats = [seat and {key: value for key, value in seat.items() if key != "connected"} for seat in table["seats"]]
    return {
        "version": state["version"],
        "table": table | {"seats": seats},
        "game": state["game"],
        "you": state["you"],
    }
