"""Requests that are still unanswered at the end of a planned stop are refused, and no traceback says that they were a defect."""

import asyncio
import json
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from app.http.cut_short import CutShort


async def cut(kind: str, *, first: Message | None = None) -> list[Message]:
    """What a client is sent whose request never comes to an end, and is cancelled; `first` was sent to him before."""
    sent: list[Message] = []
    under_way = asyncio.Event()

    async def endless(scope: Scope, receive: Receive, send: Send) -> None:
        if first is not None:
            await send(first)
        under_way.set()
        await asyncio.Event().wait()

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": f"{kind}.disconnect"}

    scope: Any = {"type": kind, "method": "GET", "path": "/", "headers": []}
    request = asyncio.create_task(CutShort(endless)(scope, receive, send))
    await under_way.wait()
    request.cancel()
    await request
    return sent


async def test_a_request_is_answered_that_it_cannot_be_answered() -> None:
    start, body = await cut("http")
    assert start["status"] == 503
    assert json.loads(body["body"])["code"] == "unavailable"


async def test_a_handshake_is_refused() -> None:
    assert await cut("websocket") == [{"type": "websocket.close", "code": 1012}]


@pytest.mark.parametrize("kind, begun", [("http", "http.response.start"), ("websocket", "websocket.accept")])
async def test_to_what_has_begun_nothing_is_added(kind: str, begun: str) -> None:
    first = {"type": begun, "status": 200, "headers": []}
    assert await cut(kind, first=first) == [first]


async def test_a_defect_stays_a_defect() -> None:
    async def broken(scope: Scope, receive: Receive, send: Send) -> None:
        raise ValueError("seven of coins")

    with pytest.raises(ValueError, match="seven of coins"):
        await CutShort(broken)({"type": "http"}, None, None)  # type: ignore[arg-type]
