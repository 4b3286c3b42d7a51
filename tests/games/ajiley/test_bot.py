"""The computed players: what they keep, how they bet, that they vary, and that each level beats the one below it."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games import ajiley
from app.games.ajiley.actions import AllIn, Bet, BettingAction, Call, Check, Fold, Raise, Throw
from app.games.ajiley.bot import bot, suggest
from app.games.ajiley.keeping import best_keep, choices
from app.games.ajiley.odds import beaten, start_odds
from app.games.ajiley.scoring import COMODIN, DECK, SUITS, VALUES, in_order, score
from app.games.ajiley.spot import chance, read_spot
from app.games.ajiley.wager import put_in
from app.games.contract import IllegalAction, Level, Seat
from tests.bench.bots import ORDER, leads
from tests.support.ajiley import Table, cards

LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")
STRONG, AVERAGE, WEAK = "1O 2O 3O 4O 5O", "1C 2C 3C 6E 7B", "6O 7C 7E 6B 10B"
"""51, 31 and 16 points."""
levels = pytest.mark.parametrize("level", LEVELS)


def acts(table: Table, level: Level, times: int = 60) -> list[Any]:
    """What the seat on turn does, in as many moods."""
    turn = ajiley.moment(table.state).turn
    assert turn is not None
    view, legal = ajiley.view(table.state, turn), ajiley.legal(table.state, turn)
    return [bot(view, turn, legal, Random(mood), level) for mood in range(times)]


def second_round(first: str, *others: str) -> Table:
    """Everybody has passed and kept his cards; the first hand is on turn."""
    table = Table([1000] * (len(others) + 1), dealer=len(others)).deal(first, *others)
    seats = len(others) + 1
    return table.turns(*["check"] * seats, *["throw"] * seats)


# the draw


@levels
def test_everybody_keeps_fifty_one(level: Level) -> None:
    table = Table([1000] * 2, dealer=1).deal(STRONG, WEAK).turns("check", "check")
    kept_all = Counter(act == Throw(()) for act in acts(table, level))
    assert kept_all[True] > (30 if level == "easy" else 59)


@pytest.mark.parametrize(
    "hand, kept",
    [
        ("7O 1C 10C 12C 2B", "7O 1C 10C 12C"),
        ("1O 2O 3C 4E 6E", "1O 2O"),
        ("2O 3O 4O 6O 1B", "2O 3O 4O 6O"),
        ("7O 2C 6C 1E 3E", "7O 1E 3E"),
        ("1O 2O 3O 4O 5O", "1O 2O 3O 4O 5O"),
    ],
)
def test_the_best_chance_is_kept(hand: str, kept: str) -> None:
    assert best_keep(cards(hand), lambda points: beaten(points, ties=False)) == cards(kept)


def test_a_choice_depends_on_how_many_must_be_beaten() -> None:
    """The comodín with 6 and 7 is a fair hand against one; against six only the ace's suit can still become enough."""
    hand = cards("4O 7O 1E 6B 7B")

    def worth(rivals: int) -> Callable[[int], float]:
        return lambda points: pow(beaten(points, ties=False), rivals)

    assert best_keep(hand, worth(1)) == cards("7O 6B 7B")
    assert best_keep(hand, worth(6)) == cards("7O 1E")


@given(st.permutations(DECK), st.integers(2, 4))
def test_the_worth_of_a_choice_is_that_of_every_draw_counted_one_by_one(deck: list[str], keep: int) -> None:
    """For up to three cards drawn; the suit kept is the suit counted."""
    hand = in_order(deck[:5])
    for worth, kept in choices(hand, float):
        draws = 5 - len(kept)
        if 0 < draws <= min(keep, 2):
            suit = next((SUITS[card] for card in kept if card != COMODIN), "O")
            totals = [
                _total((*kept, *drawn), suit) for drawn in combinations([c for c in DECK if c not in hand], draws)
            ]
            assert worth == pytest.approx(sum(totals) / len(totals))


def _total(hand: tuple[str, ...], suit: str) -> int:
    return sum(10 if card == COMODIN else VALUES[card] * (SUITS[card] == suit) for card in hand)


def test_the_table_of_final_hands_is_what_sensible_draws_come_to() -> None:
    rng = Random(5)
    finals = []
    for _ in range(400):
        deck = rng.sample(DECK, 9)
        kept = best_keep(in_order(deck[:5]), lambda points: beaten(points, ties=False))
        finals.append(score((*kept, *deck[5 : 10 - len(kept)])).points)
    for points in (20, 27, 30, 37, 41):
        assert sum(final <= points for final in finals) / 400 == pytest.approx(beaten(points, ties=True), abs=0.06)


def test_more_rivals_make_every_start_worse_and_half_a_rival_lies_between() -> None:
    for pair in combinations(DECK, 2):
        odds = [start_odds(pair, rivals) for rivals in range(7)]
        assert odds[0] == 1
        assert odds == sorted(odds, reverse=True)
        assert start_odds(pair, 1.5) == pytest.approx((odds[1] + odds[2]) / 2)


def test_help_in_the_draw_names_groups_of_the_own_cards() -> None:
    table = Table([1000] * 2, dealer=1).deal("7O 1C 10C 12C 2B", WEAK)
    assert suggest(ajiley.view(table.state, Seat(0)), Seat(0), "keep") == ()
    table.turns("check", "check")
    view = ajiley.view(table.state, Seat(0))
    first, second = suggest(view, Seat(0), "keep")
    assert first == cards("7O 1C 10C 12C")
    assert set(second) <= set(view.seats[0].hand or ())
    assert suggest(ajiley.view(table.state, None), Seat(0), "keep") == ()
    with pytest.raises(IllegalAction, match="bad_action"):
        suggest(view, Seat(0), "win")


# betting


@levels
def test_a_sure_hand_is_never_given_up(level: Level) -> None:
    table = second_round(AVERAGE, STRONG).turns("all_in")
    assert Fold() not in acts(table, level)


@levels
def test_nobody_folds_where_passing_is_free(level: Level) -> None:
    assert Fold() not in acts(second_round(WEAK, AVERAGE), level)


@levels
def test_a_hopeless_hand_does_not_call_a_great_bet(level: Level) -> None:
    table = second_round(AVERAGE, WEAK).turns("bet 400")
    assert Counter(isinstance(act, Fold) for act in acts(table, level))[True] >= 55


@levels
def test_a_strong_hand_bets_and_not_always_the_same(level: Level) -> None:
    amounts = [act.amount for act in acts(second_round(STRONG, AVERAGE), level) if isinstance(act, Bet)]
    assert len(amounts) > 40
    assert len(set(amounts)) >= 3


def test_the_hard_player_bluffs_now_and_then_and_the_normal_one_never() -> None:
    table = second_round(WEAK, AVERAGE)
    assert 0 < sum(isinstance(act, Bet) for act in acts(table, "hard", 300)) < 150
    assert set(acts(table, "normal", 300)) == {Check()}


def test_the_hard_player_trusts_a_sound_bet_more_than_a_wild_one() -> None:
    """37 points are not enough against a strong raise in a grown pot, but enough against everything on nothing."""
    middling = "1C 2C 3C 6C 7B"
    sound = second_round(middling, STRONG, WEAK).turns("bet 20", "raise 80", "fold")
    wild = second_round(STRONG, WEAK, middling).turns("all_in", "fold")
    folds = [sum(isinstance(act, Fold) for act in acts(table, "hard")) for table in (sound, wild)]
    assert folds[0] > folds[1]


@levels
@pytest.mark.parametrize("stack", [1, 7, 25, 90])
def test_a_short_stack_is_played_within_its_means(level: Level, stack: int) -> None:
    table = Table([1000, stack + 10, 1000], dealer=2).deal().turns("bet 30")
    for act in acts(table, level):
        ajiley.apply(table.state, Seat(1), act)


@levels
def test_the_same_view_and_mood_give_the_same_act(level: Level) -> None:
    table = second_round(AVERAGE, WEAK)
    assert acts(table, level) == acts(table, level)


def test_a_spot_tells_chances_ties_and_how_bold_each_rival_was() -> None:
    """A4: 51 against two who bet: the one nearer to the dealer's right would take a tie."""
    table = second_round(AVERAGE, STRONG, WEAK.replace("6O", "11B")).turns("bet 30")
    spot = read_spot(ajiley.view(table.state, Seat(1)), Seat(1), table.offers)
    assert (spot.pot, spot.before, spot.owed, spot.first_round) == (60, 30, 30, False)
    assert [(rival.bet, rival.boldest, rival.loses_ties) for rival in spot.rivals] == [(30, 1.0, False), (0, 0.0, True)]
    assert chance(spot) == beaten(51, ties=False) * beaten(51, ties=True)


def test_a_wish_fits_the_offers() -> None:
    """What cannot be bet is called; most of a stack is all of it."""
    table = Table([1000, 300], dealer=1).deal(STRONG, AVERAGE)

    def wish(amount: float) -> BettingAction:
        turn = Seat(table.turn or 0)
        return put_in(read_spot(ajiley.view(table.state, turn), turn, table.offers), amount, Random(1))

    assert isinstance(wish(50), Bet)
    assert wish(900) == AllIn()
    table.turns("bet 50")
    assert isinstance(wish(50), Raise)
    table.turns("all_in")
    assert wish(100) == Call()


# strength


@pytest.mark.parametrize(
    "names, matches", [(("hard", "normal"), 60), (("normal", "easy"), 100), (("easy", "random"), 30)]
)
def test_each_level_beats_the_one_below_it(names: Any, matches: int) -> None:
    """A small sample of `python -m tests.bench.bots ajiley`, which shows three standard errors and more."""
    (lead,) = leads(ajiley, names, matches)
    assert lead.mean > lead.error


def test_at_a_mixed_table_the_order_is_the_same() -> None:
    assert all(lead.mean > lead.error for lead in leads(ajiley, ORDER, 48))
