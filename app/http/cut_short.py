"""What is still unanswered when the server has to go is refused properly. (Left to itself, the cancelled task's traceback would
stand in the log as if it were a defect.)"""

import asyncio

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.http.problem import problem

log = structlog.get_logger(__name__)

RESTARTING = 1012


class CutShort:
    """ASGI middleware, around all others. Tasks of requests are cancelled by the end of a planned stop, and by nothing else."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def watched(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, watched)
        except asyncio.CancelledError:
            if scope["type"] == "lifespan":
                raise
            log.warning("cut_short", kind=scope["type"])
            if begun:
                return
            if scope["type"] == "http":
                await problem("unavailable")(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": RESTARTING})
