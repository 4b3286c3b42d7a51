"""/api/games and /api/tables (PROTOCOL §3)."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Response, status

from app.accounts.asker import Asker, SessionUser
from app.errors import Rejected
from app.http.problem import responses
from app.lobby.schemas import GameInfo, MadeTable, NewTable, TableListing
from app.lobby.service import Lobby


def router(lobby: Lobby, asker: Asker) -> APIRouter:
    routes = APIRouter(prefix="/api", tags=["lobby"])

    @routes.get("/games")
    async def get_games() -> list[GameInfo]:
        return lobby.games()

    @routes.post(
        "/tables",
        status_code=status.HTTP_201_CREATED,
        responses=responses("bad_request", "no_session", "bad_origin", "key_reused", "rate_limited", "unavailable"),
    )
    async def post_table(
        user: Annotated[SessionUser, Depends(asker.user)], body: NewTable, response: Response
    ) -> MadeTable:
        made = await lobby.make(user, body)
        response.headers["Location"] = f"/api/tables/{made.code}"
        return made

    @routes.get("/tables", responses=responses("bad_request", "unavailable"))
    async def get_tables(
        game: Annotated[str | None, Query(max_length=40)] = None,
        only_open: Annotated[bool, Query(alias="open")] = False,
    ) -> list[TableListing]:
        return await lobby.listing(game, only_open=only_open)

    @routes.get("/tables/{code}", responses=responses("bad_request", "not_found", "unavailable"))
    async def get_table(code: Annotated[str, Path(max_length=100)]) -> TableListing:
        found = await lobby.find(code)
        if found is None:
            raise Rejected("not_found")
        return found

    return routes
