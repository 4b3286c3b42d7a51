"""Broken for real (DESIGN §6): whatever dies, hangs or is cut off, answered acts stand and everybody plays on.

Three servers, Postgres and Redis as they are deployed; guests over the real protocol, the players of each table on
different servers.
"""

import asyncio

import pytest

from tests.cluster.city import City
from tests.cluster.evening import Evening

pytestmark = pytest.mark.timeout(240)


async def test_nothing_is_broken(city: City) -> None:
    async with Evening(city) as evening:
        await evening.played()
        await evening.holds()


async def test_one_server_of_three_is_killed_again_and_again(city: City) -> None:
    async with Evening(city) as evening:
        for server in city.servers:
            await evening.played(4)
            server.kill()
            await evening.played(4)
            await asyncio.to_thread(server.start)
        await evening.holds()


async def test_all_servers_are_killed(city: City) -> None:
    async with Evening(city, game="jodete") as evening:
        await evening.played()
        for server in city.servers:
            server.kill()
        await asyncio.to_thread(city.whole)
        await evening.played()
        await evening.holds()


async def test_the_database_is_started_anew_under_load(city: City) -> None:
    async with Evening(city) as evening:
        await evening.played()
        await asyncio.to_thread(city.stop, "postgres")
        await asyncio.sleep(2)
        await asyncio.to_thread(city.start, "postgres")
        await evening.played()
        await evening.holds()


async def test_redis_is_gone_for_five_seconds_and_has_forgotten_everything(city: City) -> None:
    async with Evening(city) as evening:
        await evening.played()
        city.stop("redis")
        await asyncio.gather(asyncio.sleep(5), evening.played())  # the journal alone is enough
        await asyncio.to_thread(city.start, "redis")
        await evening.played()
        await evening.holds()
