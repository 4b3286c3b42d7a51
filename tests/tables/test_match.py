"""A running match as the table sees it: start, hands, time, absence, leaving, rematch, voiding (PROTOCOL §4)."""

from dataclasses import replace

import pytest

from app.errors import Rejected
from app.tables import commands as c
from app.tables.codec import game_of, table_from_json, table_to_json
from app.tables.decision import Pace
from app.tables.ids import MatchId, UserId
from app.tables.may import may
from app.tables.ports import Transfer
from app.tables.table import Bot, Closed, Finished, Playing, Waiting
from tests.support.tables import ANA, BETO, CARLA, Driver, a_table


def refused(driver: Driver, command: c.Command, by: UserId | None = None) -> str:
    before = driver.table
    with pytest.raises(Rejected) as refusal:
        driver.do(command, by)
    assert driver.table == before
    return refusal.value.code


def test_a_start_packs_the_seated_and_takes_their_buy_in() -> None:
    table = a_table().sit(ANA)
    table.do(c.Sit("Beto", 3), BETO)
    table.do(c.Start(MatchId("m"), 5), ANA)
    assert [holder.name for holder in table.table.seats] == ["Ana", "Beto"]
    assert table.moved == [Transfer("in", ANA, 1000, "buy_in"), Transfer("in", BETO, 1000, "buy_in")]
    assert table.moment.dealer == 1


def test_a_start_needs_two_seats_taken() -> None:
    assert refused(a_table().sit(ANA), c.Start(MatchId("m"), 0), ANA) == "not_enough_players"


def test_bots_alone_do_not_play() -> None:
    table = a_table()
    table.do(c.AddBot("easy"), ANA)
    table.do(c.AddBot("easy"), ANA)
    assert refused(table, c.Start(MatchId("m"), 0), ANA) == "not_enough_players"


def test_a_second_start_is_refused() -> None:
    table = a_table().sit(ANA, BETO).start()
    assert refused(table, c.Start(MatchId("m"), 0), ANA) == "wrong_phase"


def test_a_match_with_a_bot_moves_no_chips() -> None:
    table = a_table().sit(ANA)
    table.do(c.AddBot("easy"), ANA)
    table.start()
    table.do(c.Stand(), ANA)
    assert table.moved == []
    assert isinstance(table.table.phase, Finished)


def test_bots_do_not_play_on_when_the_last_person_left() -> None:
    table = a_table().sit(ANA)
    table.do(c.AddBot("easy"), ANA)
    table.do(c.AddBot("easy"), ANA)
    table.start()
    done = table.do(c.Stand(), ANA)
    assert done.ended is not None
    assert done.ended[1] == "abandoned"
    assert isinstance(table.table.phase, Waiting)
    assert table.table.host is None
    assert table.table.deadline is None


def test_deals_time_outs_and_leaving_do_not_come_as_acts() -> None:
    table = a_table().sit(ANA, BETO).start()
    for action in (
        {"type": "leave"},
        {"type": "timeout"},
        {"type": "deal", "server_seed": "00" * 32, "client_seed": ""},
        7,
        None,
    ):
        assert refused(table, c.Act(action), BETO) == "bad_action"


def test_a_turn_has_its_whole_time_and_keeps_it() -> None:
    table = a_table(turn_seconds=20).sit(ANA, BETO).start()
    assert table.table.deadline == table.at + 20_000
    table.at += 5_000
    table.do(c.ClientSeed("suerte"), ANA)
    assert table.table.deadline == table.at + 15_000
    table.act({"type": "check"})
    assert table.table.deadline == table.at + 20_000


def test_two_time_outs_in_a_row_make_a_player_absent_and_one_act_brings_him_back() -> None:
    table = a_table().sit(ANA, BETO).start()
    table.do(c.TimeUp(table.table.version, 1))
    table.act({"type": "check"})
    assert table.turn == 1
    done = table.do(c.TimeUp(table.table.version, 1))
    assert [event.type for event in done.events][:2] == ["timed_out", "went_absent"]
    table.act({"type": "throw", "cards": []})
    assert table.table.deadline == table.at + Pace().absent_ms
    done = table.act({"type": "check"})
    assert done.events[-1].type == "came_back"
    assert table.table.phase.match.misses == (0, 0)


def test_one_act_between_two_time_outs_keeps_a_player_present() -> None:
    table = a_table().sit(ANA, BETO).start()
    table.do(c.TimeUp(table.table.version, 1))
    table.act({"type": "check"})
    table.act({"type": "throw", "cards": []})
    table.act({"type": "throw", "cards": []})
    table.do(c.TimeUp(table.table.version, 1))
    assert table.table.phase.match.misses == (0, 1)


def test_an_absent_players_turn_is_short() -> None:
    table = a_table().sit(ANA, BETO).start(dealer=1)
    match = replace(table.table.phase.match, misses=(2, 0))
    table.table = table.table.with_match(match)
    table.do(c.ClientSeed(""), BETO)
    table.do(c.Back(), ANA)
    assert table.table.deadline == table.at + 30_000
    assert [event.type for event in table.log[-1].events] == ["came_back"]


def test_an_old_time_out_is_stale() -> None:
    table = a_table().sit(ANA, BETO).start()
    old = table.table.version
    table.act({"type": "check"})
    assert refused(table, c.TimeUp(old, 1)) == "stale"


def test_the_next_hand_comes_when_all_are_ready_or_the_pause_is_over() -> None:
    table = a_table().sit(ANA, BETO).start().play_hand()
    assert table.table.deadline is None
    table.do(c.Prepare(bytes(32)))
    assert table.table.deadline == table.at + Pace().hand_pause_ms
    table.at += 1_000
    table.do(c.Next(), ANA)
    assert table.table.deadline == table.at - 1_000 + Pace().hand_pause_ms
    table.do(c.Next(), BETO)
    assert table.table.deadline == table.at
    table.do(c.DealHand(table.table.version, "|"))
    assert table.moment.hand == 2
    assert table.table.phase.match.ready == ()


def with_one_broke() -> tuple[Driver, UserId]:
    """Between hands of three, where who has lost all gets no new chips; and who that is."""
    table = a_table(seats=3, allow_refill=False).sit(ANA, BETO, CARLA).start()
    for kind in ("all_in", "call", "fold"):
        table.act({"type": kind})
    table.play_hand()
    stacks = game_of(table.table).purse(table.table.phase.match.state).stacks
    return table, (ANA, BETO, CARLA)[stacks.index(0)]


def may_go_on(table: Driver, user: UserId) -> bool:
    return "next" in may(table.table, user, table.table.seat_of(user))


def test_who_is_out_is_not_waited_for_between_hands() -> None:
    table, out = with_one_broke()
    table.do(c.Prepare(bytes(32)))
    assert [user for user in (ANA, BETO, CARLA) if not may_go_on(table, user)] == [out]
    for user in {ANA, BETO, CARLA} - {out}:
        assert table.table.deadline == table.at + Pace().hand_pause_ms
        table.do(c.Next(), user)
    assert table.table.deadline == table.at


def test_where_bots_alone_play_on_who_looks_on_is_waited_for() -> None:
    table, out = with_one_broke()
    for seat in set(range(3)) - {table.table.seat_of(out)}:
        table.table = table.table.with_seat(seat, Bot("Bot", "easy"))
    table.do(c.Prepare(bytes(32)))
    assert table.table.deadline == table.at + Pace().hand_pause_ms
    assert may_go_on(table, out)
    table.do(c.Next(), out)
    assert table.table.deadline == table.at


def test_while_somebody_may_refill_the_pause_is_longer() -> None:
    table = a_table(seats=2).sit(ANA, BETO).start()
    table.act({"type": "all_in"})
    table.act({"type": "call"})
    table.play_hand()
    table.do(c.Prepare(bytes(32)))
    assert table.table.deadline == table.at + Pace().refill_pause_ms


def test_a_refill_is_paid_for() -> None:
    table = a_table(seats=2).sit(ANA, BETO).start()
    table.act({"type": "all_in"})
    table.act({"type": "call"})
    table.play_hand()
    purse = game_of(table.table).purse(table.table.phase.match.state)
    broke = (ANA, BETO)[purse.stacks.index(0)]
    table.do(c.Act({"type": "refill"}), broke)
    assert table.moved[-1] == Transfer("in", broke, 1000, "refill")
    assert table.table.phase.match.pool == 3000


def test_a_seed_is_prepared_once_and_only_between_hands() -> None:
    table = a_table().sit(ANA, BETO)
    table.do(c.Start(MatchId("m"), 0), ANA)
    assert refused(table, c.DealHand(table.table.version, "|")) == "wrong_phase"
    table.do(c.Prepare(bytes(32)))
    assert refused(table, c.Prepare(bytes(32))) == "wrong_phase"
    table.do(c.DealHand(table.table.version, "|"))
    assert refused(table, c.Prepare(bytes(32))) == "wrong_phase"


def test_leaving_pays_the_stack_out_and_the_last_one_ends_the_match() -> None:
    table = a_table().sit(ANA, BETO, CARLA).start()
    table.act({"type": "bet", "amount": 90})
    leaver = BETO
    table.do(c.Stand(), leaver)
    assert table.balance(leaver) == -100
    assert refused(table, c.Act({"type": "fold"}), leaver) == "not_seated"
    table.do(c.Stand(), ANA)
    assert isinstance(table.table.phase, Finished)
    assert table.balance(ANA) + table.balance(BETO) + table.balance(CARLA) == 0
    assert table.table.host == CARLA
    assert [holder and holder.name for holder in table.table.seats] == [None, None, "Carla", None]


def test_all_chips_come_back_at_the_end() -> None:
    table = a_table(max_hands=1).sit(ANA, BETO, CARLA).start().play_hand()
    assert isinstance(table.table.phase, Finished)
    assert table.balance(ANA) + table.balance(BETO) + table.balance(CARLA) == 0
    assert table.log[-1].ended is not None
    assert table.log[-1].ended[1] == "played"


def test_who_wants_another_match_plays_it_with_the_bots() -> None:
    table = a_table(max_hands=1).sit(ANA, BETO, CARLA).start().play_hand()
    table.do(c.Rematch(MatchId("m2"), 0), BETO)
    assert isinstance(table.table.phase, Finished)
    table.do(c.Start(MatchId("m2"), 0), ANA)
    assert [holder.name for holder in table.table.seats] == ["Ana", "Beto"]
    assert table.table.phase.match.number == 2


def test_the_match_starts_anew_when_all_seated_people_are_ready() -> None:
    table = a_table(max_hands=1).sit(ANA, BETO).start().play_hand()
    table.do(c.Rematch(MatchId("m2"), 0), BETO)
    table.do(c.Rematch(MatchId("m3"), 0), ANA)
    assert isinstance(table.table.phase, Playing)
    assert table.table.phase.match.id == "m3"


def test_a_void_gives_everybody_his_chips_of_before_the_hand() -> None:
    table = a_table().sit(ANA, BETO, CARLA).start()
    table.act({"type": "bet", "amount": 100})
    table.do(c.Void())
    assert [table.balance(user) for user in (ANA, BETO, CARLA)] == [0, 0, 0]
    assert isinstance(table.table.phase, Waiting)
    assert table.table.seat_of(CARLA) == 2


def test_a_void_gives_a_leaver_what_lay_in_the_pot() -> None:
    table = a_table().sit(ANA, BETO, CARLA).start()
    table.act({"type": "bet", "amount": 100})
    table.do(c.Stand(), BETO)
    table.do(c.Void())
    assert [table.balance(user) for user in (ANA, BETO, CARLA)] == [0, 0, 0]


def test_a_closed_table_voids_its_match_and_takes_no_more() -> None:
    table = a_table().sit(ANA, BETO).start()
    table.do(c.Close("table_closed"))
    assert isinstance(table.table.phase, Closed)
    assert table.balance(ANA) == table.balance(BETO) == 0
    assert refused(table, c.Sit("Ana"), ANA) == "wrong_phase"


def test_a_parked_match_has_no_deadline_and_goes_on_with_a_whole_turn() -> None:
    table = a_table().sit(ANA, BETO).start()
    table.do(c.Park())
    assert table.table.deadline is None
    assert refused(table, c.TimeUp(table.table.version, table.turn)) == "wrong_phase"
    assert refused(table, c.Park()) == "wrong_phase"
    table.at += 3_600_000
    table.do(c.Resume())
    assert table.table.deadline == table.at + 30_000


def test_an_act_wakes_a_parked_match() -> None:
    table = a_table().sit(ANA, BETO).start()
    table.do(c.Park())
    table.act({"type": "check"})
    assert table.table.phase.parked_at is None
    assert table.table.deadline == table.at + 30_000


def test_a_match_whose_chips_do_not_add_up_is_frozen() -> None:
    table = a_table().sit(ANA, BETO).start()
    match = table.table.phase.match
    table.table = table.table.with_match(replace(match, pool=match.pool + 1))
    table.play_hand()
    assert table.table.phase.frozen
    assert table.log[-1].events[-1].type == "frozen"
    assert refused(table, c.DealHand(table.table.version, "|")) == "wrong_phase"
    assert refused(table, c.Act({"type": "check"}), ANA) == "unavailable"
    assert table.table.deadline is None


def test_a_bots_act_is_bound_to_its_version_and_its_seat() -> None:
    table = a_table().sit(ANA)
    table.do(c.AddBot("easy"), ANA)
    table.start(dealer=0)
    assert isinstance(table.table.seats[table.turn], Bot)
    assert refused(table, c.BotAct(table.table.version - 1, 1, {"type": "check"})) == "stale"
    assert refused(table, c.BotAct(table.table.version, 0, {"type": "check"})) == "wrong_phase"
    table.do(c.BotAct(table.table.version, 1, {"type": "check"}))
    assert table.turn == 0


def test_a_table_survives_its_snapshot_in_every_phase() -> None:
    table = a_table(max_hands=2).sit(ANA, BETO, CARLA)
    seen = [table.table]
    table.start()
    table.act({"type": "bet", "amount": 10})
    seen.append(table.table)
    table.play_hand()
    seen.append(table.table)
    table.deal().play_hand()
    seen.append(table.table)
    table.do(c.Close("expired"))
    seen.append(table.table)
    assert {t.phase.type for t in seen} == {"waiting", "playing", "finished", "closed"}
    for one in seen:
        assert table_from_json(table_to_json(one)) == one
