"""The house's hand on a table: what it must hold, freezing it, closing it, and who had that done (DESIGN §4)."""

import pytest

from app.errors import Rejected
from app.games.contract import Seat
from app.tables import commands as c
from app.tables import settling
from app.tables.codec import command_from_json, command_to_json
from app.tables.due import due
from app.tables.may import may
from app.tables.presence import Attendance
from app.tables.summary import summary_of
from app.tables.table import Closed, Waiting
from tests.support.tables import ANA, BETO, CARLA, Driver, a_table

WARRANT = c.Warrant(ANA, "las fichas no cuadran")


def in_escrow(table: Driver) -> int:
    """What the transfers so far have left at the table."""
    return -sum(table.balance(user) for user in (ANA, BETO, CARLA))


def test_a_table_holds_what_came_in_at_every_moment() -> None:
    table = a_table(max_hands=2).sit(ANA, BETO, CARLA)
    assert settling.held(table.table) == 0
    table.start()
    table.act({"type": "bet", "amount": 100})
    assert settling.held(table.table) == in_escrow(table) == 3000
    table.do(c.Stand(), BETO)
    assert settling.held(table.table) == in_escrow(table) < 3000
    table.play_hand().deal().play_hand()
    assert settling.held(table.table) == in_escrow(table) == 0


def test_stakes_lie_at_the_table_until_the_end() -> None:
    table = a_table("jodete", stake=50).sit(ANA, BETO, CARLA).start()
    table.do(c.Stand(), BETO)
    assert settling.held(table.table) == in_escrow(table) == 150


def test_a_practice_match_holds_nothing() -> None:
    table = a_table(practice=True).sit(ANA, BETO).start()
    assert settling.held(table.table) == in_escrow(table) == 0


def test_at_a_frozen_table_nothing_moves_any_more() -> None:
    table = a_table().sit(ANA, BETO).start()
    table.do(c.Freeze(WARRANT))
    before = table.table
    assert before.deadline is None
    assert table.log[-1].events[-1].type == "frozen"
    for command, by in (
        (c.Act({"type": "check"}), ANA),
        (c.Stand(), BETO),
        (c.TimeUp(before.version, table.turn), None),
        (c.Freeze(WARRANT), None),
    ):
        with pytest.raises(Rejected):
            table.do(command, by)
    assert table.table == before
    assert "stand" not in may(before, ANA, before.seat_of(ANA))
    everybody_gone = Attendance(frozenset(), {}, 0, 0)
    found = due(before, everybody_gone, lambda: b"")
    assert found is None or isinstance(found.command, c.PassHost)


def test_only_a_running_match_can_be_frozen() -> None:
    with pytest.raises(Rejected, match="wrong_phase"):
        a_table().sit(ANA, BETO).do(c.Freeze(WARRANT))


def test_the_lobbys_row_knows_of_it() -> None:
    table = a_table().sit(ANA, BETO).start()
    assert not summary_of(table.table).frozen
    table.do(c.Freeze(WARRANT))
    assert summary_of(table.table).frozen


def test_closing_pays_what_was_foretold_and_ends_a_frozen_table_too() -> None:
    table = a_table().sit(ANA, BETO, CARLA).start()
    table.act({"type": "bet", "amount": 100})
    table.do(c.Stand(), BETO)
    table.do(c.Freeze(WARRANT))
    match = table.table.match
    assert match is not None
    foretold = settling.refunds(table.table, match)
    done = table.do(c.Close("table_closed", WARRANT))
    assert done.transfers == foretold
    assert isinstance(table.table.phase, Closed)
    assert [table.balance(user) for user in (ANA, BETO, CARLA)] == [0, 0, 0]


def test_who_had_it_done_stands_in_the_journal() -> None:
    for command in (c.Close("table_closed", WARRANT), c.Close("expired"), c.Freeze(c.Warrant(None, "consola"))):
        assert command_from_json(command_to_json(command)) == command


def test_a_close_from_before_there_were_warrants_is_still_read() -> None:
    assert command_from_json({"type": "close", "reason": "expired"}) == c.Close("expired")


def test_a_void_leaves_the_seats_taken() -> None:
    table = a_table().sit(ANA, BETO).start()
    table.do(c.Void())
    assert isinstance(table.table.phase, Waiting)
    assert table.table.seat_of(BETO) == Seat(1)
