"""A client's socket, as cheap as it can be had: what is measured is the server. Text in, text out."""

from abc import abstractmethod

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect


class Line(WSListener):
    """Subclasses say what is done with a text that came."""

    transport: WSTransport
    close_code: int | None = None
    """With what the server closed it, if it did."""

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.received(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            self.close_code = frame.get_close_code().value
            transport.disconnect()

    def send(self, text: bytes) -> None:
        self.transport.send(WSMsgType.TEXT, text)

    @abstractmethod
    def received(self, text: bytes) -> None: ...


async def open_line(line: Line, url: str, headers: dict[str, str]) -> None:
    """Connects it. Raises what the handshake raises."""
    await ws_connect(lambda: line, url, extra_headers=headers, websocket_handshake_timeout=30)
