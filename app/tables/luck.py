"""Everything random outside the rules, from the operating system's generator; tests bring their own."""

import secrets
from random import Random

from app.tables.ids import Code, MatchId


class Luck:
    """Drawn before a command is made, so the journal holds the outcome and replays need none."""

    def seed(self) -> bytes:
        """A hand's `server_seed` (S2)."""
        return secrets.token_bytes(32)

    def draw(self) -> int:
        """A number to pick the first dealer by; 48 bits leave no bias worth the name."""
        return secrets.randbits(48)

    def match_id(self) -> MatchId:
        return MatchId(secrets.token_urlsafe(16))

    def private_code(self) -> Code:
        """An unguessable code of 132 bits."""
        return Code(secrets.token_urlsafe(16))

    def random(self) -> Random:
        """A generator for bots' choices and pauses."""
        return Random(secrets.randbits(64))
