"""The ledger: one way to move chips, each once, none below zero, and books that can be checked (DESIGN §4)."""

from collections.abc import AsyncGenerator, Sequence
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import select, text

from app.chips.repository import wallet
from app.chips.service import Chips
from app.storage import ledger
from app.storage.engine import Database
from app.storage.ledger import Overdrawn, Posting
from app.storage.models.chips import MINT, Transfer
from app.storage.models.tables import Seated
from app.tables.ids import TableId, UserId
from tests.support.database import NOW, add_table, add_user, balance, opened, sqlite_url

ANA, BETO = UserId("ana"), UserId("beto")


@pytest.fixture
async def database(tmp_path: Path) -> AsyncGenerator[Database]:
    """Ana with 1000 chips, Beto with none, both at table t1."""
    async with opened(sqlite_url(tmp_path)) as database:
        await add_user(database, ANA, 1000)
        await add_user(database, BETO)
        await add_table(database, "t1", ANA)
        async with database.write() as session:
            session.add_all(Seated(user_id=user, table_id="t1", since=NOW) for user in (ANA, BETO))
        yield database


async def move(database: Database, *postings: Posting) -> None:
    async with database.write() as session:
        await ledger.post(session, postings, NOW)


async def accounts(database: Database) -> tuple[int, int, int]:
    """Ana's wallet, Beto's wallet, the escrow of t1."""
    async with database.read() as session:
        numbers = await ledger.wallets(session, [ANA, BETO])
        return numbers[ANA], numbers[BETO], await ledger.escrow(session, TableId("t1"))


async def in_play(database: Database, user: UserId) -> int:
    async with database.read() as session:
        return (await wallet(session, user)).in_play


async def test_both_sides_and_both_balances_are_written_down(database: Database) -> None:
    ana, beto, _ = await accounts(database)
    await move(database, Posting(ana, beto, 300, "gift", "k1", note="for you"))
    assert (await balance(database, ANA), await balance(database, BETO)) == (700, 300)
    async with database.read() as session:
        row = (await session.scalars(select(Transfer).where(Transfer.key == "k1"))).one()
    assert (row.debit_after, row.credit_after, row.amount, row.note) == (700, 300, 300, "for you")


async def test_a_key_moves_chips_once(database: Database) -> None:
    ana, beto, _ = await accounts(database)
    for _ in range(3):
        await move(database, Posting(ana, beto, 300, "gift", "k1"), Posting(ana, beto, 300, "gift", "k1"))
    assert await balance(database, BETO) == 300


async def test_too_little_moves_nothing_and_names_the_account(database: Database) -> None:
    ana, beto, escrow = await accounts(database)
    with pytest.raises(Overdrawn) as refused:
        await move(database, Posting(ana, escrow, 1000, "buy_in", "k1"), Posting(beto, escrow, 1, "buy_in", "k2"))
    assert refused.value.accounts == (beto,)
    assert (await balance(database, ANA), await balance(database, BETO)) == (1000, 0)
    assert (await Chips(database).check()).transfers == 1  # Ana's welcome


async def test_chips_that_came_in_the_same_act_may_be_spent(database: Database) -> None:
    ana, beto, escrow = await accounts(database)
    await move(database, Posting(ana, beto, 10, "gift", "k1"), Posting(beto, escrow, 10, "buy_in", "k2"))
    assert await balance(database, BETO) == 0


async def test_the_mint_may_give_without_end(database: Database) -> None:
    ana, _, _ = await accounts(database)
    await move(database, Posting(MINT, ana, 10**12, "grant", "k1"))
    async with database.read() as session:
        assert await ledger.minted(session) == -(10**12) - 1000
    assert (await Chips(database).check()).ok


async def test_in_play_is_what_lies_in_running_matches(database: Database) -> None:
    ana, beto, escrow = await accounts(database)
    await move(database, Posting(ana, escrow, 100, "buy_in", "1"), Posting(ana, beto, 100, "gift", "2"))
    await move(database, Posting(beto, escrow, 100, "buy_in", "3"), Posting(ana, escrow, 50, "refill", "4"))
    assert (await in_play(database, ANA), await in_play(database, BETO)) == (150, 100)
    await move(database, Posting(escrow, beto, 250, "cash_out", "5"))  # Beto won it all
    assert (await in_play(database, ANA), await in_play(database, BETO)) == (0, 0)
    await move(database, Posting(beto, escrow, 30, "buy_in", "6"))
    assert (await in_play(database, ANA), await in_play(database, BETO)) == (0, 30)


async def test_who_left_the_match_has_nothing_in_play(database: Database) -> None:
    ana, _, escrow = await accounts(database)
    await move(database, Posting(ana, escrow, 100, "buy_in", "1"))
    async with database.write() as session:
        await session.execute(text("DELETE FROM seated WHERE user_id = 'ana'"))
    assert await in_play(database, ANA) == 0


async def test_pages_of_the_ledger_follow_one_another(database: Database) -> None:
    ana, beto, _ = await accounts(database)
    for n in range(5):
        await move(database, Posting(ana, beto, n + 1, "gift", f"{n}"))
    chips = Chips(database)
    first = await chips.ledger(ANA, None, 4)
    assert [(i.amount, i.balance_after) for i in first.items] == [(-5, 985), (-4, 990), (-3, 994), (-2, 997)]
    assert first.next == first.items[-1].id
    second = await chips.ledger(ANA, first.next, 4)
    assert [(i.amount, i.balance_after, i.reason) for i in second.items] == [(-1, 999, "gift"), (1000, 1000, "welcome")]
    assert second.next is None
    assert [i.amount for i in (await chips.ledger(BETO, None, 50)).items] == [5, 4, 3, 2, 1]


async def test_a_tampered_balance_is_found(database: Database) -> None:
    ana, _, _ = await accounts(database)
    async with database.write() as session:
        await session.execute(text("UPDATE accounts SET balance = balance + 7 WHERE user_id = 'ana'"))
    check = await Chips(database).check()
    assert (check.ok, check.difference) == (False, 7)
    assert [(w.account, w.user_id, w.holds, w.transfers_say) for w in check.wrong] == [(ana, ANA, 1007, 1000)]


moves = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(1, 400)), max_size=25)


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(moves=moves)
async def test_whatever_moves_the_books_add_up(database: Database, moves: Sequence[tuple[int, int, int]]) -> None:
    numbers = (MINT, *await accounts(database))
    async with database.read() as session:
        used = (await session.scalars(select(Transfer.id))).all()
    for n, (debit, credit, amount) in enumerate(moves):
        if debit != credit:
            try:
                await move(database, Posting(numbers[debit], numbers[credit], amount, "test", f"{len(used)}:{n}"))
            except Overdrawn:
                continue
    check = await Chips(database).check()
    assert (check.ok, check.difference, check.wrong) == (True, 0, [])
    async with database.read() as session:
        assert min((await ledger.balances(session, numbers)).values()) >= 0
