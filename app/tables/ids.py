"""The names things go by. Distinct types, so that a user's id is never handed in as a table's."""

from typing import NewType

TableId = NewType("TableId", str)
UserId = NewType("UserId", str)
MatchId = NewType("MatchId", str)
Code = NewType("Code", str)
"""What opens a table: part of its link, and a key for private ones (never logged)."""
