"""What holds in every state of any match, however it is played, out of turn and in spite of refusals too."""

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from app.games import jodete
from app.games.contract import Deal, IllegalAction, Leave, Seat, Timeout
from app.games.jodete.actions import CallJodete, Draw, Pass, Play, SayLastCard
from app.games.jodete.bot import exposed
from app.games.jodete.deck import DECK, count
from app.games.jodete.options import Options
from app.games.jodete.state import BetweenHands, Playing, State

MOVES = 200

matches = st.builds(
    lambda seed, seats, size, penalty, target: (
        seed,
        seats,
        Options(hand_size=size, last_card_penalty=penalty, target_points=target),
    ),
    st.integers(0, 2**32),
    st.integers(2, 6),
    st.sampled_from([7, 5]),
    st.sampled_from([5, 7, 2]),
    st.sampled_from([20, 100, 1000]),
)
"""A match to be played at random: the seed of its choices, its seats and its options."""

Step = tuple[State, Seat | None, Any, State]


def steps(seed: int, seats: int, options: Options) -> Iterator[Step]:
    """Every accepted move: before, seat, act, after."""
    rng = Random(seed)
    state: State = jodete.start(options, seats, Seat(rng.randrange(seats)))
    for _ in range(MOVES):
        if jodete.moment(state).status == "over":
            return
        seat, action = _anything(state, rng)
        try:
            after, _ = jodete.apply(state, seat, action)
        except IllegalAction:
            continue
        yield state, seat, action, after
        state = after


def _anything(state: State, rng: Random) -> tuple[Seat | None, Any]:
    """Mostly what the seat on turn may do, but anybody may do anything."""
    seats = len(state.players)
    if isinstance(state, BetweenHands):
        return (None, Deal(rng.randbytes(32), "")) if rng.random() < 0.95 else (Seat(rng.randrange(seats)), Leave())
    assert isinstance(state, Playing)
    seat = state.turn if rng.random() < 0.9 else Seat(rng.randrange(seats))
    hand = state.players[seat].hand or ("3O",)
    kinds: list[Any] = [Play(card, rng.choice([True, None])) for card in hand]
    kinds += [Draw(), Pass(), SayLastCard(), CallJodete(rng.randrange(seats)), Timeout()]
    return (Seat(rng.randrange(seats)), Leave()) if rng.random() < 0.004 else (seat, rng.choice(kinds))


def cards_of(state: Playing) -> list[str]:
    held = [card for player in state.players for card in player.hand]
    return sorted([*held, *state.deck.stock, *state.deck.pile])


@settings(max_examples=40)
@given(matches)
def test_all_fifty_cards_are_always_there(match: tuple[int, int, Options]) -> None:
    """J1, J11, J16."""
    for *_, after in steps(*match):
        if isinstance(after, Playing):
            assert cards_of(after) == sorted(DECK)


@settings(max_examples=40)
@given(matches)
def test_totals_change_only_by_what_the_hands_counted(match: tuple[int, int, Options]) -> None:
    """J12."""
    for before, _, _, after in steps(*match):
        change = [now.total - then.total for now, then in zip(after.players, before.players, strict=True)]
        result = after.match.result
        if isinstance(before, Playing) and result is not None and result is not before.match.result:
            assert change == list(result.points)
            assert change[result.closer] == -10
            assert all(change[int(seat)] == count(hand) for seat, hand in result.hands.items() if hand)
        else:
            assert not any(change)


@settings(max_examples=40)
@given(matches)
def test_a_sum_grows_by_two_with_a_2_on_top_and_goes_at_once(match: tuple[int, int, Options]) -> None:
    """J6."""
    for before, _, _, after in steps(*match):
        if isinstance(before, Playing) and isinstance(after, Playing):
            assert after.pending in (before.pending, before.pending + 2, 0)
            assert after.pending % 2 == 0
        if isinstance(after, Playing) and after.pending:
            assert after.deck.top.startswith("2")
            assert not after.owed
            assert not after.drawn


@settings(max_examples=40)
@given(matches)
def test_only_a_caballo_turns_the_direction(match: tuple[int, int, Options]) -> None:
    """J5, J15."""
    for before, _, _, after in steps(*match):
        if isinstance(before, Playing) and isinstance(after, Playing):
            # The pile may be shorter than before: whoever's time ran out drew from a new stock and laid what he drew.
            turned = after.deck.top != before.deck.top and after.deck.top.startswith("11")
            assert (after.direction == -before.direction) is turned
        elif isinstance(after, Playing):
            assert after.direction == 1


@settings(max_examples=40)
@given(matches)
def test_the_turn_is_with_somebody_who_is_in_and_counts_up(match: tuple[int, int, Options]) -> None:
    """J5, J16: the number of the turn changes with the seat, and by one."""
    for before, _, _, after in steps(*match):
        if isinstance(after, Playing):
            assert not after.players[after.turn].out
        if isinstance(before, Playing) and isinstance(after, Playing):
            assert after.turns - before.turns in (0, 1)
            assert after.turns > before.turns or after.turn == before.turn


@settings(max_examples=40)
@given(matches)
def test_a_last_card_is_talked_of_exactly_by_who_holds_one(match: tuple[int, int, Options]) -> None:
    """J9."""
    for *_, after in steps(*match):
        for seat, player in enumerate(after.players):
            assert (player.last_card == "no") is (len(player.hand) != 1)
            if player.last_card == "unsaid":
                assert isinstance(after, Playing)
                assert after.turn == seat


@settings(max_examples=40)
@given(matches)
def test_who_may_be_called_is_seen_by_everybody(match: tuple[int, int, Options]) -> None:
    """J9: what the bots go by; only the heir of a leaver's debt, himself on one unsaid card, is not told apart."""
    for *_, after in steps(*match):
        if isinstance(after, Playing):
            seen = exposed(jodete.view(after, None))
            callable_now = [seat for seat, player in enumerate(after.players) if player.last_card == "callable"]
            assert seen == callable_now or (after.owed and set(callable_now) - set(seen) == {after.turn})


@settings(max_examples=40)
@given(matches)
def test_an_owed_card_lies_on_a_comodin(match: tuple[int, int, Options]) -> None:
    """J7."""
    for *_, after in steps(*match):
        if isinstance(after, Playing):
            assert after.owed is (after.deck.top == "JK")


@settings(max_examples=40)
@given(matches)
def test_the_match_ends_by_the_target_a_comodin_or_the_last_one_left(match: tuple[int, int, Options]) -> None:
    """J13, J14, J16."""
    for _, _, action, after in steps(*match):
        in_match = [player for player in after.players if not player.out]
        reached = any(player.total >= match[2].target_points for player in in_match)
        if isinstance(after, BetweenHands):
            assert not reached
            assert len(in_match) > 1
        elif not isinstance(after, Playing):
            result = after.match.result
            caught = result is not None and any("JK" in hand for hand in result.hands.values())
            assert reached or caught or (len(in_match) == 1 and isinstance(action, Leave))
