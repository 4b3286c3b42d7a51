"""Returns and pots: nobody pays for chips nobody matched, nobody wins more than he reached for (A14)."""

from collections.abc import Sequence
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from app.games.ajiley.pots import layers, unmatched
from app.games.ajiley.state import Player, Standing
from tests.support.ajiley import Table

BEST, MIDDLE, WORST = "1O 2O 3O 4O 5O", "1C 2C 3C 6C 6E", "6O 7C 7E 6B 2B"
"""51, 37 and 17 points."""


def test_a_short_all_in_wins_only_what_he_reached_and_the_rest_is_a_second_pot() -> None:
    """A14, B01: play order A, B, C; A goes all-in with 90 behind, B and C call and later pass."""
    table = Table([100, 500, 500], dealer=2).deal(BEST, MIDDLE, WORST)
    table.turns("all_in", "call", "call", "throw", "throw", "throw", "check", "check")
    assert table.chips == [300, 400, 400]
    assert table.pots == [(300, 0)]


def test_two_all_ins_make_two_pots_and_the_unmatched_rest_comes_back() -> None:
    """A14, B02: play order C, A, B with stacks 500, 50, 200; ranking A over B over C."""
    table = Table([500, 50, 200], dealer=2).deal(WORST, BEST, MIDDLE)
    table.turns("bet 300", "all_in", "all_in", "throw", "throw", "throw")
    assert table.pots == [(150, 1), (300, 2)]
    assert table.chips == [300, 150, 300]


def test_two_layers_with_the_same_winner_stay_two_pots() -> None:
    """A14."""
    table = Table([1000, 50, 200], dealer=2).deal(BEST, MIDDLE, WORST)
    table.turns("bet 300", "all_in", "all_in", "throw", "throw", "throw")
    assert table.pots == [(150, 0), (300, 0)]


def test_an_unmatched_bet_comes_back_at_once_and_its_seat_is_active_again() -> None:
    """A9, A14.1: the resto of 990 meets 490, so 500 return before the draw; he has chips and draws like any other."""
    table = Table([1000, 500, 500], dealer=2).deal(BEST, MIDDLE, WORST).turns("all_in", "call", "call")
    assert table.phase == "draw"
    assert table.chips == [500, 0, 0]
    assert table.statuses == ["active", "all_in", "all_in"]
    assert table.truth["pot"] == 1500
    assert "returned" in table.happened()


def test_chips_of_a_folded_seat_count_as_matched() -> None:
    """A14.1: seat 1 had put in 100 of the 300 when it folded, so 200 come back."""
    table = Table([1000, 1000], dealer=1).deal(BEST, MIDDLE).turns("bet 100", "raise 300", "fold")
    assert table.chips == [890, 1110]
    assert table.pots == [(220, 1)]


def test_nothing_comes_back_to_one_who_has_left() -> None:
    """A14.1, A18."""
    table = Table([1000] * 3, dealer=2).deal().turns("bet 100").do(0, "leave").turns("fold")
    assert table.chips == [0, 990, 1120]
    assert table.pots == [(130, 2)]


def test_folded_chips_fall_into_the_layers_they_reach_and_the_excess_into_the_last() -> None:
    """A14.2: seat 3 put in 300 and left; the unfolded totals are 50 and 200, seat 2 folded with 10."""
    table = Table([50, 200, 1000, 1000], dealer=3).deal(BEST, MIDDLE, "6O 7C", "7E 6B")
    table.turns("check", "check", "check", "bet 290").do(3, "leave").turns("all_in", "all_in", "fold")
    assert table.phase == "draw"
    table.turns("throw", "throw")
    assert table.pots == [(50 + 50 + 10 + 50, 0), (150 + 250, 1)]


def test_a_folded_best_hand_wins_nothing() -> None:
    """A14.3, B13: A folds holding 51 in the second round."""
    table = Table([1000] * 3, dealer=2).deal(BEST, MIDDLE, WORST)
    table.turns("check", "check", "check", "throw", "throw", "throw", "check", "bet 10", "call", "fold")
    assert table.pots == [(50, 1)]


def test_of_equal_hands_the_mano_takes_the_whole_pot() -> None:
    """A4, A14.3: nothing is split, and the odd chip goes nowhere else."""
    table = Table([1000] * 3, dealer=0, ante=7).deal("1O 2O 3O 4O 6B", "1C 2C 3C 4C 6O", "1E 2E 3E 4E 6C")
    table.turns(*["check"] * 3, *["throw"] * 3, *["check"] * 3)
    assert table.truth["result"]["shown"] == {"0": 41, "1": 41, "2": 41}
    assert table.pots == [(21, 1)]
    assert [event.by for event in table.events if event.type == "pot_won"] == ["mano"]  # type: ignore[union-attr]


# the same told a second time, chip by chip


def seat(standing: Standing, contributed: int) -> Player:
    return Player(0, standing=standing, contributed=contributed)


def contributions() -> st.SearchStrategy[list[tuple[Standing, int]]]:
    standings: st.SearchStrategy[Standing] = st.sampled_from(["in", "in", "folded", "left"])
    some = st.lists(st.tuples(standings, st.integers(0, 12)), min_size=2, max_size=7)
    return some.filter(lambda seats: any(standing == "in" for standing, _ in seats))


def chip_by_chip(seats: Sequence[tuple[Standing, int]]) -> dict[frozenset[int], int]:
    """Who contends for how much, reached by asking of every single chip who has put in as much as it stands high."""
    pots: dict[frozenset[int], int] = {}
    highest = max(total for standing, total in seats if standing == "in")
    for _, total in seats:
        for height in range(1, total + 1):
            reached = min(height, highest)
            contenders = frozenset(
                place for place, (standing, put_in) in enumerate(seats) if standing == "in" and put_in >= reached
            )
            pots[contenders] = pots.get(contenders, 0) + 1
    return pots


@given(contributions())
def test_the_layers_are_those_of_an_accountant_who_counts_every_chip(seats: list[tuple[Standing, int]]) -> None:
    """A14.2, A14.4: same contenders, same amounts, nothing lost."""
    cut = layers(tuple(seat(*each) for each in seats))
    assert sum(layer.amount for layer in cut) == sum(total for _, total in seats)
    assert all(low.level < high.level for low, high in pairwise(cut))
    found = {
        frozenset(
            place for place, (how, total) in enumerate(seats) if how == "in" and total >= layer.level
        ): layer.amount
        for layer in cut
        if layer.amount
    }
    assert found == chip_by_chip(seats)


@given(contributions())
def test_what_comes_back_is_what_stands_above_everybody_else(seats: list[tuple[Standing, int]]) -> None:
    """A14.1."""
    back = unmatched(tuple(seat(*each) for each in seats))
    expected = [
        (place, total - max(other for at, (_, other) in enumerate(seats) if at != place))
        for place, (standing, total) in enumerate(seats)
        if standing != "left"
    ]
    surplus = [(place, amount) for place, amount in expected if amount > 0]
    assert ([] if back is None else [(back.seat, back.amount)]) == surplus
