"""Tries at one username that come at the same moment, on both databases: each is counted, none fails for another's sake."""

import asyncio

import pytest
from sqlalchemy import select

from app.accounts.login_tries import Backoff, Try
from app.config import Settings
from app.errors import Rejected
from app.storage.engine import Database
from app.storage.models.people import LoginTries
from tests.support.database import NOW, opened


class StillClock:
    def now(self) -> int:
        return NOW


async def failures(database: Database) -> list[int]:
    async with database.read() as session:
        return sorted((await session.scalars(select(LoginTries.failures))).all())


async def test_first_tries_from_many_places_are_all_counted(any_url: str) -> None:
    async with opened(any_url) as database:
        backoff = Backoff(database, StillClock(), Settings())
        await asyncio.gather(*(backoff.enter("ana", f"198.51.100.{n}", None) for n in range(8)))
        assert await failures(database) == [1] * 8 + [8]


async def test_of_many_tries_from_one_place_no_more_than_ten_are_let_in(any_url: str) -> None:
    async with opened(any_url) as database:
        backoff = Backoff(database, StillClock(), Settings())
        tries = (backoff.enter("ana", "192.0.2.1", None) for _ in range(16))
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert [isinstance(result, Try) for result in results].count(True) == 10
        assert all(isinstance(result, (Try, Rejected)) for result in results)


async def test_log_ins_and_guesses_at_once_do_not_trip_over_each_other(any_url: str) -> None:
    async with opened(any_url) as database:
        backoff = Backoff(database, StillClock(), Settings())

        async def comes(address: str) -> None:
            await backoff.succeeded(await backoff.enter("ana", address, None))

        for _ in range(3):
            await asyncio.gather(
                *(comes("192.0.2.1") for _ in range(4)), *(comes(f"198.51.100.{n}") for n in range(4)),
                *(backoff.enter("ana", "203.0.113.1", None) for _ in range(3)),
            )  # fmt: skip
        assert (await failures(database))[-2:] == [9, 9]  # of the guesses; who came in was counted nowhere
        await backoff.enter("ana", "203.0.113.1", None)
        with pytest.raises(Rejected):
            await backoff.enter("ana", "203.0.113.1", None)
