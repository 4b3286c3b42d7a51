"""/api/me/ledger, /api/refills and /api/me/refills (PROTOCOL §2)."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query, status

from app.accounts.asker import Asker, SessionUser
from app.chips.refills import Refills
from app.chips.schemas import LedgerPage, RefillInfo, RefillPage, RefillWish
from app.chips.service import Chips
from app.http.paging import Before
from app.http.problem import responses


def router(chips: Chips, refills: Refills, asker: Asker) -> APIRouter:
    routes = APIRouter(prefix="/api", tags=["chips"])

    @routes.get("/me/ledger", responses=responses("bad_request", "no_session", "unavailable"))
    async def get_ledger(
        user: Annotated[SessionUser, Depends(asker.user)],
        before: Annotated[int | None, Query(ge=1, le=2**63 - 1)] = None,
        limit: Annotated[int, Query(ge=1, le=200)] = 50,
    ) -> LedgerPage:
        return await chips.ledger(user.id, before, limit)

    @routes.post(
        "/refills",
        status_code=status.HTTP_201_CREATED,
        responses=responses(
            "bad_request", "no_session", "bad_origin", "refill_pending", "key_reused", "rate_limited", "unavailable"
        ),
    )
    async def post_refill(user: Annotated[SessionUser, Depends(asker.user)], body: RefillWish) -> RefillInfo:
        return await refills.ask(user.id, body)

    @routes.get("/me/refills", responses=responses("bad_request", "no_session", "unavailable"))
    async def get_refills(
        user: Annotated[SessionUser, Depends(asker.user)],
        before: Before = None,
        limit: Annotated[int, Query(ge=1, le=100)] = 20,
    ) -> RefillPage:
        return await refills.of(user.id, before, limit)

    return routes
