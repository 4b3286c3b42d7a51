"""The composition root: builds everything once, wires it, closes it in reverse. Imported by nobody but `__main__` and tests.

No behaviour of its own may be here.
"""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

import structlog
from fastapi import FastAPI, Request

from app.accounts import routes as accounts_routes
from app.accounts.asker import Asker
from app.accounts.devices import Devices
from app.accounts.passwords import Passwords
from app.accounts.service import Accounts
from app.accounts.sessions import COOKIE
from app.admin import routes as admin_routes
from app.admin.door import AdminDoor, admin_of
from app.admin.papers import Papers
from app.admin.people import People
from app.admin.refills import RefillDesk
from app.admin.tables import TableDesk
from app.bus.memory import MemoryBus
from app.chips import routes as chips_routes
from app.chips.books import Books
from app.chips.refills import Refills
from app.chips.service import Chips
from app.config import Settings
from app.games.catalog import GAMES
from app.http import page, problem
from app.http.body import BodyLimit
from app.http.cut_short import CutShort
from app.http.idempotency import Idempotency, Memory
from app.http.limits import Limits
from app.http.origin import OriginGuard, Origins
from app.http.security import SecurityHeaders
from app.http.windows import OwnWindows, Windows
from app.lobby import routes as lobby_routes
from app.lobby.preview import Previews
from app.lobby.service import TOPIC, Lobby
from app.lobby.watching import Watching
from app.matches import routes as matches_routes
from app.matches.service import Matches
from app.operation import routes as operation_routes
from app.operation.meters import Meters
from app.realtime import endpoint
from app.realtime.endpoint import Doors
from app.realtime.farewells import Farewells
from app.realtime.lobby_feed import LobbyFeed
from app.realtime.sockets import Sockets
from app.storage.answers import Answers
from app.storage.clock import DatabaseClock, WallClock
from app.storage.engine import Database
from app.storage.journal_postgres import PostgresJournal
from app.storage.journal_sqlite import SqliteJournal
from app.storage.pruning import prune_journals
from app.storage.talk import StoredTalk
from app.tables.decision import Pace
from app.tables.directory import Directory
from app.tables.luck import Luck
from app.tables.ports import Bus, Clock, Unavailable
from app.tables.table import Table
from app.tables.world import World

log = structlog.get_logger(__name__)

BUILD: Final = "0.1.0"
HOUR: Final = 3600
MINUTE: Final = 60
STARTING: Final = 20
LOOK: Final = 5
BODY_MAX: Final = 64 * 1024
DIST: Final = Path(__file__).parent.parent / "frontend" / "dist"


@dataclass(frozen=True, slots=True)
class House:
    """What a running server is made of, as far as its end must know it."""

    directory: Directory
    sockets: Sockets


def create_app(settings: Settings) -> FastAPI:
    """The server. The database must have been migrated; everything else is made when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncGenerator[None]:
        async with AsyncExitStack() as stack:
            app.state.house = await _open(app, settings, stack)
            yield

    app = FastAPI(title="Sobremesa", version=BUILD, lifespan=lifespan, docs_url=None, redoc_url=None)
    problem.install(app)
    app.add_middleware(BodyLimit, longest=BODY_MAX)
    app.add_middleware(Idempotency, memory=lambda scope: scope["app"].state.memory, cookie=COOKIE)
    app.add_middleware(AdminDoor, user_of=lambda scope: scope["app"].state.memory.user_of, cookie=COOKIE)
    app.add_middleware(OriginGuard, origins=Origins(settings))
    app.add_middleware(SecurityHeaders)
    app.add_middleware(CutShort)
    return app


async def _open(app: FastAPI, settings: Settings, stack: AsyncExitStack) -> House:
    database = Database(settings.database_url, settings.database_connections)
    stack.push_async_callback(database.close)
    meters = Meters()
    journal = (
        SqliteJournal(database, meters.committed) if database.sqlite else PostgresJournal(database, meters.committed)
    )
    stack.push_async_callback(journal.close)
    clock, bus = await _clock(database, stack), await _bus(settings, meters, stack)
    passwords = Passwords()
    stack.callback(passwords.close)

    talk = StoredTalk(database)
    stack.push_async_callback(talk.close)
    luck, sockets, limits = Luck(), Sockets(), Limits(settings, _windows(settings, stack))
    farewells = Farewells(sockets, bus)

    def listed(table: Table) -> None:
        if table.terms.visibility == "public":
            bus.publish(TOPIC, table.id.encode())

    world = World(
        journal=journal,
        clock=clock,
        bus=bus,
        talk=talk,
        process=uuid4().hex,
        pace=_pace(settings),
        luck=luck,
        bot_pause_ms=settings.bot_pause_ms,
        changed=listed,
    )
    directory = Directory(world)
    stack.push_async_callback(directory.stop)

    accounts = Accounts(database, settings, clock, limits, farewells, passwords)
    if settings.admin_name and settings.admin_password:
        await accounts.ensure_admin(settings.admin_name, settings.admin_password.get_secret_value())
    asker = Asker(accounts.by_token)
    watching = Watching(bus, clock, world.process, directory)
    lobby = Lobby(database, settings, clock, limits, bus, GAMES, watching)
    feed = LobbyFeed(lobby.feed)
    answers = Answers(database)
    app.state.memory = Memory(answers, accounts.by_token, clock)
    doors = Doors(
        directory=directory,
        feed=feed,
        sockets=sockets,
        luck=luck,
        clock=clock.now,
        user_of=accounts.by_token,
        ours=Origins(settings).ours,
        limited=settings.limited,
        build=BUILD,
        meter=meters,
    )

    chips = Chips(database)
    people = People(database, clock, farewells, directory.order)
    books = Books(database, journal, clock, world.pace, directory.order)
    desk = admin_routes.Desk(
        refills=RefillDesk(database, clock),
        people=people,
        tables=TableDesk(database, journal, clock, world.pace, directory),
        papers=Papers(database),
        chips=chips,
        books=books,
    )

    async def may_see_desk(request: Request) -> bool:
        return await admin_of(request, accounts.by_token, COOKIE) is not None

    app.include_router(admin_routes.router(desk))
    app.include_router(
        accounts_routes.router(accounts, Devices(database, clock, farewells), asker, secure=settings.secure)
    )
    app.include_router(chips_routes.router(chips, Refills(database, settings, clock, limits), asker))
    app.include_router(lobby_routes.router(lobby, asker))
    app.include_router(matches_routes.router(Matches(database, GAMES), asker))
    app.include_router(endpoint.router(doors))
    app.include_router(operation_routes.router(operation_routes.Watch(settings, database, bus, meters)))
    if (DIST / "index.html").exists():
        shown = page.Page(DIST, settings.public_url, Previews(lobby).of, may_see_desk)
        app.include_router(page.router(shown))

    async def tidy_up() -> None:
        await people.leave_for_banned()
        await accounts.retire_guests()
        await answers.forget(clock.now())
        await prune_journals(database, clock.now())
        await talk.forget(clock.now())

    for work in (
        directory.sweep(),
        directory.keep_up(),
        talk.run(),
        feed.run(),
        _hear(bus, feed),
        watching.tell(),
        watching.listen(),
        farewells.listen(),
        farewells.keep_up(accounts.ended),
        _hourly(tidy_up),
        _hourly(books.reconcile),
        _looking(meters, directory, books),
    ):
        await _in_background(work, stack)
    return House(directory, sockets)


def _pace(settings: Settings) -> Pace:
    return Pace(
        hand_pause_ms=settings.hand_pause_ms,
        refill_pause_ms=2 * settings.hand_pause_ms,
        absent_ms=settings.absent_ms,
        grace_ms=settings.last_card_grace_ms,
    )


async def _clock(database: Database, stack: AsyncExitStack) -> Clock:
    """The database's time."""
    if database.sqlite:
        return WallClock()
    clock = DatabaseClock(database)
    for more in reversed(range(STARTING)):  # a worker that is started anew may have to wait for its database
        try:
            await clock.measure()
            break
        except Unavailable:
            log.warning("clock.not_measured")
            if not more:
                raise
            await asyncio.sleep(1)
    await _in_background(clock.keep_right(), stack)
    return clock


async def _bus(settings: Settings, meters: Meters, stack: AsyncExitStack) -> Bus:
    if settings.redis_url is None:
        return MemoryBus()
    from app.bus.redis import RedisBus  # noqa: PLC0415  a fifth of the time to start, for nothing where there is no Redis

    bus = RedisBus(settings.redis_url, meters.lag, meters.reconnected)
    await _in_background(bus.run(), stack)
    return bus


def _windows(settings: Settings, stack: AsyncExitStack) -> Windows:
    if settings.redis_url is None:
        return OwnWindows()
    from app.http.shared_windows import SharedWindows  # noqa: PLC0415  as with the bus

    windows = SharedWindows(settings.redis_url)
    stack.push_async_callback(windows.close)
    return windows


async def _hear(bus: Bus, feed: LobbyFeed) -> None:
    async with bus.subscribe(TOPIC) as hints:
        async for _ in hints:
            feed.hint()


async def _looking(meters: Meters, directory: Directory, books: Books) -> None:
    """Puts into the metrics what changes without anybody's counting it."""
    while True:
        meters.rooms(len(directory.open_rooms()))
        if (found := books.latest) is not None:
            meters.books(found.difference, len(found.wrong) + len(found.tables))
        await asyncio.sleep(LOOK)


async def _hourly(work: Callable[[], Awaitable[object]]) -> None:
    """Sooner after a time at which the database was away."""
    while True:
        pause = HOUR
        try:
            await work()
        except Unavailable:
            log.warning("housekeeping.unavailable")
            pause = MINUTE
        except Exception:
            log.exception("housekeeping.defect")
        await asyncio.sleep(pause)


def _ended(work: "asyncio.Task[None]") -> None:
    """Nothing that runs beside the server ends before it."""
    if not work.cancelled() and (defect := work.exception()) is not None:
        log.error("background.died", exc_info=defect)


async def _in_background(work: Coroutine[Any, Any, None], stack: AsyncExitStack) -> None:
    task = asyncio.create_task(work)
    task.add_done_callback(_ended)

    async def end() -> None:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    stack.push_async_callback(end)
