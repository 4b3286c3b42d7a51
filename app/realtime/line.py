"""uvicorn's WebSocket with a way past ASGI: once somebody has taken it over, texts come and go with no queue, task or copy
between. The handshake and the closing stay as uvicorn has them; nothing here knows what is said.
"""

import asyncio
from typing import Any, Final, Protocol, cast

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

EXTENSION: Final = "sobremesa.line"
CLOSING_S: Final = 10.0
"""How long a line whose closing nobody waits for may still have something unread."""


class Ear(Protocol):
    """Who has taken a line over. None of these waits or raises."""

    def heard(self, text: str) -> None:
        """A text frame came; a binary one comes as an empty text."""

    def drained(self) -> None:
        """The line takes frames again."""

    def gone(self) -> None:
        """The line is closed."""


class Line(WebSocketsSansIOProtocol):
    """One socket; an `outbox.Mouth`, whose `Ear` takes it over."""

    _ear: Ear | None = None
    _end: asyncio.TimerHandle | None = None

    def take_over(self, ear: Ear) -> None:
        """From here on frames go to `ear`, those first that came meanwhile."""
        self._ear = ear
        while not self.queue.empty():
            message: Any = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                ear.heard(message["text"])
            else:
                ear.gone()
        self._listen(not self.clogged)

    def _listen(self, on: bool) -> None:
        if self.read_paused is not on or self.transport.is_closing():
            return
        self.read_paused = not on
        if on:
            self.transport.resume_reading()
        else:
            self.transport.pause_reading()

    @property
    def clogged(self) -> bool:
        """Whether so much lies unread by the other end that it should get no more for now, or at all."""
        return not self.writable.is_set() or self.transport.is_closing()

    def write(self, frame: bytes) -> None:
        """A text frame; to a line that is being closed, nothing. What is written at one go leaves with one system call."""
        if self.conn.state is OPEN and not self.disconnected:
            self.conn.send_text(frame)
            if len(self.conn.writes) == 1:
                self.loop.call_soon(self._flush)

    def _flush(self) -> None:
        data = b"".join(self.conn.data_to_send())
        if data and not self.transport.is_closing():
            self.transport.write(data)

    def cut(self) -> None:
        """The end, at once and without a word."""
        self.transport.abort()

    # what uvicorn calls

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:  # a request that uvicorn's HTTP takes and its WebSocket does not: long headers
            self.transport.close()

    def handle_cont(self, event: Any) -> None:
        if event.data or event.fin:  # of those with nothing in them there may be any number
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        try:
            text = data.decode() if self.curr_msg_data_type == "text" else ""
        except UnicodeDecodeError:
            if self.conn.state is OPEN:  # else the other end's own closing comes next
                self.conn.send_close(1007)
                self.handle_parser_exception()
            return
        if self._ear is not None:
            self._ear.heard(text)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            self._listen(False)

    def pause_writing(self) -> None:
        """Who does not read is not heard either: what he asks for, if only with pings, would be kept without bound."""
        super().pause_writing()
        self._listen(False)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._ear is not None:
            self._ear.drained()
            self._listen(not self.clogged)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self._end = self.loop.call_later(CLOSING_S, self.cut)

    def shutdown(self) -> None:
        if self.transport.is_closing():  # it has said its last word, and somebody does not read it
            self.cut()
        else:
            super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._end is not None:
            self._end.cancel()
        if self._ear is not None:
            self._ear.gone()


def line_of(scope: Scope) -> Line:
    """The line behind an accepted WebSocket."""
    return cast(Line, scope["extensions"][EXTENSION])
