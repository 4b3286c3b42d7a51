"""Settings are read once from the environment, and what cannot be meant is refused at the start (PROTOCOL §1)."""

import importlib

import pytest
from pydantic import ValidationError

from app.config import Settings, is_loopback


@pytest.fixture(autouse=True)
def empty_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


def test_without_any_variable_it_serves_this_machine_from_a_file() -> None:
    settings = Settings()
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)
    assert settings.database_url == "sqlite+aiosqlite:///sobremesa.db"
    assert (settings.hand_pause_ms, settings.last_card_grace_ms, settings.absent_ms) == (15_000, 2_000, 3_000)
    assert (settings.welcome_chips, settings.redis_url, settings.bot_pause_ms, settings.limited) == (
        10_000,
        None,
        None,
        True,
    )


def test_variables_bear_the_fields_names(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {
        "PORT": "9000",
        "BOT_PAUSE_MS": "0",
        "RATE_LIMITS": "off",
        "ALLOWED_ORIGINS": " https://A.example , http://b:1 ",
    }.items():
        monkeypatch.setenv(name, value)
    settings = Settings()
    assert (settings.port, settings.bot_pause_ms, settings.limited) == (9000, 0, False)
    assert settings.allowed_origins == ("https://a.example", "http://b:1")


def test_an_empty_variable_is_an_unset_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (
        "REDIS_URL",
        "PUBLIC_URL",
        "ADMIN_NAME",
        "ADMIN_PASSWORD",
        "METRICS_TOKEN",
        "BOT_PAUSE_MS",
        "ALLOWED_ORIGINS",
    ):
        monkeypatch.setenv(name, "")
    settings = Settings()
    assert (settings.redis_url, settings.public_url, settings.admin_name, settings.allowed_origins) == (
        None,
        None,
        None,
        (),
    )


@pytest.mark.parametrize(
    "given, read",
    [
        ("sqlite:///cards.db", "sqlite+aiosqlite:///cards.db"),
        ("sqlite+aiosqlite:////data/cards.db", "sqlite+aiosqlite:////data/cards.db"),
        ("postgres://u:p@db/cards", "postgresql+asyncpg://u:p@db/cards"),
        ("postgresql://u:p@db/cards", "postgresql+asyncpg://u:p@db/cards"),
        ("postgresql+asyncpg://u:p@db/cards", "postgresql+asyncpg://u:p@db/cards"),
        (
            "postgresql://u:p%40%3F@db:6432/cards?sslmode=require",
            "postgresql+asyncpg://u:p%40%3F@db:6432/cards?ssl=require",
        ),
        ("postgresql://u@/cards?host=/run/pg", "postgresql+asyncpg://u@/cards?host=%2Frun%2Fpg"),
    ],
)
def test_database_addresses_name_the_asynchronous_driver(given: str, read: str) -> None:
    assert Settings(database_url=given).database_url == read


@pytest.mark.parametrize(
    "url",
    [
        "cards.db", "mysql://db", "postgresql+psycopg://db", "sqlite://", "sqlite:///:memory:", "",
        "postgresql://db:a/cards", "postgresql://db:99999/cards", "postgresql://db/cards?application_name=x",
    ],
)  # fmt: skip
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(ValidationError):
        Settings(database_url=url)


@pytest.mark.parametrize("url", ["localhost:6379", "http://redis", "valkey://redis", "redis"])
def test_what_is_no_redis_is_refused(url: str) -> None:
    with pytest.raises(ValidationError, match="REDIS_URL"):
        Settings(redis_url=url)


@pytest.mark.parametrize("main", ["app.__main__", "app.admin.__main__", "app.migrate"])
def test_every_command_says_what_is_wrong_and_not_what_was_given(
    main: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", "mysql://jefa:geheim@db/cards")
    monkeypatch.setattr("sys.argv", ["command", *(["tables"] if "admin" in main else [])])
    with pytest.raises(SystemExit, match="2"):
        importlib.import_module(main).main()
    said = capsys.readouterr().err
    assert "DATABASE_URL must begin with" in said
    assert "geheim" not in said


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "[::1]", "127.8.8.8"])
def test_limits_may_be_off_on_loopback(host: str) -> None:
    assert not Settings(host=host, rate_limits="off").limited


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.5", "cards.example", ""])
def test_limits_may_not_be_off_where_others_come_in(host: str) -> None:
    assert not is_loopback(host)
    with pytest.raises(ValidationError, match="RATE_LIMITS"):
        Settings(host=host, rate_limits="off")


@pytest.mark.parametrize("url", ["cartas.example", "ftp://cartas.example", "https://cartas.example/path", "https://"])
def test_the_public_address_is_scheme_and_host(url: str) -> None:
    with pytest.raises(ValidationError, match="PUBLIC_URL"):
        Settings(public_url=url)


def test_cookies_are_for_https_alone_when_people_come_by_it() -> None:
    assert Settings(public_url="https://cartas.example/").secure
    assert not Settings(public_url="http://192.168.1.5:8000").secure
    assert not Settings().secure


def test_the_admin_needs_name_and_password() -> None:
    with pytest.raises(ValidationError, match="ADMIN_PASSWORD"):
        Settings(admin_name="jefa")


def test_secrets_are_not_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ADMIN_NAME", "jefa")
    monkeypatch.setenv("ADMIN_PASSWORD", "muy-secreta")
    monkeypatch.setenv("METRICS_TOKEN", "tambien")
    settings = Settings()
    assert settings.metrics_token is not None
    assert "muy-secreta" not in repr(settings)
    assert "tambien" not in repr(settings)
