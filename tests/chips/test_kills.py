"""kill −9 between any two steps of whatever moves chips: each act stands as a whole or has not happened (DESIGN §4).

Every statement that goes to the database, and every commit, is such a step. The act runs in a process of its own.
"""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Awaitable, Callable, Mapping
from itertools import count
from typing import Any

import pytest
from sqlalchemy import event, select
from sqlalchemy.engine import Engine

from app.admin.closings import Closings
from app.admin.people import People
from app.admin.refills import RefillDesk
from app.admin.schemas import Adjustment, Approval
from app.storage.models.audit import AuditRow
from app.storage.models.chips import Account, Refill, Transfer
from app.tables import commands as c
from app.tables.ids import MatchId, SessionId, TableId, UserId
from tests.support.database import NOW, add_user
from tests.support.house import House, house_at

ANA, BETO, JEFA = (UserId(name) for name in ("ana", "beto", "jefa"))
CHIPS = 1_000
STEPS_MAX = 60
"""No act takes so many."""

Act = Callable[[House], Awaitable[object]]
Books = tuple[dict[str | None, int], int, int]
"""What everybody holds; number of transfers; number of acts in the audit."""


class NoSockets:
    async def log_out(self, session: SessionId, reason: str = "logged_out") -> None:
        raise AssertionError("nobody is logged out here")


def people(house: House) -> People:
    async def order(table_id: TableId, command: c.Command, by: object) -> int:
        raise AssertionError("nobody stands up here")

    return People(house.database, house.clock, NoSockets(), order)


async def start(house: House) -> object:
    return await (await house.open("t1")).do(c.Start(MatchId("m-1"), 0), ANA, "start")


async def close(house: House) -> object:
    return await Closings(house.database).close(TableId("t2"), c.Warrant(JEFA, "prueba"), house.order)


async def leave(house: House) -> object:
    return await (await house.open("t2")).do(c.Stand(), BETO, "stand")


async def approve(house: House) -> object:
    return await RefillDesk(house.database, house.clock).approve(JEFA, "r1", Approval(amount=70))


async def adjust(house: House) -> object:
    return await people(house).adjust(JEFA, ANA, Adjustment(amount=-40, reason="prueba"), "key")


ACTS: Mapping[str, Act] = {act.__name__: act for act in (start, close, leave, approve, adjust)}


async def scene(house: House) -> None:
    """A table about to start, one in the middle of a hand, and a request that waits."""
    for user in (ANA, BETO, JEFA):
        await add_user(house.database, user, CHIPS)
    await house.table("t1", ANA, BETO, starting_chips=100, ante=10)
    playing = await (await house.table("t2", ANA, BETO, starting_chips=200, ante=10)).start(ANA)
    await playing.do(playing.quiet_act(), playing.turn)
    async with house.database.write() as session:
        session.add(Refill(id="r1", user_id=BETO, amount=50, status="pending", created_at=NOW))


async def books(house: House) -> Books:
    """As they are; whatever happened, they balance."""
    check = await house.books.check()
    assert (check.ok, check.difference, check.wrong, check.tables) == (True, 0, [], [])
    async with house.database.read() as session:
        rows = await session.execute(select(Account.user_id, Account.table_id, Account.balance))
        held = {user or table: chips for user, table, chips in rows if user or table}
        transfers = len((await session.scalars(select(Transfer.id))).all())
        acts = len((await session.scalars(select(AuditRow.id))).all())
    return held, transfers, acts


def killed_at(url: str, name: str, step: int) -> None:
    """The process: does the act and is killed before that step. Exit status 0 when the act came to its end first."""
    steps = count()

    def before(*_: Any) -> None:
        if next(steps) == step:
            os.kill(os.getpid(), signal.SIGKILL)

    for moment in ("before_cursor_execute", "commit"):
        event.listen(Engine, moment, before)

    async def work() -> None:
        async with house_at(url) as house:
            await ACTS[name](house)

    asyncio.run(work())


async def dies(url: str, name: str, step: int) -> bool:
    """Whether the kill came before the act's end."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__])  # a process is there at once: nothing is imported again
    process = context.Process(target=killed_at, args=(url, name, step))
    process.start()
    await asyncio.to_thread(process.join, 60)
    assert process.exitcode in (0, -signal.SIGKILL), process.exitcode
    return process.exitcode != 0


@pytest.mark.timeout(120)
@pytest.mark.parametrize("name", ACTS)
async def test_an_act_killed_at_any_step_is_whole_or_undone_and_may_be_done_again(url: str, name: str) -> None:
    async with house_at(url) as house:
        await scene(house)
        before = await books(house)
    deaths = 0
    for step in range(STEPS_MAX):
        if not await dies(url, name, step):
            break
        deaths += 1
        async with house_at(url) as house:
            found = await books(house)
            if found != before:
                # Killed after the commit: it stands, and doing it again, as whoever heard no answer does, adds nothing.
                assert found[1] > before[1]
                await ACTS[name](house)
                assert await books(house) == found
                return
    assert deaths >= 4, "an act takes several steps"
    async with house_at(url) as house:
        done = await books(house)
        assert done[1] > before[1], "what was killed so often is done in the end"
        await ACTS[name](house)
        assert await books(house) == done
