"""/api/matches and /api/me/matches (PROTOCOL §3), and the same of anybody for the operator."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query

from app.accounts.asker import Asker, SessionUser
from app.http.paging import Before
from app.http.problem import responses
from app.matches.schemas import MatchInfo, MatchPage
from app.matches.service import Matches
from app.tables.ids import MatchId, UserId

Id = Annotated[str, Path(max_length=100)]
REFUSALS = responses("bad_request", "not_found", "unavailable")


def router(matches: Matches, asker: Asker) -> APIRouter:
    routes = APIRouter(prefix="/api", tags=["matches"])

    @routes.get("/matches/{match_id}", responses=REFUSALS)
    async def get_match(match_id: Id, user: Annotated[SessionUser | None, Depends(asker.anybody)]) -> MatchInfo:
        return await matches.info(MatchId(match_id), user)

    @routes.get("/matches/{match_id}/record", responses=REFUSALS)
    async def get_record(match_id: Id, user: Annotated[SessionUser | None, Depends(asker.anybody)]) -> dict[str, Any]:
        return await matches.record(MatchId(match_id), user)

    @routes.get("/me/matches", responses=responses("bad_request", "no_session", "unavailable"))
    async def get_my_matches(
        user: Annotated[SessionUser, Depends(asker.user)],
        before: Before = None,
        limit: Annotated[int, Query(ge=1, le=100)] = 20,
    ) -> MatchPage:
        return await matches.of(user.id, before, limit)

    @routes.get("/admin/users/{user_id}/matches", include_in_schema=False)
    async def get_matches_of(
        _admin: Annotated[SessionUser, Depends(asker.admin)],
        user_id: Id,
        before: Before = None,
        limit: Annotated[int, Query(ge=1, le=100)] = 20,
    ) -> MatchPage:
        return await matches.of(UserId(user_id), before, limit)

    return routes
