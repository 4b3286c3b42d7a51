"""What a table does by itself, and when (PROTOCOL §4: host, absent, parked, void, closing)."""

from typing import Any

from app.tables import commands as c
from app.tables import due as rules
from app.tables.due import Due, due
from app.tables.ids import MatchId, UserId
from app.tables.presence import Attendance, Presence
from tests.support.tables import ANA, BETO, Driver, a_table

SEED = bytes(32)


def here(*users: UserId, since: int = 0, opened_at: int = 0) -> Attendance:
    return Attendance(frozenset(users), {}, None if users else since, opened_at)


def what(driver: Driver, who: Attendance) -> Any:
    return due(driver.table, who, lambda: SEED)


def test_a_match_prepares_its_first_seed_at_once_and_then_deals() -> None:
    table = a_table().sit(ANA, BETO)
    table.do(c.Start(MatchId("m"), 0), ANA)
    assert what(table, here(ANA, BETO)) == Due(table.at, c.Prepare(SEED))
    table.do(c.Prepare(SEED))
    found = what(table, here(ANA, BETO))
    assert found == Due(table.table.deadline, c.DealHand(table.table.version, "|"))


def test_the_players_own_texts_go_into_the_deal_in_seat_order() -> None:
    table = a_table().sit(ANA, BETO)
    table.do(c.ClientSeed("suerte"), BETO)
    table.do(c.Start(MatchId("m"), 0), ANA)
    table.do(c.Prepare(SEED))
    assert what(table, here(ANA, BETO)).command.client_seed == "|suerte"


def test_a_turn_ends_at_its_deadline() -> None:
    table = a_table().sit(ANA, BETO).start()
    assert what(table, here(ANA)) == Due(table.table.deadline, c.TimeUp(table.table.version, table.turn))


def test_a_match_nobody_attends_is_parked_and_voided_after_a_day() -> None:
    table = a_table().sit(ANA, BETO).start()
    assert what(table, here()) == Due(table.at, c.Park())
    table.do(c.Park())
    assert what(table, here()) == Due(table.at + rules.PARKED_KEPT_MS, c.Void())
    assert what(table, here(BETO, opened_at=table.at)) == Due(table.at, c.Resume())


def test_a_watcher_does_not_keep_a_match_going() -> None:
    assert what(a_table().sit(ANA, BETO).start(), here(UserId("x"))).command == c.Park()


def test_a_match_whose_people_are_all_absent_is_parked_although_they_are_connected() -> None:
    table = a_table().sit(ANA).start_with_bot()
    while table.table.phase.match.misses[0] < 2:
        if table.turn == 0:
            table.do(c.TimeUp(table.table.version, 0))
        else:
            table.do(
                c.BotAct(
                    table.table.version,
                    1,
                    {"type": "throw", "cards": []} if table.legal("throw") else {"type": "check"},
                )
            )
    assert what(table, here(ANA)).command == c.Park()
    table.do(c.Park())
    assert what(table, here(ANA)) == Due(table.at + rules.PARKED_KEPT_MS, c.Void())
    table.do(c.Back(), ANA)
    assert table.table.phase.parked_at is None


def test_a_host_who_is_gone_for_a_minute_is_followed_by_somebody_who_is_here() -> None:
    table = a_table(host=ANA).sit(ANA, BETO)
    who = Attendance(frozenset({BETO}), {ANA: 5_000}, None, 0)
    assert what(table, who) == Due(5_000 + rules.HOST_KEPT_MS, c.PassHost(BETO))


def test_a_host_stays_when_nobody_else_is_here() -> None:
    assert not isinstance(what(a_table().sit(ANA, BETO), here()).command, c.PassHost)


def test_a_waiting_seat_is_kept_for_ten_minutes() -> None:
    table = a_table().sit(ANA, BETO)
    who = Attendance(frozenset({ANA}), {BETO: 7_000}, None, 0)
    assert what(table, who) == Due(7_000 + rules.SEAT_KEPT_MS, c.Unseat(BETO))


def test_an_empty_public_table_closes_after_a_quarter_of_an_hour_a_private_one_after_a_week() -> None:
    assert what(a_table(), here(since=3)) == Due(3 + rules.PUBLIC_KEPT_MS, c.Close("expired"))
    assert what(a_table(visibility="private"), here(since=3)) == Due(3 + rules.PRIVATE_KEPT_MS, c.Close("expired"))
    assert what(a_table(), here(UserId("watcher"))) is None


def test_nothing_is_due_at_a_closed_table() -> None:
    table = a_table()
    table.do(c.Close("expired"))
    assert what(table, here()) is None


def test_presence_counts_sockets_and_remembers_when_the_last_one_went() -> None:
    presence = Presence(opened_at=10)
    assert presence.now().empty_since == 10
    assert presence.came(ANA)
    assert not presence.came(ANA)
    assert presence.now().empty_since is None
    assert not presence.went(ANA, 20)
    assert presence.now().away_since(ANA) is None
    assert presence.went(ANA, 30)
    assert presence.now().away_since(ANA) == 30
    assert presence.now().away_since(BETO) == 10
    assert presence.now().empty_since == 30
