"""What only the bus on Redis does: it loses its server and finds it again, and holds up nobody meanwhile."""

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path
from uuid import uuid4

import pytest
from redis.asyncio import Redis

from app.bus import redis as product
from app.bus.redis import RedisBus
from tests.bus.conftest import REDIS, SOON, needs_redis, on_redis, until
from tests.support import services
from tests.support.proxy import Proxy, proxied

pytestmark = needs_redis

Line = tuple[Proxy, RedisBus, RedisBus]


@pytest.fixture
async def line(monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Line]:
    """A bus behind a line that can be cut, and one that is always there."""
    monkeypatch.setattr(product, "ANSWER_S", 0.3)
    async with proxied(REDIS) as (proxy, address), on_redis(address) as far, on_redis(REDIS) as near:
        yield proxy, far, near


async def lose(line: Line) -> None:
    proxy, far, _ = line
    proxy.open = False
    proxy.cut()
    await until(lambda: not far._hears and not far._speaks)


async def test_own_hints_come_once_and_without_the_server(line: Line) -> None:
    _, bus, _ = line
    async with bus.subscribe("t1") as hints:
        bus.publish("t1", b"a")
        assert await anext(hints) == b"a"
        await lose(line)
        bus.publish("t1", b"b")
        assert await anext(hints) == b"b"


async def test_a_lost_server_is_noticed_and_found_again_with_every_subscription(line: Line) -> None:
    proxy, far, near = line
    async with far.subscribe("t1") as hints, near.subscribe("t1") as others:
        await lose(line)
        assert not far.up
        assert near.up
        near.publish("t1", b"lost")
        far.publish("t1", b"lost too")
        proxy.heal()
        await until(lambda: far.up)
        async with asyncio.timeout(SOON):
            assert await anext(hints) == b"lost too"  # its own, at once
            assert await anext(others) == b"lost"
            near.publish("t1", b"heard")
            assert await anext(hints) == b"heard"
            far.publish("t1", b"heard too")
            while await anext(others) != b"heard too":
                pass


async def test_who_subscribes_while_the_server_is_away_hears_when_it_is_back(line: Line) -> None:
    proxy, far, near = line
    await lose(line)
    async with asyncio.timeout(0.9), far.subscribe("t1") as hints:  # it does not wait for the server
        proxy.heal()
        await until(lambda: far.up)
        near.publish("t1", b"a")
        assert await anext(hints) == b"a"


async def test_a_server_that_is_silent_is_away(line: Line) -> None:
    proxy, far, _ = line
    proxy.lose_answers = True
    await until(lambda: not far.up)
    proxy.heal()
    await until(lambda: far.up)


async def test_a_server_that_answers_but_publishes_nothing_is_away(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(product, "ANSWER_S", 0.2)
    tries: list[None] = []
    with services.redis(tmp_path) as url:  # one of its own: all who use it stand still
        async with Redis.from_url(url) as client, on_redis(url, reconnected=lambda: tries.append(None)) as bus:
            await client.client_pause(60_000, all=False)
            bus.publish("t1", b"a")
            await until(lambda: not bus.up)
            seen: list[bool] = []

            def three_more() -> bool:
                seen.append(bus.up)
                return len(tries) >= 4

            await until(three_more)
            assert not any(seen)
            await client.client_unpause()
            await until(lambda: bus.up)


async def test_publishing_never_waits_never_fails_and_keeps_a_bounded_number(line: Line) -> None:
    proxy, far, near = line
    await lose(line)
    for n in range(3 * product.OUTGOING_MAX):
        far.publish("t1", b"%d" % n)
    assert len(far._outgoing) <= product.OUTGOING_MAX
    async with near.subscribe("t1") as hints:
        await until(lambda: not far._outgoing)  # nobody wants to hear them any more
        proxy.heal()
        await until(lambda: far.up)
        far.publish("t1", b"news")
        async with asyncio.timeout(SOON):
            assert await anext(hints) == b"news"


async def test_a_server_that_forgets_everything_forgets_no_subscription() -> None:
    async with on_redis(REDIS) as one, on_redis(REDIS) as other, other.subscribe("t1") as hints:
        client = Redis.from_url(REDIS)
        await client.flushall()
        await client.aclose()
        one.publish("t1", b"a")
        async with asyncio.timeout(SOON):
            assert await anext(hints) == b"a"


async def test_only_watched_topics_are_subscribed() -> None:
    topic = uuid4().hex
    client = Redis.from_url(REDIS)
    async with on_redis(REDIS) as bus:
        channel = bus._channel(topic)

        async def listeners() -> int:
            return int(dict(await client.pubsub_numsub(channel))[channel])

        async with bus.subscribe(topic), bus.subscribe(topic):
            assert await listeners() == 1
        async with asyncio.timeout(SOON):
            while await listeners():
                await asyncio.sleep(0.01)
    await client.aclose()


async def test_two_houses_on_one_server_do_not_hear_each_other() -> None:
    elsewhere = REDIS.rsplit("/", 1)[0] + "/5"
    async with (
        on_redis(REDIS) as ours,
        on_redis(elsewhere) as theirs,
        on_redis(elsewhere) as listener,
        listener.subscribe("t1") as hints,
    ):
        ours.publish("t1", b"ours")
        theirs.publish("t1", b"theirs")
        async with asyncio.timeout(SOON):
            assert await anext(hints) == b"theirs"


async def test_how_long_hints_take_and_how_often_the_line_broke_is_told() -> None:
    lags: list[float] = []
    broken: list[None] = []
    async with (
        proxied(REDIS) as (proxy, address),
        on_redis(address, lag=lags.append, reconnected=lambda: broken.append(None)) as bus,
        bus.subscribe("t1"),
    ):
        bus.publish("t1", b"a")
        await until(lambda: lags)
        assert 0 < lags[0] < SOON
        proxy.cut()
        await until(lambda: len(broken) >= 2 and bus.up)
