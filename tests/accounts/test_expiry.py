"""Sessions live 180 days from their last use; then a guest's chips go back to the mint."""

from collections.abc import AsyncGenerator, Iterator

import pytest
from sqlalchemy import select

from app.accounts.passwords import Passwords
from app.accounts.service import Accounts
from app.chips.refills import Refills
from app.chips.schemas import RefillWish
from app.chips.service import Chips
from app.config import Settings
from app.http.limits import Limits
from app.storage.engine import Database
from app.storage.models.chips import Transfer
from app.storage.models.tables import Seated
from app.tables.ids import SessionId, UserId
from tests.support.clients import CHEAP
from tests.support.database import NOW, add_table, balance, opened

DAY = 24 * 3_600_000


class SetClock:
    """A clock that stands where it is put."""

    def __init__(self) -> None:
        self.at = NOW

    def now(self) -> int:
        return self.at


class NoSockets:
    def __init__(self) -> None:
        self.logged_out: list[SessionId] = []

    async def log_out(self, session: SessionId) -> None:
        self.logged_out.append(session)


@pytest.fixture
async def database(url: str) -> AsyncGenerator[Database]:
    async with opened(url) as database:
        yield database


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


@pytest.fixture
def sockets() -> NoSockets:
    return NoSockets()


@pytest.fixture
def accounts(database: Database, clock: SetClock, sockets: NoSockets) -> Iterator[Accounts]:
    settings = Settings()
    passwords = Passwords(CHEAP)
    yield Accounts(database, settings, clock, Limits(settings), sockets, passwords)
    passwords.close()


async def test_a_session_lives_from_its_last_use(accounts: Accounts, clock: SetClock) -> None:
    guest = await accounts.new_guest("Ana", "192.0.2.1")
    clock.at += 179 * DAY
    assert await accounts.by_token(guest.token) is not None
    clock.at += 179 * DAY
    assert await accounts.by_token(guest.token) is not None
    clock.at += 180 * DAY
    assert await accounts.by_token(guest.token) is None


async def test_a_gone_guests_chips_return_to_the_mint_once(
    accounts: Accounts, clock: SetClock, database: Database
) -> None:
    guest = await accounts.new_guest("Ana", "192.0.2.1")
    clock.at += 100 * DAY
    young = await accounts.new_guest("Beto", "192.0.2.1")
    clock.at += 80 * DAY
    assert await accounts.retire_guests() == 1
    assert await accounts.retire_guests() == 0
    assert (await balance(database, guest.me.id), await balance(database, young.me.id)) == (0, 10_000)
    async with database.read() as session:
        (back,) = (await session.scalars(select(Transfer).where(Transfer.reason == "expired"))).all()
    assert (back.amount, back.credit_id, back.credit_after) == (10_000, 1, None)
    assert (await Chips(database).check()).ok


async def test_what_a_gone_guest_asked_for_waits_no_longer(
    accounts: Accounts, clock: SetClock, database: Database
) -> None:
    guest = await accounts.new_guest("Ana", "192.0.2.1")
    clock.at += 100 * DAY
    young = await accounts.new_guest("Beto", "192.0.2.1")
    asking = Refills(database, Settings(), clock, Limits(Settings()))
    for one in (guest, young):
        await asking.ask(UserId(one.me.id), RefillWish(amount=500))
    clock.at += 80 * DAY
    await accounts.retire_guests()
    (gone,), (waiting,) = [(await asking.of(UserId(one.me.id), None, 5)).items for one in (guest, young)]
    assert (gone.status, gone.decided_at, waiting.status) == ("denied", clock.at, "pending")


async def test_a_seated_guest_is_left_alone(accounts: Accounts, clock: SetClock, database: Database) -> None:
    guest = await accounts.new_guest("Ana", "192.0.2.1")
    await add_table(database, "t1", guest.me.id)
    async with database.write() as session:
        session.add(Seated(user_id=guest.me.id, table_id="t1", since=NOW))
    clock.at += 200 * DAY
    assert await accounts.retire_guests() == 0
    assert await balance(database, guest.me.id) == 10_000


async def test_logging_out_closes_the_sessions_sockets(accounts: Accounts, sockets: NoSockets) -> None:
    guest = await accounts.new_guest("Ana", "192.0.2.1")
    user = await accounts.by_token(guest.token)
    assert user is not None
    await accounts.log_out(guest.token)
    await accounts.log_out(guest.token)
    assert sockets.logged_out == [user.session]


async def test_other_browsers_of_the_same_member_stay(accounts: Accounts, sockets: NoSockets) -> None:
    home = await accounts.new_guest("Ana", "192.0.2.1")
    home = await accounts.register(home.token, "ana", "correcta!", "192.0.2.1")
    phone = await accounts.log_in(None, "ana", "correcta!", "192.0.2.1")
    at_home, on_phone = await accounts.by_token(home.token), await accounts.by_token(phone.token)
    assert at_home is not None
    assert on_phone is not None
    assert (at_home.id, at_home.session == on_phone.session) == (on_phone.id, False)
    await accounts.log_out(phone.token)
    assert sockets.logged_out == [on_phone.session]
    assert await accounts.by_token(home.token) == at_home


async def test_registering_keeps_the_session_and_its_sockets(accounts: Accounts, sockets: NoSockets) -> None:
    guest = await accounts.new_guest("Ana", "192.0.2.1")
    before = await accounts.by_token(guest.token)
    member = await accounts.register(guest.token, "ana", "correcta!", "192.0.2.1")
    after = await accounts.by_token(member.token)
    assert before is not None
    assert after is not None
    assert (after.session, after.id, sockets.logged_out) == (before.session, before.id, [])


async def test_logging_in_closes_the_sockets_of_the_guest_who_was_here(accounts: Accounts, sockets: NoSockets) -> None:
    member = await accounts.new_guest("Ana", "192.0.2.1")
    await accounts.register(member.token, "ana", "correcta!", "192.0.2.1")
    guest = await accounts.new_guest("De paso", "192.0.2.1")
    here = await accounts.by_token(guest.token)
    assert here is not None
    await accounts.log_in(guest.token, "ana", "correcta!", "192.0.2.1")
    assert sockets.logged_out == [here.session]
