"""The server's settings, read once from the environment (PROTOCOL §1). Values only: nothing is opened or made here.

Every setting is documented by its field; times are milliseconds, chips integers.
"""

import sys
from ipaddress import ip_address
from typing import Annotated, Literal, Self
from urllib.parse import parse_qsl, urlencode, urlsplit

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

Milliseconds = Annotated[int, Field(ge=0)]
DRIVER_OPTIONS = ("ssl", "host", "port", "prepared_statement_cache_size")


class Settings(BaseSettings):
    """One environment variable per field, named as the field in capitals."""

    model_config = SettingsConfigDict(frozen=True, extra="ignore", use_attribute_docstrings=True)

    host: str = "127.0.0.1"
    """Address to listen on; 0.0.0.0 serves the local network."""
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    """Port to listen on; 0 takes a free one."""
    database_url: str = "sqlite+aiosqlite:///sobremesa.db"
    """Where everything durable lives; `sqlite:///file` and `postgresql://…` are understood too."""
    database_connections: Annotated[int, Field(ge=2, le=1000)] = 10
    """Connections to Postgres that one process uses, beside the one that writes its journal."""
    redis_url: str | None = None
    """Bus between several processes, and their common count of limits; without it the in-process bus serves one."""
    public_url: str | None = None
    """Address at which people reach the page, e.g. https://cards.example; https makes the cookie `Secure`."""
    allowed_origins: Annotated[tuple[str, ...], NoDecode] = ()
    """Further origins whose pages may use this server, separated by commas."""
    metrics_token: SecretStr | None = None
    """Bearer token that may read /metrics from elsewhere than this machine."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """`debug` adds a line for every act: table, version, seat and kind, never what was played."""

    admin_name: str | None = None
    """With a password: an admin of this name is made at the start if there is nobody of that name."""
    admin_password: SecretStr | None = None
    """His password."""

    welcome_chips: Annotated[int, Field(ge=0, le=10**9)] = 10_000
    """What a new guest gets from the mint."""
    welcomes_per_hour: Annotated[int, Field(ge=0)] = 20
    """How many guests of one address get them within an hour; later ones start at 0. This machine is not counted."""
    refill_max: Annotated[int, Field(ge=1, le=10**9)] = 10_000
    """The most one refill request may ask for."""
    tables_per_user: Annotated[int, Field(ge=1)] = 100
    """How many living tables one person may have made; a private one lives a week after its last visitor."""

    bot_pause_ms: Milliseconds | None = None
    """Pause before a bot acts; unset, it takes as long as a person would."""
    hand_pause_ms: Milliseconds = 15_000
    """Longest pause between two hands; doubled while somebody may refill."""
    last_card_grace_ms: Milliseconds = 2_000
    """How long others must wait before they may act on somebody's forgetting, so that no fast line wins."""
    absent_ms: Milliseconds = 3_000
    """An absent player's default act comes after this long."""
    rate_limits: Literal["on", "off"] = "on"
    """`off` is for checks and load runs, and accepted on loopback only."""

    @field_validator("database_url")
    @classmethod
    def _async_driver(cls, url: str) -> str:
        """Names the asynchronous driver; a bare `postgresql://` would mean another one."""
        scheme, rest = url.split("://", 1) if "://" in url else ("", "")
        drivers = {
            "sqlite": "sqlite+aiosqlite",
            "sqlite+aiosqlite": "sqlite+aiosqlite",
            "postgres": "postgresql+asyncpg",
            "postgresql": "postgresql+asyncpg",
            "postgresql+asyncpg": "postgresql+asyncpg",
        }
        if scheme not in drivers:
            raise ValueError("DATABASE_URL must begin with sqlite:// or postgresql://")
        if scheme.startswith("sqlite") and (rest.strip("/") == "" or ":memory:" in rest):
            raise ValueError("DATABASE_URL must name an SQLite file; an in-memory database has no durable journal")
        if not scheme.startswith("sqlite"):
            _ = urlsplit(url).port  # ValueError for what is none
            rest = _driver_options(rest)
        return f"{drivers[scheme]}://{rest}"

    @field_validator("redis_url")
    @classmethod
    def _redis(cls, url: str | None) -> str | None:
        if url is not None and not url.startswith(("redis://", "rediss://", "unix://")):
            raise ValueError("REDIS_URL must begin with redis://, rediss:// or unix://")
        return url

    @field_validator("allowed_origins", mode="before")
    @classmethod
    def _by_commas(cls, value: object) -> object:
        return tuple(part.strip() for part in value.split(",") if part.strip()) if isinstance(value, str) else value

    @field_validator("allowed_origins")
    @classmethod
    def _origins(cls, origins: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(_origin(origin, "ALLOWED_ORIGINS") for origin in origins)

    @field_validator("public_url")
    @classmethod
    def _public(cls, url: str | None) -> str | None:
        return _origin(url, "PUBLIC_URL") if url else None

    @field_validator("redis_url", "admin_name", "admin_password", "metrics_token", "bot_pause_ms", mode="before")
    @classmethod
    def _empty_is_unset(cls, value: object) -> object:
        return None if value == "" else value

    @model_validator(mode="after")
    def _coherent(self) -> Self:
        if self.rate_limits == "off" and not is_loopback(self.host):
            raise ValueError("RATE_LIMITS=off is accepted only while HOST is a loopback address")
        if (self.admin_name is None) != (self.admin_password is None):
            raise ValueError("ADMIN_NAME and ADMIN_PASSWORD go together")
        return self

    @classmethod
    def read(cls) -> Self:
        """Those of the environment. Ends the program with status 2 when something is wrong with them, and says what: never the
        value, which may hold a password."""
        try:
            return cls()
        except ValidationError as wrong:
            for error in wrong.errors(include_input=False):
                sys.stderr.write(f"{'.'.join(map(str, error['loc'])).upper() or 'settings'}: {error['msg']}\n")
            raise SystemExit(2) from None

    @property
    def secure(self) -> bool:
        """Whether people reach the page by https only, so that cookies must not travel otherwise."""
        return self.public_url is not None and self.public_url.startswith("https://")

    @property
    def on_sqlite(self) -> bool:
        """Whether everything durable lies in one file, which one process serves."""
        return self.database_url.startswith("sqlite")

    @property
    def limited(self) -> bool:
        return self.rate_limits == "on"


def is_loopback(host: str) -> bool:
    """Whether an address reaches nobody but this machine."""
    if host == "localhost":
        return True
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def _origin(url: str, name: str) -> str:
    """Scheme and authority in small letters, as browsers write an Origin."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/") or parts.query:
        raise ValueError(f"{name}: {url!r} is no address of the form https://host[:port]")
    return f"{parts.scheme}://{parts.netloc.lower()}"


def _driver_options(rest: str) -> str:
    """The options behind a Postgres URL's question mark as our driver reads them: `sslmode` is the word of everybody else."""
    place, _, query = rest.partition("?")
    options = [("ssl" if name == "sslmode" else name, value) for name, value in parse_qsl(query)]
    for name, _ in options:
        if name not in DRIVER_OPTIONS:
            raise ValueError(
                f"DATABASE_URL: there is no option {name!r}; known are sslmode, {', '.join(DRIVER_OPTIONS)}"
            )
    return f"{place}?{urlencode(options)}" if options else place
