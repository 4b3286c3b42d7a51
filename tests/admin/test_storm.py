"""A storm over the books: matches, refills, adjustments, closed tables and kill −9, all at random; then every chip is counted.

What was answered must stand exactly once; what was not may stand or not; nothing else may have happened.
"""

import asyncio
import secrets
from collections.abc import Generator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from app.storage.models.chips import Account, Transfer
from tests.admin.conftest import ADMIN
from tests.support.choices import choose
from tests.support.database import in_escrow
from tests.support.house import house_at
from tests.support.player import Person, Place
from tests.support.server import Server

ROUNDS = 2
ROUND_S = (2.5, 4)
"""How long people play before the kill, at least and at most."""
TABLES = 3
WELCOME = 10_000
GONE = (ConnectionError, OSError, TimeoutError, httpx2.HTTPError, ConnectionClosed, InvalidHandshake)
"""What people see of a server that was killed."""
TERMS: list[dict[str, Any]] = [
    {"game": "ajiley", "options": {"starting_chips": 300, "ante": 20, "max_hands": 3}},
    {"game": "ajiley", "options": {"starting_chips": 60, "ante": 30, "max_hands": 50}},
    {"game": "jodete", "stake": 75},
]


@dataclass
class Storm:
    """`granted` and `adjusted` hold what was answered: chips by refill's id, chips by idempotency key."""

    rng: Random
    people: list[Person]
    admin: Person
    granted: dict[str, int] = field(default_factory=dict)
    adjusted: dict[str, int] = field(default_factory=dict)
    matches: int = 0
    closed: int = 0

    async def table(self, players: list[Person]) -> None:
        """Match after match, until the server is gone; now and then somebody leaves or the admin closes the table."""
        while True:
            made = await players[0].make_table(seats=len(players), **self.rng.choice(TERMS))
            places = [await person.sit_at(made["code"]) for person in players]
            if (await places[0].ask("start"))["type"] == "ok":
                self.matches += 1
                await self.play(places, made["id"])
            for place in places:
                await place.leave()

    async def play(self, places: list[Place], table_id: str) -> None:
        for _ in range(self.rng.randint(5, 60)):
            for place in places:
                legal = place.state["you"]["legal"]
                act = {"type": "refill"} if "refill" in legal else choose(place.state, self.rng)
                if act is not None:
                    await place.act(act)
                elif "next" in place.state["you"]["may"]:
                    await place.ask("next")
            await asyncio.sleep(0.01)
        ending = self.rng.random()
        if ending < 0.4:
            await self.rng.choice(places).ask("stand")
        if ending < 0.8:
            answer = await self.admin.http.post(f"/api/admin/tables/{table_id}/close", json={"reason": "tormenta"})
            assert answer.status_code in {200, 503}, answer.text
            self.closed += answer.status_code == 200

    async def desk(self) -> None:
        """Requests and decisions, the same decision by several at once, and corrections both ways."""
        while True:
            person = self.rng.choice(self.people)
            amount = self.rng.randint(1, 500)
            asked = await person.http.post("/api/refills", json={"amount": amount})
            if asked.status_code == 201:
                path = f"/api/admin/refills/{asked.json()['id']}"
                if self.rng.random() < 0.2:
                    await self.admin.http.post(f"{path}/deny", json={"note": "no"})
                else:
                    for answer in await asyncio.gather(*(self.admin.http.post(f"{path}/approve") for _ in range(2))):
                        assert answer.status_code in {200, 503}, answer.text
                        if answer.status_code == 200:
                            self.granted[asked.json()["id"]] = answer.json()["granted"]
            await self.adjust(person, self.rng.choice((-1, 1)) * amount)

    async def adjust(self, person: Person, amount: int) -> None:
        key = secrets.token_hex(8)
        path, body = f"/api/admin/users/{person.id}/adjust", {"amount": amount, "reason": "tormenta"}
        for _ in range(2):
            answer = await self.admin.http.post(path, json=body, headers={"Idempotency-Key": key})
            assert answer.status_code in {200, 409, 503}, answer.text
            if answer.status_code == 200:
                self.adjusted[key] = amount


@pytest.fixture
def house(url: str, tmp_path: Path) -> Generator[Server]:
    admin = {"ADMIN_NAME": ADMIN["username"], "ADMIN_PASSWORD": ADMIN["password"]}
    server = Server(tmp_path, DATABASE_URL=url, **admin)
    yield server
    server.stop()
    log = server.log.read_text()
    assert "Traceback" not in log
    assert "escrow" not in log, "no table ever held anything but what it should"


async def until_killed(storm: Storm, server: Server) -> None:
    """Everything at once; then a kill at a moment that nobody chose."""
    groups = [storm.people[2 * n : 2 * n + 2] for n in range(TABLES)]
    work = [asyncio.create_task(storm.table(group)) for group in groups] + [asyncio.create_task(storm.desk())]
    await asyncio.sleep(storm.rng.uniform(*ROUND_S))
    broken = [task for task in work if task.done()]
    server.kill()
    ends = await asyncio.gather(*work, return_exceptions=True)
    assert broken == [], [repr(end) for end in ends]
    assert all(isinstance(end, GONE) for end in ends), [repr(end) for end in ends]


async def all_counted(storm: Storm, url: str) -> None:
    """The books balance, hold every answered act once, and hold the people's chips to the unit."""
    async with house_at(url) as house:
        check = await house.books.check()
        assert (check.ok, check.difference, check.wrong, check.tables) == (True, 0, [], [])
        async with house.database.read() as session:
            rows = (await session.scalars(select(Transfer))).all()
            held = sum((await session.scalars(select(Account.balance).where(Account.kind != "mint"))).all())
    from_mint = {
        row.key: row.amount if row.debit_id == 1 else -row.amount for row in rows if 1 in (row.debit_id, row.credit_id)
    }
    for refill, chips in storm.granted.items():
        assert from_mint[f"refill:{refill}"] == chips
    stands = {key.rsplit(":", 1)[1]: chips for key, chips in from_mint.items() if key.startswith("adjust:")}
    assert storm.adjusted.items() <= stands.items()
    assert {row.reason for row in rows if row.key in from_mint} <= {"welcome", "refill_granted", "adjust"}
    welcomed = sum(chips for key, chips in from_mint.items() if key.startswith("welcome:"))
    assert welcomed == WELCOME * len(storm.people)
    assert held == sum(from_mint.values())


@pytest.mark.timeout(300)
async def test_after_a_storm_of_matches_refills_voids_and_kills_the_books_balance(house: Server, url: str) -> None:
    house.start()
    people = [await Person(house.base, f"Jugador {n}").arrive() for n in range(2 * TABLES)]
    admin = Person(house.base, "jefa")
    assert (await admin.http.post("/api/login", json=ADMIN)).status_code == 200
    storm = Storm(Random(7), people, admin)
    for _ in range(ROUNDS):
        await until_killed(storm, house)
        await all_counted(storm, url)
        house.start()
    assert storm.matches >= ROUNDS
    assert storm.granted
    assert storm.adjusted

    tables = (await admin.http.get("/api/admin/tables")).json()["items"]
    for table in tables:
        path = f"/api/admin/tables/{table['id']}/close"
        foretold = (await admin.http.post(path, params={"preview": 1})).json()
        done = await admin.http.post(path, json={"reason": "fin"})
        assert done.status_code == 200, done.text
        assert (foretold["correction"], done.json()["correction"]) == (0, 0)
    await all_counted(storm, url)
    async with house_at(url) as books:
        assert [await in_escrow(books.database, table["id"]) for table in tables] == [0] * len(tables)
    for person in (*people, admin):
        await person.leave()
