"""A task may be cancelled at any moment, even while its connection is given back: nothing is lost by it, nothing looks like a defect."""

import asyncio
import logging
from typing import Any

import pytest
from sqlalchemy import event, select

from app.storage.engine import Database
from app.storage.models.chips import Account
from tests.support.database import add_user, balance


async def cancelled_at_its_end(database: Database, how: str) -> None:
    """Reads or writes, and is cancelled when the pool makes its connection ready for the next one."""

    async def work() -> None:
        async with getattr(database, how)() as session:
            await session.execute(select(Account))

    working = asyncio.create_task(work())

    def cancel(*_: Any) -> None:
        working.cancel()

    pool = getattr(database, {"read": "_reading", "write": "_writing"}[how]).sync_engine
    event.listen(pool, "reset", cancel)
    await asyncio.wait({working})
    event.remove(pool, "reset", cancel)
    assert working.cancelled()


@pytest.mark.parametrize("how", ["read", "write"])
async def test_a_connection_is_given_back_whole(database: Database, how: str, caplog: pytest.LogCaptureFixture) -> None:
    await add_user(database, "ana", 5)
    for _ in range(3):
        await cancelled_at_its_end(database, how)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
    assert await balance(database, "ana") == 5
    async with database.write() as session:
        (await session.scalars(select(Account).where(Account.user_id == "ana"))).one().balance = 6
    assert await balance(database, "ana") == 6
