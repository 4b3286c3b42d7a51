"""A body has a longest measure: what is larger is refused before it is read. (The framework's own limit answers in plain text.)"""

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.http.problem import problem

TOO_LARGE = 413


class BodyLimit:
    """ASGI middleware; `longest` in bytes."""

    def __init__(self, app: ASGIApp, longest: int) -> None:
        self._app = app
        self._longest = longest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        announced = Headers(scope=scope).get("content-length", "")
        if announced.isdecimal() and int(announced) > self._longest:
            await problem("bad_request", {"reason": "too large"}, TOO_LARGE)(scope, receive, send)
            return
        read = 0

        async def receive_some() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self._longest:
                raise HTTPException(TOO_LARGE)
            return message

        await self._app(scope, receive_some, send)
