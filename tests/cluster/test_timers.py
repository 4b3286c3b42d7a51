"""What happens by itself happens once, and not before its time, however many servers have the table open (DESIGN §1)."""

import asyncio
from functools import partial
from itertools import pairwise

import pytest

from tests.cluster.city import City, eventually
from tests.support.player import Person, Place

pytestmark = pytest.mark.timeout(240)


async def three_at(city: City, **terms: object) -> tuple[str, list[Place]]:
    """A table's id, and a player of it at each of the servers, in a running match."""
    people = [await Person(server.base, f"p{number}").arrive() for number, server in enumerate(city.servers)]
    made = await people[0].make_table(seats=3, **terms)
    places = []
    for person in people:
        place = await person.watch(made["code"])
        assert (await place.ask("sit", seconds=20))["type"] == "ok"
        places.append(place)
    assert (await places[0].ask("start", seconds=20))["type"] == "ok"
    return made["id"], places


async def entries(city: City, table: str) -> list[tuple[str, int, int | None]]:
    """Kind, time and following deadline of every entry."""
    rows = await city.rows(
        "SELECT command::json->>'type' AS kind, at, deadline FROM journal WHERE table_id = $1 ORDER BY version", table
    )
    return [(row["kind"], row["at"], row["deadline"]) for row in rows]


def once_and_in_time(told: list[tuple[str, int, int | None]]) -> None:
    """Every automatic act answers one deadline, that of the entry before it, and none comes before its time."""
    answered = [
        (deadline, at) for (_, _, deadline), (kind, at, _) in pairwise(told) if kind in ("time_up", "deal_hand")
    ]
    assert all(deadline is not None and at >= deadline for deadline, at in answered)
    assert len({deadline for deadline, _ in answered}) == len(answered)


async def level(places: list[Place]) -> bool:
    """Whether all are shown the same version."""
    return len({place.state["version"] for place in places}) == 1


async def test_one_automatic_act_for_each_deadline_and_none_too_early(city: City) -> None:
    table, places = await three_at(city, options={"turn_seconds": 5})

    async def run_out() -> bool:
        return [kind for kind, _, _ in await entries(city, table)].count("time_up") >= 3

    await eventually("three turns run out", run_out, 60)
    once_and_in_time(await entries(city, table))
    await eventually("nobody lags behind, whoever wrote it", partial(level, places), 60)
    for place in places:
        await place.person.leave()


async def test_bots_play_once_though_three_servers_could_play_them(city: City) -> None:
    people = [await Person(server.base, f"w{number}").arrive() for number, server in enumerate(city.servers)]
    made = await people[0].make_table(seats=3, options={"max_hands": 2})
    places = [await person.watch(made["code"]) for person in people]
    assert (await places[0].ask("sit", seconds=20))["type"] == "ok"
    for _ in range(2):
        assert (await places[0].ask("add_bot", level="easy", seconds=20))["type"] == "ok"
    assert (await places[0].ask("start", seconds=20))["type"] == "ok"
    player = places[0]
    async with asyncio.timeout(180):
        while player.state["table"]["phase"] != "finished":
            if player.my_turn:
                legal = player.state["you"]["legal"]
                kind = next(kind for kind in ("check", "call", "throw", "fold") if kind in legal)
                await player.act({"type": kind, "cards": []} if kind == "throw" else {"type": kind})
            elif "next" in player.state["you"]["may"] and 0 not in player.state["table"]["ready"]:
                await player.ask("next")
            await asyncio.sleep(0.03)
    kinds = [kind for kind, _, _ in await entries(city, made["id"])]
    assert "bot_act" in kinds
    assert "time_up" not in kinds
    last = player.state["version"]
    for place in places[1:]:
        await place.until_state(lambda state: bool(state["version"] >= last), 20)
    for person in people:
        await person.leave()


async def test_a_table_whose_server_died_is_looked_after_by_another(city: City) -> None:
    """All players were at the one that died, and do not come back: the match is parked, and nobody was acted for."""
    person, other = (
        await Person(city.servers[0].base, "Sola").arrive(),
        await Person(city.servers[0].base, "Otra").arrive(),
    )
    made = await person.make_table(seats=2, options={"turn_seconds": 5})
    places = [await person.sit_at(made["code"]), await other.sit_at(made["code"])]
    assert (await places[0].ask("start", seconds=20))["type"] == "ok"
    await places[0].until_state(lambda state: bool(state["game"]) and state["game"]["turn"] is not None, 20)
    city.servers[0].kill()

    async def parked() -> bool:
        return "park" in [kind for kind, _, _ in await entries(city, made["id"])]

    await eventually("another server finds the table and parks it", parked, 60)
    kinds = [kind for kind, _, _ in await entries(city, made["id"])]
    assert "time_up" not in kinds
    for who in (person, other):
        await who.leave()


async def test_when_the_server_that_wrote_last_stands_still_another_acts_in_its_place_once(city: City) -> None:
    """Everybody's sockets stay open; the one that stood still comes back long after its time."""
    table, places = await three_at(city, options={"turn_seconds": 5})

    async def run_out(times: int) -> bool:
        return [kind for kind, _, _ in await entries(city, table)].count("time_up") >= times

    await eventually("a turn runs out", partial(run_out, 1), 60)
    before = [kind for kind, _, _ in await entries(city, table)].count("time_up")
    still = city.servers[0]
    still.freeze()
    await eventually("turns run out all the same", partial(run_out, before + 2), 60)
    still.cont()
    await eventually("and later too", partial(run_out, before + 3), 60)
    once_and_in_time(await entries(city, table))
    await eventually("all are shown the same", partial(level, places), 60)
    for place in places:
        await place.person.leave()
