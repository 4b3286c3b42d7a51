"""One person's socket at one table: hears messages, gives each exactly one answer, shows what the room tells it.

It holds no state of the table; the room is the only one who knows.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, Protocol, assert_never

import structlog

from app.errors import Rejected
from app.protocol import inbound as i
from app.protocol import outbound as o
from app.protocol.codec import BadMessage, decode, encodable, encode, encode_lean, encode_update
from app.realtime.commands import Journaled, command_of
from app.realtime.line import Line
from app.realtime.outbox import TOO_SLOW, Outbox
from app.realtime.rates import Rates
from app.tables import inquiry
from app.tables.audience import SeatPresence
from app.tables.chronicle import By
from app.tables.ids import UserId
from app.tables.inbox import Ask, Join, Part, Sync
from app.tables.luck import Luck
from app.tables.room import Room
from app.tables.talk import ChatLine
from app.tables.view import Shared, Update

log = structlog.get_logger(__name__)

PROTOCOL: Final = 1
REMEMBERED: Final = 100
FLOOD: Final = 1008
CLOSE_CODES: Final[dict[str, int]] = {
    "no_session": 4401,
    "logged_out": 4401,
    "banned": 4403,
    "kicked": 4403,
    "not_found": 4404,
    "taken_over": 4409,
    "table_closed": 4410,
    "expired": 4410,
    "restarting": 1012,
}


class Meter(Protocol):
    """Who counts what the sockets do."""

    def opened(self, kind: str) -> None: ...
    def closed(self, kind: str) -> None: ...
    def answered(self, command: str, result: str, seconds: float) -> None: ...


class Connection:
    """A `tables.audience.Viewer` and a `line.Ear`. A `lean` one is not sent a table's part that it was sent before."""

    def __init__(
        self,
        line: Line,
        room: Room,
        user: UserId,
        name: str,
        *,
        lean: bool,
        luck: Luck,
        rates: Rates,
        clock: Callable[[], int],
        build: str,
        meter: Meter,
    ) -> None:
        self.user = user
        self.name = name
        self.last: int | None = None
        self._line = line
        self._lean = lean
        self._has: Shared | None = None
        self._room = room
        self._luck = luck
        self._rates = rates
        self._clock = clock
        self._build = build
        self._meter = meter
        self._asked: dict[str, tuple[str, float]] = {}
        self._answers: OrderedDict[str, o.Frame] = OrderedDict()
        self._admitted = False
        self._resting = False
        self.outbox = Outbox(line, clock)

    async def run(self) -> int | None:
        """Takes the line over, until there is nothing more to say on it: the code to close it with, or None if it is gone."""
        self._send(o.Hello(PROTOCOL, self._build, self._clock(), self.user))
        self._room.put(Join(self))
        self._line.take_over(self)
        try:
            return await self.outbox.ended
        finally:
            self._room.put(Part(self))

    # what the line calls

    def heard(self, text: str) -> None:
        if self.outbox.finished or self._resting:
            return
        if self._rates.flooding():
            self.outbox.finish(FLOOD)
            return
        self._received(text)

    def drained(self) -> None:
        self.outbox.drained()

    def gone(self) -> None:
        self.outbox.gone()

    def rest(self) -> None:
        """Takes nothing more on: what comes now gets no answer here, and is asked again elsewhere."""
        self._resting = True

    @property
    def owes(self) -> bool:
        """Whether the room has still something of this socket's in hand."""
        return bool(self._asked)

    # what comes in

    def _received(self, text: str) -> None:
        try:
            message = decode(text)
        except BadMessage as bad:
            self._send(o.Error(bad.id, "bad_message", None))
            return
        try:
            if not self._rates.message():
                raise Rejected("rate_limited")
            self._dispatch(message)
        except Rejected as refusal:
            self.error(message.id, refusal.code, refusal.data)
        except Exception:
            log.exception("socket.defect", table=self._room.table.id, message=message.type)
            self.error(message.id, "internal", {})

    def _dispatch(self, message: i.Inbound) -> None:
        if isinstance(message, Journaled):
            self._asked[message.id] = (message.type, time.perf_counter())
            by = By(self.user, message.id, message.version if isinstance(message, i.Act) else None)
            self._room.put(Ask(self, command_of(message, self.name, self._luck), by))
            return
        if not self._admitted and not isinstance(message, i.Ping):
            raise Rejected("unavailable")  # the room has not let us in yet, and may not
        answer = self._answers.get(message.id)
        if answer is None:
            answer = self._answers[message.id] = self._momentary(message)
            if len(self._answers) > REMEMBERED:
                self._answers.popitem(last=False)
        self._send(answer)
        if isinstance(message, i.Sync):
            self._room.put(Sync(self))

    def _momentary(
        self, message: i.Preview | i.Suggest | i.Arrange | i.Chat | i.React | i.Proof | i.Sync | i.Ping
    ) -> o.Frame:
        """Does what is not journaled, and says what to answer."""
        table = self._room.table
        match message:
            case i.Ping():
                return o.Pong(message.id, self._clock())
            case i.Sync():
                return o.Ok(message.id, table.version)
            case i.Preview():
                return self._previewed(message)
            case i.Suggest():
                self._within(self._rates.help())
                return o.Suggestion(message.id, inquiry.suggest(table, self.user, message.kind))
            case i.Proof():
                self._within(self._rates.help())
                return o.ProofResult(message.id, *inquiry.proof(table, self.user))
            case i.Arrange():
                self._room.arrange(self.user, tuple(message.cards))
                return o.Ok(message.id, table.version)
            case i.Chat():
                self._within(self._rates.chat())
                self._room.say(self, message.text.strip())
                return o.Ok(message.id, table.version)
            case i.React():
                self._within(self._rates.chat())
                self._room.react(self, message.kind)
                return o.Ok(message.id, table.version)
            case _:
                assert_never(message)

    def _previewed(self, message: i.Preview) -> o.PreviewResult:
        try:
            found = inquiry.preview(self._room.table, self.user, message.action)
        except Rejected as refusal:
            if refusal.code == "not_seated":
                raise
            return o.PreviewResult(message.id, False, refusal.code, refusal.data or None, None, None, None)
        return o.PreviewResult(message.id, True, None, None, found.points, found.clean, found.jokers)

    @staticmethod
    def _within(allowed: bool) -> None:
        if not allowed:
            raise Rejected("rate_limited")

    # what goes out

    def history(self, events: tuple[Any, ...], chat: tuple[ChatLine, ...]) -> None:
        self._admitted = True
        self._send(o.History(encodable(events), chat))

    def update(self, update: Update) -> None:
        lean = self._lean and update.table is self._has and update.prev is not None
        self._has = update.table
        self.outbox.put(encode_lean(update) if lean else encode_update(update))

    def ok(self, command_id: str, version: int) -> None:
        self._measured(command_id, "ok")
        self._send(o.Ok(command_id, version))

    def error(self, command_id: str, code: str, data: dict[str, Any]) -> None:
        self._measured(command_id, code)
        self._send(o.Error(command_id, code, data or None))

    def presence(self, seats: tuple[SeatPresence | None, ...], watchers: int) -> None:
        self._send(o.Presence(seats, watchers))

    def chat(self, line: ChatLine) -> None:
        self._send(o.Chat(line.seat, line.name, line.text, line.at))

    def react(self, seat: Any, name: str, kind: str) -> None:
        self._send(o.Reaction(seat, name, kind))

    def closed(self, reason: Any) -> None:
        self._admitted = False
        self._send(o.Closed(reason))
        self.outbox.finish(CLOSE_CODES[reason])

    def full(self) -> None:
        self._send(o.Error(None, "table_full", None))
        self.outbox.finish(TOO_SLOW)

    def _measured(self, command_id: str, result: str) -> None:
        """Of those that the room answers; what is answered at once costs nothing worth knowing."""
        asked = self._asked.pop(command_id, None)
        if asked is not None:
            self._meter.answered(asked[0], result, time.perf_counter() - asked[1])

    def _send(self, frame: o.Frame) -> None:
        self.outbox.put(encode(frame))
