"""The whole server in this process, spoken to over ASGI: no port, a real SQLite file, real sessions."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

import pytest
from fastapi import FastAPI
from httpx2 import ASGITransport, AsyncClient, Response
from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher

from app.accounts.passwords import Passwords
from app.config import Settings
from app.main import create_app

BASE = "http://testserver"
CHEAP = PasswordHash((Argon2Hasher(time_cost=1, memory_cost=8, parallelism=1),))
"""Hashes as the product does, without what makes it slow."""


@dataclass(frozen=True, slots=True)
class Running:
    """A started server; each client has its own cookies, as a browser has."""

    app: FastAPI

    def client(self, address: str = "127.0.0.1", **headers: str) -> AsyncClient:
        """A browser at that address that has not been here before."""
        transport = ASGITransport(self.app, raise_app_exceptions=False, client=(address, 40_000))
        return AsyncClient(transport=transport, base_url=BASE, headers=headers)

    async def guest(self, name: str = "Ana", **headers: str) -> AsyncClient:
        """A browser with a new guest's session."""
        client = self.client(**headers)
        answer = await client.post("/api/session", json={"name": name})
        assert answer.status_code == 201, answer.text
        return client


@asynccontextmanager
async def running(url: str, **settings: Any) -> AsyncGenerator[Running]:
    """The server on this migrated database, with these settings beside the defaults."""
    app = create_app(Settings(database_url=url, **settings))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("app.main.Passwords", partial(Passwords, CHEAP))
        async with app.router.lifespan_context(app):
            yield Running(app)


def refused(answer: Response, status: int, code: str) -> dict[str, Any]:
    """The problem document of a refusal, which must be whole."""
    assert answer.headers["content-type"] == "application/problem+json", answer.text
    document: dict[str, Any] = answer.json()
    assert (answer.status_code, document["status"], document["code"]) == (status, status, code), answer.text
    assert document["title"]
    return document
