"""What only the Postgres journal does: shared commits in one statement, many processes, and commits nobody answered for."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from sqlalchemy import text

from app.chips.service import Chips
from app.storage.engine import Database
from app.storage.journal_postgres import PostgresJournal
from app.tables.commands import Act
from app.tables.ids import TableId, UserId
from app.tables.ports import Effects, Entry, LostRace, Repeated, Transfer, Unavailable
from tests.support import postgres
from tests.support.database import add_table, add_user, balance, opened
from tests.support.proxy import Proxy, proxied

pytestmark = pytest.mark.skipif(not postgres.SERVER, reason="TEST_DATABASE_URL names no server")

ANA = UserId("ana")
PAYS = Effects(transfers=(Transfer("in", ANA, 10, "buy_in"),))
EFFECTS = [pytest.param(Effects(), id="plain"), pytest.param(PAYS, id="chips")]


@pytest.fixture
async def url() -> AsyncGenerator[str]:
    async with postgres.fresh() as address, opened(address) as database:
        await add_user(database, "ana", 1000)
        for n in range(20):
            await add_table(database, f"t{n}", "ana")
        yield address


@pytest.fixture
async def database(url: str) -> AsyncGenerator[Database]:
    async with opened(url) as database:
        yield database


@pytest.fixture
async def truth(database: Database) -> AsyncGenerator[PostgresJournal]:
    """A journal whose line to the server is never touched."""
    journal = PostgresJournal(database)
    yield journal
    await journal.close()


@pytest.fixture
async def line(url: str) -> AsyncGenerator[tuple[Proxy, PostgresJournal]]:
    """A journal that speaks to the server through a proxy."""
    async with proxied(url) as (proxy, address), opened(address) as far:
        journal = PostgresJournal(far)
        await journal.append(entry("t19", 1), Effects())  # so that it is connected
        await journal.append(entry("t19", 2), PAYS)
        yield proxy, journal
        await journal.close()


def entry(table: str, version: int, command_id: str | None = None) -> Entry:
    return Entry(TableId(table), version, version, ANA, command_id, Act({}), 1, 1000 + version)


async def test_entries_that_come_while_a_commit_runs_share_the_next(database: Database) -> None:
    commits: list[int] = []
    journal = PostgresJournal(database, lambda entries, _seconds: commits.append(entries))
    first = asyncio.create_task(journal.append(entry("t0", 1), Effects()))
    await asyncio.sleep(0)  # it is handed in
    await asyncio.sleep(0)  # its commit has begun
    await asyncio.gather(first, *(journal.append(entry(f"t{n}", 1), Effects()) for n in range(19, 0, -1)))
    assert commits == [1, 19]
    await journal.close()


async def test_an_entry_that_the_database_will_not_have_spoils_no_other(truth: PostgresJournal) -> None:
    bad = replace(entry("t1", 1), rules=2**40)
    outcomes = await asyncio.gather(
        *(truth.append(one, Effects()) for one in (entry("t0", 1), bad, entry("t2", 1))), return_exceptions=True
    )
    assert outcomes[0] is None
    assert isinstance(outcomes[1], Exception)
    assert not isinstance(outcomes[1], Unavailable | LostRace)
    assert outcomes[2] is None
    await truth.append(entry("t1", 1), Effects())


async def test_two_processes_never_give_one_version_twice(url: str, database: Database) -> None:
    journals = []
    async with opened(url) as one, opened(url) as two:
        journals = [PostgresJournal(one), PostgresJournal(two)]

        async def climb(journal: PostgresJournal, table: str, name: str) -> int:
            """Appends until twenty of its own stand."""
            version, won = 1, 0
            while won < 20:
                try:
                    await journal.append(
                        entry(table, version, f"{name}-{version}"), PAYS if version % 7 == 0 else Effects()
                    )
                    won += 1
                except LostRace:
                    pass
                version = max(version, (await journal.versions([TableId(table)]))[TableId(table)]) + 1
            return won

        await asyncio.gather(*(climb(j, f"t{t}", f"{n}") for n, j in enumerate(journals) for t in range(3)))
        for table in range(3):
            versions = [e.version for e in await journals[0].entries(TableId(f"t{table}"), 0)]
            assert versions == list(range(1, 41))
        for journal in journals:
            await journal.close()
    assert await balance(database, "ana") == 1000 - 3 * 5 * 10
    assert (await Chips(database).check()).ok


@pytest.mark.parametrize("effects", EFFECTS)
async def test_a_commit_whose_answer_got_lost_is_found_to_stand(
    line: tuple[Proxy, PostgresJournal], truth: PostgresJournal, database: Database, effects: Effects
) -> None:
    proxy, journal = line
    before = await balance(database, "ana")
    proxy.lose_answers = effects.plain  # it is one statement; of the others only the commit's answer is to be lost
    proxy.last = b"COMMIT;"
    appending = asyncio.create_task(journal.append(entry("t0", 1, "a"), effects))
    await proxy.lost.wait()
    proxy.cut()
    await asyncio.sleep(0.05)
    assert not appending.done()  # nobody is told anything before it is known
    proxy.heal()
    await appending
    entries = await truth.entries(TableId("t0"), 0)
    assert [(e.version, e.command_id) for e in entries] == [(1, "a")]
    assert await balance(database, "ana") == before - (0 if effects.plain else 10)
    assert (await Chips(database).check()).ok


@pytest.mark.parametrize("effects", EFFECTS)
async def test_a_statement_that_never_arrived_is_written_once(
    line: tuple[Proxy, PostgresJournal], truth: PostgresJournal, effects: Effects
) -> None:
    proxy, journal = line
    proxy.lose_requests = True
    appending = asyncio.create_task(journal.append(entry("t0", 1, "a"), effects))
    await proxy.lost.wait()
    assert await truth.entries(TableId("t0"), 0) == []
    proxy.heal()
    proxy.cut()
    outcome = (await asyncio.gather(appending, return_exceptions=True))[0]
    # A transaction that was lost before its commit was sent is surely not written, and may be refused at once.
    assert outcome is None or (isinstance(outcome, Unavailable) and not effects.plain)
    assert len(await truth.entries(TableId("t0"), 0)) == (1 if outcome is None else 0)


async def test_a_version_that_somebody_took_meanwhile_is_lost_and_not_ours(
    line: tuple[Proxy, PostgresJournal], truth: PostgresJournal
) -> None:
    proxy, journal = line
    proxy.lose_requests = True
    appending = asyncio.create_task(journal.append(entry("t0", 1, "ours"), Effects()))
    repeating = asyncio.create_task(journal.append(entry("t1", 2, "again"), Effects()))
    await proxy.lost.wait()
    await truth.append(entry("t0", 1, "theirs"), Effects())
    await truth.append(entry("t1", 1, "again"), Effects())
    proxy.heal()
    proxy.cut()
    with pytest.raises(LostRace):
        await appending
    with pytest.raises((Repeated, Unavailable)):
        await repeating
    assert [e.command_id for e in await truth.entries(TableId("t0"), 0)] == ["theirs"]
    assert [e.version for e in await truth.entries(TableId("t1"), 0)] == [1]


@pytest.mark.parametrize("effects", EFFECTS)
async def test_while_nobody_answers_entries_are_refused_and_afterwards_taken(
    line: tuple[Proxy, PostgresJournal], truth: PostgresJournal, effects: Effects
) -> None:
    proxy, journal = line
    proxy.open = False
    proxy.cut()
    await asyncio.sleep(0.05)
    for _ in range(3):
        async with asyncio.timeout(5):
            with pytest.raises(Unavailable):
                await journal.append(entry("t0", 1), effects)
    assert await truth.entries(TableId("t0"), 0) == []
    proxy.heal()
    await journal.append(entry("t0", 1), effects)
    assert [e.version for e in await truth.entries(TableId("t0"), 0)] == [1]


async def test_what_was_not_sent_yet_is_refused_while_a_lost_commit_is_cleared_up(
    line: tuple[Proxy, PostgresJournal], truth: PostgresJournal
) -> None:
    proxy, journal = line
    proxy.lose_answers = True
    in_doubt = asyncio.create_task(journal.append(entry("t0", 1), Effects()))
    await proxy.lost.wait()
    waiting = asyncio.create_task(journal.append(entry("t1", 1), Effects()))
    await asyncio.sleep(0)
    proxy.open = False
    proxy.cut()
    with pytest.raises(Unavailable):
        await waiting
    assert not in_doubt.done()
    proxy.heal()
    await in_doubt
    assert await truth.versions([TableId("t0"), TableId("t1")]) == {"t0": 1, "t1": 0}


async def test_closing_does_not_wait_for_a_database_that_is_away(
    line: tuple[Proxy, PostgresJournal], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.storage.journal_postgres_batch.FAREWELL_S", 0.2)
    proxy, journal = line
    proxy.lose_answers = True
    in_doubt = asyncio.create_task(journal.append(entry("t0", 1), Effects()))
    await proxy.lost.wait()
    proxy.open = False
    proxy.cut()
    async with asyncio.timeout(5):
        await journal.close()
    with pytest.raises(asyncio.CancelledError):
        await in_doubt
    proxy.heal()


async def test_who_no_longer_waits_harms_nobody(truth: PostgresJournal) -> None:
    gone = asyncio.create_task(truth.append(entry("t0", 1), Effects()))
    stays = asyncio.create_task(truth.append(entry("t1", 1), Effects()))
    await asyncio.sleep(0)
    gone.cancel()
    await stays
    with pytest.raises(asyncio.CancelledError):
        await gone


@asynccontextmanager
async def read_only(url: str) -> AsyncGenerator[None]:
    """New connections to this database find a standby, before it is promoted."""
    alter = f"ALTER DATABASE {url.rpartition('/')[2]}"
    await postgres.ask(url, f"{alter} SET default_transaction_read_only = on")
    try:
        yield
    finally:
        await postgres.ask(
            url, "SET default_transaction_read_only = off", f"{alter} RESET default_transaction_read_only"
        )


@pytest.mark.parametrize("effects", EFFECTS)
async def test_a_server_that_takes_no_writes_for_a_time_is_away_for_that_time(url: str, effects: Effects) -> None:
    async with opened(url) as database:
        journal = PostgresJournal(database)
        async with read_only(url):
            with pytest.raises(Unavailable):
                await database.try_out()
            several = [journal.append(entry(f"t{n}", 1, f"c{n}"), effects) for n in range(3)]
            assert [type(each) for each in await asyncio.gather(*several, return_exceptions=True)] == [Unavailable] * 3
        await journal.append(entry("t0", 1, "c0"), effects)
        await database.try_out()
        with pytest.raises(Repeated):
            await journal.append(entry("t0", 2, "c0"), effects)
        await journal.close()


@pytest.mark.parametrize("effects", EFFECTS)
async def test_a_commit_in_doubt_stays_so_while_no_writes_are_taken(
    line: tuple[Proxy, PostgresJournal], url: str, effects: Effects
) -> None:
    proxy, journal = line
    proxy.lose_answers = effects.plain
    proxy.last = b"COMMIT;"
    appending = asyncio.create_task(journal.append(entry("t0", 1, "a"), effects))
    await proxy.lost.wait()
    async with read_only(url):
        proxy.heal()
        proxy.cut()
        await asyncio.sleep(1.5)
        assert not appending.done()
    await appending


async def test_a_table_that_somebody_holds_is_refused_and_the_others_are_written(
    url: str, truth: PostgresJournal
) -> None:
    async with opened(url) as other, other.write() as session:
        await session.execute(text("SELECT 1 FROM tables WHERE id = 't1' FOR UPDATE"))
        several = [truth.append(entry(f"t{n}", 1), Effects()) for n in range(3)]
        outcomes = await asyncio.gather(*several, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), Unavailable, type(None)]
    await truth.append(entry("t1", 1), Effects())


@pytest.mark.parametrize("effects", EFFECTS)
@pytest.mark.parametrize("code", ["XX000", "53100", "58030"])
async def test_a_fault_of_the_servers_own_writes_nothing_and_is_no_defect_of_ours(
    url: str, truth: PostgresJournal, code: str, effects: Effects
) -> None:
    fault = f"CREATE FUNCTION fails() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RAISE SQLSTATE '{code}'; END$$"
    await postgres.ask(url, fault, "CREATE TRIGGER fails BEFORE INSERT ON journal EXECUTE FUNCTION fails()")
    try:
        several = [truth.append(entry(f"t{n}", 1), effects) for n in range(3)]
        assert [type(each) for each in await asyncio.gather(*several, return_exceptions=True)] == [Unavailable] * 3
    finally:
        await postgres.ask(url, "DROP FUNCTION fails CASCADE")
    await truth.append(entry("t0", 1), effects)
