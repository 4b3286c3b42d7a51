"""Some tables at which guests play over several servers while something is broken; and what must hold afterwards."""

import asyncio
import itertools
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from types import TracebackType
from typing import Any

from app.chips.service import Chips
from app.storage.engine import Database
from tests.cluster.city import City, eventually
from tests.cluster.guest import GONE, Guest, standing
from tests.support.player import Frame

SEATS = 3
WELCOME = 10_000
TURN_S = 60
TERMS: dict[str, dict[str, Any]] = {
    "ajiley": {"options": {"max_hands": 500}},
    "jodete": {"stake": 100},
    "rami": {"stake": 50},
}
PASSING = {"stale", "unavailable", "wrong_phase"}
"""Refusals that a guest may meet by no fault of anybody's."""
EXPECTED = {
    "sit", "start", "prepare", "deal_hand", "act", "next", "rematch", "back", "park", "resume",
}  # fmt: skip
"""All that stands in the journals of these tables: nobody's turn may have run out by what was broken (`time_up`), nobody
lost seat, stake or host's place, nothing was frozen, void or closed."""
_seeds = itertools.count(1)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an evening came to that held: `pause_ms` is the longest time in which nobody acted at a table."""

    fault: str
    answered: int
    entries: int
    pause_ms: int


class Evening:
    """One table for each of `games`. `doors`: the addresses guests come through, by number of guest; by default each
    begins at another server. `turn_s`: when a turn runs out."""

    def __init__(
        self,
        city: City,
        games: Sequence[str] = ("ajiley", "jodete"),
        *,
        doors: Sequence[str] | None = None,
        turn_s: int = TURN_S,
    ) -> None:
        self.city = city
        self.games = games
        self.guests: list[list[Guest]] = []
        self.tables: list[Frame] = []
        self._turn_s = turn_s
        self._doors = list(doors or [server.base for server in city.servers])
        self._playing: list[asyncio.Task[None]] = []
        self._last: list[int] = []

    async def __aenter__(self) -> "Evening":
        try:
            await self._begin()
        except BaseException:
            await self.__aexit__(None, None, None)
            raise
        return self

    async def _begin(self) -> None:
        for number, game in enumerate(self.games):
            guests = [Guest(f"g{n}", self._turned(n), n) for n in itertools.islice(_seeds, SEATS)]
            self.guests.append(guests)
            for guest in guests:
                await guest.person.arrive()
            terms = TERMS[game]
            options = terms.get("options", {}) | {"turn_seconds": self._turn_s}
            made = await guests[0].person.make_table(
                game=game, seats=SEATS, name=f"Mesa {number}", **terms | {"options": options}
            )
            self.tables.append(made)
            for guest in guests:
                await guest.sit(made["code"])
            await guests[0].start()
        self._playing = [asyncio.create_task(guest.play()) for guest in self.everybody]

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._rest()
        for guest in self.everybody:
            await guest.leave()
            await guest.person.leave()

    @property
    def everybody(self) -> list[Guest]:
        return [guest for guests in self.guests for guest in guests]

    @property
    def ids(self) -> list[str]:
        return [table["id"] for table in self.tables]

    def _turned(self, number: int) -> list[str]:
        """The doors, beginning with another one for each number."""
        first = number % len(self._doors)
        return self._doors[first:] + self._doors[:first]

    async def versions(self) -> list[int]:
        rows = await self.city.rows("SELECT id, version FROM tables WHERE id = ANY($1)", self.ids)
        found = {row["id"]: row["version"] for row in rows}
        return [found[table] for table in self.ids]

    async def played(self, moves: int = 6, seconds: float = 60.0) -> None:
        """Until every table has seen so many acts more, and every guest has had something answered since he came."""
        before = [sum(guest.moves for guest in guests) for guests in self.guests]

        async def enough() -> bool:
            now = [sum(guest.moves for guest in guests) for guests in self.guests]
            for task in self._playing:
                if task.done():
                    task.result()
            heard = all(guest.answered for guest in self.everybody)
            return heard and all(after - since >= moves for since, after in zip(before, now, strict=True))

        await eventually("the tables play on", enough, seconds)

    async def _rest(self) -> None:
        for task in self._playing:
            task.cancel()
        for outcome in await asyncio.gather(*self._playing, return_exceptions=True):
            if outcome is not None and not isinstance(outcome, asyncio.CancelledError):
                raise outcome
        self._playing = []

    # what must hold

    async def holds(self) -> None:
        """Everything DESIGN §6 promises. Everybody stops playing first."""
        await self._rest()
        self._last = await self.versions()
        await self._everybody_sees_the_same()
        await self._answered_acts_stand_once()
        await self._nobody_was_acted_for()
        await self._chips_are_all_there()
        surprises = {code for guest in self.everybody for code in guest.refused} - PASSING
        assert not surprises, surprises
        self.city.keeps_quiet(self._secrets())
        self.city.outcomes.append(await self._outcome())

    async def _everybody_sees_the_same(self) -> None:
        """Who is at the table is told the latest; who comes anew, at any server, sees exactly that."""
        for guests in self.guests:
            for guest in guests:
                await eventually(f"{guest.person.name} is shown the latest", partial(self._latest, guest, guests))
            for guest in guests:
                await eventually(f"{guest.person.name} sees the same everywhere", partial(self._same_everywhere, guest))

    async def _latest(self, guest: Guest, at: list[Guest]) -> bool:
        place = await guest.here()
        return bool(place.state["version"] == (await self.versions())[self.guests.index(at)])

    async def _same_everywhere(self, guest: Guest) -> bool:
        seen = [standing((await guest.here()).state)]
        for server in self.city.servers:
            await guest.leave()
            guest.person.base = server.base
            try:
                guest.place = await guest.person.watch(guest.code)
            except GONE:
                return False  # sent away because the database was: asked again, as the page does
            seen.append(standing(guest.place.state))
        return all(view == seen[0] for view in seen)

    async def _answered_acts_stand_once(self) -> None:
        rows = await self.city.rows(
            "SELECT table_id, version, user_id, command_id FROM journal WHERE table_id = ANY($1) ORDER BY version",
            self.ids,
        )
        for table, guests in zip(self.ids, self.guests, strict=True):
            mine = [row for row in rows if row["table_id"] == table]
            assert [row["version"] for row in mine] == list(range(1, len(mine) + 1))
            stand = [(row["user_id"], row["command_id"]) for row in mine if row["command_id"] is not None]
            assert len(stand) == len(set(stand))
            by_command = {(row["user_id"], row["command_id"]): row["version"] for row in mine}
            for guest in guests:
                told = {(guest.person.id, command): version for command, version in guest.answered.items()}
                assert told.items() <= by_command.items()
                assert guest.answered

    async def _nobody_was_acted_for(self) -> None:
        """Up to the moment when everybody stopped: then turns may run out."""
        last = dict(zip(self.ids, self._last, strict=True))
        until = [row for row in await self.commands() if row["entry"] <= last[row["table_id"]]]
        assert {row["type"] for row in until} <= EXPECTED

    async def commands(self) -> list[dict[str, Any]]:
        """Every entry: its command's fields, and version, at, deadline of the entry."""
        rows = await self.city.rows(
            "SELECT table_id, version, at, deadline, command FROM journal WHERE table_id = ANY($1) ORDER BY table_id, version",
            self.ids,
        )
        return [
            json.loads(row["command"]) | {k: row[k] for k in ("table_id", "at", "deadline")} | {"entry": row["version"]}
            for row in rows
        ]

    async def _chips_are_all_there(self) -> None:
        database = Database(self.city.database)
        try:
            books = await Chips(database).check()
        finally:
            await database.close()
        assert books.ok, books
        for game, table, guests in zip(self.games, self.ids, self.guests, strict=True):
            place = await guests[0].here()
            held = await self.city.rows(
                "SELECT sum(balance)::bigint AS chips FROM accounts WHERE user_id = ANY($1)",
                [g.person.id for g in guests],
            )
            escrow = await self.city.rows("SELECT balance FROM accounts WHERE table_id = $1", table)
            assert held[0]["chips"] + escrow[0]["balance"] == WELCOME * SEATS
            shown = place.state["game"]
            if game == "ajiley" and place.state["table"]["phase"] == "playing":
                assert sum(seat["chips"] for seat in shown["seats"]) + shown["pot"] == escrow[0]["balance"]

    def _secrets(self) -> set[str]:
        """What no log may hold: the keys of tables and sessions."""
        return {table["code"] for table in self.tables} | {guest.person.token for guest in self.everybody}

    async def _outcome(self) -> Outcome:
        told = await self.commands()
        pauses = [
            after["at"] - before["at"]
            for before, after in pairwise(row for row in told if row["type"] == "act")
            if before["table_id"] == after["table_id"]
        ]
        answered = sum(len(guest.answered) for guest in self.everybody)
        return Outcome(self.city.fault, answered, len(told), max(pauses))
