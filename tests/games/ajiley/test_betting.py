"""The betting rounds: what may be done, in which order seats are asked, and when a round is over (A7–A11)."""

import pytest

from tests.support.ajiley import Table


def test_the_first_seat_after_the_dealer_opens_and_the_turn_goes_round() -> None:
    """A7."""
    table = Table([1000] * 3, dealer=1).deal()
    turns = [table.turn]
    for _ in range(2):
        table.turns("check")
        turns.append(table.turn)
    assert turns == [2, 0, 1]


def test_an_all_in_seat_does_not_open() -> None:
    """A7: seat 0 went all-in by its ante."""
    assert Table([5, 1000, 1000], dealer=2).deal().turn == 1


def test_both_rounds_begin_at_a_bet_of_nothing() -> None:
    """A7."""
    table = Table([1000] * 2).deal().turns("bet 50", "call", "throw", "throw")
    assert (table.phase, table.truth["to_match"]) == ("betting_2", 0)
    table.turns("check")


def test_passing_and_betting_need_that_nobody_has_bet() -> None:
    """A7."""
    table = Table([1000] * 3, dealer=2).deal().turns("bet 50")
    assert table.refused(1, "check") == "must_call"
    assert table.refused(1, "bet", amount=60) == "must_call"


def test_calling_and_raising_need_a_bet() -> None:
    """A7."""
    table = Table([1000] * 3, dealer=2).deal()
    assert table.refused(0, "call") == "nothing_to_call"
    assert table.refused(0, "raise", to=50) == "nothing_to_call"


@pytest.mark.parametrize("amount", [1, 37, 989])
def test_any_whole_number_up_to_the_stack_may_be_bet(amount: int) -> None:
    """A7: no minimum but one chip."""
    table = Table([1000] * 2, dealer=1).deal().turns(f"bet {amount}")
    assert table.truth["to_match"] == amount
    assert table.chips[0] == 990 - amount


def test_a_raise_names_the_new_total_and_may_be_by_one_chip() -> None:
    """A7."""
    table = Table([1000] * 3, dealer=2).deal().turns("bet 50")
    assert table.refused(1, "raise", to=50) == "amount_too_low"
    table.turns("raise 51")
    assert (table.truth["to_match"], table.chips[1]) == (51, 939)


def test_a_raise_reaches_the_bet_of_the_round_plus_the_stack() -> None:
    """A7: seat 0 has 50 in this round and 940 left."""
    table = Table([1000] * 2, dealer=1).deal().turns("bet 50", "raise 100")
    assert table.refused(0, "raise", to=991) == "not_enough_chips"
    table.turns("raise 990")
    assert table.statuses[0] == "all_in"


def test_folding_is_always_allowed_even_where_passing_is_free() -> None:
    """A7."""
    assert Table([1000] * 3, dealer=2).deal().turns("fold").statuses[0] == "folded"


@pytest.mark.parametrize("seat, kind", [(1, "check"), (1, "all_in"), (2, "fold")])
def test_nobody_acts_out_of_turn(seat: int, kind: str) -> None:
    assert Table([1000] * 3, dealer=2).deal().refused(seat, kind) == "not_your_turn"


@pytest.mark.parametrize("kind", ["throw", "refill"])
def test_other_phases_acts_are_refused_while_betting(kind: str) -> None:
    fields: dict[str, list[str]] = {"cards": []} if kind == "throw" else {}
    assert Table([1000] * 3, dealer=2).deal().refused(0, kind, **fields) == "wrong_phase"


@pytest.mark.parametrize("amount", [-50, 0, 1.5, "50", True, None, [50]])
def test_an_amount_that_is_no_whole_number_of_chips_is_malformed(amount: object) -> None:
    """B12."""
    table = Table([1000] * 2, dealer=1).deal()
    assert table.refused(0, "bet", amount=amount) == "bad_action"
    table.turns("bet 10")
    assert table.refused(1, "raise", to=amount) == "bad_action"
    assert table.refused(1, "refill", amount=amount) == "bad_action"


@pytest.mark.parametrize("amount", [991, 10**12])
def test_more_than_the_stack_is_refused(amount: int) -> None:
    """B12."""
    assert Table([1000] * 2, dealer=1).deal().refused(0, "bet", amount=amount) == "not_enough_chips"


def test_a_bet_of_the_whole_stack_closes_the_raising() -> None:
    """A8: the others may only call or fold."""
    table = Table([500, 1000, 1000], dealer=2).deal().turns("bet 490")
    assert table.statuses[0] == "all_in"
    assert table.refused(1, "raise", to=600) == "raising_closed"
    assert table.refused(1, "all_in") == "raising_closed"
    table.turns("call", "call")
    assert table.phase == "draw"


def test_an_all_in_that_raises_closes_the_raising_for_the_first_bettor_too() -> None:
    """A8, B07: he owes 870 and may call it or fold; the round does not close with him at 120."""
    table = Table([1000] * 2, dealer=1).deal().turns("bet 120", "all_in")
    assert table.turn == 0
    assert table.offers == {
        "call": {"amount": 870},
        "all_in": {"amount": 870},
        "fold": {},
    }
    assert table.refused(0, "raise", to=991) == "not_enough_chips"
    assert table.turns("call").phase == "draw"


def test_who_cannot_cover_calls_with_all_he_has() -> None:
    """A8: resto for less; it does not close the raising."""
    table = Table([1000, 40, 1000], dealer=2).deal().turns("bet 100", "call")
    assert table.statuses[1] == "all_in"
    assert table.truth["to_match"] == 100
    assert table.turns("raise 300").truth["to_match"] == 300


def test_an_all_in_at_or_below_the_bet_is_a_call_and_closes_nothing() -> None:
    """A8."""
    table = Table([1000, 110, 1000], dealer=2).deal().turns("bet 100", "all_in")
    assert table.happened() == ["called"]
    table.turns("raise 200")
    assert table.truth["to_match"] == 200


def test_with_raising_closed_an_all_in_below_the_bet_is_still_a_call() -> None:
    """A8."""
    table = Table([500, 300, 1000], dealer=2).deal().turns("all_in")
    assert table.turns("all_in").happened() == ["called"]


def test_a_stack_just_above_the_bet_may_raise_to_exactly_all_in() -> None:
    """A8, B10: a bet of 22 against 29; after the resto 7 are owed."""
    table = Table([1000, 39], dealer=1).deal().turns("bet 22")
    offers = table.offers
    assert offers["call"] == {"amount": 22}
    assert offers["raise"] == {"min_to": 23, "max_to": 29, "step": 10}
    assert offers["all_in"] == {"amount": 29}
    table.turns("raise 29")
    assert table.offers["call"] == {"amount": 7}


def test_the_round_ends_when_all_have_passed() -> None:
    """A9."""
    table = Table([1000] * 3, dealer=2).deal().turns("check", "check")
    assert table.phase == "betting_1"
    assert table.turns("check").phase == "draw"


def test_who_has_passed_must_answer_a_later_bet() -> None:
    """A9."""
    table = Table([1000] * 3, dealer=2).deal().turns("check", "check", "bet 20")
    assert (table.phase, table.turn) == ("betting_1", 0)
    assert table.turns("call", "fold").phase == "draw"


def test_the_last_raiser_is_not_asked_again() -> None:
    """A9."""
    table = Table([1000] * 3, dealer=2).deal().turns("bet 20", "raise 40", "call", "call")
    assert table.phase == "draw"


def test_an_all_in_seat_draws_but_is_not_asked_in_the_second_round() -> None:
    """A9, A11, B06."""
    table = Table([100, 1000, 1000], dealer=2).deal().turns("all_in", "call", "call")
    assert (table.phase, table.turn) == ("draw", 0)
    assert len(table.hand(0).split()) == 5
    table.turns("throw", "throw", "throw")
    assert (table.phase, table.turn) == ("betting_2", 1)
    table.turns("check", "check")
    assert table.phase == "between_hands"


def test_when_all_are_all_in_the_hand_is_dealt_out_without_a_second_round() -> None:
    """A11, B06."""
    table = Table([100] * 3, dealer=2).deal().turns("all_in", "call", "call", "throw", "throw")
    assert table.phase == "draw"
    assert table.turns("throw").phase == "between_hands"


def test_with_a_single_stack_left_betting_is_skipped_after_short_antes_too() -> None:
    """A11: the only one with chips gets back what nobody matched (A14) and goes straight to the draw."""
    table = Table([4, 1000, 7], dealer=2).deal()
    assert (table.phase, table.turn) == ("draw", 0)
    assert table.happened()[-5:] == ["returned", "dealt", "dealt", "dealt", "draw_started"]
    assert "betting_started" not in table.happened()
    assert table.chips == [0, 993, 0]


def test_who_owes_nothing_is_not_asked_when_no_other_has_chips() -> None:
    """A9: seat 2 leaves; seat 1 alone has chips and owes nothing, so the round is over."""
    table = Table([10, 1000, 1000], dealer=2).deal()
    assert table.turn == 1
    table.do(2, "leave")
    assert table.phase == "draw"


def test_who_owes_is_asked_even_when_no_other_has_chips() -> None:
    """A9."""
    table = Table([200, 1000], dealer=1).deal().turns("all_in")
    assert (table.phase, table.turn) == ("betting_1", 1)


def test_a_folded_first_seat_is_skipped_in_draw_and_second_round() -> None:
    """A9, A12, B14: so is a folded dealer."""
    table = Table([1000] * 4, dealer=3).deal().turns("fold", "check", "check", "fold")
    assert (table.phase, table.turn) == ("draw", 1)
    table.turns("throw", "throw")
    assert (table.phase, table.turn) == ("betting_2", 1)
    assert table.turns("check", "check").phase == "between_hands"


def test_when_all_but_one_have_folded_the_hand_ends_at_once_and_nothing_is_shown() -> None:
    """A10, B04, B16: no further cards, no hands in the result; the unmatched resto is back first."""
    table = Table([1000, 1000], dealer=1).deal().turns("all_in", "fold")
    assert table.phase == "between_hands"
    assert table.chips == [1010, 990]
    assert table.truth["result"] == {"pots": [{"amount": 20, "winner": 0}], "shown": {}, "hands": {}}
    assert table.happened() == ["folded", "returned", "pot_won", "hand_ended"]


def test_the_bet_of_a_leaver_must_still_be_called() -> None:
    """A9, A18."""
    table = Table([1000] * 3, dealer=2).deal().turns("bet 100").do(0, "leave")
    assert table.refused(1, "check") == "must_call"
    assert table.offers["call"] == {"amount": 100}
