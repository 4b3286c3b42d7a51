"""The page: one HTML file for every address of ours, its assets for ever, and a preview for links pasted into a chat.

What the preview says of a table is handed in; nothing here knows tables.
"""

import mimetypes
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Literal

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse
from starlette.responses import FileResponse, Response

from app.errors import Rejected

Language = Literal["es", "en"]
MARKER = "<!--og-->"
TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
HTML_LANG = '<html lang="es">'
FOREVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"
PACKED = (("br", ".br"), ("gzip", ".gz"))
"""Codings, best first, and how the build names a file that it has packed so beside the plain one."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What a chat shows of a link: plain text, escaped here."""

    title: str
    description: str


class Page:
    """`dist` is what the page's build made. `preview` tells of the table that a code opens, None if there is none;
    `may_see_desk` whether the operator's pages exist for who asks."""

    def __init__(
        self,
        dist: Path,
        public_url: str | None,
        preview: Callable[[str, Language], Awaitable[Preview | None]],
        may_see_desk: Callable[[Request], Awaitable[bool]],
    ) -> None:
        self._dist = dist
        self._public_url = public_url
        self._preview = preview
        self._may_see_desk = may_see_desk

    async def index(self, _request: Request) -> Response:
        return HTMLResponse(self._html(), headers={"Cache-Control": FRESH})

    async def table(self, request: Request, code: str) -> Response:
        """The page of a table; 404 with the page, which says so, when the code opens nothing."""
        language = language_of(request.headers.get("accept-language", ""))
        preview = await self._preview(code, language)
        headers = {"Cache-Control": FRESH, "Vary": "Accept-Language"}
        if preview is None:
            return HTMLResponse(self._html(), 404, headers)
        # Without PUBLIC_URL only the request's Host would say where we are, and anybody may write that.
        url = f"{self._public_url}/t/{code}" if self._public_url else None
        return HTMLResponse(_with_preview(self._html(), preview, language, url), headers=headers)

    async def desk(self, request: Request) -> Response:
        """The operator's pages; for whoever may not see them 404 with the page, which says so, as for a table's code."""
        status = 200 if await self._may_see_desk(request) else 404
        return HTMLResponse(self._html(), status, {"Cache-Control": FRESH, "Vary": "Cookie"})

    async def file(self, request: Request, path: str) -> Response:
        """A file of the build, or the page itself for an address that only the page knows."""
        root = self._dist.resolve()
        try:
            found = (root / path).resolve()
            ours = bool(path) and found.is_relative_to(root) and found.is_file()
        except (OSError, ValueError):  # too long, or no path at all
            raise Rejected("not_found") from None
        if ours:
            return _packed(found, request, FOREVER if path.startswith("assets/") else FRESH)
        if (
            path.startswith(("api/", "ws/", "assets/"))
            or path in ("healthz", "readyz", "metrics")
            or "." in path.rsplit("/", 1)[-1]
        ):
            raise Rejected("not_found")
        return HTMLResponse(self._html(), headers={"Cache-Control": FRESH})

    def _html(self) -> str:
        return (self._dist / "index.html").read_text(encoding="utf-8")


def router(page: Page) -> APIRouter:
    """To be included last: it takes every address that nobody else has."""
    routes = APIRouter(include_in_schema=False)
    routes.add_api_route("/", page.index, methods=["GET", "HEAD"])
    routes.add_api_route("/t/{code}", page.table, methods=["GET", "HEAD"])
    routes.add_api_route("/admin", page.desk, methods=["GET", "HEAD"])
    routes.add_api_route("/admin/{path:path}", page.desk, methods=["GET", "HEAD"])
    routes.add_api_route("/{path:path}", page.file, methods=["GET", "HEAD"])
    return routes


def language_of(accept: str) -> Language:
    """The reader's language by Accept-Language: English if he prefers it to Spanish, else Spanish."""
    best: tuple[float, Language] = (0.0, "es")
    for part in accept.lower().replace(" ", "").split(","):
        name, _, quality = part.partition(";q=")
        try:
            weight = float(quality or 1)
        except ValueError:
            continue
        for language in ("es", "en"):
            if name.split("-")[0] == language and weight > best[0]:
                best = (weight, language)
    return best[1]


def _packed(file: Path, request: Request, cache: str) -> Response:
    """The file as small as the reader takes it; packing is the build's work, never done here."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    kind = mimetypes.guess_type(file.name)[0]
    offers = [part.replace(" ", "") for part in request.headers.get("accept-encoding", "").lower().split(",")]
    taken = {name for name, _, quality in (offer.partition(";q=") for offer in offers) if quality not in {"0", "0.0"}}
    for coding, suffix in PACKED:
        packed = file.with_name(file.name + suffix)
        if coding in taken and packed.is_file():
            return FileResponse(packed, media_type=kind, headers=headers | {"Content-Encoding": coding})
    return FileResponse(file, media_type=kind, headers=headers)


def _with_preview(html: str, preview: Preview, language: Language, url: str | None) -> str:
    title, description = escape(preview.title), escape(preview.description)
    tags = {"og:type": "website", "og:site_name": "Sobremesa", "og:title": title, "og:description": description}
    tags |= {"og:locale": {"es": "es_ES", "en": "en_US"}[language]} | ({"og:url": escape(url)} if url else {})
    lines = [f'<meta property="{name}" content="{value}" />' for name, value in tags.items()]
    lines.append(f'<meta name="description" content="{description}" />')
    html = TITLE.sub(lambda _: f"<title>{title}</title>", html, count=1)
    html = html.replace(HTML_LANG, f'<html lang="{language}">', 1)
    return html.replace(MARKER, "\n    ".join(lines), 1)
