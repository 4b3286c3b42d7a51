"""The names things go by. Distinct types, so that a user's id is never handed in as a table's."""

from typing import NewType

TableId = NewType("TableId", str)
UserId = NewType("UserId", str)
MatchId = NewType("MatchId", str)
SessionId = NewType("SessionId", str)
"""A browser's session, by a name that opens nothing."""
Code = NewType("Code", str)
"""What opens a table: part of its link, and a key for private ones (never logged)."""
