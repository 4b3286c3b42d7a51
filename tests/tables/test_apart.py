"""Rooms of one table in two processes that cannot always hear each other: silence is not absence."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from structlog.testing import capture_logs

from app.bus.memory import MemoryBus
from app.tables import commands as c
from app.tables.chronicle import By, Chronicle
from app.tables.decision import Pace
from app.tables.directory import Directory
from app.tables.due import HOST_KEPT_MS, OTHERS_FIRST_MS, SEAT_KEPT_MS
from app.tables.hints import Here, Letter, TookOver, from_bytes
from app.tables.ids import MatchId, TableId, UserId
from app.tables.inbox import Ask, Heard, Join
from app.tables.luck import Luck
from app.tables.peers import FORGET_MS, REPEAT_MS, Peers
from app.tables.room import Room
from app.tables.table import Playing
from app.tables.talk import ChatLine
from app.tables.world import Before, World
from tests.support.tables import ANA, BETO, CARLA, a_table
from tests.tables import test_chronicle

START = 1_000_000


class Journal(test_chronicle.Journal):
    async def sleep(self, table_id: TableId, until: int) -> None:
        pass


class Clock:
    def __init__(self) -> None:
        self.at = START

    def now(self) -> int:
        return self.at


class Bus(MemoryBus):
    """Of several processes; `up` is as the test says."""

    local = False
    up = True


class Watching:
    """A viewer who looks and says nothing."""

    def __init__(self, user: UserId) -> None:
        self.user = user
        self.name = user
        self.last: int | None = None

    def __getattr__(self, _name: str) -> Any:
        return lambda *_: None


class Talk:
    """Nobody says anything here."""

    def keep(self, _table_id: TableId, _line: ChatLine) -> None: ...

    async def recall(self, _table_id: TableId) -> Sequence[ChatLine]:
        return ()


class Process:
    def __init__(self, name: str, journal: Journal, clock: Clock) -> None:
        self.bus = Bus()
        self.clock = clock
        self.world = World(
            journal=journal,
            clock=clock,
            bus=self.bus,
            talk=Talk(),
            process=name,
            pace=Pace(),
            luck=Luck(),
            bot_pause_ms=0,
            changed=lambda _table: None,
        )
        self.room: Room

    async def open(self) -> "Process":
        story = await Chronicle.open(TableId("t1"), self.world.journal, self.clock, self.world.pace)
        assert story is not None
        self.room = Room(story, self.world, Before((), START), lambda _room: None)
        return self

    async def join(self, user: UserId) -> None:
        await self.room._handle(Join(Watching(user)))

    async def passes(self, ms: int) -> None:
        """Lets the room do whatever comes due, as its loop would."""
        end = self.clock.at + ms
        while True:
            at = self.room._due_at()
            if self.room.over or at is None or max(at, self.room._not_before) > end:
                break
            self.clock.at = max(self.clock.at, at, self.room._not_before)
            await self.room._do_due()
            await self.room._rest_if_idle()
        self.clock.at = end

    @property
    def parked(self) -> bool:
        phase = self.room.table.phase
        return isinstance(phase, Playing) and phase.parked_at is not None

    async def hears(self, *users: UserId, process: str = "other") -> None:
        await self.room._handle(Heard(Letter(process, Here(users, 0, asking=False))))

    async def goes_on_hearing(self, *users: UserId, ms: int) -> None:
        """The same again and again, as others say it."""
        for _ in range(ms // REPEAT_MS):
            await self.hears(*users)
            await self.passes(REPEAT_MS)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def journal() -> Journal:
    """Ana and Beto in a running hand."""
    driver = a_table().sit(ANA, BETO)
    driver.at = START
    return Journal(driver.start().table)


async def test_a_match_is_parked_when_nobody_anywhere_is_there(journal: Journal, clock: Clock) -> None:
    process = await Process("one", journal, clock).open()
    await process.passes(5_000)
    assert process.parked


async def test_players_elsewhere_keep_the_match_going(journal: Journal, clock: Clock) -> None:
    process = await Process("one", journal, clock).open()
    await process.hears(ANA, BETO)
    await process.passes(FORGET_MS - 1_000)
    assert not process.parked
    await process.passes(2 * REPEAT_MS)  # the other process is silent for too long
    assert process.parked


@pytest.fixture
async def waiting(clock: Clock) -> Process:
    """Where Carla looks on at a table without a match; Ana, its host, and Beto have sat elsewhere for an hour."""
    process = await Process("one", Journal(a_table().sit(ANA, BETO).table), clock).open()
    await process.join(CARLA)
    await process.goes_on_hearing(ANA, BETO, ms=3_600_000)
    return process


async def test_who_reloads_elsewhere_keeps_his_seat_and_for_a_minute_the_table(waiting: Process) -> None:
    await waiting.goes_on_hearing(BETO, ms=HOST_KEPT_MS - REPEAT_MS)
    assert waiting.room.table.host == ANA
    await waiting.goes_on_hearing(BETO, ms=REPEAT_MS)
    assert waiting.room.table.host == BETO
    await waiting.goes_on_hearing(BETO, ms=SEAT_KEPT_MS - HOST_KEPT_MS - REPEAT_MS)
    assert waiting.room.table.seat_of(ANA) is not None
    await waiting.goes_on_hearing(BETO, ms=REPEAT_MS)
    assert waiting.room.table.seat_of(ANA) is None


async def test_when_the_process_where_all_sat_is_started_anew_nobody_loses_anything(waiting: Process) -> None:
    await waiting.hears()
    await waiting.passes(SEAT_KEPT_MS - 1)
    assert [person.user for person in waiting.room.table.people] == [ANA, BETO]
    assert waiting.room.table.host == ANA
    await waiting.passes(1)
    assert waiting.room.table.people == ()


async def test_while_the_bus_is_down_silence_means_nothing(journal: Journal, clock: Clock) -> None:
    process = await Process("one", journal, clock).open()
    await process.hears(ANA, BETO)
    process.bus.up = False
    await process.passes(120_000)
    assert not process.parked
    late = await Process("late", journal, clock).open()
    late.bus.up = False
    await late.passes(120_000)
    assert not late.parked


async def test_when_the_bus_is_back_the_others_are_asked_before_anything_is_concluded(
    journal: Journal, clock: Clock
) -> None:
    process = Process("one", journal, clock)
    process.bus.up = False
    await process.open()
    said: list[bytes] = []
    process.bus.publish = lambda topic, payload: said.append(payload)  # type: ignore[method-assign]
    await process.passes(30_000)
    said.clear()
    process.bus.up = True
    await process.passes(REPEAT_MS)
    assert any(b'"asking":true' in letter for letter in said)
    assert not process.parked
    await process.hears(ANA, BETO)
    await process.passes(10_000)
    assert not process.parked


async def test_a_newer_socket_takes_over_though_nobody_has_said_yet_who_is_elsewhere(
    journal: Journal, clock: Clock
) -> None:
    older = await Process("older", journal, clock).open()
    await older.join(ANA)
    clock.at += 1
    newer = await Process("newer", journal, clock).open()
    said: list[bytes] = []
    newer.bus.publish = lambda topic, payload: said.append(payload)  # type: ignore[method-assign]
    await newer.join(ANA)
    (took_over,) = [letter for payload in said if isinstance((letter := from_bytes(payload)).hint, TookOver)]
    await older.room._handle(Heard(took_over))
    assert older.room.attendance().here == frozenset()


class Shared:
    """What processes say, delivered when the test says so."""

    def __init__(self, *processes: Process) -> None:
        self.processes = processes
        self.under_way: list[Letter] = []
        for process in processes:
            process.bus.publish = self._publish  # type: ignore[method-assign]

    def _publish(self, topic: str, payload: bytes) -> None:
        del topic  # there is one table
        letter = from_bytes(payload)
        assert letter is not None
        self.under_way.append(letter)

    async def deliver(self) -> None:
        """Everything, and what is said in answer."""
        for _ in range(20):
            letters, self.under_way = self.under_way, []
            for letter in letters:
                for process in self.processes:
                    if process.world.process != letter.process:
                        await process.room._handle(Heard(letter))
        assert not self.under_way  # they come to an end


async def _in_both(journal: Journal, clock: Clock) -> tuple[Process, Process, Shared]:
    one, other = [await Process(name, journal, clock).open() for name in ("one", "other")]
    return one, other, Shared(one, other)


def _live(*processes: Process) -> list[str]:
    """In which process Ana's socket lives."""
    return [process.world.process for process in processes if ANA in process.room._stage.users]


@pytest.mark.parametrize("apart_ms", [-1, 0, 1])
async def test_of_two_sockets_opened_at_once_in_two_processes_exactly_one_lives(
    journal: Journal, clock: Clock, apart_ms: int
) -> None:
    one, other, line = await _in_both(journal, clock)
    await one.join(ANA)
    clock.at += apart_ms
    await other.join(ANA)
    await line.deliver()
    assert _live(one, other) == ["one" if apart_ms < 0 else "other"]


async def test_who_acts_while_his_newer_socket_is_unheard_of_keeps_the_one_he_acts_from(
    journal: Journal, clock: Clock
) -> None:
    one, other, line = await _in_both(journal, clock)
    await one.join(ANA)
    await line.deliver()
    clock.at += 1_000
    await other.join(ANA)
    clock.at += 1
    (acting,) = one.room._stage.audience.of(ANA)
    await one.room._handle(Ask(acting, c.ClientSeed("luck"), _by(ANA, clock)))
    await line.deliver()
    assert _live(one, other) == ["one"]


async def test_what_a_socket_that_had_to_go_still_asked_for_takes_nothing_over(journal: Journal, clock: Clock) -> None:
    one, other, line = await _in_both(journal, clock)
    await one.join(ANA)
    await line.deliver()
    (gone,) = one.room._stage.audience.of(ANA)
    clock.at += 1_000
    await other.join(ANA)
    await line.deliver()
    clock.at += 1
    await one.room._handle(Ask(gone, c.ClientSeed("luck"), _by(ANA, clock)))
    await line.deliver()
    assert _live(one, other) == ["other"]


async def test_a_process_that_does_not_say_when_it_took_over_is_the_newest(journal: Journal, clock: Clock) -> None:
    process = await Process("one", journal, clock).open()
    await process.join(ANA)
    letter = from_bytes(b'{"process":"before","hint":{"type":"took_over","user":"ana"}}')
    assert letter is not None
    await process.room._handle(Heard(letter))
    assert _live(process) == []


async def test_an_entry_from_elsewhere_is_a_sign_of_life(journal: Journal, clock: Clock) -> None:
    mute = await Process("mute", journal, clock).open()
    await mute.join(ANA)
    await mute.join(BETO)
    watching = await Process("watching", journal, clock).open()
    for _ in range(3):  # ANA and BETO play on, and nobody hears their process
        await mute.room._story.commit(c.ClientSeed(f"{clock.at}"), _by(ANA, clock))
        await watching.room._was_behind()
        await watching.passes(10_000)
        assert not watching.parked


def _by(user: UserId, clock: Clock) -> By:
    return By(user, f"seed-{clock.at}")


async def test_a_process_that_stood_still_reads_the_journal_before_it_does_anything(
    journal: Journal, clock: Clock
) -> None:
    stood = await Process("stood", journal, clock).open()
    await stood.join(ANA)
    await stood.join(BETO)
    awake = await Process("awake", journal, clock).open()
    await awake.join(ANA)
    await awake.join(BETO)
    for _ in range(3):  # nobody acts, and time runs out for one after the other
        await awake.passes(31_000)
    entries = len(journal.rows)
    assert entries >= 2
    await stood.room._do_due()
    assert len(journal.rows) == entries
    assert stood.room.table == awake.room.table


@pytest.fixture
def between_hands() -> Journal:
    """Ana and Beto in a match whose next hand nobody has prepared yet."""
    driver = a_table().sit(ANA, BETO)
    driver.at = START
    driver.do(c.Start(MatchId("m"), 0), ANA)
    return Journal(driver.table)


async def test_the_next_hand_is_prepared_by_who_wrote_last_and_by_another_when_that_one_is_no_more(
    between_hands: Journal, clock: Clock
) -> None:
    one, other = [await Process(name, between_hands, clock).open() for name in ("one", "other")]
    for process, user in ((one, ANA), (other, BETO)):
        await process.hears(ANA, BETO, process="a third")
        await process.join(user)
    await one.room._story.commit(c.ClientSeed("luck"), _by(ANA, clock))
    await other.room._was_behind()
    await other.passes(OTHERS_FIRST_MS - 1)
    assert [entry.command.type for entry in between_hands.rows] == ["client_seed"]
    await other.passes(1)
    assert [entry.command.type for entry in between_hands.rows] == ["client_seed", "prepare"]


async def test_alone_nobody_waits_for_others(between_hands: Journal, clock: Clock) -> None:
    """Also not when another process, the console, wrote last."""
    process = Process("only", between_hands, clock)
    process.bus.local = True
    await process.open()
    await process.join(ANA)
    console = await test_chronicle.opened(between_hands)
    await console.commit(c.ClientSeed("luck"), _by(ANA, clock))
    await process.room._was_behind()
    await process.passes(0)
    assert [entry.command.type for entry in between_hands.rows] == ["client_seed", "prepare"]


async def test_whose_own_command_comes_too_late_goes_on_without_a_pause(between_hands: Journal, clock: Clock) -> None:
    one, other = [await Process(name, between_hands, clock).open() for name in ("one", "other")]
    await one.join(ANA)
    await other.join(ANA)
    await one.room._do_due()
    with capture_logs() as logs:
        await other.room._do_due()
    assert [entry.command.type for entry in between_hands.rows] == ["prepare"]
    assert [line["event"] for line in logs if line["log_level"] == "warning"] == []
    assert other.room._not_before == 0
    assert other.room.table == one.room.table


def test_time_in_which_nobody_could_be_heard_does_not_count() -> None:
    peers = Peers()
    peers.heard("other", Here((ANA,), 0, asking=False), 0)
    peers.forget(0, hears=True)
    assert not peers.forget(3_600_000, hears=True)  # this process stood still for an hour
    for n in range(1, 100):
        assert not peers.forget(3_600_000 + n * REPEAT_MS, hears=False)
    assert peers.any
    assert peers.heard("other", Here((), 0, asking=False), 3_600_000)
    gone = [peers.forget(5_000_000 + n * REPEAT_MS, hears=True) for n in range(4)]
    assert gone == [False, False, False, True]
    assert not peers.any


async def test_who_opens_a_table_anew_takes_nobody_for_long_away(clock: Clock) -> None:
    """A host, and a seat, are kept from when others could last know that somebody was there."""
    world = Process("one", Journal(a_table().sit(ANA, BETO).table), clock).world
    started_at, clock.at = clock.at, START + 3_600_000
    late = Directory(world)
    asked = await late.room(TableId("t1"))
    assert asked is not None
    assert asked.attendance().away_since(ANA) == clock.at
    clock.at = started_at
    early = Directory(world)
    clock.at += 3_600_000
    woken = await early.room(TableId("t1"), woken=True)
    assert woken is not None
    assert woken.attendance().away_since(ANA) == started_at
    await asyncio.gather(late.stop(), early.stop())
