"""Which passwords are refused: those that everybody tries first. How they are hashed is `passwords`'."""

import unicodedata
from itertools import pairwise
from pathlib import Path
from string import digits, punctuation

from app.errors import Rejected

LEAST_DIFFERENT = 4
"""Different characters that a password must have."""
COMMON = frozenset(
    line
    for line in Path(__file__).with_name("common_passwords.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
)


def check(password: str, username: str) -> None:
    """Raises Rejected("bad_request") with the field `password` and a `reason`: username, common or simple. Its length is
    the schema's matter."""
    plain, name = _plain(password), _plain(username)
    core = plain.strip(digits + punctuation)
    if name in (plain, core):
        raise Rejected("bad_request", field="password", reason="username")
    if plain in COMMON or core in COMMON:
        raise Rejected("bad_request", field="password", reason="common")
    if len(set(plain)) < LEAST_DIFFERENT or _in_a_row(plain):
        raise Rejected("bad_request", field="password", reason="simple")


def _in_a_row(text: str) -> bool:
    """Whether each character is the one after the last, or before it: 34567890, hgfedcba."""
    steps = {ord(b) - ord(a) for a, b in pairwise(text)}
    return steps in ({1}, {-1}) or (text.isdecimal() and {step % 10 for step in steps} in ({1}, {9}))


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()
