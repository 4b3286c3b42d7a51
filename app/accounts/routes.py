"""/api/session, /api/me, /api/register, /api/login (PROTOCOL §2). Cookies are set here and nowhere else."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response, status

from app.accounts import sessions
from app.accounts.asker import Asker, SessionUser, address
from app.accounts.schemas import Changes, Credentials, Me, NewSession, Registration
from app.accounts.service import Accounts, LoggedIn
from app.http.problem import responses


def router(accounts: Accounts, asker: Asker, *, secure: bool) -> APIRouter:
    """`secure`: cookies only by https."""
    routes = APIRouter(prefix="/api", tags=["accounts"])

    def welcome(response: Response, logged_in: LoggedIn) -> Me:
        sessions.set_cookie(response, logged_in.token, secure=secure)
        return logged_in.me

    @routes.post(
        "/session",
        status_code=status.HTTP_201_CREATED,
        responses={
            200: {"model": Me},
            **responses("bad_request", "bad_origin", "key_reused", "rate_limited", "unavailable"),
        },
    )
    async def post_session(request: Request, response: Response, body: NewSession | None = None) -> Me:
        token = request.cookies.get(sessions.COOKIE)
        user = await accounts.by_token(token)
        if user is not None and token is not None:
            response.status_code = status.HTTP_200_OK
            sessions.set_cookie(response, token, secure=secure)  # the browser, too, keeps it from the last use on
            return await accounts.me(user.id)
        return welcome(response, await accounts.new_guest(body.name if body else None, address(request)))

    @routes.delete("/session", status_code=status.HTTP_204_NO_CONTENT, responses=responses("bad_origin", "unavailable"))
    async def delete_session(request: Request, response: Response) -> None:
        await accounts.log_out(request.cookies.get(sessions.COOKIE))
        sessions.clear_cookie(response, secure=secure)

    @routes.get("/me", responses=responses("no_session", "unavailable"))
    async def get_me(user: Annotated[SessionUser, Depends(asker.user)]) -> Me:
        return await accounts.me(user.id)

    @routes.patch("/me", responses=responses("bad_request", "no_session", "bad_origin", "unavailable"))
    async def patch_me(user: Annotated[SessionUser, Depends(asker.user)], body: Changes) -> Me:
        return await (accounts.me(user.id) if body.name is None else accounts.rename(user.id, body.name))

    @routes.post(
        "/register",
        responses=responses(
            "bad_request",
            "no_session",
            "forbidden",
            "bad_origin",
            "name_taken",
            "key_reused",
            "rate_limited",
            "unavailable",
        ),
    )
    async def post_register(request: Request, response: Response, body: Registration) -> Me:
        token = request.cookies.get(sessions.COOKIE)
        return welcome(response, await accounts.register(token, body.username, body.password, address(request)))

    @routes.post(
        "/login",
        responses=responses(
            "bad_request", "bad_credentials", "forbidden", "bad_origin", "key_reused", "rate_limited", "unavailable"
        ),
    )
    async def post_login(request: Request, response: Response, body: Credentials) -> Me:
        token = request.cookies.get(sessions.COOKIE)
        return welcome(response, await accounts.log_in(token, body.username, body.password, address(request)))

    return routes
