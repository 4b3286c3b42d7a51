"""`python -m app.admin`: beside a running server and without one, on the same books (PROTOCOL §1)."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncGenerator, Generator
from pathlib import Path

import pytest
from sqlalchemy import update

from app.admin.__main__ import main
from app.admin.console import Console
from app.errors import Rejected
from app.storage.models.chips import Account, Refill
from app.storage.models.people import User
from app.tables.ids import UserId
from tests.admin.conftest import ADMIN, log_in
from tests.support.clients import running
from tests.support.database import NOW, add_table, add_user, balance, in_escrow
from tests.support.house import PACE, House, house_at
from tests.support.player import Person
from tests.support.server import Server

ANA, BETO = UserId("ana"), UserId("beto")


@pytest.fixture
async def house(url: str) -> AsyncGenerator[House]:
    async with house_at(url) as house:
        await add_user(house.database, ANA, 5_000)
        await add_user(house.database, BETO, 5_000)
        yield house


@pytest.fixture
def console(house: House) -> Console:
    return Console(house.database, house.journal, house.clock, PACE)


# what it does


async def test_a_closed_table_pays_back_what_was_put_in(house: House, console: Console) -> None:
    table = await house.table("t1", ANA, BETO)
    await table.start(ANA)
    assert [(item.id, item.phase, item.escrow) for item in await console.tables()] == [("t1", "playing", 2_000)]
    done = await console.close("t1", "se fue la luz")
    assert [(refund.user_id, refund.amount) for refund in done.refunds] == [(ANA, 1_000), (BETO, 1_000)]
    assert await console.close("t1", "otra vez") == done
    assert [await balance(house.database, user) for user in (ANA, BETO)] == [5_000, 5_000]
    assert await in_escrow(house.database, "t1") == 0
    assert await console.tables() == []
    with pytest.raises(Rejected, match="not_found"):
        await console.close("nowhere", "x")


async def test_a_room_that_plays_on_learns_of_the_close_and_refuses_what_comes_after(
    house: House, console: Console
) -> None:
    room = await house.table("t1", ANA, BETO)
    await room.start(ANA)
    await console.close("t1", "x")
    with pytest.raises(Rejected, match="wrong_phase"):
        await room.do(room.quiet_act(), room.turn)
    assert (await console.check()).ok


async def test_chips_are_given_by_name_or_id_with_a_reason(house: House, console: Console) -> None:
    assert await console.refill("Ana", 250, "premio") == ("Ana", 5_250)
    assert await console.refill(BETO, 1, "premio") == ("Beto", 5_001)
    await add_user(house.database, "ana2")
    async with house.database.write() as session:
        await session.execute(update(User).where(User.id == "ana2").values(name="Ana"))
    for name, amount, why in (("Ana", 5, "x"), ("Nadie", 5, "x"), (ANA, 0, "x"), (ANA, 10**9 + 1, "x"), (ANA, 5, " ")):
        with pytest.raises(Rejected):
            await console.refill(name, amount, why)
    assert await balance(house.database, ANA) == 5_250
    assert (await console.check()).ok


async def test_requests_are_decided_once_and_by_the_house(house: House, console: Console) -> None:
    async with house.database.write() as session:
        for user, name in ((ANA, "r1"), (BETO, "r2")):
            session.add(Refill(id=name, user_id=user, amount=50, note="porfa", status="pending", created_at=NOW))
    assert [(item.id, item.user.id, item.note) for item in await console.waiting()] == [
        ("r1", ANA, "porfa"), ("r2", BETO, "porfa"),
    ]  # fmt: skip
    granted = await console.approve("r1", 70, None)
    assert (granted.granted, granted.balance, granted.decided_by) == (70, 5_070, None)
    assert await console.approve("r1", 70, None) == granted, "the same decision again"
    assert (await console.deny("r2", "hoy no")).status == "denied"
    for wrong in (console.deny("r1", "no"), console.approve("r2", None, None), console.approve("r9", None, None)):
        with pytest.raises(Rejected):
            await wrong
    assert [await balance(house.database, user) for user in (ANA, BETO)] == [5_070, 5_000]
    assert await console.waiting() == []
    acts = [(act.act, act.actor, act.subject_id, act.why) for act in await console.acts(5)]
    assert acts == [("refill_denied", None, BETO, "hoy no"), ("refill_approved", None, ANA, None)]
    assert (await console.check()).ok


async def test_a_check_by_hand_freezes_a_table_that_differs(house: House, console: Console) -> None:
    table = await house.table("t1", ANA, BETO)
    await table.start(ANA)
    assert (await console.check()).ok
    async with house.database.write() as session:
        await session.execute(update(Account).where(Account.table_id == "t1").values(balance=1_999))
    check = await console.check()
    assert (check.ok, [(w.table_id, w.frozen) for w in check.tables]) == (False, [("t1", True)])
    assert (await console.tables())[0].frozen


async def test_only_members_become_admins_and_their_sessions_become_short(url: str) -> None:
    async with running(url) as server:
        ana = await server.guest("Ana")
        await ana.post("/api/register", json=ADMIN)
        async with house_at(url) as house:
            console = Console(house.database, house.journal, house.clock, PACE)
            with pytest.raises(Rejected, match="not_found"):
                await console.promote("Ana")
            for _ in range(2):
                assert await console.promote("JEFA") == "jefa"
        assert (await ana.get("/api/me")).json()["kind"] == "admin"
        (mine,) = (await ana.get("/api/me/sessions")).json()["items"]
        assert mine["expires_at"] - mine["created_at"] <= 12 * 3_600_000 + 60_000
        items = (await (await log_in(server)).get("/api/admin/audit")).json()["items"]
        assert [(item["act"], item["actor"], item["subject_name"]) for item in items] == [
            ("user_promoted", None, "Ana")
        ]


# the command itself


async def test_ids_names_and_reasons_may_begin_with_a_dash(
    house: House, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", url)
    monkeypatch.delenv("HOST", raising=False)
    monkeypatch.delenv("REDIS_URL", raising=False)
    for user in ("-ana", "--beto"):
        await add_user(house.database, user, 100)
        assert await asyncio.to_thread(main, ["refill", user, "500", "--reason", "-premio-"]) == 0
        assert await balance(house.database, user) == 600
    await add_table(house.database, "-t1", ANA)
    assert await asyncio.to_thread(main, ["close", "--reason=-", "-t1"]) == 0


@pytest.mark.parametrize(
    "wrong",
    [
        ["refill", "ana", "5", "6", "--reason", "x"],
        ["refill", "ana", "5", "--reason"],
        ["refill", "ana", "5", "--no-such", "--reason", "x"],
        ["close", "-t1"],
        ["audit", "--limit", "-5"],
        ["-x"],
        [],
    ],
)
def test_what_is_written_wrong_is_refused_before_anything_is_done(wrong: list[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(wrong)


# beside a running server


@pytest.fixture
def served(tmp_path: Path) -> Generator[Server]:
    server = Server(tmp_path).start()
    yield server
    server.stop()
    assert "Traceback" not in server.log.read_text()


def admin(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    env = {k: v for k, v in os.environ.items() if k not in ("HOST", "DATABASE_URL", "REDIS_URL")}
    env["DATABASE_URL"] = f"sqlite+aiosqlite:///{folder / 'house.db'}"
    command = [sys.executable, "-m", "app.admin", *arguments]
    return subprocess.run(command, env=env, check=False, capture_output=True, text=True, timeout=50)


@pytest.mark.timeout(180)
async def test_beside_a_running_server_everybody_at_the_table_hears_of_it(served: Server) -> None:
    ana, beto = [await Person(served.base, name).arrive() for name in ("Ana", "Beto")]
    await ana.http.post("/api/register", json=ADMIN)
    made = await ana.make_table()
    places = [await person.sit_at(made["code"]) for person in (ana, beto)]
    assert (await places[0].ask("start"))["type"] == "ok"
    assert await ana.balance() == 9_000

    async def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        return await asyncio.to_thread(admin, served.folder, *arguments)

    listed = await run("tables")
    assert made["id"] in listed.stdout
    assert made["code"] not in listed.stdout, "the code is a key"
    closed = await run("close", made["id"], "--reason", "se fue la luz")
    assert (closed.returncode, closed.stderr) == (0, "")
    assert closed.stdout.splitlines()[:1] == [f"Table {made['id']} is closed."]
    assert "Ana got 1,000 chips back." in closed.stdout
    for place in places:
        await place.until_closed()
        assert place.frames[-1] == {"type": "closed", "reason": "table_closed"}
    assert [await person.balance() for person in (ana, beto)] == [10_000, 10_000]
    assert (await ana.http.get(f"/api/tables/{made['code']}")).status_code == 404

    given = await run("refill", "Beto", "500", "--reason", "premio")
    assert (given.returncode, await beto.balance()) == (0, 10_500)
    asked = (await beto.http.post("/api/refills", json={"amount": 80})).json()["id"]
    assert asked in (await run("refills")).stdout
    granted = await run("approve", asked, "--note", "suerte")
    assert (granted.stdout.strip(), granted.stderr) == ("Beto got 80 chips and has 10,580 now.", "")
    denied = await run("deny", asked, "--note", "no")
    assert (denied.returncode, denied.stderr.strip()) == (1, "That was decided otherwise already.")
    told = (await run("audit", "--limit", "1")).stdout
    assert "refill_approved" in told
    assert "by the house" in told
    promoted = await run("promote", ADMIN["username"])
    assert promoted.returncode == 0
    assert (await ana.http.get("/api/admin/refills")).status_code == 200
    check = await run("ledger-check")
    assert (check.returncode, check.stdout.splitlines()[-1]) == (0, "The books balance.")
    unknown = await run("promote", "nadie")
    assert (unknown.returncode, unknown.stdout) == (1, "")
    assert unknown.stderr.strip() == "Nobody and nothing is called so."
    for person in (ana, beto):
        await person.leave()


@pytest.mark.timeout(120)
def test_who_reads_no_further_is_no_defect(served: Server) -> None:
    env = {**os.environ, "DATABASE_URL": f"sqlite+aiosqlite:///{served.folder / 'house.db'}"}
    command = [sys.executable, "-m", "app.admin", "ledger-check"]
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(command, env=env, check=False, stdout=write, stderr=subprocess.PIPE, text=True, timeout=50)
    os.close(write)
    assert (done.returncode, done.stderr) == (1, "")


def test_without_a_database_it_says_so_and_makes_none(tmp_path: Path) -> None:
    done = admin(tmp_path, "ledger-check")
    assert done.returncode == 2
    assert "There is no database" in done.stderr
    assert not (tmp_path / "house.db").exists()
    assert admin(tmp_path, "refill", "Ana", "5").returncode == 2  # no reason given
