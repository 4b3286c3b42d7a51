"""Writing down what an operator did, in the transaction in which he did it: who, when, what, why, from what to what.

Who may do it is decided by the callers. Rows are never changed or deleted.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy.ext.asyncio import AsyncSession

from app.storage.models.audit import AuditRow
from app.tables.ids import UserId

What = Literal[
    "refill_approved", "refill_denied", "refill_given", "balance_adjusted", "user_banned", "user_unbanned",
    "sessions_ended", "user_promoted", "table_closed", "table_frozen",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Act:
    """`actor`: the admin; None for the server's own console and for the house. `before` and `after` are plain JSON."""

    actor: UserId | None
    what: What
    subject: Literal["user", "table"]
    subject_id: str
    why: str | None
    before: Mapping[str, Any] | None = None
    after: Mapping[str, Any] | None = None


async def record(session: AsyncSession, act: Act, at: int) -> None:
    session.add(
        AuditRow(
            at=at,
            actor_id=act.actor,
            act=act.what,
            subject=act.subject,
            subject_id=act.subject_id,
            why=act.why,
            before=None if act.before is None else dict(act.before),
            after=None if act.after is None else dict(act.after),
        )
    )
    await session.flush()
