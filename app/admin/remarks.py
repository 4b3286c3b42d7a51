"""Why an admin does something, in his own words: what may be written down, and be shown to the player."""

from app.accounts import names
from app.errors import Rejected

LONGEST = 200


def reason(text: str, field: str = "reason") -> str:
    """The text as it is kept; raises Rejected("bad_request") for a blank one and for hidden characters."""
    return names.clean(" ".join(text.split()), field=field, longest=LONGEST)


def remark(text: str | None, field: str = "note") -> str | None:
    """The same where saying nothing is allowed."""
    return reason(text, field) if text is not None and text.strip() else None


def needed(text: str | None, field: str = "reason") -> str:
    if text is None:
        raise Rejected("bad_request", field=field, reason="length", longest=LONGEST)
    return reason(text, field)
