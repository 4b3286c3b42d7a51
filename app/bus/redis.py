"""The bus between processes: Redis pub/sub. Hints only: when Redis is away they are lost, and nobody waits or fails (DESIGN §1).

One connection that publishes and one that listens; both come back by themselves.
"""

import asyncio
import os
import struct
import time
from collections import Counter, deque
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from random import uniform
from typing import Any, Final

import structlog
from redis.asyncio import ConnectionPool
from redis.asyncio.connection import AbstractConnection
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from app.bus.memory import MemoryBus

log = structlog.get_logger(__name__)

OUTGOING_MAX: Final = 2_000
"""Hints that wait to be sent; beyond that the oldest are lost."""
AT_ONCE: Final = 256
CONNECT_S: Final = 1.0
ANSWER_S: Final = 2.0
"""A server that is silent for so long after a question is away."""
PATIENCE_S: Final = 1.0
"""How long a subscriber waits to hear that Redis has him on its list; then the journal must do without hints."""
PAUSES_S: Final = (0.0, 0.1, 0.3, 0.5)
"""Before the next try to connect; the last one again and again."""

NOBODY: Final = ""
"""A topic to which nobody listens."""

_STAMP: Final = struct.Struct("!8sQ")
_LOST: Final = (RedisError, OSError, TimeoutError)


class RedisBus:
    """ports.Bus. `run` keeps both connections until it is cancelled. `lag` is told how long hints take to come round (s),
    `reconnected` of every connection that had to be made anew."""

    local = False

    def __init__(
        self,
        url: str,
        lag: Callable[[float], None] = lambda _seconds: None,
        reconnected: Callable[[], None] = lambda: None,
    ) -> None:
        # A listener may hear nothing for hours: no time-out on its socket, and no hidden retries that take a minute.
        self._pool = ConnectionPool.from_url(
            url, socket_timeout=None, socket_connect_timeout=CONNECT_S, retry=Retry(NoBackoff(), 0), protocol=2
        )
        # Redis's channels know no databases: two houses on one server must not hear each other.
        self._prefix = f"sobremesa:{self._pool.connection_kwargs.get('db', 0)}:".encode()
        self._own = os.urandom(8)
        self._lag = lag
        self._reconnected = reconnected
        self._here = MemoryBus()
        self._topics: Counter[str] = Counter()
        self._confirmed: dict[str, asyncio.Event] = {}
        self._listening: AbstractConnection | None = None
        self._outgoing: deque[tuple[str, bytes]] = deque(maxlen=OUTGOING_MAX)
        self._wake = asyncio.Event()
        self._hears = self._speaks = False

    @property
    def up(self) -> bool:
        return self._hears and self._speaks

    def publish(self, topic: str, payload: bytes) -> None:
        self._here.publish(topic, payload)
        self._outgoing.append((topic, payload))
        self._wake.set()

    @asynccontextmanager
    async def subscribe(self, topic: str) -> AsyncGenerator[AsyncIterator[bytes]]:
        async with self._here.subscribe(topic) as messages:
            self._topics[topic] += 1
            try:
                await self._enter(topic)
                yield messages
            finally:
                self._topics[topic] -= 1
                if not self._topics[topic]:
                    del self._topics[topic]
                    self._confirmed.pop(topic, None)
                    await self._tell("UNSUBSCRIBE", topic)

    async def run(self) -> None:
        """Until cancelled; then both connections are closed."""
        async with asyncio.TaskGroup() as both:
            both.create_task(self._connected("publisher", self._speak, self._outgoing.clear))
            both.create_task(self._connected("listener", self._hear, lambda: None))

    async def _connected(self, side: str, work: Callable[[Any], Awaitable[None]], away: Callable[[], None]) -> None:
        """Does the work on a connection, and on a new one whenever that is lost; `away` is called when none is to be had."""
        tries = 0
        while True:
            connection: AbstractConnection = self._pool.make_connection()  # type: ignore[no-untyped-call]
            try:
                async with asyncio.timeout(CONNECT_S):
                    await connection.connect()  # type: ignore[no-untyped-call]
                if tries:
                    log.info("bus.back", side=side)
                tries = 0
                await work(connection)
            except _LOST as error:
                if tries == 0:
                    log.warning("bus.lost", side=side, cause=type(error).__name__)
                else:
                    away()
            except Exception:
                log.exception("bus.defect", side=side)
            finally:
                with suppress(*_LOST):
                    await connection.disconnect(nowait=True)
            self._reconnected()
            pause = PAUSES_S[min(tries, len(PAUSES_S) - 1)]
            tries += 1
            await asyncio.sleep(uniform(pause / 2, pause))

    # out

    async def _speak(self, connection: AbstractConnection) -> None:
        """Sends what waits, many at a time. What was under way when a connection broke is sent again on the next one, if
        that is to be had at once: a hint may come twice, and old ones are worth nothing. When nothing waits, nobody is told
        nothing: a server may answer a ping and yet publish nothing (CLIENT PAUSE), so only this proves that it does."""
        batch: list[tuple[str, bytes]] = []
        try:
            while True:
                batch = [self._outgoing.popleft() for _ in range(min(len(self._outgoing), AT_ONCE))]
                stamp = _STAMP.pack(self._own, time.monotonic_ns())
                commands: list[tuple[Any, ...]]
                commands = [("PUBLISH", self._channel(topic), stamp + payload) for topic, payload in batch] or [
                    ("PUBLISH", self._channel(NOBODY), stamp)
                ]
                async with asyncio.timeout(ANSWER_S):
                    await connection.send_packed_command(connection.pack_commands(commands))
                    for _ in commands:
                        await connection.read_response()
                batch, self._speaks = [], True
                if not self._outgoing:
                    self._wake.clear()
                    await self._wake.wait()
        finally:
            self._speaks = False
            self._outgoing.extendleft(reversed(batch[: OUTGOING_MAX - len(self._outgoing)]))

    # in

    async def _hear(self, connection: AbstractConnection) -> None:
        self._listening = connection
        try:
            if self._topics:
                await connection.send_command("SUBSCRIBE", *map(self._channel, tuple(self._topics)))
            await connection.send_command("PING")
            asked = True
            while True:
                answer = await connection.read_response(timeout=ANSWER_S)
                if answer is not None:
                    self._hears, asked = True, False
                    self._take(answer)
                elif asked:
                    raise TimeoutError
                else:
                    asked = True
                    await connection.send_command("PING")
        finally:
            self._listening, self._hears = None, False
            self._wake.set()  # has the other connection tried too
            for confirmed in self._confirmed.values():
                confirmed.clear()

    def _take(self, answer: Any) -> None:
        match answer:
            case [b"message", bytes(channel), bytes(data)] if len(data) >= _STAMP.size:
                sender, sent_ns = _STAMP.unpack_from(data)
                if sender == self._own:  # was delivered here at once
                    self._lag((time.monotonic_ns() - sent_ns) / 1e9)
                else:
                    self._here.publish(self._topic(channel), data[_STAMP.size :])
            case [b"subscribe", bytes(channel), _]:
                if (confirmed := self._confirmed.get(self._topic(channel))) is not None:
                    confirmed.set()
            case _:
                return  # a pong, a farewell

    async def _enter(self, topic: str) -> None:
        """Returns when Redis will pass on what is said from now on, or is known or seems not to be there."""
        confirmed = self._confirmed.setdefault(topic, asyncio.Event())
        if confirmed.is_set():
            return
        await self._tell("SUBSCRIBE", topic)
        if not self._hears:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_S):
                await confirmed.wait()

    async def _tell(self, command: str, topic: str) -> None:
        if self._listening is not None and self._listening.is_connected:
            with suppress(*_LOST):
                await self._listening.send_command(command, self._channel(topic))

    def _channel(self, topic: str) -> bytes:
        return self._prefix + topic.encode()

    def _topic(self, channel: bytes) -> str:
        return channel.removeprefix(self._prefix).decode()
