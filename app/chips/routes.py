"""GET /api/me/ledger."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query

from app.accounts.asker import Asker, SessionUser
from app.chips.schemas import LedgerPage
from app.chips.service import Chips
from app.http.problem import responses


def router(chips: Chips, asker: Asker) -> APIRouter:
    routes = APIRouter(prefix="/api/me", tags=["chips"])

    @routes.get("/ledger", responses=responses("bad_request", "no_session", "unavailable"))
    async def get_ledger(
        user: Annotated[SessionUser, Depends(asker.user)],
        before: Annotated[int | None, Query(ge=1, le=2**63 - 1)] = None,
        limit: Annotated[int, Query(ge=1, le=200)] = 50,
    ) -> LedgerPage:
        return await chips.ledger(user.id, before, limit)

    return routes
