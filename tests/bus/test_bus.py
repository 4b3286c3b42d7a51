"""What every bus promises (ports.Bus): hints from the subscription on, in order, and never waiting for a slow reader."""

import asyncio

from app.bus.memory import LONGEST, MemoryBus
from app.bus.redis import RedisBus
from tests.bus.conftest import SOON, Pair


async def test_a_hint_reaches_every_subscriber_of_its_topic(pair: Pair) -> None:
    said, heard = pair
    async with heard.subscribe("t1") as one, heard.subscribe("t1") as two, heard.subscribe("t2") as other:
        said.publish("t1", b"a")
        said.publish("t2", b"b")
        async with asyncio.timeout(SOON):
            assert [await anext(one), await anext(two), await anext(other)] == [b"a", b"a", b"b"]


async def test_hints_come_in_order(pair: Pair) -> None:
    said, heard = pair
    async with heard.subscribe("t1") as hints:
        sent = [f"{n}".encode() for n in range(50)]
        for payload in sent:
            said.publish("t1", payload)
        async with asyncio.timeout(SOON):
            assert [await anext(hints) for _ in sent] == sent


async def test_what_was_said_before_is_not_heard(pair: Pair) -> None:
    said, heard = pair
    async with heard.subscribe("t2") as other:
        said.publish("t1", b"before")
        said.publish("t2", b"since")
        async with asyncio.timeout(SOON):
            await anext(other)
    async with heard.subscribe("t1") as hints:
        said.publish("t1", b"after")
        async with asyncio.timeout(SOON):
            assert await anext(hints) == b"after"


async def test_nobody_listening_is_no_error(pair: Pair) -> None:
    said, heard = pair
    async with heard.subscribe("t1"):
        pass
    said.publish("t1", b"a")


async def test_a_slow_subscriber_loses_the_oldest_and_holds_up_nobody(pair: Pair) -> None:
    said, heard = pair
    total = LONGEST + 100
    async with heard.subscribe("t1") as slow, heard.subscribe("t1") as quick:
        came = []
        async with asyncio.timeout(SOON):
            for n in range(total):
                said.publish("t1", f"{n}".encode())
                came.append(int(await anext(quick)))
            left = [int(await anext(slow)) for _ in range(LONGEST)]
    assert came == list(range(total))
    assert left == list(range(total - LONGEST, total))  # the gap is at the old end, and shows in the numbers


async def test_who_left_keeps_nothing_behind(pair: Pair) -> None:
    said, heard = pair
    async with heard.subscribe("t1") as stays:
        async with heard.subscribe("t1"):
            pass
        said.publish("t1", b"a")
        async with asyncio.timeout(SOON):
            assert await anext(stays) == b"a"
    inner = heard._here if isinstance(heard, RedisBus) else heard
    assert isinstance(inner, MemoryBus)
    assert not inner._subscribers
