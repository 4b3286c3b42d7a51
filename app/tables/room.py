"""One live table in one process: one inbox, one loop, strictly serial. Whatever happens to the table passes here.

No rule and no decision may be here (`decide`), no SQL (`chronicle`'s journal), no bytes (`realtime`). Nobody is told
anything before the journal has it.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import structlog

from app.errors import Rejected
from app.games.contract import Seat
from app.tables import view
from app.tables.audience import WATCHERS_MAX, Audience, ChatLine, SeatPresence, Viewer
from app.tables.bots import BotClock, BotTurn
from app.tables.chronicle import By, Chronicle
from app.tables.codec import game_of
from app.tables.commands import Command, Resume
from app.tables.decision import Pace, is_absent
from app.tables.due import Due, due
from app.tables.ids import UserId
from app.tables.luck import Luck
from app.tables.orders import Orders
from app.tables.ports import Clock, Journal
from app.tables.presence import Presence
from app.tables.summary import summary_of
from app.tables.table import Closed, Person, Playing, Table
from app.tables.view import Update

log = structlog.get_logger(__name__)

CHAT_KEPT: Final = 50
OVERDUE_MS: Final = 2_000
DEFECT_PAUSE_MS: Final = 1_000
IDLE_MS: Final = 60_000
NAP_MS: Final = 600_000


@dataclass(frozen=True, slots=True)
class World:
    """What every room stands on; made once, by the composition root. `changed` hears when a
    table's line in the lobby is another."""

    journal: Journal
    clock: Clock
    pace: Pace
    luck: Luck
    bot_pause_ms: int | None
    changed: Callable[[Table], None]


@dataclass(frozen=True, slots=True)
class Ask:
    """A viewer's command; it gets exactly one answer, after it is durable."""

    viewer: Viewer
    command: Command
    by: By


@dataclass(frozen=True, slots=True)
class Join:
    viewer: Viewer


@dataclass(frozen=True, slots=True)
class Part:
    viewer: Viewer


@dataclass(frozen=True, slots=True)
class Sync:
    viewer: Viewer


@dataclass(frozen=True, slots=True)
class Order:
    """The table's or the house's own command (an admin's close); `done` is set when it stands or was refused."""

    command: Command
    done: asyncio.Future[int]


Item = Ask | Join | Part | Sync | Order


class Room:
    """Made by the directory with a table that is up to date; `run` is its loop."""

    def __init__(self, chronicle: Chronicle, world: World, forget: Callable[["Room"], None]) -> None:
        self._story = chronicle
        self._world = world
        self._forget = forget
        self._inbox: asyncio.Queue[Item] = asyncio.Queue()
        self._audience = Audience()
        self._presence = Presence(chronicle.table.at)
        self._chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self._orders = Orders()
        self._listed = summary_of(chronicle.table)
        self._bots = BotClock(world.luck.random(), world.bot_pause_ms)
        self._bot_turn: BotTurn | None = None
        self._not_before = 0
        self._idle_since = world.clock.now()
        self.over = False

    # what others may ask of it

    @property
    def table(self) -> Table:
        return self._story.table

    @property
    def watchers(self) -> int:
        return self._audience.watchers(person.user for _, person in self.table.still_in())

    def put(self, item: Item) -> None:
        """Everything that changes the table or its audience comes through here, one after the other."""
        self._inbox.put_nowait(item)

    async def order(self, command: Command) -> int:
        """Has the table carry out a command of the house's; the version under which it stands, or Rejected."""
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.put(Order(command, done))
        return await done

    def arrange(self, user: UserId, cards: tuple[str, ...]) -> None:
        self._orders.arrange(self.table, user, cards)

    def say(self, viewer: Viewer, text: str) -> None:
        """A chat line to everybody here."""
        line = ChatLine(self.table.seat_of(viewer.user), self._name(viewer), text, self._world.clock.now())
        self._chat.append(line)
        for other in self._audience:
            other.chat(line)

    def react(self, viewer: Viewer, kind: str) -> None:
        for other in self._audience:
            other.react(self.table.seat_of(viewer.user), self._name(viewer), kind)

    # the loop

    async def run(self) -> None:
        """Until the table is closed, nobody needs it, or the task is cancelled."""
        await self._recover()
        while not self.over:
            item = await self._next()
            try:
                await (self._handle(item) if item is not None else self._do_due())
            except Exception:
                log.exception("room.defect", table=self.table.id, version=self.table.version)
                self._not_before = self._world.clock.now() + DEFECT_PAUSE_MS
                if isinstance(item, Ask):
                    item.viewer.error(item.by.command_id, "internal", {})
                elif isinstance(item, Order) and not item.done.done():
                    item.done.set_exception(Rejected("internal"))
            await self._rest_if_idle()

    async def _recover(self) -> None:
        """A deadline that passed while nobody kept the table is given anew: nobody is timed out by an outage."""
        deadline = self.table.deadline
        if deadline is not None and self._world.clock.now() - deadline > OVERDUE_MS:
            await self._own(Resume())
        self._schedule()

    async def _next(self) -> Item | None:
        """The next item, or None when something is due."""
        if not self._inbox.empty():
            return self._inbox.get_nowait()
        at = self._due_at()
        if at is None:
            return await self._inbox.get()
        delay = max(at, self._not_before) - self._world.clock.now()
        if delay <= 0:
            return None
        try:
            async with asyncio.timeout(delay / 1000):
                return await self._inbox.get()
        except TimeoutError:
            return None

    async def _handle(self, item: Item) -> None:
        match item:
            case Ask():
                await self._answer(item)
            case Join(viewer):
                self._join(viewer)
            case Part(viewer):
                self._part(viewer)
            case Sync(viewer):
                if viewer in self._audience:
                    viewer.last = None
                    self._show(viewer, ())
            case Order(command, done):
                try:
                    done.set_result(await self._story.commit(command))
                except Rejected as refusal:
                    done.set_exception(refusal)
                self._tell()

    async def _answer(self, ask: Ask) -> None:
        try:
            version = await self._story.commit(ask.command, ask.by)
        except Rejected as refusal:
            ask.viewer.error(ask.by.command_id, refusal.code, refusal.data)
            if refusal.code == "stale" and ask.viewer in self._audience and not self._story.untold_versions:
                ask.viewer.last = None
                self._show(ask.viewer, ())
        else:
            ask.viewer.ok(ask.by.command_id, version)
            self._one_live_socket(ask.viewer)
        self._tell()

    async def _do_due(self) -> None:
        now = self._world.clock.now()
        bot, own = self._bot_turn, self._due()
        if bot is not None and bot.at <= now and (own is None or bot.at <= own.at):
            self._bot_turn = None
            await self._own(self._bots.choose(self.table, bot.seat))
        elif own is not None and own.at <= now:
            await self._own(own.command)

    async def _own(self, command: Command) -> None:
        try:
            await self._story.commit(command)
        except Rejected as refusal:
            log.warning("room.own_refused", table=self.table.id, command=command.type, code=refusal.code)
            self._not_before = self._world.clock.now() + DEFECT_PAUSE_MS
        self._tell()

    # what is due

    def _due(self) -> Due | None:
        return due(self.table, self._presence.now(), self._world.luck.seed)

    def _due_at(self) -> int | None:
        own = self._due()
        times = [own.at] if own else []
        if self._bot_turn is not None:
            times.append(self._bot_turn.at)
        rest = self._rest_at(own)
        if rest is not None:
            times.append(rest)
        return min(times, default=None)

    def _rest_at(self, own: Due | None) -> int | None:
        """When the room may close because nobody is here and nothing happens for long."""
        soon = own is not None and own.at - self._world.clock.now() < NAP_MS
        if len(self._audience) or soon or self._bot_turn is not None:
            return None
        return self._idle_since + IDLE_MS

    def _schedule(self) -> None:
        if self._bot_turn is None or self._bot_turn.version != self.table.version:
            self._bot_turn = self._bots.turn(self.table, self._world.clock.now())

    async def _rest_if_idle(self) -> None:
        own = self._due()
        rest = self._rest_at(own)
        if self.over or rest is None or rest > self._world.clock.now() or not self._inbox.empty():
            return
        self._end()
        await self._world.journal.sleep(self.table.id, own.at if own else self._world.clock.now() + NAP_MS)

    def _end(self) -> None:
        """From here on nobody gets this room; whoever wants the table opens it anew."""
        self.over = True
        self._forget(self)

    # the audience

    def _join(self, viewer: Viewer) -> None:
        table = self.table
        if viewer.user in table.barred:
            viewer.closed("kicked")
            return
        if table.seat_of(viewer.user) is None and self.watchers >= WATCHERS_MAX:
            viewer.full()
            return
        self._audience.add(viewer)
        self._presence.came(viewer.user)
        self._one_live_socket(viewer)
        seat = table.seat_of(viewer.user)
        game = game_of(table)
        seen = (game.see(event, seat) if type(event) in game.event_types else event for event in self._story.hand)
        viewer.history(tuple(seen), tuple(self._chat))
        self._show(viewer, ())
        self._tell_presence(but=viewer)
        self._schedule()

    def _part(self, viewer: Viewer) -> None:
        if not self._audience.remove(viewer):
            return
        now = self._world.clock.now()
        self._presence.went(viewer.user, now)
        if not len(self._audience):
            self._idle_since = now
        self._tell_presence()

    def _one_live_socket(self, viewer: Viewer) -> None:
        """A seat has one live socket: the newest (PROTOCOL §4)."""
        if self.table.seat_of(viewer.user) is None:
            return
        for other in self._audience.of(viewer.user):
            if other is not viewer:
                self._dismiss(other, "taken_over")

    def _dismiss(self, viewer: Viewer, reason: str) -> None:
        viewer.closed(reason)
        self._part(viewer)

    # telling them

    def _tell(self) -> None:
        """Every viewer gets what has become durable since the last time; equal viewers share one update."""
        if not self._story.untold_versions:
            return
        events = tuple(self._story.untold)
        self._story.told()
        for viewer in self._audience:
            if viewer.user in self.table.barred:
                self._dismiss(viewer, "kicked")
        shared: dict[Any, Update] = {}
        for viewer in self._audience:
            self._show(viewer, events, shared)
        self._schedule()
        if (summary := summary_of(self.table)) != self._listed:
            self._listed = summary
            self._world.changed(self.table)
        if isinstance(self.table.phase, Closed):
            for viewer in self._audience:
                self._dismiss(viewer, self.table.phase.reason)
            self._end()

    def _show(self, viewer: Viewer, events: tuple[Any, ...], shared: dict[Any, Update] | None = None) -> None:
        seat = self.table.seat_of(viewer.user)
        key = (seat, viewer.last) if seat is not None else (viewer.user == self.table.host, viewer.last, "watcher")
        update = shared.get(key) if shared is not None else None
        if update is None:
            update = self._update(viewer, seat, events)
            if shared is not None:
                shared[key] = update
        viewer.update(update)
        viewer.last = update.version

    def _update(self, viewer: Viewer, seat: Seat | None, events: tuple[Any, ...]) -> Update:
        table, game = self.table, game_of(self.table)
        deadline = table.deadline
        return Update(
            version=table.version,
            prev=viewer.last,
            table=view.table_view(table, self._presence.now(), self.watchers, self._world.pace),
            game=view.game_view(table, seat),
            events=tuple(game.see(event, seat) if type(event) in game.event_types else event for event in events),
            you=view.you_view(
                table, viewer.user, self._story.fresh.legal(seat), self._orders.order(table, viewer.user)
            ),
            remaining_ms=None if deadline is None else max(0, deadline - self._world.clock.now()),
        )

    def _tell_presence(self, but: Viewer | None = None) -> None:
        table, who = self.table, self._presence.now()
        match = table.match if isinstance(table.phase, Playing) else None
        seats = tuple(
            None
            if holder is None
            else SeatPresence(
                not isinstance(holder, Person) or holder.user in who.here,
                match is not None and is_absent(match, Seat(n)),
            )
            for n, holder in enumerate(table.seats)
        )
        for viewer in self._audience:
            if viewer is not but:
                viewer.presence(seats, self.watchers)

    def _name(self, viewer: Viewer) -> str:
        seat = self.table.seat_of(viewer.user)
        holder = self.table.seats[seat] if seat is not None else None
        return holder.name if holder else viewer.name
