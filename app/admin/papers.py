"""What was done, to be read and to be taken home: pages of the audit; ledger and audit as CSV, line by line.

Reads only. A cell can never be taken for a formula by the program that opens the file.
"""

import csv
import io
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from datetime import UTC, datetime

from app.admin import repository
from app.admin.refills import somebody
from app.admin.schemas import AuditItem, AuditItems
from app.storage.engine import Database
from app.storage.models.people import User
from app.tables.ids import TableId

PAGE = 250
"""Lines of a file made at a time, on the loop that serves everybody: few, so that nobody at a table notices."""
BOM = "\ufeff"
"""By which Excel knows UTF-8."""
FORMULA = re.compile(r"(^|[,;|\t\r\n])(\s*)(?=[=+\-@＝＋－＠])")
"""Where a spreadsheet may see a formula begin: at a cell's start, and behind whatever divides cells in its country; where
that is the semicolon, it does not heed our quotes either."""
LEDGER = ("id", "at", "from", "from_owner", "to", "to_owner", "amount", "reason", "table", "note", "key")
AUDIT = ("id", "at", "actor", "actor_name", "act", "subject", "subject_id", "why", "before", "after")

Cell = str | int | None
Rows = Sequence[tuple[int, Sequence[Cell]]]
"""Each with its number, by which the next page follows."""


class Papers:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def audit(
        self, before: int | None, limit: int, subject_id: str | None, actor_id: str | None, act: str | None
    ) -> AuditItems:
        async with self._database.read() as session:
            rows = await repository.audit(
                session, before=before, limit=limit + 1, subject_id=subject_id, actor_id=actor_id, act=act
            )
            ids = [row.actor_id for row in rows] + [row.subject_id for row in rows if row.subject == "user"]
            people = await repository.named(session, ids)
            tables = await repository.table_names(session, (r.subject_id for r in rows if r.subject == "table"))
        items = [
            AuditItem.model_validate(
                {
                    "id": row.id,
                    "at": row.at,
                    "actor": somebody(actor) if (actor := people.get(row.actor_id)) else None,
                    "act": row.act,
                    "subject": row.subject,
                    "subject_id": row.subject_id,
                    "subject_name": _subject(row.subject, row.subject_id, people, tables),
                    "why": row.why,
                    "before": row.before,
                    "after": row.after,
                }
            )
            for row in rows[:limit]
        ]
        return AuditItems(items=items, next=items[-1].id if len(rows) > limit else None)

    def ledger_csv(self) -> AsyncIterator[str]:
        """Every transfer, the oldest first."""
        return _lines(LEDGER, self._transfers)

    def audit_csv(self) -> AsyncIterator[str]:
        return _lines(AUDIT, self._acts)

    async def _transfers(self, after: int) -> Rows:
        async with self._database.read() as session:
            rows = await repository.transfers(session, after, PAGE)
            accounts = await repository.owners(session, {i for row in rows for i in (row.debit_id, row.credit_id)})
        return [
            (
                row.id,
                (
                    row.id,
                    _time(row.at),
                    row.debit_id,
                    accounts[row.debit_id],
                    row.credit_id,
                    accounts[row.credit_id],
                    row.amount,
                    row.reason,
                    row.table_id,
                    row.note,
                    row.key,
                ),
            )
            for row in rows
        ]

    async def _acts(self, after: int) -> Rows:
        async with self._database.read() as session:
            rows = await repository.audit_after(session, after, PAGE)
            people = await repository.named(session, (row.actor_id for row in rows))
        return [
            (
                row.id,
                (
                    row.id,
                    _time(row.at),
                    row.actor_id,
                    people[row.actor_id].name if row.actor_id else None,
                    row.act,
                    row.subject,
                    row.subject_id,
                    row.why,
                    _json(row.before),
                    _json(row.after),
                ),
            )
            for row in rows
        ]


async def _lines(header: Sequence[str], page: Callable[[int], Awaitable[Rows]]) -> AsyncIterator[str]:
    """The file in pieces of a page: however long the books are, little of them is in memory."""
    yield BOM + _text([header])
    last = 0
    while rows := await page(last):
        yield _text(cells for _, cells in rows)
        last = rows[-1][0]


def _text(rows: Iterable[Sequence[Cell]]) -> str:
    out = io.StringIO()
    csv.writer(out).writerows([_harmless(cell) for cell in row] for row in rows)
    return out.getvalue()


def _harmless(cell: Cell) -> str:
    text = "" if cell is None else str(cell)
    return FORMULA.sub(r"\1\2'", text) if isinstance(cell, str) else text


def _time(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="milliseconds")


def _json(value: object) -> str | None:
    return None if value is None else json.dumps(value, ensure_ascii=False)


def _subject(kind: str, subject: str, people: dict[str | None, User], tables: dict[TableId, str]) -> str | None:
    if kind == "table":
        return tables.get(TableId(subject))
    return people[subject].name if subject in people else None
