"""What people may call themselves and their tables: text that shows as what it is, and nothing that hides in it."""

import unicodedata

from app.errors import Rejected
from app.tables.seating import NAME_LENGTH

# Letters and marks that show nothing, though Unicode files them among visible ones.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# Controls, formats (bidi and zero-width among them), surrogates, private use, unassigned, line and paragraph separators.
HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def clean(raw: str, *, field: str, longest: int = NAME_LENGTH) -> str:
    """The text in NFC without outer spaces; raises Rejected("bad_request") if it is empty, too long or hides something."""
    text = unicodedata.normalize("NFC", raw).strip(" ")
    if not 1 <= len(text) <= longest:
        raise Rejected("bad_request", field=field, reason="length", longest=longest)
    kinds = [unicodedata.category(character) for character in text]
    spaces = any(kind == "Zs" and character != " " for kind, character in zip(kinds, text, strict=True))
    if spaces or HIDDEN & set(kinds) or BLANK & set(text) or all(kind[0] in "ZM" for kind in kinds):
        raise Rejected("bad_request", field=field, reason="characters")
    return text


def username_key(username: str) -> str:
    """What two usernames that look the same without case have in common."""
    return unicodedata.normalize("NFKC", username).casefold()
