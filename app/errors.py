"""Refusals: the player's fault, answered to him by code. Our own defects are ordinary exceptions and never look like this."""

from typing import Any


class Rejected(Exception):
    """The request is refused and nothing changed. `code` is stable (PROTOCOL §2, §4; RECORD); `data` helps to word it."""

    def __init__(self, code: str, **data: Any) -> None:
        super().__init__(code)
        self.code = code
        self.data = data
