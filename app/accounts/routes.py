"""/api/session, /api/me, /api/me/sessions, /api/register, /api/login (PROTOCOL §2). Cookies are set here and nowhere else."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response, status

from app.accounts import sessions
from app.accounts.asker import Asker, SessionUser, address, device
from app.accounts.devices import Devices
from app.accounts.schemas import Changes, Credentials, Me, NewSession, Registration, SessionList
from app.accounts.service import Accounts, LoggedIn
from app.http.problem import responses


def router(accounts: Accounts, devices: Devices, asker: Asker, *, secure: bool) -> APIRouter:
    """`secure`: cookies only by https."""
    routes = APIRouter(prefix="/api", tags=["accounts"])

    def welcome(response: Response, logged_in: LoggedIn) -> Me:
        sessions.set_cookie(response, logged_in.token, logged_in.me.kind, secure=secure)
        if logged_in.browser is not None:
            sessions.name_browser(response, logged_in.browser, secure=secure)
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
            sessions.set_cookie(
                response, token, user.kind, secure=secure
            )  # the browser, too, keeps it from the last use on
            return await accounts.me(user.id)
        return welcome(
            response, await accounts.new_guest(body.name if body else None, address(request), device(request))
        )

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
        browser = request.cookies.get(sessions.BROWSER_COOKIE)
        entered = await accounts.log_in(token, body.username, body.password, address(request), device(request), browser)
        return welcome(response, entered)

    @routes.get("/me/sessions", responses=responses("no_session", "unavailable"))
    async def get_sessions(user: Annotated[SessionUser, Depends(asker.user)]) -> SessionList:
        return await devices.of(user)

    @routes.delete(
        "/me/sessions",
        status_code=status.HTTP_204_NO_CONTENT,
        responses=responses("no_session", "bad_origin", "unavailable"),
    )
    async def delete_other_sessions(user: Annotated[SessionUser, Depends(asker.user)]) -> None:
        """All but the one that asks."""
        await devices.end_others(user)

    @routes.delete(
        "/me/sessions/{session_id}",
        status_code=status.HTTP_204_NO_CONTENT,
        responses=responses("bad_request", "no_session", "not_found", "bad_origin", "unavailable"),
    )
    async def delete_one_session(
        user: Annotated[SessionUser, Depends(asker.user)], session_id: Annotated[str, Path(max_length=100)]
    ) -> None:
        await devices.end(user, session_id)

    return routes
