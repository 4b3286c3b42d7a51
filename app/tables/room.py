"""One live table in one process: one inbox, one loop, strictly serial. Whatever happens to the table passes here.

No rule and no decision may be here (`decide`), no SQL (`story`'s journal), no view (`stage`), no bytes (`realtime`).
Nobody is told anything before the journal has it.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Final, assert_never

import structlog

from app.errors import Rejected
from app.tables import hints
from app.tables.audience import Viewer
from app.tables.bots import BotClock, BotTurn
from app.tables.certainty import SETTLE_MS, Certainty
from app.tables.chronicle import By, Chronicle
from app.tables.commands import Command, Resume, TimeUp
from app.tables.cooldown import Cooldown
from app.tables.due import PARK_GRACE_MS, Due, after_others, due
from app.tables.ids import UserId
from app.tables.inbox import Ask, Behind, Heard, Item, Join, Order, Part, Sync
from app.tables.peers import REPEAT_MS
from app.tables.ports import Unavailable
from app.tables.presence import Attendance, Presence
from app.tables.stage import Scene, Stage, name_of
from app.tables.summary import listed_alike, summary_of
from app.tables.table import Closed, Table
from app.tables.world import Before, World

log = structlog.get_logger(__name__)

OVERDUE_MS: Final = 2_000
DEFECT_PAUSE_MS: Final = 1_000
IDLE_MS: Final = 60_000
NAP_MS: Final = 600_000
OTHERS_BOTS_FIRST_MS: Final = 2_000


class Room:
    """Made by the directory with a table that is up to date; `run` is its loop."""

    def __init__(self, story: Chronicle, world: World, before: Before, forget: Callable[["Room"], None]) -> None:
        now = world.clock.now()
        settled = now + (PARK_GRACE_MS if world.bus.local else SETTLE_MS)
        self._story = story
        self._world = world
        self._forget = forget
        self._inbox: asyncio.Queue[Item | None] = asyncio.Queue()
        self._stage = Stage(Presence(before.away_since, settled), world.clock, world.pace, before.said)
        self._bots = BotClock(world.luck.random(), world.bot_pause_ms)
        self._cooldown = Cooldown(world.clock)
        self._listed = story.table
        self._certainty = Certainty(world.bus, settled)
        self._not_before = 0
        self._idle_since = now
        self._announce_at = now
        self.over = False

    # what others may ask of it

    @property
    def table(self) -> Table:
        return self._story.table

    @property
    def watchers(self) -> int:
        return self._stage.watchers(self.table)

    @property
    def own_watchers(self) -> int:
        """Those who watch in this process."""
        return self._stage.own_watchers(self.table)

    def attendance(self) -> Attendance:
        return self._stage.attendance()

    def put(self, item: Item) -> None:
        """Everything that changes the table or its audience comes through here, one after the other."""
        self._inbox.put_nowait(item)

    async def order(self, command: Command, by: By | None = None) -> int:
        """Has the table carry out a command of the house's; the version under which it stands, or Rejected."""
        if self.over:
            raise Rejected("unavailable")
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.put(Order(command, done, by))
        return await done

    def arrange(self, user: UserId, cards: tuple[str, ...]) -> None:
        self._stage.orders.arrange(self.table, user, cards)

    def say(self, viewer: Viewer, text: str) -> None:
        """A chat line to everybody at the table."""
        line = self._stage.line_of(viewer, self.table, text)
        self._stage.say(line)
        self._world.talk.keep(self.table.id, line)
        self._hint(hints.Said(line))

    def react(self, viewer: Viewer, kind: str) -> None:
        seat, name = self.table.seat_of(viewer.user), name_of(viewer, self.table)
        self._stage.react(seat, name, kind)
        self._hint(hints.Reacted(seat, name, kind))

    # the loop

    async def listen(self, letters: AsyncIterator[bytes]) -> None:
        """Takes in what other processes say of this table, until cancelled."""
        async for payload in letters:
            letter = hints.from_bytes(payload)
            if letter is not None and letter.process != self._world.process:
                self.put(Heard(letter))

    async def run(self) -> None:
        """Until the table is closed, nobody needs it, or the task is cancelled."""
        self._announce(asking=True)
        self._schedule()
        try:
            while not self.over:
                await self._one()
        finally:
            self._turn_away()

    async def _one(self) -> None:
        """The next thing there is to do."""
        item = await self._next()
        try:
            await (self._handle(item) if item is not None else self._do_due())
            await self._rest_if_idle()
        except Unavailable:
            log.warning("room.unavailable", table=self.table.id)
            self._not_before = self._world.clock.now() + DEFECT_PAUSE_MS
        except Exception:
            log.exception("room.defect", table=self.table.id, version=self.table.version)
            self._not_before = self._world.clock.now() + DEFECT_PAUSE_MS
            self._refuse(item, "internal")

    def _turn_away(self) -> None:
        """Whatever still lay in the inbox when the room ended gets its answer too."""
        while not self._inbox.empty():
            self._refuse(self._inbox.get_nowait(), "unavailable")

    @staticmethod
    def _refuse(item: Item | None, code: str) -> None:
        if isinstance(item, Ask):
            item.viewer.error(item.by.command_id, code, {})
        elif isinstance(item, Order) and not item.done.done():
            item.done.set_exception(Rejected(code))

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
        # Cheaper than a timeout around `get`, which a table would set up at every move. A ring that comes too late lies
        # in the inbox and has nothing due looked at once more.
        ring = asyncio.get_running_loop().call_later(delay / 1000, self._inbox.put_nowait, None)
        try:
            return await self._inbox.get()
        finally:
            ring.cancel()

    async def _handle(self, item: Item) -> None:
        match item:
            case Ask():
                await self._answer(item)
            case Join(viewer):
                self._join(viewer)
            case Part(viewer):
                self._part(viewer)
            case Sync(viewer):
                if viewer in self._stage.audience:
                    self._stage.show_whole(viewer, self._scene())
            case Order():
                await self._obey(item)
            case Heard(letter):
                await self._heard(letter)
            case Behind():
                await self._story.catch_up()
                self._tell()
            case _:
                assert_never(item)

    async def _answer(self, ask: Ask) -> None:
        try:
            self._cooldown.check(ask.by.user, ask.command, self.table)
            version = await self._story.commit(ask.command, ask.by)
        except Rejected as rejected:
            refusal = self._cooldown.note(ask.by.user, ask.command, self.table, rejected)
            ask.viewer.error(ask.by.command_id, refusal.code, refusal.data)
            if refusal.code == "stale" and ask.viewer in self._stage.audience and not self._story.untold_versions:
                self._stage.show_whole(ask.viewer, self._scene())
        else:
            ask.viewer.ok(ask.by.command_id, version)
            self._one_live_socket(ask.viewer)
        self._tell()

    async def _obey(self, order: Order) -> None:
        try:
            version = await self._story.commit(order.command, order.by)
        except Rejected as refusal:
            if not order.done.done():  # who ordered it may wait no longer
                order.done.set_exception(refusal)
        else:
            if not order.done.done():
                order.done.set_result(version)
        self._tell()

    # what the table does by itself

    async def _do_due(self) -> None:
        now = self._world.clock.now()
        if self._announce_at <= now:
            self._announce()
        own, bot = self._due(), next(iter(self._bots.waiting), None)
        if bot is not None and self._bot_at(bot) <= now and (own is None or bot.at <= own.at):
            await self._ask_bot(self._bots.waiting.pop(0))
        elif own is not None and own.at <= now:
            await self._do_own(own, now)

    async def _do_own(self, own: Due, now: int) -> None:
        late = now - own.at > OVERDUE_MS
        if late and not self._world.bus.local and await self._was_behind():
            return  # this process stood still, and the table went on elsewhere
        # A turn that ran out while nobody kept the table is given anew: nobody is timed out by an outage.
        await self._own(Resume() if late and isinstance(own.command, TimeUp) else own.command)

    async def _was_behind(self) -> bool:
        """Catches up with the journal; whether there was anything to catch up with."""
        behind = await self._story.catch_up()
        self._tell()
        return behind

    async def _ask_bot(self, turn: BotTurn) -> None:
        choice = self._bots.choose(self.table, turn, self._world.clock.now(), self._world.pace)
        if isinstance(choice, BotTurn):
            self._bots.later(choice)
        elif choice is not None:
            await self._own(choice)
            if turn.version == self.table.version:  # refused: it is asked again
                self._bots.again(self.table, self._world.clock.now(), self._world.pace)

    async def _own(self, command: Command) -> None:
        version = self.table.version
        try:
            await self._story.commit(command)
        except Rejected as refusal:
            if refusal.code != "stale" and self.table.version == version:  # otherwise somebody else was quicker
                log.warning("room.own_refused", table=self.table.id, command=command.type, code=refusal.code)
                self._not_before = self._world.clock.now() + DEFECT_PAUSE_MS
        self._tell()

    def _due(self) -> Due | None:
        found = due(self.table, self._stage.attendance(), self._world.luck.seed)
        found = self._certainty.when(found) if found is not None else None
        return found if found is None or self._goes_first else after_others(found)

    @property
    def _goes_first(self) -> bool:
        return self._world.bus.local or self._story.wrote_last

    def _bot_at(self, turn: BotTurn) -> int:
        return turn.at if self._goes_first else turn.at + OTHERS_BOTS_FIRST_MS

    def _due_at(self) -> int | None:
        own = self._due()
        times = [own.at] if own else []
        if self._bots.waiting:
            times.append(self._bot_at(self._bots.waiting[0]))
        if (rest := self._rest_at(own)) is not None:
            times.append(rest)
        if not self._world.bus.local:
            times.append(self._announce_at)
        return min(times, default=None)

    def _schedule(self) -> None:
        self._bots.look(self.table, self._world.clock.now(), self._world.pace)

    # its end

    def _rest_at(self, own: Due | None) -> int | None:
        """When the room may close because nobody is here and nothing happens for long."""
        soon = own is not None and own.at - self._world.clock.now() < NAP_MS
        if len(self._stage.audience) or soon or self._bots.waiting:
            return None
        return self._idle_since + IDLE_MS

    async def _rest_if_idle(self) -> None:
        if self.over or len(self._stage.audience) or not self._inbox.empty():
            return
        own = self._due()
        if (rest := self._rest_at(own)) is None or rest > self._world.clock.now():
            return
        self._end()
        await self._world.journal.sleep(self.table.id, own.at if own else self._world.clock.now() + NAP_MS)

    def _end(self) -> None:
        """From here on nobody gets this room; whoever wants the table opens it anew."""
        self.over = True
        self._forget(self)

    # its viewers

    def _scene(self) -> Scene:
        return Scene(self.table, self._story.fresh, tuple(self._story.hand))

    def _join(self, viewer: Viewer) -> None:
        if not self._stage.enter(viewer, self._scene()):
            return
        self._one_live_socket(viewer, come=True)
        self._stage.show_presence(self.table, but=viewer)
        self._announce()
        self._schedule()

    def _part(self, viewer: Viewer) -> None:
        if not self._stage.exit(viewer):
            return
        self._idle_since = self._world.clock.now()
        self._stage.show_presence(self.table)
        self._announce()

    def _one_live_socket(self, viewer: Viewer, *, come: bool = False) -> None:
        """A seat has one live socket: the newest (PROTOCOL §4). One that has just `come` may be the first here, where
        nothing is known yet of who is elsewhere."""
        if viewer not in self._stage.audience or self.table.seat_of(viewer.user) is None:
            return
        now = self._world.clock.now()
        self._stage.dismiss(self._stage.audience.claim(viewer, (now, self._world.process)), "taken_over")
        if viewer.user in self._stage.peers.users or (come and not self._world.bus.local):
            self._publish(hints.TookOver(viewer.user, now))

    def _tell(self) -> None:
        """Shows the viewers, the other processes and the lobby what has become durable since the last time."""
        if not self._story.untold_versions:
            return
        events, written = tuple(self._story.untold), tuple(self._story.written)
        if self._story.untold_versions > len(written):
            self._certainty.life(self._world.clock.now())
        self._story.told()
        barred = [viewer for viewer in self._stage.audience if viewer.user in self.table.barred]
        self._stage.dismiss(barred, "kicked")
        self._stage.show_all(self._scene(), events)
        for entry in written:
            self._hint(hints.appended(entry))
        self._schedule()
        if not listed_alike(self._listed, self.table) and summary_of(self._listed) != summary_of(self.table):
            self._world.changed(self.table)
        self._listed = self.table
        if isinstance(self.table.phase, Closed):
            self._stage.dismiss(self._stage.audience, self.table.phase.reason)
            self._end()

    # the same table in other processes

    async def _heard(self, letter: hints.Letter) -> None:
        match letter.hint:
            case hints.Appended() as hint:
                await self._story.take(hints.entry_of(self.table.id, hint))
                self._tell()
            case hints.Here() as here:
                if here.asking:
                    self._announce()
                if self._stage.peers.heard(letter.process, here, self._world.clock.now()):
                    self._stage.show_presence(self.table)
            case hints.Said(line):
                self._stage.say(line)
            case hints.Reacted(seat, name, kind):
                self._stage.react(seat, name, kind)
            case hints.TookOver(user, claimed_at):
                if (ours := self._stage.give_way(user, claimed_at, letter.process)) is not None:
                    self._publish(hints.TookOver(user, ours))
            case _:
                assert_never(letter.hint)

    def _announce(self, *, asking: bool = False) -> None:
        """Tells the other processes who is here; silent ones are forgotten meanwhile."""
        if self._world.bus.local:
            return
        now = self._world.clock.now()
        self._announce_at = now + REPEAT_MS
        hears = self._certainty.hears
        asking = self._certainty.look(now) or asking
        here = hints.Here(tuple(self._stage.users), self._stage.own_watchers(self.table), asking)
        self._publish(here)
        if self._stage.peers.forget(now, hears=hears):
            self._stage.show_presence(self.table)

    def _hint(self, hint: hints.Hint) -> None:
        """Only when somebody else is known to listen; who comes later reads the journal."""
        if self._stage.peers.any:
            self._publish(hint)

    def _publish(self, hint: hints.Hint) -> None:
        self._world.bus.publish(hints.topic(self.table.id), hints.to_bytes(hints.Letter(self._world.process, hint)))
