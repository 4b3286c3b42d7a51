"""Closing a table, from the desk or from the console: once, with its warrant, and the tale of who got what."""

from collections.abc import Awaitable, Callable
from typing import Any

from app.admin import repository
from app.admin.schemas import Closing, Refund
from app.errors import Rejected
from app.storage.engine import Database
from app.tables.commands import Close, Warrant
from app.tables.ids import TableId

Order = Callable[[TableId, Close], Awaitable[int]]
"""Has a table carry out a command: a server's directory, or the console by itself."""


class Closings:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def close(self, table_id: TableId, warrant: Warrant, order: Order) -> Closing:
        """Raises Rejected not_found; already_decided for a table that had come to its end by itself."""
        async with self._database.read() as session:
            if await repository.table(session, table_id) is None:
                raise Rejected("not_found")
        try:
            await order(table_id, Close("table_closed", warrant))
        except Rejected as refusal:
            if refusal.code not in {"not_found", "wrong_phase"}:  # what a closed table answers
                raise
        async with self._database.read() as session:
            acts = await repository.audit(session, subject_id=table_id, act="table_closed", limit=1)
        if not acts:
            raise Rejected("already_decided", decision="closed")
        before, after = acts[0].before or {}, acts[0].after or {}
        return await self.told(table_id, before["phase"], before["escrow"], after["refunds"], preview=False)

    async def told(
        self, table_id: str, phase: str, escrow: int, refunds: list[dict[str, Any]], *, preview: bool
    ) -> Closing:
        """`refunds`: user and amount of each; `phase` and `escrow` from before."""
        async with self._database.read() as session:
            people = await repository.named(session, (refund["user_id"] for refund in refunds))
        total = sum(refund["amount"] for refund in refunds)
        return Closing(
            preview=preview,
            table_id=table_id,
            phase=phase,
            refunds=[Refund(name=people[r["user_id"]].name, **r) for r in refunds],
            total=total,
            escrow=escrow,
            correction=total - escrow,
        )
