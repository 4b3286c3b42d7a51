"""One real server for these tests, people who are let go at the end of each, and a table with two of them."""

from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from pathlib import Path

import pytest

from tests.support.player import Person, Place
from tests.support.server import Server

Arrive = Callable[..., Awaitable[Person]]
Pair = tuple[Place, Place]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    running = Server(tmp_path_factory.mktemp("house")).start()
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


@pytest.fixture
async def arrive(server: Server) -> AsyncGenerator[Arrive]:
    here: list[Person] = []

    async def one(name: str = "Ana") -> Person:
        person = await Person(server.base, name).arrive()
        here.append(person)
        return person

    yield one
    for person in here:
        await person.leave()


@pytest.fixture
def house(tmp_path: Path) -> Generator[Server]:
    """A server of the test's own, to be killed and started again."""
    running = Server(tmp_path)
    yield running
    running.stop()


async def seated(arrive: Arrive, **terms: object) -> Pair:
    """Ana, the host, and Beto on the first two seats of a new private table."""
    ana, beto = await arrive("Ana"), await arrive("Beto")
    table = await ana.make_table(**{"seats": 4, **terms})
    return await ana.sit_at(table["code"]), await beto.sit_at(table["code"])


async def dealt(arrive: Arrive, **terms: object) -> Pair:
    """The same, with the first hand's cards in hand; the one on turn comes first."""
    ana, beto = await seated(arrive, **terms)
    assert (await ana.ask("start"))["type"] == "ok"
    for place in (ana, beto):
        await place.until_state(lambda state: bool(state["game"]) and state["game"]["phase"] == "betting_1")
    return (ana, beto) if ana.my_turn else (beto, ana)


def gone(place: Place) -> bool:
    """Whether the last word on who is here counts no watcher any more."""
    said = [frame for frame in place.frames if frame["type"] == "presence"]
    return bool(said) and said[-1]["watchers"] == 0
