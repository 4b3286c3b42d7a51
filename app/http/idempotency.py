"""A POST with an Idempotency-Key happens once: its repeat by the same user gets the first answer again (PROTOCOL §2).

Without a session there is nobody to remember the key for, and it is not read. Cookies are never stored.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from typing import Protocol

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


class SessionUser(Protocol):
    """Whom a session's token stands for."""

    @property
    def id(self) -> UserId: ...


@dataclass(frozen=True, slots=True)
class Memory:
    """Where first answers are kept, and whose session a token is."""

    answers: Answers
    user_of: Callable[[str | None], Awaitable[SessionUser | None]]
    clock: Clock


class Idempotency:
    """ASGI middleware. `memory` finds what the running server remembers, which is made after the middleware."""

    def __init__(self, app: ASGIApp, memory: Callable[[Scope], Memory], cookie: str) -> None:
        self._app = app
        self._memory = memory
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
        memory = self._memory(scope)
        asker = await memory.user_of(token)
        if asker is None:
            await self._app(scope, receive, send)
            return
        user = asker.id
        body = await _read(receive)
        if body is None:
            await problem("bad_request", {"reason": "too large"}, status=413)(scope, receive, send)
            return
        request = sha256(b"\0".join((scope["path"].encode(), scope["query_string"], body))).hexdigest()
        stored = await memory.answers.claim(user, key, request, memory.clock.now())
        if stored is None:
            await self._first(scope, body, send, memory.answers, user, key)
        elif stored.request != request:
            await problem("key_reused")(scope, receive, send)
        else:
            await (await _again(memory.answers, user, key, stored))(scope, receive, send)

    async def _first(self, scope: Scope, body: bytes, send: Send, answers: Answers, user: UserId, key: str) -> None:
        """Runs the request and keeps its answer before anybody hears of it."""
        messages: list[Message] = []

        async def record(message: Message) -> None:
            messages.append(message)

        try:
            await self._app(scope, _replayed(body), record)
        except BaseException:
            # An answer may still be under way to us as an exception's; it is nobody's first answer.
            await answers.release(user, key)
            for message in messages:
                await send(message)
            raise
        status = messages[0]["status"]
        if status >= 500 or status in PASSING:
            await answers.release(user, key)
        else:
            text = b"".join(message.get("body", b"") for message in messages[1:]).decode()
            content_type = Headers(raw=messages[0]["headers"]).get("content-type")
            await answers.keep(user, key, status, content_type, text)
        for message in messages:
            await send(message)


async def _again(answers: Answers, user: UserId, key: str, stored: Stored | None) -> Response:
    """The first answer, waited for a while if it is not there yet."""
    waited = 0.0
    while stored is not None and stored.status is None and waited < WAIT_S:
        await asyncio.sleep(LOOK_EVERY_S)
        waited += LOOK_EVERY_S
        stored = await answers.find(user, key)
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
        if message["type"] == "http.disconnect":
            return None  # cut off: nothing was asked, and the key is still free
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
