"""Codes of tables. A private one is the only key to its table; a public one is short enough to be told aloud."""

import secrets

from app.tables.ids import Code
from app.tables.table import Visibility

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without 0 and o, 1, i and l, which look alike."""
PUBLIC_LENGTH = 8
PRIVATE_BYTES = 18
"""144 bits: nobody finds it by trying (PROTOCOL §3)."""


def new_code(visibility: Visibility) -> Code:
    if visibility == "private":
        return Code(secrets.token_urlsafe(PRIVATE_BYTES))
    return Code("".join(secrets.choice(ALPHABET) for _ in range(PUBLIC_LENGTH)))
