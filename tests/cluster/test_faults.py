"""Broken for real (DESIGN §6): whatever dies, hangs or is cut off, answered acts stand and everybody plays on.

Three servers, Postgres and Redis as they are deployed; guests over the real protocol, the players of each table on
different servers.
"""

import asyncio
from functools import partial

import pytest

from tests.cluster.city import City, eventually
from tests.cluster.evening import Evening
from tests.support.player import Person, Place
from tests.support.proxy import Proxy

pytestmark = pytest.mark.timeout(300)

KILLS = 6
TURN_S = 10
OUTAGE_S = TURN_S + 3
"""Whichever turn was running when it began has run out when it ends."""


async def test_nothing_is_broken(city: City) -> None:
    async with Evening(city, ["ajiley", "jodete", "rami"]) as evening:
        await evening.played()
        await evening.holds()


async def test_one_server_of_three_is_killed_again_and_again(city: City) -> None:
    async with Evening(city) as evening:
        for n in range(KILLS):
            await evening.played(3)
            victim = city.servers[n % len(city.servers)]
            await eventually("another one serves", partial(city.serves_without, victim), 120)
            victim.kill()
            await evening.played(3)
            victim.launch()
        await asyncio.to_thread(city.whole)
        await evening.played(3)
        await evening.holds()


async def test_all_servers_are_killed_and_turns_run_out_meanwhile(city: City) -> None:
    async with Evening(city, ["jodete", "rami"], turn_s=TURN_S) as evening:
        await evening.played()
        for server in city.servers:
            server.kill()
        await asyncio.sleep(OUTAGE_S)
        await asyncio.to_thread(city.whole)
        await evening.played()
        await evening.holds()


async def test_the_database_is_started_anew_under_load(city: City) -> None:
    async with Evening(city) as evening:
        for _ in range(2):
            await evening.played(4)
            await asyncio.to_thread(city.stop, "postgres")
            await asyncio.to_thread(city.start, "postgres")
        await evening.played()
        await evening.holds()


async def test_the_database_is_away_for_longer_than_a_turn(city: City) -> None:
    async with Evening(city, turn_s=TURN_S) as evening:
        await evening.played(4)
        await asyncio.to_thread(city.stop, "postgres")
        await asyncio.sleep(OUTAGE_S)
        await asyncio.to_thread(city.start, "postgres")
        await evening.played()
        await evening.holds()


async def test_redis_is_gone_for_five_seconds_and_has_forgotten_everything(city: City) -> None:
    async with Evening(city) as evening:
        await evening.played(4)
        await asyncio.to_thread(city.stop, "redis")
        async with Evening(city, ["jodete"]) as later:  # seated and begun at three servers that cannot hear one another
            await asyncio.gather(asyncio.sleep(5), evening.played(), later.played())
            await asyncio.to_thread(city.start, "redis")
            await asyncio.gather(evening.played(), later.played())
            await later.holds()
        await evening.holds()


async def test_redis_is_flushed_and_drops_all_its_listeners(city: City) -> None:
    async with Evening(city) as evening:
        for _ in range(3):
            await evening.played(4)
            await city.tell_redis("FLUSHALL", "CLIENT KILL TYPE pubsub", "CLIENT KILL TYPE normal SKIPME yes")
        await evening.played(4)
        await evening.holds()


async def test_every_server_is_told_to_stop_and_started_again(city: City) -> None:
    async with Evening(city, ["ajiley", "rami"]) as evening:
        for server in city.servers:
            await evening.played(3)
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
        await evening.played(3)
        await evening.holds()


async def test_a_server_that_stood_still_comes_back_with_an_old_state(city: City) -> None:
    async with Evening(city) as evening:
        await evening.played(4)
        city.servers[0].freeze()
        await evening.played(8)  # who was there has come in elsewhere
        city.servers[0].cont()
        await evening.played(4)
        await evening.holds()
        assert "park" not in [command["type"] for command in await evening.commands()]


async def test_a_client_that_never_reads(city: City) -> None:
    async with Evening(city) as evening:
        deaf = await Person(city.servers[0].base, "Sorda").arrive()
        places = [Place(await deaf.socket(table["code"], small=True), deaf) for table in evening.tables]
        for place in places:
            await place.until_state(lambda state: True, 20)
            place.socket.transport.pause_reading()
        await evening.played(20)
        await evening.holds()
        for place in places:
            place.socket.transport.abort()
        await deaf.leave()


async def test_the_line_between_a_client_and_its_server_is_cut(city: City) -> None:
    proxies = [await Proxy("127.0.0.1", server.port).start() for server in city.servers[:2]]
    doors = [f"http://127.0.0.1:{proxy.port}" for proxy in proxies]
    async with Evening(city, doors=doors) as evening:
        for proxy in proxies * 2:
            await evening.played(3)
            proxy.lose_answers = True  # what was sent arrives, and nobody hears what became of it
            await proxy.lost.wait()
            proxy.cut()
            proxy.heal()
        await evening.played(4)
        for proxy in proxies:
            proxy.open = False
            proxy.cut()
            await evening.played(3)  # by the other door
            proxy.heal()
        await evening.holds()
    for proxy in proxies:
        await proxy.stop()


@pytest.mark.parametrize("service", ["postgres", "redis"])
async def test_one_server_is_cut_off_from(city: City, service: str) -> None:
    async with Evening(city) as evening:
        await evening.played(4)
        city.lines[service].cut()
        doors = [server.base for server in city.servers[:2]]
        if service == "postgres":
            for guest in evening.everybody:
                guest.doors = doors  # as a load balancer would, which asks whether a server is ready
                if guest.person.base not in doors:
                    await guest.leave()
        await evening.played(6)
        city.lines[service].heal()
        await evening.played(4)
        await evening.holds()
