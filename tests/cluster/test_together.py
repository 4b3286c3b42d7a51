"""People at different servers are in one house: they see, hear and replace one another, and share one lobby."""

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.cluster.city import City, eventually
from tests.support.player import Frame, Person

pytestmark = pytest.mark.timeout(240)

PATIENCE_S = 60


async def test_everybody_at_a_table_is_seen_and_heard_at_every_server(city: City) -> None:
    ana, beto, mira = [
        await Person(server.base, name).arrive()
        for server, name in zip(city.servers, ("Ana", "Beto", "Mira"), strict=True)
    ]
    made = await ana.make_table()
    places = [await ana.sit_at(made["code"]), await beto.watch(made["code"])]
    assert (await places[1].ask("sit", seconds=20))["type"] == "ok"
    watching = await mira.watch(made["code"])
    places.append(watching)

    def all_here(frame: Frame) -> bool:
        shown = frame if frame["type"] == "presence" else frame.get("table", {})
        seats = [seat for seat in shown.get("seats", []) if seat]
        return shown.get("watchers") == 1 and [seat["connected"] for seat in seats] == [True, True]

    for place in places:
        await place.until(all_here, PATIENCE_S)
    assert (await watching.ask("chat", text="buenas"))["type"] == "ok"
    assert (await places[1].ask("react", kind="clap"))["type"] == "ok"
    for place in places:
        await place.until(lambda frame: frame["type"] == "chat" and frame["text"] == "buenas", PATIENCE_S)
        await place.until(lambda frame: frame["type"] == "react" and frame["kind"] == "clap", PATIENCE_S)

    await mira.leave()

    def nobody_watches(frame: Frame) -> bool:
        return bool(frame["type"] == "presence" and frame["watchers"] == 0)

    await places[0].until(nobody_watches, PATIENCE_S)
    await asyncio.gather(ana.leave(), beto.leave())


async def test_a_newer_socket_takes_over_and_logging_out_ends_all_at_any_server(city: City) -> None:
    ana = await Person(city.servers[0].base, "Ana").arrive()
    made = await ana.make_table()
    older = await ana.sit_at(made["code"])
    ana.base = city.servers[1].base
    newer = await ana.watch(made["code"])
    assert await older.until_closed(PATIENCE_S) == 4409
    assert older.frames[-1] == {"type": "closed", "reason": "taken_over"}
    assert newer.close_code is None
    assert (await ana.http.delete("/api/session")).status_code == 204  # at the first server
    assert await newer.until_closed(PATIENCE_S) == 4401
    await ana.leave()


class Listing:
    """What a lobby's socket has been told."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.tables: dict[str, dict[str, Any]] = {}
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for text in self.line:
            frame = json.loads(text)
            if frame["type"] == "lobby":
                self.tables = {table["code"]: table for table in frame["tables"]}
            elif frame["type"] == "table":
                self.tables[frame["code"]] = frame
            elif frame["type"] == "table_gone":
                self.tables.pop(frame["code"], None)

    async def until(self, code: str, **wanted: Any) -> None:
        """Until the table is listed so."""

        async def so() -> bool:
            return code in self.tables and wanted.items() <= self.tables[code].items()

        await eventually(f"the lobby shows {wanted}: {self.tables.get(code)}", so, PATIENCE_S)

    async def leave(self) -> None:
        await self.line.close()
        await self.reading


async def test_one_lobby_tells_of_tables_seats_and_watchers_of_all_servers(city: City) -> None:
    lobbies = [
        Listing(
            await connect(f"{server.base.replace('http', 'ws')}/ws/lobby", additional_headers={"Origin": server.base})
        )
        for server in city.servers
    ]
    ana, mira = await Person(city.servers[0].base, "Ana").arrive(), await Person(city.servers[0].base, "Mira").arrive()
    made = await ana.make_table(visibility="public")
    for lobby in lobbies:
        await lobby.until(made["code"], taken=0, watchers=0)
    place = await ana.sit_at(made["code"])
    await mira.watch(made["code"])
    for lobby in lobbies:
        await lobby.until(made["code"], taken=1, watchers=1)
    await mira.leave()
    for lobby in lobbies:
        await lobby.until(made["code"], taken=1, watchers=0)
    assert (await place.ask("stand"))["type"] == "ok"
    for lobby in lobbies:
        await lobby.until(made["code"], taken=0)
        await lobby.leave()
    await ana.leave()
