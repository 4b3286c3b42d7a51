"""A POST with an Idempotency-Key happens once: its repeat by the same user gets the first answer again (PROTOCOL §2).

Without a session there is nobody to remember the key for, and it is not read. Cookies are never stored.
"""

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.http.problem import problem
from app.storage.answers import Answers, Stored
from app.tables.ids import UserId
from app.tables.ports import Clock, Unavailable

LONGEST_KEY = 200
LONGEST_BODY = 65_536
WAIT_S = 10.0
"""How long a repeat waits for the first request to be answered."""
LOOK_EVERY_S = 0.1
# Not the request's own answer: the same request may well be accepted next time.
PASSING = frozenset({401, 429})


class Idempotency:
    """ASGI middleware. `user_of` tells whose session a token is."""

    def __init__(
        self,
        app: ASGIApp,
        answers: Answers,
        user_of: Callable[[str | None], Awaitable[UserId | None]],
        clock: Clock,
        cookie: str,
    ) -> None:
        self._app = app
        self._answers = answers
        self._user_of = user_of
        self._clock = clock
        self._cookie = cookie

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope) if scope["type"] == "http" and scope["method"] == "POST" else None
        key = headers.get("idempotency-key") if headers is not None else None
        if headers is None or key is None:
            await self._app(scope, receive, send)
            return
        if not 1 <= len(key) <= LONGEST_KEY:
            await problem("bad_request", {"field": "Idempotency-Key", "reason": "length"})(scope, receive, send)
            return
        try:
            await self._once(scope, receive, send, key, _token(headers, self._cookie))
        except Unavailable:
            await problem("unavailable")(scope, receive, send)

    async def _once(self, scope: Scope, receive: Receive, send: Send, key: str, token: str | None) -> None:
        user = await self._user_of(token)
        if user is None:
            await self._app(scope, receive, send)
            return
        body = await _read(receive)
        if body is None:
            await problem("bad_request", {"reason": "too large"}, status=413)(scope, receive, send)
            return
        request = sha256(b"\0".join((scope["path"].encode(), scope["query_string"], body))).hexdigest()
        stored = await self._answers.claim(user, key, request, self._clock.now())
        if stored is None:
            await self._first(scope, body, send, user, key)
        elif stored.request != request:
            await problem("key_reused")(scope, receive, send)
        else:
            await (await self._again(user, key, stored))(scope, receive, send)

    async def _first(self, scope: Scope, body: bytes, send: Send, user: UserId, key: str) -> None:
        """Runs the request and keeps its answer before anybody hears of it."""
        messages: list[Message] = []

        async def record(message: Message) -> None:
            messages.append(message)

        try:
            await self._app(scope, _replayed(body), record)
        except BaseException:
            # An answer may still be under way to us as an exception's; it is nobody's first answer.
            await self._answers.release(user, key)
            for message in messages:
                await send(message)
            raise
        status = messages[0]["status"]
        if status >= 500 or status in PASSING:
            await self._answers.release(user, key)
        else:
            text = b"".join(message.get("body", b"") for message in messages[1:]).decode()
            content_type = Headers(raw=messages[0]["headers"]).get("content-type")
            await self._answers.keep(user, key, status, content_type, text)
        for message in messages:
            await send(message)

    async def _again(self, user: UserId, key: str, stored: Stored | None) -> Response:
        """The first answer, waited for a while if it is not there yet."""
        waited = 0.0
        while stored is not None and stored.status is None and waited < WAIT_S:
            await asyncio.sleep(LOOK_EVERY_S)
            waited += LOOK_EVERY_S
            stored = await self._answers.find(user, key)
        if stored is None or stored.status is None:
            return problem("unavailable")
        headers = {"content-type": stored.content_type} if stored.content_type else None
        return Response(stored.body, stored.status, headers)


def _token(headers: Headers, cookie: str) -> str | None:
    try:
        found = SimpleCookie(headers.get("cookie", "")).get(cookie)
    except CookieError:
        return None
    return found.value if found is not None else None


async def _read(receive: Receive) -> bytes | None:
    """The whole body; None if it is too large."""
    body = bytearray()
    more = True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > LONGEST_BODY:
            return None
    return bytes(body)


def _replayed(body: bytes) -> Receive:
    messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Message:
        return messages.pop() if messages else {"type": "http.disconnect"}

    return receive
