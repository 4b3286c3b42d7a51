"""GET /healthz, /readyz and /metrics (PROTOCOL §6). They tell numbers only, and nobody a table's code."""

import asyncio
import hmac
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import func, select

from app.config import Settings, is_loopback
from app.errors import Rejected
from app.operation.meters import Meters
from app.storage.engine import Database
from app.storage.models.tables import TableRow
from app.tables.ports import Bus, Unavailable

PATIENCE_S: Final = 2.0
SECRETIVE: Final = {"Cache-Control": "no-store"}


@dataclass(frozen=True, slots=True)
class Watch:
    """What is looked at."""

    settings: Settings
    database: Database
    bus: Bus
    meters: Meters


def router(watch: Watch) -> APIRouter:
    routes = APIRouter(include_in_schema=False)

    @routes.api_route("/healthz", methods=["GET", "HEAD"])
    async def healthz() -> Response:
        """The process answers."""
        return PlainTextResponse("ok\n", headers=SECRETIVE)

    @routes.api_route("/readyz", methods=["GET", "HEAD"])
    async def readyz() -> Response:
        """Whether people should be sent here: the database takes writes, and Redis if there is to be one is there."""
        ready = {"database": await _writes(watch.database)}
        if watch.settings.redis_url is not None:
            ready["redis"] = watch.bus.up
        return JSONResponse(ready, 200 if all(ready.values()) else 503, headers=SECRETIVE)

    @routes.get("/metrics")
    async def metrics(request: Request) -> Response:
        if not _may_look(request, watch.settings):
            raise Rejected("forbidden")
        text = generate_latest(watch.meters.whole()) + _tables(await _phases(watch.database))
        return Response(text, media_type=CONTENT_TYPE_LATEST, headers=SECRETIVE)

    return routes


def _may_look(request: Request, settings: Settings) -> bool:
    """This machine, or whoever has the token."""
    if request.client is not None and is_loopback(request.client.host):
        return True
    if settings.metrics_token is None:
        return False
    wanted = f"Bearer {settings.metrics_token.get_secret_value()}"
    return hmac.compare_digest(request.headers.get("authorization", "").encode(), wanted.encode())


async def _writes(database: Database) -> bool:
    """Whether the database answers in time, and would take a write: a standby does not."""
    try:
        async with asyncio.timeout(PATIENCE_S):
            await database.try_out()
    except (Unavailable, TimeoutError):
        return False
    return True


async def _phases(database: Database) -> Mapping[str, int] | None:
    """Living tables by phase, which the database knows and no process alone; None when it does not answer in time."""
    query = select(TableRow.phase, func.count()).where(TableRow.closed_at.is_(None)).group_by(TableRow.phase)
    try:
        async with asyncio.timeout(PATIENCE_S), database.read() as session:
            return {phase: number for phase, number in await session.execute(query)}  # noqa: C416
    except (Unavailable, TimeoutError):
        return None


def _tables(phases: Mapping[str, int] | None) -> bytes:
    lines = ["# HELP sobremesa_database_up Whether the database answers.", "# TYPE sobremesa_database_up gauge"]
    lines.append(f"sobremesa_database_up {int(phases is not None)}")
    if phases is not None:
        lines += ["# HELP sobremesa_tables Living tables of the whole house.", "# TYPE sobremesa_tables gauge"]
        lines += [
            f'sobremesa_tables{{phase="{phase}"}} {phases.get(phase, 0)}'
            for phase in ("waiting", "playing", "finished")
        ]
    return ("\n".join(lines) + "\n").encode()
