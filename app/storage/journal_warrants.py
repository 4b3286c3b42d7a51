"""What else becomes durable with an entry that an operator ordered: his act in the audit, and an escrow made to add up."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from app.storage import audit, ledger
from app.storage.models.chips import MINT
from app.storage.models.tables import TableRow
from app.tables.commands import Close, Freeze
from app.tables.ports import Effects, Entry


async def carry_out(session: AsyncSession, entry: Entry, effects: Effects) -> None:
    """To be called while the table's row and its chips are still as before the entry."""
    command = entry.command
    if not isinstance(command, Freeze | Close) or command.warrant is None:
        return
    phase, frozen = (
        await session.execute(select(TableRow.phase, TableRow.frozen).where(TableRow.id == entry.table_id))
    ).one()
    escrow = await ledger.escrow(session, entry.table_id)
    held = (await ledger.balances(session, [escrow]))[escrow]
    before = {"phase": phase, "frozen": frozen, "escrow": held}
    after: dict[str, object] = {"phase": phase, "frozen": True, "escrow": held}
    if isinstance(command, Close):
        refunds = [{"user_id": t.user, "amount": t.amount} for t in effects.transfers]
        missing = sum(t.amount for t in effects.transfers) - held
        if missing:
            await _square(session, entry, escrow, missing)
        after = {"phase": "closed", "escrow": 0, "refunds": refunds, "correction": missing}
    act = audit.Act(
        actor=command.warrant.actor,
        what="table_closed" if isinstance(command, Close) else "table_frozen",
        subject="table",
        subject_id=entry.table_id,
        why=command.warrant.why,
        before=before,
        after=after,
    )
    await audit.record(session, act, entry.at)


async def _square(session: AsyncSession, entry: Entry, escrow: int, missing: int) -> None:
    """The house answers for its own mistakes: what the escrow lacks for the refunds comes from the mint, what is over goes
    there, so that a table whose books do not balance can be closed and every player gets exactly what is his."""
    posting = ledger.Posting(
        debit=MINT if missing > 0 else escrow,
        credit=escrow if missing > 0 else MINT,
        amount=abs(missing),
        reason="correction",
        key=f"{entry.table_id}:{entry.version}:correction",
        table_id=entry.table_id,
    )
    await ledger.post(session, [posting], entry.at)
