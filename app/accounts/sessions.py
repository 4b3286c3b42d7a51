"""The session's token and its cookie. The token is random and opaque; only its hash is stored."""

import secrets
from hashlib import sha256

from fastapi import Response

COOKIE = "session"
LIFETIME_MS = 180 * 24 * 3_600_000
"""From the last use."""
TOUCH_MS = 3_600_000
"""A use is noted when the last one noted is at least this long ago; noting each would write at every request."""


def new_token() -> str:
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """What the database knows of a token. It has 256 random bits, so no slow hash is needed."""
    return sha256(token.encode()).hexdigest()


def set_cookie(response: Response, token: str, *, secure: bool) -> None:
    response.set_cookie(COOKIE, token, max_age=LIFETIME_MS // 1000, httponly=True, samesite="lax", secure=secure)


def clear_cookie(response: Response, *, secure: bool) -> None:
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=secure)
