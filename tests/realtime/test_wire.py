"""Frames made by hand, as no library would send them: cut, joined, broken, never read. The log stays clean (conftest)."""

import asyncio
import json
import socket
from base64 import b64encode
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest

from tests.realtime.conftest import Arrive, gone, seated
from tests.support.player import Person, Place

TEXT, CONTINUATION, CLOSE, PING = 1, 0, 8, 9
MASK = b"\x11\x22\x33\x44"
GOODBYE = (1000).to_bytes(2)


def frame(kind: int, data: bytes = b"", *, last: bool = True) -> bytes:
    size = bytes([128 | len(data)]) if len(data) < 126 else bytes([254]) + len(data).to_bytes(2)
    return bytes([128 * last | kind]) + size + MASK + bytes(b ^ MASK[n % 4] for n, b in enumerate(data))


def text(**message: Any) -> bytes:
    return frame(TEXT, json.dumps(message).encode())


class Wire:
    """A TCP connection after the handshake."""

    def __init__(self, person: Person, code: str) -> None:
        self._port = int(person.base.rsplit(":", 1)[1])
        self._request = (
            f"GET /ws/tables/{code} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nOrigin: {person.base}\r\n"
            f"Cookie: session={person.token}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\n"
        )

    async def open(self, headers: str = "") -> "Wire":
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", self._port))
        self.reader, self.writer = await asyncio.open_connection(sock=line, limit=4096)
        self.writer.write(f"{self._request}{headers}\r\n".encode())
        return self

    async def accepted(self) -> "Wire":
        assert b" 101 " in await self.reader.readuntil(b"\r\n\r\n")
        return self

    async def frames(self) -> AsyncGenerator[tuple[int, bytes]]:
        """All that come, until the server hangs up."""
        while head := await self.reader.read(2):
            if len(head) < 2:
                head += await self.reader.readexactly(1)
            size = head[1] if head[1] < 126 else int.from_bytes(await self.reader.readexactly(2))
            yield head[0] & 15, await self.reader.readexactly(size)

    async def answer(self, name: str) -> Any:
        async for kind, data in self.frames():
            if kind == TEXT and (said := json.loads(data)).get("id") == name:
                return said
        raise ConnectionError

    async def end(self) -> int:
        """The code it is closed with."""
        async for kind, data in self.frames():
            if kind == CLOSE:
                return int.from_bytes(data[:2])
        raise ConnectionError

    async def leave(self) -> None:
        self.writer.transport.abort()
        with suppress(OSError):
            await self.writer.wait_closed()


Open = Callable[..., Awaitable[Wire]]


@pytest.fixture
async def opened(arrive: Arrive) -> AsyncGenerator[Open]:
    """Somebody's wire at Ana's table."""
    wires: list[Wire] = []

    async def one(ana: Place, headers: str = "") -> Wire:
        wire = Wire(await arrive("Cable"), ana.state["table"]["code"])
        wires.append(wire)
        return await wire.open(headers)

    yield one
    for wire in wires:
        await wire.leave()


async def test_a_message_may_come_in_fragments_with_pings_between_and_byte_by_byte(
    arrive: Arrive, opened: Open
) -> None:
    ana, _ = await seated(arrive)
    wire = await (await opened(ana)).accepted()
    said = json.dumps({"type": "ping", "id": "ñ"}, ensure_ascii=False).encode()
    middle = said.index("ñ".encode()) + 1  # in the midst of a letter
    parts = [frame(TEXT, said[:middle], last=False), frame(PING, b"?"), frame(CONTINUATION, last=False)]
    for byte in b"".join([*parts, frame(CONTINUATION, said[middle:])]):
        wire.writer.write(bytes([byte]))
        await asyncio.sleep(0)
    assert (await wire.answer("ñ"))["type"] == "pong"
    wire.writer.write(b"".join(text(type="ping", id=str(n)) for n in range(50)))
    for n in range(50):
        assert (await wire.answer(str(n)))["type"] == "pong"


@pytest.mark.parametrize(
    "sent, codes",
    [
        (frame(TEXT, b"\xff"), {1007}),
        (frame(TEXT, b"\xc3", last=False) + frame(CONTINUATION, b"("), {1007}),
        (frame(TEXT, b"\xff") + frame(CLOSE, GOODBYE), {1000, 1007}),
        (frame(TEXT, b"\xff") + text(type="ping", id="x") + frame(PING) + frame(TEXT, b"\xff"), {1007}),
        (text(type="ping", id="x") + frame(TEXT, b"a" * 16_385), {1009}),
        (frame(TEXT, b"a" * 10_000, last=False) + frame(CONTINUATION, b"a" * 10_000), {1009}),
        (bytes([129, 2]) + b"{}", {1002}),
        (frame(CLOSE, GOODBYE) + frame(TEXT, b"\xff") + frame(CLOSE, GOODBYE), {1000}),
    ],
    ids=["letters", "halves", "closing", "more", "size", "parts", "unmasked", "after"],
)
async def test_who_breaks_the_rules_is_closed_with_the_code_for_it(
    arrive: Arrive, opened: Open, sent: bytes, codes: set[int]
) -> None:
    ana, _ = await seated(arrive)
    early, wire = [await (await opened(ana)).accepted() for _ in range(2)]
    early.writer.write(sent)  # before the table has let him in, or after: it is the same
    assert await early.end() in codes
    async for _, data in wire.frames():
        if json.loads(data)["type"] == "state":
            break
    wire.writer.write(sent)
    assert await wire.end() in codes


@pytest.mark.parametrize("headers", [f"X: {'a' * 9_000}\r\n", "X: a\r\n" * 150], ids=["long", "many"])
async def test_a_handshake_with_too_much_in_it_is_not_left_waiting(arrive: Arrive, opened: Open, headers: str) -> None:
    ana, _ = await seated(arrive)
    wire = await opened(ana, headers)
    assert await wire.reader.read() == b""


@pytest.mark.timeout(150)
async def test_who_does_not_read_is_not_heard_and_is_gone_however_he_hangs_up(arrive: Arrive, opened: Open) -> None:
    ana, _ = await seated(arrive)
    wires = [await (await opened(ana)).accepted() for _ in range(3)]
    for wire in wires:
        wire.writer.transport.pause_reading()  # type: ignore[attr-defined]
        wire.writer.write(b"".join(text(type="sync", id=str(n)) for n in range(10_000)))
    wires[0].writer.write(frame(CLOSE, GOODBYE))
    wires[1].writer.write_eof()
    with pytest.raises(ConnectionError):
        await endless(wires[2])
    await ana.wait(lambda: gone(ana), 60)


async def endless(wire: Wire) -> None:
    for _ in range(100):
        wire.writer.write(frame(PING, b"x" * 125) * 5_000)
        await wire.writer.drain()
