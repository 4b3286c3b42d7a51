"""Entries that move chips, change the lobby's row or end a match: one transaction each, all of it or nothing (DESIGN §1).

The same statements serve both databases. Plain entries go by `journal_batch`.
"""

from collections.abc import Sequence

import structlog
from sqlalchemy import CursorResult, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from app.storage import journal_warrants, ledger
from app.storage.journal_line import Line
from app.storage.models.chips import Account
from app.storage.models.matches import MatchPlayer, MatchRow
from app.storage.models.tables import JournalRow, Seated, Snapshot, TableRow
from app.tables.commands import Close
from app.tables.ids import TableId, UserId
from app.tables.ports import Effects, Entry, FinishedMatch, Insolvent, LostRace, Repeated, Summary

log = structlog.get_logger(__name__)


async def write(session: AsyncSession, entry: Entry, effects: Effects, line: Line) -> None:
    """Raises LostRace, Repeated or Insolvent; the caller rolls back."""
    await _take_version(session, line)
    await journal_warrants.carry_out(session, entry, effects)
    await _move_chips(session, entry, effects)
    if effects.summary is not None:
        await _update_row(session, entry, effects.summary)
    if isinstance(entry.command, Close):
        await _close(session, entry)
    elif effects.seated is not None:
        await _seat(session, entry, effects.seated)
    if effects.finished is not None:
        await _file(session, entry, effects.finished)
    if line.snapshot is not None:
        await _keep_snapshot(session, line)


async def _take_version(session: AsyncSession, line: Line) -> None:
    """The compare-and-set. The update locks the table's row, so what is looked up afterwards cannot change any more."""
    advance = (
        update(TableRow)
        .where(TableRow.id == line.table_id, TableRow.version == line.version - 1)
        .values(version=line.version, deadline=line.deadline)
    )
    advanced = await session.execute(advance)
    assert isinstance(advanced, CursorResult)
    if line.command_id is not None and line.user_id is not None:
        standing = await session.scalar(
            select(JournalRow.version).where(
                JournalRow.table_id == line.table_id,
                JournalRow.user_id == line.user_id,
                JournalRow.command_id == line.command_id,
            )
        )
        if standing is not None:
            raise Repeated(standing)
    if advanced.rowcount == 0:
        raise LostRace
    await session.execute(
        insert(JournalRow).values(
            table_id=line.table_id,
            version=line.version,
            at=line.at,
            user_id=line.user_id,
            command_id=line.command_id,
            command=line.command,
            rules=line.rules,
            deadline=line.deadline,
        )
    )


async def _move_chips(session: AsyncSession, entry: Entry, effects: Effects) -> None:
    if not effects.transfers and not effects.solvent:
        return
    users = {transfer.user for transfer in effects.transfers} | {user for user, _ in effects.solvent}
    wallets = await ledger.wallets(session, users)
    owners = {account: user for user, account in wallets.items()}
    held = await ledger.balances(session, wallets.values())
    poor = tuple(user for user, needed in effects.solvent if held[wallets[user]] < needed)
    if poor:
        raise Insolvent(poor)
    if not effects.transfers:
        return
    escrow = await ledger.escrow(session, entry.table_id)
    postings = [
        ledger.Posting(
            debit=wallets[transfer.user] if transfer.direction == "in" else escrow,
            credit=escrow if transfer.direction == "in" else wallets[transfer.user],
            amount=transfer.amount,
            reason=transfer.reason,
            key=f"{entry.table_id}:{entry.version}:{n}",
            table_id=entry.table_id,
        )
        for n, transfer in enumerate(effects.transfers)
    ]
    try:
        await ledger.post(session, postings, entry.at)
    except ledger.Overdrawn as overdrawn:
        if escrow in overdrawn.accounts:
            # Our defect, not a player's lack of chips: more is paid out than was paid in.
            log.critical("escrow_overdrawn", table_id=entry.table_id, version=entry.version)
            raise
        raise Insolvent(tuple(owners[account] for account in overdrawn.accounts)) from None


async def _update_row(session: AsyncSession, entry: Entry, summary: Summary) -> None:
    await session.execute(
        update(TableRow)
        .where(TableRow.id == entry.table_id)
        .values(
            code=summary.code,
            name=summary.name,
            visibility=summary.visibility,
            seats=summary.seats,
            taken=summary.taken,
            phase=summary.phase,
            options=summary.options,
            stake=summary.stake,
            practice=summary.practice,
            frozen=summary.frozen,
        )
    )


async def _close(session: AsyncSession, entry: Entry) -> None:
    """The table is no more: nobody looks after it, nobody holds a seat there."""
    gone = update(TableRow).where(TableRow.id == entry.table_id)
    await session.execute(gone.values(closed_at=entry.at, deadline=None, wake_at=None))
    await _seat(session, entry, ())


async def _seat(session: AsyncSession, entry: Entry, seated: Sequence[UserId]) -> None:
    """Who stays keeps his `since`."""
    here = Seated.table_id == entry.table_id
    await session.execute(delete(Seated).where(here, Seated.user_id.not_in(seated)))
    stayed = set(await session.scalars(select(Seated.user_id).where(here)))
    rows = [{"user_id": u, "table_id": entry.table_id, "since": entry.at} for u in seated if u not in stayed]
    if rows:
        await session.execute(insert(Seated), rows)


async def _file(session: AsyncSession, entry: Entry, match: FinishedMatch) -> None:
    await _expect_empty_escrow(session, entry.table_id, match)
    session.add(
        MatchRow(
            id=match.id,
            table_id=match.table_id,
            game=match.game,
            number=match.number,
            practice=match.practice,
            private=match.private,
            started_at=match.started_at,
            ended_at=match.ended_at,
            last_version=entry.version,
            outcome=match.outcome,
            result=match.result,
            record=match.record,
        )
    )
    await session.flush()
    session.add_all(
        MatchPlayer(match_id=match.id, seat=seat, user_id=player.user, name=player.name, rank=player.rank)
        for seat, player in enumerate(match.players)
    )
    await session.flush()


async def _expect_empty_escrow(session: AsyncSession, table_id: TableId, match: FinishedMatch) -> None:
    """Every chip of a match has gone home when it ends; what is left over is a defect to be looked into at once."""
    left = await session.scalar(select(func.sum(Account.balance)).where(Account.table_id == table_id))
    if left:
        log.critical("escrow_not_empty", table_id=table_id, match_id=match.id, chips=left)


async def _keep_snapshot(session: AsyncSession, line: Line) -> None:
    await session.execute(delete(Snapshot).where(Snapshot.table_id == line.table_id))
    await session.execute(
        insert(Snapshot).values(table_id=line.table_id, version=line.version, rules=line.rules, state=line.snapshot)
    )
