"""Who is asking: the user behind a request's cookie, as a dependency of every feature's routes."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Literal

from fastapi import Request

from app.accounts.sessions import COOKIE
from app.errors import Rejected
from app.tables.ids import SessionId, UserId

Kind = Literal["guest", "member", "admin"]
DEVICE_LENGTH = 200


@dataclass(frozen=True, slots=True)
class SessionUser:
    """Somebody with a live session."""

    session: SessionId
    id: UserId
    name: str
    kind: Kind


class Asker:
    """`by_token` is `Accounts.by_token`."""

    def __init__(self, by_token: Callable[[str | None], Awaitable[SessionUser | None]]) -> None:
        self._by_token = by_token

    async def anybody(self, request: Request) -> SessionUser | None:
        """The user, or None without a live session."""
        return await self._by_token(request.cookies.get(COOKIE))

    async def user(self, request: Request) -> SessionUser:
        """The user; raises Rejected("no_session") without one."""
        user = await self.anybody(request)
        if user is None:
            raise Rejected("no_session")
        return user

    async def admin(self, request: Request) -> SessionUser:
        """The admin; to everybody else there is nothing here: Rejected("not_found")."""
        user = await self.anybody(request)
        if user is None or user.kind != "admin":
            raise Rejected("not_found")
        return user


def device(request: Request) -> str | None:
    """What the browser says of itself, as far as it is kept."""
    said = request.headers.get("user-agent", "")
    return "".join(c for c in said if c.isprintable())[:DEVICE_LENGTH] or None


def address(request: Request) -> str:
    """Where the request comes from; a proxy's word for it counts as far as the server trusts the proxy."""
    return request.client.host if request.client else "unknown"
