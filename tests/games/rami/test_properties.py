"""What holds in every state of any match, however it is played, out of turn and in spite of refusals too."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from app.games import rami
from app.games.cards import JOKER
from app.games.contract import Deal, IllegalAction, Leave, Seat, Timeout
from app.games.rami.actions import Discard, Draw, Lay, NewMeld, PutBack
from app.games.rami.cards import in_order
from app.games.rami.melds import shape
from app.games.rami.options import Options
from app.games.rami.state import BetweenHands, MatchOver, Playing, State
from tests.support import rami_offers

MOVES = 250

matches = st.tuples(st.integers(0, 2**32), st.integers(2, 6), st.sampled_from([101, 201, 501]))
"""A match to be played at random: the seed of its choices, its seats and its limit."""

Step = tuple[State, Seat | None, Any, State]


def steps(seed: int, seats: int, limit: int) -> Iterator[Step]:
    """Every accepted move: before, seat, act, after."""
    rng = Random(seed)
    state: State = rami.start(Options(limit), seats, Seat(rng.randrange(seats)))
    for _ in range(MOVES):
        if isinstance(state, MatchOver):
            return
        seat, action = _anything(state, rng)
        try:
            after, _ = rami.apply(state, seat, action)
        except IllegalAction:
            continue
        yield state, seat, action, after
        state = after


def _anything(state: BetweenHands | Playing, rng: Random) -> tuple[Seat | None, Any]:
    """Mostly what the seat on turn may do, but anybody may do anything."""
    seats = len(state.players)
    if isinstance(state, BetweenHands):
        return (None, Deal(rng.randbytes(32), "")) if rng.random() < 0.95 else (Seat(rng.randrange(seats)), Leave())
    turn = state.turn.seat
    if rng.random() < 0.004:
        return Seat(rng.randrange(seats)), Leave()
    if rng.random() < 0.85:
        offered = rami_offers.some(rami.legal(state, turn), rami.view(state, turn), turn, rng)
        return turn, rami.read_action(offered)
    hand = list(state.players[turn].hand)
    melds = (NewMeld(tuple(rng.sample(hand, min(3, len(hand))))),)
    acts = [Draw("stock"), Draw("discard"), PutBack(), Timeout(), Discard(rng.choice(hand)), Lay(melds)]
    return turn if rng.random() < 0.8 else Seat(rng.randrange(seats)), rng.choice(acts)


def every_card(state: Playing) -> Counter[str]:
    held = [card for player in state.players for card in player.hand]
    laid = [card for meld in state.melds for card in meld.cards]
    return Counter([*held, *laid, *state.deck.stock, *state.deck.pile, *state.deck.gone])


@settings(max_examples=40)
@given(matches)
def test_all_108_cards_are_always_there(match: tuple[int, int, int]) -> None:
    """R1, R12, R15, R20, B27: those of leavers aside from the rest."""
    for *_, after in steps(*match):
        if isinstance(after, Playing):
            assert every_card(after) == Counter(rami.deck)
            assert len(after.deck.stock) + len(after.deck.pile) >= 18


@settings(max_examples=40)
@given(matches)
def test_every_meld_on_the_table_is_one_and_its_joker_never_inside_a_run(match: tuple[int, int, int]) -> None:
    """R4, R5, R10, R11."""
    for *_, after in steps(*match):
        if isinstance(after, Playing):
            for place, meld in enumerate(after.melds):
                found = shape(NewMeld(meld.cards, meld.joker_as))
                assert (meld.id, meld.kind, meld.joker_as) == (place, found.kind, found.joker_as)
                assert meld.kind == "set" or JOKER not in meld.cards[1:-1]
                assert meld.cards.count(JOKER) <= 1


@settings(max_examples=40)
@given(matches)
def test_putting_back_restores_what_was_before_the_taking(match: tuple[int, int, int]) -> None:
    """R13: table, hand, pile, who is down; only that the stock is left to draw from, and who left meanwhile is gone."""
    before = None
    for state, seat, action, after in steps(*match):
        if isinstance(action, Leave):
            before = None
        elif isinstance(action, Draw) and action.from_ == "discard":
            before = state
        elif isinstance(action, PutBack) and isinstance(before, Playing):
            assert isinstance(after, Playing)
            assert (after.players, after.melds, after.deck) == (before.players, before.melds, before.deck)
            assert (after.turn.number, after.turn.bare) == (before.turn.number, before.turn.bare)
            assert after.turn.stock_only
            assert seat == before.turn.seat


@settings(max_examples=40)
@given(matches)
def test_a_player_brings_cards_to_the_table_only_when_down_and_keeps_fourteen_until_then(
    match: tuple[int, int, int],
) -> None:
    """R2, R3, R8, R9."""
    for *_, after in steps(*match):
        if isinstance(after, Playing):
            owners = {meld.owner for meld in after.melds}
            for seat, player in enumerate(after.players):
                assert seat not in owners or player.down
                if player.standing == "in" and not player.down:
                    drawn = after.turn.drawn is not None and after.turn.seat == seat
                    assert len(player.hand) == 14 + drawn
                    assert player.hand == in_order(player.hand)


@settings(max_examples=40)
@given(matches)
def test_nobody_ends_his_turn_with_a_taken_card_in_his_hand_alone(match: tuple[int, int, int]) -> None:
    """R13, R20: it went to the table or back to the pile."""
    for before, _, action, after in steps(*match):
        if isinstance(before, Playing) and isinstance(after, Playing) and before.turn.number != after.turn.number:
            drawn = before.turn.drawn
            bound = drawn is not None and drawn.before is not None
            assert not bound or isinstance(action, Timeout | Leave)


@settings(max_examples=40)
@given(matches)
def test_the_turn_is_with_somebody_who_is_in_and_counts_up(match: tuple[int, int, int]) -> None:
    """R2, R20."""
    for before, _, _, after in steps(*match):
        if isinstance(after, Playing):
            assert after.players[after.turn.seat].standing == "in"
        if isinstance(before, Playing) and isinstance(after, Playing):
            assert after.turn.number - before.turn.number in (0, 1)
            assert after.turn.number > before.turn.number or after.turn.seat == before.turn.seat


@settings(max_examples=40)
@given(matches)
def test_totals_change_only_by_what_the_hands_counted_and_who_reaches_the_limit_is_out(
    match: tuple[int, int, int],
) -> None:
    """R14, R16, R17, R18."""
    limit = match[2]
    for before, _, _, after in steps(*match):
        change = [now.total - then.total for now, then in zip(after.players, before.players, strict=True)]
        result = after.match.result
        if isinstance(before, Playing) and result is not None and result is not before.match.result:
            assert change == list(result.points)
            assert change[result.closer] == 0
            assert all(change[int(seat)] for seat, hand in result.hands.items() if set(hand) - {JOKER})
        else:
            assert not any(change)
        assert all(player.total < limit for player in after.players if player.standing == "in")


@settings(max_examples=40)
@given(matches)
def test_the_match_is_over_as_soon_as_one_is_left(match: tuple[int, int, int]) -> None:
    """R18."""
    for *_, after in steps(*match):
        left = [seat for seat, player in enumerate(after.players) if player.standing == "in"]
        assert isinstance(after, MatchOver) == (len(left) == 1)
        if isinstance(after, MatchOver):
            assert after.ranking[0] == tuple(left)
            assert sorted(seat for group in after.ranking for seat in group) == list(range(len(after.players)))
