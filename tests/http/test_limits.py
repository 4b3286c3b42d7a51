"""Whatever counts, in one process or for all of them: never more than the bound within its time, and nobody waits for a number."""

import asyncio
import secrets
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from app.config import Settings
from app.errors import Rejected
from app.http import shared_windows
from app.http.limits import Limits, household
from app.http.shared_windows import SharedWindows
from app.http.windows import Bound, OwnWindows, Windows
from tests.bus.conftest import REDIS, needs_redis
from tests.support.clients import running
from tests.support.database import sqlite_url
from tests.support.proxy import proxied

THREE = Bound(3, 600)
BRIEF = Bound(2, 3)


class SetClock:
    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def who() -> str:
    """Somebody whom nobody has counted yet."""
    return secrets.token_hex(8)


@pytest.fixture(params=["own", pytest.param("shared", marks=needs_redis)])
async def windows(request: pytest.FixtureRequest) -> AsyncGenerator[Windows]:
    if request.param == "own":
        yield OwnWindows()
    else:
        shared = SharedWindows(REDIS)
        yield shared
        await shared.close()


async def counted(windows: Windows, bound: Bound, who: str, times: int, act: str = "login") -> int:
    return [await windows.hit(bound, act, who) for _ in range(times)].count(True)


# both


async def test_no_more_than_the_bound_is_let_through(windows: Windows, who: str) -> None:
    assert [await windows.hit(THREE, "login", who) for _ in range(5)] == [True] * 3 + [False] * 2


async def test_everybody_and_every_act_is_counted_apart(windows: Windows, who: str) -> None:
    assert await counted(windows, THREE, who, 4) == 3
    assert await counted(windows, THREE, f"{who}'s neighbour", 4) == 3
    assert await counted(windows, THREE, who, 4, act="tables") == 3


async def test_many_at_once_do_not_slip_through_together(windows: Windows, who: str) -> None:
    assert (await asyncio.gather(*(windows.hit(THREE, "login", who) for _ in range(20)))).count(True) == 3


async def test_what_was_refused_does_not_count_and_the_window_moves_on(windows: Windows, who: str) -> None:
    assert await counted(windows, BRIEF, who, 3) == 2
    async with asyncio.timeout(30):
        while not await windows.hit(BRIEF, "login", who):
            await asyncio.sleep(0.1)


# one process


async def test_each_hit_is_over_at_its_own_time() -> None:
    clock = SetClock()
    own = OwnWindows(clock)
    for clock.at in (0, 200, 400):
        assert await own.hit(THREE, "login", "ana")
    seen = []
    for clock.at in (599, 600, 601, 800, 801):
        seen.append(await own.hit(THREE, "login", "ana"))
    assert seen == [False, True, False, True, False]


async def test_counts_that_are_over_are_not_kept() -> None:
    clock = SetClock()
    own = OwnWindows(clock)
    for clock.at in range(2_000):
        await own.hit(THREE, "login", f"guest {clock.at}")
    assert len(own) == 600


# several processes


@needs_redis
async def test_processes_have_one_count_together(who: str) -> None:
    one, other = SharedWindows(REDIS), SharedWindows(REDIS)
    assert [await windows.hit(THREE, "login", who) for windows in (one, other) * 3] == [True] * 3 + [False] * 3
    await asyncio.gather(one.close(), other.close())


@needs_redis
async def test_two_servers_let_one_address_in_as_often_as_one_does(tmp_path: Path) -> None:
    address = ".".join(["198", *(str(secrets.randbelow(256)) for _ in range(3))])
    url = sqlite_url(tmp_path)
    async with running(url, redis_url=REDIS) as one, running(url, redis_url=REDIS) as other:
        answers = [await server.client(address).post("/api/session") for server in (one, other) * 31]
    assert [answer.status_code for answer in answers] == [201] * 60 + [429] * 2


async def test_without_redis_a_process_counts_for_itself(who: str) -> None:
    shared = SharedWindows("redis://127.0.0.1:1/0")
    assert await counted(shared, THREE, who, 5) == 3
    await shared.close()


async def test_a_redis_that_is_silent_is_left_alone_for_a_while(who: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_windows, "REST_S", 600)
    asked = 0

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal asked
        asked += 1
        await reader.read()
        writer.close()

    async with await asyncio.start_server(silent, "127.0.0.1", 0) as server:
        shared = SharedWindows(f"redis://127.0.0.1:{server.sockets[0].getsockname()[1]}/0")
        assert await counted(shared, Bound(30, 600), who, 40) == 30
        await shared.close()
    assert asked == 1


@needs_redis
async def test_what_was_counted_with_redis_is_known_without_it_and_again_with_it(
    who: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_windows, "REST_S", 0)
    async with proxied(REDIS) as (proxy, address):
        near, far = SharedWindows(address), SharedWindows(REDIS)
        assert await near.hit(THREE, "login", who)
        proxy.open = False
        proxy.cut()
        assert await counted(near, THREE, who, 5) == 2
        proxy.heal()
        assert await counted(far, THREE, who, 1) == 1
        assert await counted(near, THREE, who, 5) == 0
        await asyncio.gather(near.close(), far.close())


# who is counted


@pytest.mark.parametrize(
    "address, counted_as",
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
        ("u5er_-Id", "u5er_-Id"),
    ],
)
def test_addresses_among_which_one_may_choose_are_one(address: str, counted_as: str) -> None:
    assert household(address) == counted_as


async def test_another_address_of_the_same_line_is_no_other_guest() -> None:
    limits = Limits(Settings(welcomes_per_hour=2))
    assert [await limits.welcome(f"2001:db8:1:2::{n}") for n in range(3)] == [True, True, False]
    for n in range(60):
        await limits.spend("session", f"2001:db8:1:2::{n}")
    with pytest.raises(Rejected):
        await limits.spend("session", "2001:db8:1:2:ffff::1")
    await limits.spend("session", "2001:db8:1:3::1")
