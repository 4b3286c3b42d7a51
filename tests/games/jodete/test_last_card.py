""" "Me queda una" and who may be called for not having said it (J9)."""

from typing import Any

import pytest

from app.games import jodete
from app.games.contract import Seat
from app.games.jodete.actions import CallJodete, SayLastCard
from app.games.jodete.events import JodeteCalled, JodeteDrew, Played, SaidLastCard
from tests.support.jodete import Table, position


def dropped(*, said: bool = False, **options: Any) -> Table:
    """Seat 0 has just played his last card but one; seat 1 is on turn, seat 2 comes after him."""
    table = position("3O 4B", "3C 4C", "5E 6E", stock="5B 6B 7B 8B 9B 7C 8C 9C", **options)
    return table.turns("3O!" if said else "3O")


def said(table: Table, seat: int) -> bool:
    return bool(table.truth["seats"][seat]["said"])


def test_it_is_said_with_the_play() -> None:
    """J9."""
    table = dropped(said=True)
    assert said(table, 0)
    assert table.events == [Played(Seat(0), "3O", last_card=True)]
    assert table.refused(1, "jodete", seat=0) == "not_vulnerable"


def test_or_afterwards_also_out_of_turn_while_it_holds() -> None:
    """J9."""
    table = dropped()
    assert table.offers(0) == {"say_last_card": {}, "jodete": {"seats": [1, 2]}}
    table.do(0, "say_last_card")
    assert said(table, 0)
    assert table.events == [SaidLastCard(Seat(0))]
    assert table.refused(2, "jodete", seat=0) == "not_vulnerable"


def test_saying_it_again_changes_nothing() -> None:
    """J9."""
    table = dropped(said=True)
    before = table.state
    table.do(0, "say_last_card")
    assert table.state == before
    assert table.events == []


def test_who_holds_more_than_one_card_cannot_say_it() -> None:
    """J9."""
    table = dropped()
    assert table.refused(1, "say_last_card") == "not_one_card"
    assert "say_last_card" not in table.offers(1)


@pytest.mark.parametrize("hand", ["3O", "3O 4B 5B"])
def test_said_with_a_play_that_does_not_leave_exactly_one_the_play_is_refused(hand: str) -> None:
    """J9."""
    assert position(hand, "3C 4C").refused(0, "play", card="3O", last_card=True) == "not_one_card"


def test_who_kept_silent_may_be_called_by_anybody_else_and_draws_the_penalty_in_the_same_turn() -> None:
    """J9."""
    table = dropped()
    clock = table.clock
    table.do(2, "jodete", seat=0)
    assert table.sizes == [6, 2, 2]
    assert (table.turn, table.clock) == (1, clock)
    assert table.events == [
        JodeteCalled(Seat(2), Seat(0), 5),
        JodeteDrew(Seat(0), 5, "penalty", ("5B", "6B", "7B", "8B", "9B")),
    ]


@pytest.mark.parametrize("penalty", [2, 5, 7])
def test_the_penalty_is_the_tables_choice(penalty: int) -> None:
    """J9."""
    table = dropped(last_card_penalty=penalty).do(1, "jodete", seat=0)
    assert table.sizes[0] == 1 + penalty


def test_nobody_calls_himself() -> None:
    """J9."""
    assert dropped().refused(0, "jodete", seat=0) == "not_vulnerable"


def test_a_second_call_is_refused_and_one_against_more_cards_too() -> None:
    """J9; B34: A has one card, silent; B and C both call; A draws once."""
    table = dropped().do(1, "jodete", seat=0)
    assert table.refused(2, "jodete", seat=0) == "not_vulnerable"
    assert table.refused(2, "jodete", seat=1) == "not_vulnerable"
    assert table.sizes == [6, 2, 2]


def test_the_offer_to_call_does_not_tell_who_forgot() -> None:
    """J9."""
    assert dropped().offers(1)["jodete"] == dropped(said=True).offers(1)["jodete"] == {"seats": [0, 2]}


def test_the_call_holds_after_others_acts_until_his_own_next_one() -> None:
    """J9."""
    table = dropped().turns("3C!", "draw", "pass")
    assert table.turn == 0
    assert table.do(2, "jodete", seat=0).sizes[0] == 6


@pytest.mark.parametrize("late", [("draw",), ("draw", "pass")])
def test_after_his_own_next_act_it_is_too_late(late: tuple[str, ...]) -> None:
    """J9: he drew, so he holds two."""
    table = dropped().turns("3C!", "draw", "pass", *late)
    assert table.refused(2, "jodete", seat=0) == "not_vulnerable"


def test_a_new_drop_to_one_card_needs_a_new_word() -> None:
    """J9: he said it, draws in his next turn, and plays himself down to one again."""
    table = position("3O 4B", "3C 4C 6C", stock="5C 8E 7E 6B 7B 8B").turns("3O!", "3C", "draw")
    assert not said(table, 0)
    table.turns("5C")
    assert table.sizes[0] == 1
    assert table.do(1, "jodete", seat=0).sizes[0] == 6


def test_cards_forced_on_him_close_the_matter() -> None:
    """J9: he no longer holds one."""
    table = dropped().do(0, "draw")
    assert table.sizes[0] == 3
    assert table.refused(1, "jodete", seat=0) == "not_vulnerable"


def test_while_he_owes_a_card_his_turn_is_not_over_and_he_cannot_be_called() -> None:
    """J9, J7."""
    table = position("JK 4B", "3C 4C").turns("JK")
    assert table.refused(1, "jodete", seat=0) == "not_vulnerable"
    assert "say_last_card" in table.offers(0)
    table.do(0, "say_last_card")
    assert said(table, 0)


def test_play_again_ends_a_turn_too() -> None:
    """J9, J5: his turn ended on an unsaid card, a new one of his begins."""
    table = position("12O 4B", "3C 4C").turns("12O")
    assert table.turn == 0
    assert table.do(1, "jodete", seat=0).sizes[0] == 6


def test_a_penalty_that_could_not_be_drawn_counts_as_paid() -> None:
    """J9, J11: once per drop."""
    table = position("4B", "3C 4C", "5E 6E", stock="", turn=1, silent=[0]).do(1, "jodete", seat=0)
    assert table.events[-1] == JodeteDrew(Seat(0), 0, "penalty", ())
    assert table.refused(2, "jodete", seat=0) == "not_vulnerable"
    assert said(table.do(0, "say_last_card"), 0)


def test_who_ends_a_further_turn_on_the_same_unsaid_card_may_be_called_again() -> None:
    """J9, J11: nothing is there to draw, so he keeps his one card."""
    table = position("4B", "3C 4C", stock="", silent=[0]).turns("draw")
    assert table.refused(1, "jodete", seat=0) == "not_vulnerable"
    table.turns("pass").do(1, "jodete", seat=0)
    assert table.refused(1, "jodete", seat=0) == "not_vulnerable"


def test_who_paid_is_not_called_again_for_the_same_card() -> None:
    """J9, J11: another turn of his ends on it."""
    table = position("4B", "3C 4C", stock="", silent=[0]).do(1, "jodete", seat=0).turns("draw", "pass")
    assert table.refused(1, "jodete", seat=0) == "not_vulnerable"


def test_taking_a_sum_that_is_not_there_is_an_act_that_ends_his_turn() -> None:
    """J9, J6, J11."""
    table = position("4B", "3C 4C", top="2O", stock="", pending=2, silent=[0]).turns("draw")
    assert (table.turn, table.sizes[0], table.pending) == (1, 1, 0)
    assert table.do(1, "jodete", seat=0).events[0] == JodeteCalled(Seat(1), Seat(0), 5)


def test_a_card_drawn_out_of_turn_is_no_act_of_his_own() -> None:
    """J9, J10, J11: with nothing to draw he stays where he was."""
    table = position("4B", "3C 4C", stock="", turn=1, silent=[0]).do(0, "draw")
    assert table.do(1, "jodete", seat=0).events[0] == JodeteCalled(Seat(1), Seat(0), 5)


def test_the_table_is_told_who_keeps_silent_who_is_called_and_what_breaks_the_silence() -> None:
    """J9, J7: not who owes the card that he will play at once."""
    assert jodete.silence is not None
    assert jodete.silence.exposed(dropped().state) == (0,)
    assert jodete.silence.exposed(dropped(said=True).state) == ()
    assert jodete.silence.exposed(position("JK 4B", "3C 4C").turns("JK").state) == ()
    assert jodete.silence.exposed(Table(2).state) == ()
    assert jodete.silence.calls(CallJodete(2)) == 2
    assert jodete.silence.calls(SayLastCard()) is None
    assert jodete.silence.breaks(SayLastCard())
    assert not jodete.silence.breaks(CallJodete(2))
