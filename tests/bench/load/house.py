"""Fills a running server with tables and guests, by the public ways: sessions and tables by REST, seats by socket."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

import httpx2

from tests.bench.load.line import Line, open_line
from tests.bench.load.pace import Pace
from tests.bench.load.receipts import Flights, Receipts
from tests.bench.load.seat import Seat

SEATS = 4
AT_ONCE = 8


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be played where. `split`: the players of every table come in through all doors in turn; otherwise
    each table has one door. `start`: whether they play or only look at each other."""

    doors: Sequence[str]
    game: str
    tables: int
    split: bool = False
    start: bool = True


async def fill(wish: Wish, receipts: Receipts, pace: Pace) -> list[Line]:
    """All seats of all tables, taken; the matches are running when it returns, if they shall."""
    some = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> list[Seat]:
        async with some:
            return await _table(wish, number, receipts, pace)

    return [seat for seats in await asyncio.gather(*map(one, range(wish.tables))) for seat in seats]


async def _table(wish: Wish, number: int, receipts: Receipts, pace: Pace) -> list[Seat]:
    flights = Flights(receipts)
    seats: list[Seat] = []
    code = ""
    for place in range(SEATS):
        door = wish.doors[(place if wish.split else number) % len(wish.doors)]
        async with httpx2.AsyncClient(base_url=door, headers={"Origin": door}, timeout=60) as http:
            (await http.post("/api/session", json={"name": f"p{number}-{place}"})).raise_for_status()
            if not code:
                terms = {"game": wish.game, "visibility": "private", "seats": SEATS}
                made = await http.post("/api/tables", json=terms)
                made.raise_for_status()
                code = made.json()["code"]
            cookie = f"session={http.cookies['session']}"
        seat = Seat(flights, pace, seed=number * SEATS + place)
        await open_line(seat, f"{door.replace('http', 'ws')}/ws/tables/{code}", {"Origin": door, "Cookie": cookie})
        await seat.ask("sit")
        seats.append(seat)
    if wish.start:
        await seats[0].ask("start")
    return seats
