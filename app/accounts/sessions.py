"""The session's token and its cookie. The token is random and opaque; only its hash is stored."""

import secrets
from hashlib import sha256

from fastapi import Response

from app.accounts.login_tries import KNOWN_MS

COOKIE = "session"
BROWSER_COOKIE = "browser"
"""Opens nothing: it says that its owner has logged in here before (`login_tries`). Sent where one logs in, only."""
BROWSER_PATH = "/api/login"
LIFETIME_MS = 180 * 24 * 3_600_000
"""From the last use."""
ADMIN_LIFETIME_MS = 12 * 3_600_000
"""An admin's, from the last use: a browser he forgot somewhere opens the desk no longer the next day."""
TOUCH_MS = 3_600_000
"""A use is noted when the last one noted is at least this long ago; noting each would write at every request."""


def new_token() -> str:
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """What the database knows of a token. It has 256 random bits, so no slow hash is needed."""
    return sha256(token.encode()).hexdigest()


def lifetime_ms(kind: str) -> int:
    """How long a session of somebody of this kind lives from its last use."""
    return ADMIN_LIFETIME_MS if kind == "admin" else LIFETIME_MS


def set_cookie(response: Response, token: str, kind: str, *, secure: bool) -> None:
    """`kind`: whose session it is."""
    age = lifetime_ms(kind) // 1000
    response.set_cookie(COOKIE, token, max_age=age, httponly=True, samesite="lax", secure=secure)


def clear_cookie(response: Response, *, secure: bool) -> None:
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=secure)


def name_browser(response: Response, name: str, *, secure: bool) -> None:
    response.set_cookie(
        BROWSER_COOKIE,
        name,
        max_age=KNOWN_MS // 1000,
        path=BROWSER_PATH,
        httponly=True,
        samesite="strict",
        secure=secure,
    )
