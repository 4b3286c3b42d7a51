"""What is said at a table is remembered for who comes later, by whichever process, and forgotten after a week."""

import asyncio

import pytest

from app.games.contract import Seat
from app.storage.engine import Database
from app.storage.talk import WEEK_MS, StoredTalk
from app.tables.ids import TableId
from app.tables.ports import Unavailable
from app.tables.talk import KEPT, ChatLine
from tests.support.database import NOW, add_table, add_user, opened

HERE, THERE = TableId("t1"), TableId("t2")


def line(text: str, at: int = NOW, seat: int | None = 0) -> ChatLine:
    return ChatLine(None if seat is None else Seat(seat), "Ana", text, at)


async def tables(database: Database) -> None:
    await add_user(database, "ana")
    for table in (HERE, THERE):
        await add_table(database, table, "ana")


async def test_the_last_lines_come_back_in_their_order_and_those_of_this_table_only(url: str) -> None:
    async with opened(url) as database, opened(url) as elsewhere:
        await tables(database)
        talk = StoredTalk(database)
        writing = asyncio.create_task(talk.run())
        said = [line(f"{n} ¡órale! 🃏", NOW - n, seat=None if n % 2 else n % 5) for n in range(KEPT + 7)]
        for one in said:
            talk.keep(HERE, one)
            await asyncio.sleep(0)
        talk.keep(THERE, line("otra mesa"))
        async with asyncio.timeout(10):
            while not await StoredTalk(elsewhere).recall(THERE):
                await asyncio.sleep(0.01)
        writing.cancel()
        assert list(await StoredTalk(elsewhere).recall(HERE)) == said[-KEPT:]


async def test_what_still_waits_at_a_planned_stop_is_written(url: str) -> None:
    async with opened(url) as database:
        await tables(database)
        talk = StoredTalk(database)
        talk.keep(HERE, line("hasta luego"))
        await talk.close()
        assert [one.text for one in await talk.recall(HERE)] == ["hasta luego"]


async def test_a_database_that_is_away_loses_nothing_that_it_can_take_later(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.storage.talk.PAUSE_S", 0.01)
    async with opened(url) as database:
        await tables(database)
        talk = StoredTalk(database)
        real, tries = database.write, 0

        def away() -> object:
            nonlocal tries
            tries += 1
            if tries < 4:
                raise Unavailable
            return real()

        monkeypatch.setattr(database, "write", away)
        writing = asyncio.create_task(talk.run())
        talk.keep(HERE, line("uno"))
        async with asyncio.timeout(10):
            while not await talk.recall(HERE):
                await asyncio.sleep(0.01)
        writing.cancel()
        assert tries == 4


async def test_lines_that_cannot_be_written_hold_nothing_up(url: str) -> None:
    async with opened(url) as database:
        await tables(database)
        talk = StoredTalk(database)
        talk.keep(TableId("no such table"), line("a nadie"))
        await talk.close()
        talk.keep(HERE, line("a todos"))
        await talk.close()
        assert [one.text for one in await talk.recall(HERE)] == ["a todos"]


async def test_after_a_week_it_is_forgotten(url: str) -> None:
    async with opened(url) as database:
        await tables(database)
        talk = StoredTalk(database)
        talk.keep(HERE, line("viejo", NOW))
        talk.keep(HERE, line("nuevo", NOW + 1))
        await talk.close()
        await talk.forget(NOW + WEEK_MS + 1)
        assert [one.text for one in await talk.recall(HERE)] == ["nuevo"]
