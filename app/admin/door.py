"""The desk's door: for whoever is no admin nothing under /api/admin exists, whatever he sends there."""

from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Receive, Scope, Send

from app.accounts.asker import SessionUser
from app.errors import Rejected
from app.http.problem import problem
from app.tables.ports import Unavailable

DESK = "/api/admin"

UserOf = Callable[[str | None], Awaitable[SessionUser | None]]


async def admin_of(asker: HTTPConnection, user_of: UserOf, cookie: str) -> SessionUser | None:
    """Who asks, if he is an admin."""
    user = await user_of(asker.cookies.get(cookie))
    return user if user is not None and user.kind == "admin" else None


class AdminDoor:
    """ASGI middleware, before anything that reads the request. `user_of` finds the running server's way to read a session,
    which is made after the middleware."""

    def __init__(self, app: ASGIApp, user_of: Callable[[Scope], UserOf], cookie: str) -> None:
        self._app = app
        self._user_of = user_of
        self._cookie = cookie

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and f"{scope['path']}/".startswith(f"{DESK}/"):
            try:
                user = await admin_of(HTTPConnection(scope), self._user_of(scope), self._cookie)
            except Unavailable:
                await problem("unavailable")(scope, receive, send)
                return
            if user is None:
                await problem("not_found")(scope, receive, send)
                return
            scope.setdefault("state", {})["admin"] = user
        await self._app(scope, receive, send)


def let_in(request: Request) -> SessionUser:
    """The admin whom the door let in: a dependency of every route behind it."""
    admin = getattr(request.state, "admin", None)
    if not isinstance(admin, SessionUser):
        raise Rejected("not_found")
    return admin
