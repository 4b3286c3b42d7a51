"""What every bus promises (ports.Bus): hints from the subscription on, in order, and never waiting for a slow reader."""

import asyncio
from collections.abc import Callable

import pytest

from app.bus.memory import LONGEST, MemoryBus
from app.tables.ports import Bus

BUSES: dict[str, Callable[[], Bus]] = {"memory": MemoryBus}
"""Every implementation of ports.Bus, by name."""

SOON = 2.0


@pytest.fixture(params=BUSES)
def bus(request: pytest.FixtureRequest) -> Bus:
    return BUSES[request.param]()


async def test_a_hint_reaches_every_subscriber_of_its_topic(bus: Bus) -> None:
    async with bus.subscribe("t1") as one, bus.subscribe("t1") as two, bus.subscribe("t2") as other:
        bus.publish("t1", b"a")
        bus.publish("t2", b"b")
        async with asyncio.timeout(SOON):
            assert [await anext(one), await anext(two), await anext(other)] == [b"a", b"a", b"b"]


async def test_hints_come_in_order(bus: Bus) -> None:
    async with bus.subscribe("t1") as hints:
        sent = [f"{n}".encode() for n in range(50)]
        for payload in sent:
            bus.publish("t1", payload)
        async with asyncio.timeout(SOON):
            assert [await anext(hints) for _ in sent] == sent


async def test_what_was_said_before_is_not_heard(bus: Bus) -> None:
    bus.publish("t1", b"before")
    async with bus.subscribe("t1") as hints:
        bus.publish("t1", b"after")
        async with asyncio.timeout(SOON):
            assert await anext(hints) == b"after"


async def test_nobody_listening_is_no_error(bus: Bus) -> None:
    async with bus.subscribe("t1"):
        pass
    bus.publish("t1", b"a")


async def test_a_slow_subscriber_loses_the_oldest_and_holds_up_nobody(bus: Bus) -> None:
    total = LONGEST + 100
    async with bus.subscribe("t1") as slow, bus.subscribe("t1") as quick:
        heard = []
        async with asyncio.timeout(SOON):
            for n in range(total):
                bus.publish("t1", f"{n}".encode())
                heard.append(int(await anext(quick)))
            left = [int(await anext(slow)) for _ in range(LONGEST)]
    assert heard == list(range(total))
    assert left == list(range(total - LONGEST, total))  # the gap is at the old end, and shows in the numbers


async def test_who_left_keeps_nothing_behind(bus: Bus) -> None:
    async with bus.subscribe("t1") as stays:
        async with bus.subscribe("t1"):
            pass
        bus.publish("t1", b"a")
        async with asyncio.timeout(SOON):
            assert await anext(stays) == b"a"
    if isinstance(bus, MemoryBus):
        assert not bus._subscribers
