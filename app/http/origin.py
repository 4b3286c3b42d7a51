"""Whose page is asking: cookies travel with every site's requests, so changing ones are refused to foreign pages.

Sockets ask `Origins.ours` too, before they are accepted.
"""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from app.config import Settings
from app.http.problem import problem

DEFAULT_PORTS = {"http": ":80", "https": ":443"}
HARMLESS = frozenset({"GET", "HEAD", "OPTIONS"})


class Origins:
    """The origins whose pages may use this server: the one asked for, PUBLIC_URL, ALLOWED_ORIGINS."""

    def __init__(self, settings: Settings) -> None:
        public = (settings.public_url,) if settings.public_url else ()
        self._known = frozenset(map(_plain, (*public, *settings.allowed_origins)))

    def ours(self, headers: Headers) -> bool:
        """Whether a request comes from one of our pages, or from no page at all (programs send no Origin)."""
        origin = headers.get("origin")
        if origin is None:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        if parts.scheme not in DEFAULT_PORTS or not parts.netloc:
            return False  # "null" and the like
        host = headers.get("host", "").lower()
        return _plain(origin) in {*self._known, _plain(f"{parts.scheme}://{host}")}


class OriginGuard:
    """ASGI middleware: a changing request with a foreign Origin gets 403 `bad_origin` and goes no further."""

    def __init__(self, app: ASGIApp, origins: Origins) -> None:
        self._app = app
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refused = (
            scope["type"] == "http" and scope["method"] not in HARMLESS and not self._origins.ours(Headers(scope=scope))
        )
        await (problem("bad_origin") if refused else self._app)(scope, receive, send)


def _plain(origin: str) -> str:
    """An origin in small letters without its scheme's own port."""
    scheme, _, host = origin.lower().partition("://")
    return f"{scheme}://{host.removesuffix(DEFAULT_PORTS.get(scheme, ''))}"
