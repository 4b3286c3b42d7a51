"""/api/admin (PROTOCOL §5). Not in the published API: `door` keeps everybody else from learning that it is there."""

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Query, status
from fastapi.responses import StreamingResponse

from app.accounts.asker import SessionUser
from app.admin.door import let_in
from app.admin.papers import Papers
from app.admin.people import People
from app.admin.refills import RefillDesk, Status
from app.admin.schemas import (
    Adjusted,
    Adjustment,
    Approval,
    AuditItems,
    Ban,
    CloseOrder,
    Closing,
    Denial,
    Pardon,
    Profile,
    RefillItem,
    RefillItems,
    TableItems,
    UserItem,
    UserItems,
)
from app.admin.tables import TableDesk
from app.chips.books import Books
from app.chips.schemas import LedgerCheck, LedgerPage
from app.chips.service import Chips
from app.errors import Rejected
from app.http.paging import Before
from app.tables.ids import TableId, UserId

Admin = Annotated[SessionUser, Depends(let_in)]
Id = Annotated[str, Path(max_length=100)]
Number = Annotated[int | None, Query(ge=1, le=2**63 - 1)]
Limit = Annotated[int, Query(ge=1, le=200)]
Text = Annotated[str | None, Query(max_length=100)]


@dataclass(frozen=True, slots=True)
class Desk:
    """Everything an admin works with."""

    refills: RefillDesk
    people: People
    tables: TableDesk
    papers: Papers
    chips: Chips
    books: Books


def router(desk: Desk) -> APIRouter:
    routes = APIRouter(prefix="/api/admin", include_in_schema=False, dependencies=[Depends(let_in)])
    for part in (_refills, _people, _tables, _papers):
        part(routes, desk)
    return routes


def _refills(routes: APIRouter, desk: Desk) -> None:
    @routes.get("/refills")
    async def get_refills(status: Status | None = None, before: Before = None, limit: Limit = 100) -> RefillItems:
        return await desk.refills.queue(status, before, limit)

    @routes.post("/refills/{refill_id}/approve")
    async def approve(admin: Admin, refill_id: Id, order: Approval | None = None) -> RefillItem:
        return await desk.refills.approve(admin.id, refill_id, order or Approval())

    @routes.post("/refills/{refill_id}/deny")
    async def deny(admin: Admin, refill_id: Id, order: Denial) -> RefillItem:
        return await desk.refills.deny(admin.id, refill_id, order)


def _people(routes: APIRouter, desk: Desk) -> None:
    @routes.get("/users")
    async def get_users(q: Text = None, before: Before = None, limit: Limit = 50) -> UserItems:
        return await desk.people.find(q or "", before, limit)

    @routes.get("/users/{user_id}")
    async def get_user(user_id: Id) -> Profile:
        return await desk.people.profile(UserId(user_id))

    @routes.get("/users/{user_id}/ledger")
    async def get_ledger_of(user_id: Id, before: Number = None, limit: Limit = 50) -> LedgerPage:
        await desk.people.profile(UserId(user_id))  # not_found for nobody
        return await desk.chips.ledger(UserId(user_id), before, limit)

    @routes.post("/users/{user_id}/adjust")
    async def adjust(
        admin: Admin,
        user_id: Id,
        order: Adjustment,
        idempotency_key: Annotated[str | None, Header(max_length=200)] = None,
    ) -> Adjusted:
        if not idempotency_key:
            raise Rejected("bad_request", field="Idempotency-Key", reason="missing")
        return await desk.people.adjust(admin.id, UserId(user_id), order, idempotency_key)

    @routes.post("/users/{user_id}/ban")
    async def ban(admin: Admin, user_id: Id, order: Ban) -> UserItem:
        return await desk.people.ban(admin.id, UserId(user_id), order)

    @routes.post("/users/{user_id}/unban")
    async def unban(admin: Admin, user_id: Id, order: Pardon | None = None) -> UserItem:
        return await desk.people.unban(admin.id, UserId(user_id), order or Pardon())

    @routes.delete("/users/{user_id}/sessions", status_code=status.HTTP_204_NO_CONTENT)
    async def log_out(admin: Admin, user_id: Id, reason: Annotated[str | None, Query(max_length=800)] = None) -> None:
        await desk.people.log_out(admin.id, UserId(user_id), reason)


def _tables(routes: APIRouter, desk: Desk) -> None:
    @routes.get("/tables")
    async def get_tables() -> TableItems:
        return await desk.tables.all()

    @routes.get("/tables/{table_id}")
    async def get_table(table_id: Id) -> dict[str, Any]:
        return await desk.tables.look(TableId(table_id))

    @routes.post("/tables/{table_id}/close")
    async def close(
        admin: Admin,
        table_id: Id,
        order: CloseOrder | None = None,
        preview: bool = False,
    ) -> Closing:
        if preview:
            return await desk.tables.preview(TableId(table_id))
        return await desk.tables.close(admin.id, TableId(table_id), order or CloseOrder())


def _papers(routes: APIRouter, desk: Desk) -> None:
    @routes.get("/ledger/check")
    async def check_ledger() -> LedgerCheck:
        return await desk.books.reconcile()

    @routes.get("/audit")
    async def get_audit(
        before: Number = None, limit: Limit = 50, subject_id: Text = None, actor_id: Text = None, act: Text = None
    ) -> AuditItems:
        return await desk.papers.audit(before, limit, subject_id, actor_id, act)

    @routes.get("/ledger.csv")
    async def get_ledger_csv() -> StreamingResponse:
        return _download(desk.papers.ledger_csv(), "ledger")

    @routes.get("/audit.csv")
    async def get_audit_csv() -> StreamingResponse:
        return _download(desk.papers.audit_csv(), "audit")


def _download(lines: Any, name: str) -> StreamingResponse:
    headers = {"Content-Disposition": f'attachment; filename="sobremesa-{name}.csv"', "Cache-Control": "no-store"}
    return StreamingResponse(lines, media_type="text/csv; charset=utf-8", headers=headers)
