"""What every game of the catalog owes the table, the wire and the players: see `app/games/contract.py`.

A new game is held to all of it as soon as `tests/support/offers.py` knows its offers.
"""

import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import orjson
import pytest
from pydantic import TypeAdapter

from app.games.catalog import GAMES
from app.games.contract import Deal, Game, IllegalAction, Leave, Level, Seat, Timeout
from app.games.shuffle import hand_seed, shuffle
from tests.support.offers import OFFERS
from tests.support.playouts import MOST_STEPS, Step, at_random, by_bots, gone, playout
from tests.support.vectors import vectors

ROOT = Path(__file__).parents[2]
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")

games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
seeds = pytest.mark.parametrize("seed", range(4))


def started(game: Game, rng: Random, **options: Any) -> Any:
    seats = rng.randint(game.min_seats, game.max_seats)
    return game.start(game.read_options(options), seats, Seat(rng.randrange(seats)))


def random_match(game: Game, seed: int, leaving: float = 0.004) -> Iterator[Step]:
    rng = Random(seed)
    return playout(game, started(game, rng), at_random(game, rng), rng, leaving=leaving)


def seats_of(game: Game, state: Any) -> list[Seat]:
    return [Seat(seat) for seat in range(len(game.truth(state)["seats"]))]


def sent(game: Game, state: Any, viewer: Seat | None) -> bytes:
    """Everything a viewer is sent of a state."""
    legal = {} if viewer is None else game.legal(state, viewer)
    score = None if viewer is None else game.score(state, viewer)
    return orjson.dumps([game.view(state, viewer), legal, score, game.known(state, viewer)])


def told(game: Game, events: tuple[Any, ...], viewer: Seat | None) -> bytes:
    """Everything a viewer is told of what happened."""
    return orjson.dumps([(event.type, game.see(event, viewer)) for event in events])


def test_every_game_of_the_catalog_is_under_test() -> None:
    assert OFFERS.keys() == GAMES.keys()
    assert all(game.key == key for key, game in GAMES.items())


# matches


@games
@seeds
def test_bots_play_a_match_to_its_end(game: Game, seed: int) -> None:
    rng = Random(seed)
    start = started(game, rng)
    levels = tuple(rng.choice(LEVELS) for _ in seats_of(game, start))
    steps = list(playout(game, start, by_bots(game, rng, levels), rng))
    assert len(steps) < MOST_STEPS
    assert game.moment(steps[-1].after).ranking is not None


@games
@seeds
def test_a_bots_act_is_accepted_as_it_stands_in_the_record(game: Game, seed: int) -> None:
    rng = Random(seed)
    start = started(game, rng)
    levels = tuple(rng.choice(LEVELS) for _ in seats_of(game, start))
    for step in playout(game, start, by_bots(game, rng, levels), rng):
        assert game.read_action(json.loads(json.dumps(game.write_action(step.action)))) == step.action


@games
@seeds
def test_a_match_of_time_outs_alone_goes_on_turn_after_turn_or_ends(game: Game, seed: int) -> None:
    """Each ends the turn; hands end by them but in Rami, where nobody ever goes down by one (R20)."""
    rng = Random(seed)
    steps = list(playout(game, started(game, rng), lambda _state, _seat: Timeout(), rng))
    moments = [game.moment(step.after) for step in steps]
    assert all(before.clock != after.clock for before, after in pairwise(moments))
    assert moments[-1].hand >= 2 or moments[-1].status == "over" or game.key == "rami"


@games
@seeds
def test_chips_are_neither_made_nor_lost(game: Game, seed: int) -> None:
    """A leaver takes his stack out, a refill brings its price in; nothing else changes the sum, and no stack is negative."""
    for step in random_match(game, seed):
        before, after = game.purse(step.before), game.purse(step.after)
        if before is None or after is None:
            return
        came = game.buy_in(game.read_options({})) if game.write_action(step.action)["type"] == "refill" else 0
        went = before.stacks[step.seat] if isinstance(step.action, Leave) and step.seat is not None else 0
        assert after.total == before.total + came - went
        assert min(after.stacks) >= 0
        assert min(after.staked) >= 0


@games
@seeds
def test_the_turn_is_a_seat_that_may_act_and_nobody_else_may(game: Game, seed: int) -> None:
    for step in random_match(game, seed):
        moment = game.moment(step.after)
        assert (moment.turn is not None) == (moment.status == "playing")
        if moment.turn is not None:
            assert game.legal(step.after, moment.turn)
            assert not gone(game, step.after, moment.turn)
        assert game.legal(step.after, None) == {}
        assert game.legal(step.after, Seat(99)) == {}


@games
@seeds
def test_a_turns_clock_changes_exactly_when_a_new_turn_begins(game: Game, seed: int) -> None:
    """An act of the seat on turn in a game of one act a turn, or its leave, begins a new one; others' acts do not."""
    for step in random_match(game, seed, leaving=0.03):
        before, after = game.moment(step.before), game.moment(step.after)
        if before.turn != after.turn or before.hand != after.hand:
            assert before.clock != after.clock
        if step.seat != before.turn and before.turn == after.turn and before.hand == after.hand:
            assert before.clock == after.clock or before.status != "playing"


@games
@seeds
def test_the_ranking_holds_every_seat_once(game: Game, seed: int) -> None:
    *_, last = random_match(game, seed, leaving=0.05)
    ranking = game.moment(last.after).ranking
    assert ranking is not None
    assert sorted(seat for group in ranking for seat in group) == seats_of(game, last.after)


# one truth


@games
@seeds
def test_the_same_record_gives_the_same_states(game: Game, seed: int) -> None:
    steps = list(random_match(game, seed))
    state = steps[0].before
    for step in steps:
        state, events = game.apply(state, step.seat, game.read_action(game.write_action(step.action)))
        assert (state, events) == (step.after, step.events)


@games
def test_another_process_with_another_hash_seed_replays_the_same(game: Game) -> None:
    names = [str(path) for path in vectors(game.key) if "random" in path.stem][:6]
    assert names
    digests = {
        hashlib.sha256(
            subprocess.run(
                [sys.executable, "-m", "app.replay", *names],
                cwd=ROOT,
                env={"PYTHONHASHSEED": hash_seed},
                capture_output=True,
                check=True,
            ).stdout
        ).hexdigest()
        for hash_seed in ("0", "1", "12345")
    }
    assert len(digests) == 1


@games
@seeds
def test_a_state_comes_back_equal_from_its_json(game: Game, seed: int) -> None:
    for number, step in enumerate(random_match(game, seed)):
        if number % 7 == 0 or game.moment(step.after).status != "playing":
            assert game.read_state(json.loads(json.dumps(game.write_state(step.after)))) == step.after


@games
def test_a_snapshot_that_is_none_is_refused(game: Game) -> None:
    nonsense: list[Any] = [None, {}, [], {"type": "nothing"}, "x"]
    for raw in nonsense:
        with pytest.raises(ValueError):  # noqa: PT011 its text is for the log
            game.read_state(raw)


@games
def test_options_come_back_equal_and_are_described(game: Game) -> None:
    options = game.read_options({})
    written = game.write_options(options)
    assert game.read_options(written) == options
    schema = game.options_schema()
    assert list(schema["properties"]) == list(written)
    assert {name: rule["default"] for name, rule in schema["properties"].items()} == written
    assert game.turn_seconds(options) > 0
    assert game.buy_in(options) >= 0


# offers


@games
@seeds
def test_what_is_offered_is_accepted_and_everything_else_refused_without_a_trace(game: Game, seed: int) -> None:
    rng, offers = Random(seed), OFFERS[game.key]
    for step in random_match(game, seed, leaving=0.01):
        state = step.after
        frozen = game.write_state(state)
        for seat in seats_of(game, state):
            legal, view = game.legal(state, seat), game.view(state, seat)
            for raw in [*offers.tries(legal, view, seat, rng), *_taken_up(game, state, seat, rng)]:
                expected = offers.offered(legal, view, seat, raw)
                if expected is not None:
                    assert _accepted(game, state, seat, raw) is expected, (seat, raw, legal)
        assert game.write_state(state) == frozen


def _taken_up(game: Game, state: Any, seat: Seat, rng: Random) -> list[Any]:
    legal = game.legal(state, seat)
    return [OFFERS[game.key].some(legal, game.view(state, seat), seat, rng) for _ in range(3)] if legal else []


def _accepted(game: Game, state: Any, seat: Seat, raw: Any) -> bool:
    action = game.read_action(raw)
    try:
        game.apply(state, seat, action)
    except IllegalAction as refusal:
        with pytest.raises(IllegalAction, match=refusal.code):
            game.preview(state, seat, action)
        return False
    game.preview(state, seat, action)
    return True


@games
def test_an_act_that_is_none_is_malformed(game: Game) -> None:
    kinds: list[Any] = [None, "fly", "Leave", ["leave"]]
    nonsense: list[Any] = [None, [], "x", 7, {}, {"type": "leave", "why": 1}, *({"type": kind} for kind in kinds)]
    for raw in nonsense:
        with pytest.raises(IllegalAction, match="bad_action"):
            game.read_action(raw)


# what is sent


@games
@seeds
def test_views_offers_and_events_are_plain_json(game: Game, seed: int) -> None:
    for step in random_match(game, seed):
        for viewer in (*seats_of(game, step.after), None):
            legal = {} if viewer is None else game.legal(step.after, viewer)
            assert json.loads(json.dumps(legal)) == legal
            orjson.loads(sent(game, step.after, viewer))
            orjson.loads(told(game, step.events, viewer))
        assert all(isinstance(event, game.event_types) for event in step.events)
        assert isinstance(game.view(step.after, None), game.view_type)


@games
def test_views_and_events_can_be_published_as_types(game: Game) -> None:
    for kind in (game.view_type, *game.event_types):
        assert TypeAdapter(kind).json_schema()["type"] == "object"


@games
@seeds
def test_a_stranger_sees_what_a_watcher_sees(game: Game, seed: int) -> None:
    for step in random_match(game, seed):
        assert game.view(step.after, Seat(99)) == game.view(step.after, None)
        assert told(game, step.events, Seat(99)) == told(game, step.events, None)
        assert game.known(step.after, Seat(99)) == game.known(step.after, None)


@games
@seeds
def test_nobody_is_sent_a_thing_that_depends_on_cards_he_has_not_seen(game: Game, seed: int) -> None:
    """Rename all the cards that a viewer has not seen in this hand, and every byte he is sent stays as it was: the view,
    the offers, his score, the cards that may be opened to him, and what happens in the next move."""
    rng = Random(seed)
    for step, seen in _with_seen_cards(game, random_match(game, seed, leaving=0.01)):
        kinds = OFFERS[game.key].kinds(game.view(step.before, None))
        for viewer, cards in seen.items():
            names = _permuted([card for card in dict.fromkeys(game.deck) if card not in cards], kinds, rng)
            if isinstance(step.action, Deal):
                state, action = step.before, _renamed_deal(game, step.action, names)
            else:
                state = game.read_state(OFFERS[game.key].renamed(game.write_state(step.before), names))
                action = game.read_action(_renamed(game.write_action(step.action), names))
            assert sent(game, state, viewer) == sent(game, step.before, viewer)
            after, events = game.apply(state, step.seat, action)
            assert told(game, events, viewer) == told(game, step.events, viewer)
            assert sent(game, after, viewer) == sent(game, step.after, viewer)


def _permuted(cards: list[str], kinds: Mapping[str, Any], rng: Random) -> dict[str, str]:
    """Every card for another of its kind."""
    names: dict[str, str] = {}
    for kind in dict.fromkeys(kinds.get(card) for card in cards):
        alike = [card for card in cards if kinds.get(card) == kind]
        names |= dict(zip(alike, rng.sample(alike, len(alike)), strict=True))
    return names


def _renamed(value: Any, names: dict[str, str]) -> Any:
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, list):
        return [_renamed(item, names) for item in value]
    if isinstance(value, dict):
        return {key: _renamed(item, names) for key, item in value.items()}
    return value


def _renamed_deal(game: Game, deal: Deal, names: dict[str, str]) -> Deal:
    """The same hand with the deck's order given outright."""
    order = shuffle(game.deck, hand_seed(deal.server_seed, deal.client_seed), 0)
    return Deal(deal.server_seed, deal.client_seed, tuple(names.get(card, card) for card in order))


@games
@seeds
def test_a_card_may_be_opened_only_to_whom_it_was_shown(game: Game, seed: int) -> None:
    for step, seen in _with_seen_cards(game, random_match(game, seed, leaving=0.01)):
        for viewer, cards in seen.items():
            assert cards.issuperset(game.known(step.after, viewer))


def _with_seen_cards(game: Game, steps: Iterator[Step]) -> Iterator[tuple[Step, dict[Seat | None, set[str]]]]:
    """Each step with the cards that the rules have shown each viewer in its hand, the step included. Told from the
    truth, not from what is sent: own cards, what lies open on the table or was laid there by the act, and the hands laid
    open at the end."""
    seen: dict[Seat | None, set[str]] = {}
    for step in steps:
        moment = game.moment(step.after)
        if moment.hand != game.moment(step.before).hand:
            seen.clear()
        truth = game.truth(step.after)
        own, last_hand = truth.pop("seats"), truth.pop("result")
        laid = OFFERS[game.key].laid_open(game.write_action(step.action))
        public = set(_strings([truth, last_hand if moment.status != "playing" else None])).union(laid)
        for viewer in (*seats_of(game, step.after), None):
            hand = () if viewer is None else own[viewer]["hand"]
            seen.setdefault(viewer, set()).update(public.union(hand).intersection(game.deck))
        yield step, seen


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from _strings(item)
    elif isinstance(value, dict):
        yield from _strings(list(value.values()))
