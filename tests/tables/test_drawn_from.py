"""A room keeps the table's part of a frame while what it is drawn from stays the same: then so must the part itself."""

from collections.abc import Iterator

from app.tables import commands as c
from app.tables import view
from app.tables.decision import Pace
from app.tables.ids import Code, MatchId
from app.tables.presence import Attendance
from app.tables.table import Table
from tests.support.tables import ANA, BETO, CARLA, DANI, Driver, a_table

PACE = Pace()
HERE = Attendance(frozenset({ANA, BETO}), {}, None, 0)


def a_long_evening() -> Iterator[Table]:
    """Every command of a table once at least, and a table of each kind."""
    table = a_table(visibility="private", max_hands=2)
    yield table.table

    def done(command: c.Command, *by: str) -> Table:
        users = {"ana": ANA, "beto": BETO, "carla": CARLA, "dani": DANI}
        table.do(command, users[by[0]] if by else None)
        return table.table

    for user in ("ana", "beto", "carla", "dani"):
        yield done(c.Sit(user.capitalize()), user)
    yield done(c.Stand(), "dani")
    yield done(c.Kick(2), "ana")
    yield done(c.NewLink(Code("OTHER")), "ana")
    yield done(c.AddBot("hard"), "ana")
    yield done(c.RemoveBot(2), "ana")
    yield done(c.PassHost(BETO))
    yield done(c.Sit("Dani"), "dani")
    yield done(c.Start(MatchId("m1"), 0), "beto")
    for hand in range(2):
        yield done(c.Prepare(bytes([hand]) * 32))
        yield done(c.ClientSeed(f"my own {hand}"), "ana")
        yield done(c.DealHand(table.table.version, "|my own"))
        for _ in range(2 * len(table.table.people)):
            yield done(c.TimeUp(table.table.version, table.turn))
        yield done(c.Back(), "ana")
        yield done(c.Park())
        yield done(c.Resume())
        yield from _to_the_end_of_the_hand(table)
        if hand == 0:
            yield done(c.Next(), "ana")
            yield done(c.Next(), "beto")
    yield done(c.Rematch(MatchId("m2"), 0), "ana")
    yield done(c.Start(MatchId("m2"), 0), "beto")
    yield done(c.Prepare(bytes(32)))
    yield done(c.DealHand(table.table.version, ""))
    yield done(c.Stand(), "beto")
    yield table.table
    table = a_table().sit(ANA, BETO).start()
    yield table.table
    yield done(c.Freeze(c.Warrant(None, "books")))
    yield done(c.Void())
    yield done(c.Close("expired"))


def _to_the_end_of_the_hand(table: Driver) -> Iterator[Table]:
    while table.moment.status == "playing":
        table.do(c.TimeUp(table.table.version, table.turn))
        yield table.table


def test_a_table_that_is_drawn_from_the_same_looks_the_same() -> None:
    tables = list(a_long_evening())
    drawn = [view.drawn_from(table, PACE) for table in tables]
    shown = [view.table_view(table, HERE, 0, PACE) for table in tables]
    for before, after, was, now in zip(drawn, drawn[1:], shown, shown[1:], strict=False):
        assert before != after or was == now


def test_most_moves_leave_it_as_it_is() -> None:
    table = a_table().sit(ANA, BETO).start()
    drawn = view.drawn_from(table.table, table.pace)
    table.act({"type": "check"})
    assert view.drawn_from(table.table, table.pace) == drawn
