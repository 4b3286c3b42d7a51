"""Refusals as RFC 9457 problem documents with a stable `code` (PROTOCOL §2). The only place that knows statuses.

What is no refusal is our defect: it is logged, and the browser learns nothing about it.
"""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Literal

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict
from starlette.exceptions import HTTPException

from app.errors import Rejected
from app.tables.ports import Unavailable

log = structlog.get_logger(__name__)

Code = Literal[
    "no_session", "not_found", "forbidden", "bad_origin", "bad_request", "name_taken", "bad_credentials",
    "refill_pending", "already_decided", "key_reused", "insufficient_balance", "rate_limited", "unavailable", "internal",
]  # fmt: skip

STATUS: Mapping[str, int] = {
    "bad_request": 400,
    "no_session": 401,
    "bad_credentials": 401,
    "forbidden": 403,
    "bad_origin": 403,
    "not_found": 404,
    "name_taken": 409,
    "refill_pending": 409,
    "already_decided": 409,
    "key_reused": 409,
    "insufficient_balance": 409,
    "rate_limited": 429,
    "unavailable": 503,
    "internal": 500,
}
MEDIA_TYPE = "application/problem+json"


class Problem(BaseModel):
    """What every refused request gets; further members help to word it, such as `field`, `reason`, `retry_after`."""

    model_config = ConfigDict(extra="allow")

    type: str
    title: str
    status: int
    code: Code


def responses(*codes: Code) -> dict[int | str, dict[str, Any]]:
    """For a route's documentation: the problems it may answer with."""
    schema = {"schema": {"$ref": "#/components/schemas/Problem"}}
    by_status: dict[int | str, list[str]] = {}
    for code in codes:
        by_status.setdefault(STATUS[code], []).append(code)
    return {
        status: {"model": Problem, "description": ", ".join(names), "content": {MEDIA_TYPE: schema}}
        for status, names in by_status.items()
    }


def problem(code: str, data: Mapping[str, Any] | None = None, status: int | None = None) -> JSONResponse:
    """The answer to a refused request."""
    number = status or STATUS.get(code, 400)
    content = {
        "type": "about:blank",
        "title": HTTPStatus(number).phrase,
        "status": number,
        "code": code,
        **(data or {}),
    }
    headers = {"Retry-After": str(data["retry_after"])} if data and "retry_after" in data else None
    return JSONResponse(content, number, headers, MEDIA_TYPE)


def install(app: FastAPI) -> None:
    """Has the app answer every failure with a problem document."""

    @app.exception_handler(Rejected)
    async def _rejected(_request: Request, error: Rejected) -> JSONResponse:
        return problem(error.code, error.data)

    @app.exception_handler(RequestValidationError)
    async def _invalid(_request: Request, error: RequestValidationError) -> JSONResponse:
        # Where and what, never the value: it may be a password.
        faults = [{"at": ".".join(map(str, fault["loc"])), "fault": fault["type"]} for fault in error.errors()]
        return problem("bad_request", {"faults": faults})

    @app.exception_handler(HTTPException)
    async def _http(_request: Request, error: HTTPException) -> JSONResponse:
        code = "not_found" if error.status_code == HTTPStatus.NOT_FOUND else "bad_request"
        answer = problem(code, status=error.status_code)
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(Unavailable)
    async def _unavailable(request: Request, error: Unavailable) -> JSONResponse:
        log.warning("database_unavailable", route=_route(request), cause=repr(error.__cause__ or error))
        return problem("unavailable")

    @app.exception_handler(Exception)
    async def _defect(request: Request, error: Exception) -> JSONResponse:
        log.error("defect", route=_route(request), exc_info=error)
        return problem("internal")


def _route(request: Request) -> str:
    """The route's pattern: a path may hold a table's code, which is a key and never logged."""
    return f"{request.method} {getattr(request.scope.get('route'), 'path', '(none)')}"
