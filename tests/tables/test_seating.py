"""Seats, bots and the host between matches (PROTOCOL §4, Host and Start)."""

import pytest

from app.errors import Rejected
from app.tables import commands as c
from app.tables.ids import Code, MatchId, UserId
from app.tables.table import Bot, Person
from tests.support.tables import ANA, BETO, CARLA, DANI, Driver, a_table


def refused(driver: Driver, command: c.Command, by: UserId | None = None) -> str:
    before = driver.table
    with pytest.raises(Rejected) as refusal:
        driver.do(command, by)
    assert driver.table == before
    return refusal.value.code


def test_a_person_sits_at_the_first_free_seat_or_the_one_he_names() -> None:
    table = a_table().sit(ANA)
    table.do(c.Sit("Beto", 3), BETO)
    assert [holder and holder.name for holder in table.table.seats] == ["Ana", None, None, "Beto"]


def test_equal_names_at_a_table_get_a_number() -> None:
    table = a_table()
    for user in (ANA, BETO, CARLA):
        table.do(c.Sit("Pepe"), user)
    assert [person.name for person in table.table.people] == ["Pepe", "Pepe 2", "Pepe 3"]


def test_also_a_long_name_with_a_number_keeps_to_the_length_of_a_name() -> None:
    table = a_table()
    for user in (ANA, BETO, CARLA):
        table.do(c.Sit("María de los Ángeles"), user)
    assert [person.name for person in table.table.people] == [
        "María de los Ángeles",
        "María de los Ángel 2",
        "María de los Ángel 3",
    ]


def test_one_user_holds_one_seat() -> None:
    assert refused(a_table().sit(ANA), c.Sit("Ana", 2), ANA) == "already_seated"


@pytest.mark.parametrize("seat, code", [(0, "seat_taken"), (4, "bad_message"), (31, "bad_message")])
def test_a_seat_that_is_taken_or_not_there_is_refused(seat: int, code: str) -> None:
    assert refused(a_table().sit(ANA), c.Sit("Beto", seat), BETO) == code


def test_a_full_table_says_so() -> None:
    assert refused(a_table(seats=2).sit(ANA, BETO), c.Sit("Carla"), CARLA) == "table_full"


def test_sitting_asks_for_the_chips_of_a_seat_unless_it_is_practice() -> None:
    assert a_table().do(c.Sit("Ana"), ANA).solvent == ((ANA, 1000),)
    assert a_table(practice=True).do(c.Sit("Ana"), ANA).solvent == ()
    with_bot = a_table()
    with_bot.do(c.AddBot("easy"), ANA)
    assert with_bot.do(c.Sit("Ana"), ANA).solvent == ()


def test_only_the_host_rules_the_table() -> None:
    table = a_table(visibility="private").sit(ANA, BETO)
    for command in (c.AddBot("easy"), c.RemoveBot(0), c.Kick(0), c.NewLink(Code("X")), c.Start(MatchId("m"), 0)):
        assert refused(table, command, BETO) == "not_host"


def test_the_host_who_stands_hands_on_to_the_next_person_never_to_a_bot() -> None:
    table = a_table().sit(ANA)
    table.do(c.AddBot("hard"), ANA)
    table.sit(BETO, CARLA)
    table.do(c.Stand(), ANA)
    assert table.table.host == BETO
    table.do(c.Stand(), BETO)
    assert table.table.host == CARLA
    table.do(c.Stand(), CARLA)
    assert table.table.host is None
    table.sit(DANI)
    assert table.table.host == DANI


def test_bots_come_and_go_between_matches() -> None:
    table = a_table().sit(ANA)
    table.do(c.AddBot("hard", 2), ANA)
    assert isinstance(table.table.seats[2], Bot)
    assert table.table.practice
    assert refused(table, c.RemoveBot(0), ANA) == "seat_empty"
    assert refused(table, c.Kick(2), ANA) == "seat_empty"
    table.do(c.RemoveBot(2), ANA)
    assert not table.table.practice


def test_a_kicked_person_is_barred_from_this_table() -> None:
    table = a_table().sit(ANA, BETO)
    table.do(c.Kick(1), ANA)
    assert table.table.seat_of(BETO) is None
    assert refused(table, c.Sit("Beto"), BETO) == "kicked"


def test_the_host_cannot_kick_himself() -> None:
    assert refused(a_table().sit(ANA, BETO), c.Kick(0), ANA) == "bad_message"


def test_a_new_link_is_for_private_tables() -> None:
    private = a_table(visibility="private").sit(ANA)
    private.do(c.NewLink(Code("NEW")), ANA)
    assert private.table.code == "NEW"
    assert refused(a_table().sit(ANA), c.NewLink(Code("NEW")), ANA) == "wrong_phase"


def test_nobody_sits_down_or_adds_bots_during_a_match() -> None:
    table = a_table().sit(ANA, BETO).start()
    assert refused(table, c.Sit("Carla"), CARLA) == "wrong_phase"
    assert refused(table, c.AddBot("easy"), ANA) == "wrong_phase"
    assert refused(table, c.Kick(1), ANA) == "wrong_phase"
    assert refused(table, c.Unseat(BETO)) == "wrong_phase"


def test_a_watcher_may_not_act_as_a_player() -> None:
    table = a_table().sit(ANA, BETO).start()
    for command in (
        c.Act({"type": "check"}),
        c.Stand(),
        c.Next(),
        c.Back(),
        c.ClientSeed("x"),
        c.Rematch(MatchId("m"), 0),
    ):
        assert refused(table, command, CARLA) == "not_seated"


def test_a_waiting_seat_is_freed_for_who_stayed_away() -> None:
    table = a_table().sit(ANA, BETO)
    table.do(c.Unseat(BETO))
    assert table.table.people == (Person(ANA, "Ana"),)
