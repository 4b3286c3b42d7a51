"""What keeps strangers out of accounts: passwords, slower guesses, short admin sessions, sessions one can see and end."""

from collections.abc import AsyncGenerator, Iterator

import pytest
from sqlalchemy import select

from app.accounts import password_rules
from app.accounts.passwords import Passwords
from app.accounts.service import Accounts
from app.config import Settings
from app.errors import Rejected
from app.http.limits import Limits
from app.storage.engine import Database
from app.storage.models.people import LoginTries, User
from app.tables.ids import SessionId
from tests.support.clients import CHEAP, Running, refused, running
from tests.support.database import NOW, opened

ANA = {"username": "ana", "password": "tres mesas verdes"}
MINUTE = 60_000
HOUR = 60 * MINUTE


class SetClock:
    def __init__(self) -> None:
        self.at = NOW

    def now(self) -> int:
        return self.at


class NoSockets:
    async def log_out(self, session: SessionId) -> None: ...


@pytest.fixture
async def database(url: str) -> AsyncGenerator[Database]:
    async with opened(url) as database:
        yield database


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


@pytest.fixture
def accounts(database: Database, clock: SetClock) -> Iterator[Accounts]:
    settings = Settings()
    passwords = Passwords(CHEAP)
    yield Accounts(database, settings, clock, Limits(settings), NoSockets(), passwords)
    passwords.close()


async def waits(
    accounts: Accounts,
    password: str = "ni idea",
    username: str = "ana",
    address: str = "192.0.2.1",
    browser: str | None = None,
) -> int:
    """Seconds that a log-in with this password has to wait; 0 if it was looked at."""
    try:
        await accounts.log_in(None, username, password, address, browser=browser)
    except Rejected as refusal:
        return int(refusal.data["retry_after"]) if refusal.code == "rate_limited" else 0
    return 0


# passwords


@pytest.mark.parametrize(
    "password, reason",
    [
        ("password", "common"),
        ("Football", "common"),
        ("contraseña", "common"),
        ("CONTRASEN\u0303A", "common"),  # the ñ in two pieces
        ("barcelona99!", "common"),
        ("12345678", "common"),
        ("34567890", "simple"),
        ("98765432", "simple"),
        ("bcdefghijk", "simple"),
        ("aaaaaaaabb", "simple"),
        ("Pedrito.Mesa", "username"),
        ("pedrito.mesa1", "username"),
    ],
)
def test_passwords_that_everybody_tries_first_are_refused(password: str, reason: str) -> None:
    with pytest.raises(Rejected) as refusal:
        password_rules.check(password, "pedrito.mesa")
    assert refusal.value.code == "bad_request"
    assert refusal.value.data == {"field": "password", "reason": reason}


@pytest.mark.parametrize("password", ["tres mesas verdes", "x7!kPq2v", "sotacaballorey", "ñandú-llueve"])
def test_other_passwords_will_do(password: str) -> None:
    password_rules.check(password, "pedrito")


async def test_a_refused_password_says_why_and_makes_no_member(url: str) -> None:
    async with running(url) as server:
        client = await server.guest()
        problem = refused(
            await client.post("/api/register", json={"username": "ana", "password": "barcelona1"}), 400, "bad_request"
        )
        assert (problem["field"], problem["reason"]) == ("password", "common")
        assert "barcelona1" not in str(problem)
        assert (await client.get("/api/me")).json()["kind"] == "guest"


async def test_a_password_is_the_same_however_its_letters_are_composed(accounts: Accounts) -> None:
    guest = await accounts.new_guest("Ana", "192.0.2.1")
    await accounts.register(guest.token, "ana", "maña\u00f1a a las 8", "192.0.2.1")
    entered = await accounts.log_in(None, "ana", "man\u0303an\u0303a a las 8", "192.0.2.1")
    assert entered.me.username == "ana"


# guessing


async def test_after_ten_failures_each_wait_is_twice_the_last(accounts: Accounts, clock: SetClock) -> None:
    assert [await waits(accounts) for _ in range(11)] == [0] * 10 + [30]
    for seconds in (30, 60, 120, 240, 480, 900, 900):
        assert await waits(accounts) == seconds
        clock.at += seconds * 1000
        assert await waits(accounts) == 0


async def test_a_try_that_came_too_soon_is_not_counted(accounts: Accounts, clock: SetClock) -> None:
    for _ in range(10):
        await waits(accounts)
    for _ in range(15):
        assert await waits(accounts) == 30
    clock.at += 29_000
    assert await waits(accounts) == 1
    clock.at += 1_000
    assert await waits(accounts) == 0


async def test_the_right_password_waits_like_the_others_and_then_clears_the_count(
    accounts: Accounts, clock: SetClock
) -> None:
    guest = await accounts.new_guest("Ana", "192.0.2.1")
    await accounts.register(guest.token, ANA["username"], ANA["password"], "192.0.2.1")
    for _ in range(10):
        await waits(accounts)
    assert await waits(accounts, ANA["password"]) == 30
    clock.at += 30_000
    assert await waits(accounts, ANA["password"]) == 0
    assert [await waits(accounts) for _ in range(10)] == [0] * 10


async def test_each_name_has_a_count_of_its_own_that_tells_no_name(accounts: Accounts, database: Database) -> None:
    for _ in range(11):
        await waits(accounts)
    assert await waits(accounts, username="beto") == 0
    async with database.read() as session:
        rows = (await session.scalars(select(LoginTries))).all()
    assert sorted(row.failures for row in rows) == [1, 1, 10, 10]  # at the address, and of all strangers together
    assert not any("ana" in row.name_hash or "beto" in row.name_hash for row in rows)


async def besieged(accounts: Accounts, clock: SetClock) -> None:
    """Strangers from everywhere have guessed at Ana's password, and go on at every moment at which they may."""
    for n in range(100):
        assert await waits(accounts, address=f"198.51.100.{n}") == 0
    for n in range(10):
        clock.at += await waits(accounts, address="203.0.113.1") * 1000
        assert await waits(accounts, address=f"198.51.100.{100 + n}") == 0


async def member(accounts: Accounts, address: str = "192.0.2.1") -> str:
    """Ana has an account, and has registered at this address; what her browser is known by."""
    guest = await accounts.new_guest("Ana", address)
    named = (await accounts.register(guest.token, ANA["username"], ANA["password"], address)).browser
    assert named is not None
    return named


async def test_guesses_from_everywhere_are_slowed_down_together(accounts: Accounts, clock: SetClock) -> None:
    await besieged(accounts, clock)
    assert await waits(accounts, address="203.0.113.2") == 60


async def test_nobody_is_held_off_where_he_has_logged_in_before(accounts: Accounts, clock: SetClock) -> None:
    await member(accounts)
    await besieged(accounts, clock)
    assert await waits(accounts, ANA["password"], address="192.0.2.1") == 0


async def test_a_known_browser_is_not_held_off_at_any_address(accounts: Accounts, clock: SetClock) -> None:
    browser = await member(accounts)
    await besieged(accounts, clock)
    assert await waits(accounts, ANA["password"], address="203.0.113.2", browser=browser) == 0
    assert await waits(accounts, ANA["password"], address="203.0.113.2") == 0  # and now it is known too


async def test_not_even_by_guesses_at_his_own_address(accounts: Accounts, clock: SetClock) -> None:
    browser = await member(accounts)
    for _ in range(10):
        assert await waits(accounts) == 0
    assert await waits(accounts, ANA["password"]) == 30
    assert await waits(accounts, ANA["password"], browser=browser) == 0


async def test_not_even_when_his_address_has_used_up_its_log_ins(accounts: Accounts, clock: SetClock) -> None:
    browser = await member(accounts)
    for n in range(30):
        assert await waits(accounts, username=f"nadie{n}") == 0
    assert await waits(accounts, ANA["password"]) == 60
    assert await waits(accounts, ANA["password"], browser="made up") == 60
    assert await waits(accounts, ANA["password"], browser=browser) == 0
    assert [await waits(accounts, ANA["password"], browser=browser) for _ in range(30)] == [0] * 29 + [60]


async def test_guesses_at_a_known_browser_are_slowed_down_too(accounts: Accounts, clock: SetClock) -> None:
    browser = await member(accounts)
    assert [await waits(accounts, browser=browser) for _ in range(11)] == [0] * 10 + [30]
    assert [await waits(accounts, browser=browser, address=f"198.51.100.{n}") for n in range(3)] == [30] * 3


@pytest.mark.parametrize("browser", ["made up", "x" * 5_000, ""])
async def test_a_browsers_name_that_is_made_up_is_worth_nothing(
    accounts: Accounts, clock: SetClock, browser: str
) -> None:
    await member(accounts)
    await besieged(accounts, clock)
    assert await waits(accounts, ANA["password"], address="203.0.113.2", browser=browser) == 60


async def test_a_browser_that_is_known_to_one_is_a_stranger_to_another(accounts: Accounts, clock: SetClock) -> None:
    guest = await accounts.new_guest("Beto", "203.0.113.2")
    of_beto = (await accounts.register(guest.token, "beto", ANA["password"], "203.0.113.2")).browser
    await member(accounts)
    await besieged(accounts, clock)
    assert await waits(accounts, address="203.0.113.2", browser=of_beto) == 60


async def test_logging_in_does_not_use_up_what_strangers_may_try(accounts: Accounts, clock: SetClock) -> None:
    await member(accounts)
    for n in range(120):
        assert await waits(accounts, ANA["password"], address=f"198.51.100.{n}") == 0
    assert await waits(accounts, address="203.0.113.2") == 0


async def test_a_place_is_known_for_half_a_year(accounts: Accounts, clock: SetClock, database: Database) -> None:
    browser = await member(accounts)
    clock.at += 179 * 24 * HOUR
    await accounts.retire_guests()
    await besieged(accounts, clock)
    assert await waits(accounts, address="203.0.113.2", browser=browser) == 0
    clock.at += 2 * 24 * HOUR
    await accounts.retire_guests()
    async with database.read() as session:
        assert (await session.scalars(select(LoginTries))).all() == []


async def test_a_browser_keeps_its_name_where_no_other_address_sees_it(server: Running) -> None:
    home = await server.guest("Ana")
    answer = await home.post("/api/register", json=ANA)
    cookie = next(c for c in answer.headers.get_list("set-cookie") if c.startswith("browser="))
    assert {"Path=/api/login", "HttpOnly", "SameSite=strict"} <= {part.strip() for part in cookie.split(";")}
    named = home.cookies["browser"]
    await home.delete("/api/session")
    assert (await home.post("/api/login", json=ANA)).status_code == 200
    assert home.cookies["browser"] == named


async def test_counts_are_forgotten_after_a_day(accounts: Accounts, clock: SetClock, database: Database) -> None:
    await waits(accounts)
    clock.at += 24 * HOUR + 1
    await accounts.retire_guests()
    async with database.read() as session:
        assert (await session.scalars(select(LoginTries))).all() == []


# admins


async def test_an_admins_session_ends_half_a_day_after_its_last_use(
    accounts: Accounts, clock: SetClock, database: Database
) -> None:
    await accounts.ensure_admin("jefa", "tres mesas verdes")
    entered = await accounts.log_in(None, "jefa", "tres mesas verdes", "192.0.2.1")
    for _ in range(3):
        clock.at += 11 * HOUR
        assert await accounts.by_token(entered.token) is not None
    clock.at += 12 * HOUR
    assert await accounts.by_token(entered.token) is None


async def test_an_admins_cookie_lives_as_long_as_his_session(url: str) -> None:
    async with running(url, admin_name="jefa", admin_password="tres mesas verdes") as server:
        answer = await server.client().post("/api/login", json={"username": "jefa", "password": "tres mesas verdes"})
        assert f"Max-Age={12 * 3600}" in answer.headers["set-cookie"]


# bans


async def test_who_is_banned_is_told_until_when(accounts: Accounts, database: Database, clock: SetClock) -> None:
    guest = await accounts.new_guest("Ana", "192.0.2.1")
    member = await accounts.register(guest.token, ANA["username"], ANA["password"], "192.0.2.1")
    async with database.write() as session:
        (await session.get_one(User, member.me.id)).banned_until = NOW + HOUR
    assert await accounts.by_token(member.token) is None
    with pytest.raises(Rejected) as refusal:
        await accounts.log_in(None, ANA["username"], ANA["password"], "192.0.2.1")
    assert (refusal.value.code, refusal.value.data) == ("forbidden", {"reason": "banned", "until": NOW + HOUR})
    clock.at += HOUR
    assert await accounts.by_token(member.token) is not None


# one's own sessions


async def test_sessions_are_listed_with_what_one_knows_them_by(server: Running) -> None:
    home = await server.guest("Ana", **{"user-agent": "Mozilla/5.0 (Linux; Android 15) " + "x" * 300})
    await home.post("/api/register", json=ANA)
    phone = server.client(**{"user-agent": "Un telefono"})
    await phone.post("/api/login", json=ANA)
    items = (await phone.get("/api/me/sessions")).json()["items"]
    assert sorted(item["current"] for item in items) == [False, True]
    other = next(item for item in items if not item["current"])
    assert other["device"].startswith("Mozilla/5.0 (Linux; Android 15)")
    assert len(other["device"]) == 200
    assert "token" not in str(items)


async def test_one_session_is_ended_and_the_others_stay(server: Running) -> None:
    home = await server.guest("Ana")
    await home.post("/api/register", json=ANA)
    phone, tablet = server.client(), server.client()
    for client in (phone, tablet):
        await client.post("/api/login", json=ANA)
    items = (await home.get("/api/me/sessions")).json()["items"]
    assert len(items) == 3
    of_phone = next(i["id"] for i in (await phone.get("/api/me/sessions")).json()["items"] if i["current"])
    assert (await home.delete(f"/api/me/sessions/{of_phone}")).status_code == 204
    refused(await phone.get("/api/me"), 401, "no_session")
    assert (await tablet.get("/api/me")).status_code == 200
    refused(await home.delete(f"/api/me/sessions/{of_phone}"), 404, "not_found")


async def test_all_other_sessions_are_ended_at_once(server: Running) -> None:
    home = await server.guest("Ana")
    await home.post("/api/register", json=ANA)
    others = [server.client() for _ in range(2)]
    for client in others:
        await client.post("/api/login", json=ANA)
    assert (await home.delete("/api/me/sessions")).status_code == 204
    for client in others:
        refused(await client.get("/api/me"), 401, "no_session")
    assert len((await home.get("/api/me/sessions")).json()["items"]) == 1


async def test_nobody_ends_somebody_elses_session(server: Running) -> None:
    ana, beto = await server.guest("Ana"), await server.guest("Beto")
    of_ana = (await ana.get("/api/me/sessions")).json()["items"][0]["id"]
    refused(await beto.delete(f"/api/me/sessions/{of_ana}"), 404, "not_found")
    assert (await ana.get("/api/me")).status_code == 200
    refused(await server.client().get("/api/me/sessions"), 401, "no_session")
