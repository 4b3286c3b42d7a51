"""A card out of turn costs two, but only who meant it: nobody pays for a slow line (J10, PROTOCOL §4, Stale, Repeats)."""

import asyncio

import pytest

from tests.realtime.conftest import Arrive, Pair, seated
from tests.support.player import Frame, Person, Place
from tests.support.proxy import proxied
from tests.support.server import Server

QUIET = {"turn_seconds": 300}
PLAIN = ("3", "4", "5", "6", "7", "8", "9", "1")
"""Cards after which the turn simply passes on."""


async def in_play(arrive: Arrive, *, people: int = 2, **options: int) -> Pair:
    """A hand of Jodete; the one on turn comes first, the last one of the others second."""
    ana, beto = await seated(arrive, game="jodete", options={**QUIET, **options})
    more = [await arrive(name) for name in ("Carla", "Dani")[: people - 2]]
    places = [ana, beto, *[await person.sit_at(ana.state["table"]["code"]) for person in more]]
    assert (await ana.ask("start"))["type"] == "ok"
    for place in places:
        await place.until_state(lambda state: bool(state["game"]) and state["game"]["phase"] == "playing")
    mover = next(place for place in places if place.my_turn)
    return mover, next(place for place in reversed(places) if place is not mover)


def seat_of(place: Place) -> int:
    seat: int = place.state["you"]["seat"]
    return seat


def hand(place: Place) -> list[str]:
    cards: list[str] = place.state["game"]["seats"][seat_of(place)]["hand"]
    return cards


def any_card(place: Place) -> Frame:
    return {"type": "play", "card": hand(place)[0]}


def penalties(*places: Place) -> list[int]:
    """Of every penalty for an act out of turn that the first of these has seen: how many cards."""
    events = [event for frame in places[0].frames if frame["type"] == "state" for event in frame["events"]]
    return [event["count"] for event in events if event["type"] == "drew" and event["why"] == "out_of_turn"]


async def caught_up(*places: Place) -> None:
    """Everybody has seen the newest version."""
    for place in places:
        version = (await place.ask("sync"))["version"]
        await place.until_state(lambda state, v=version: state["version"] >= v)  # type: ignore[misc]


def a_move(place: Place) -> Frame:
    """Something that the one on turn may do; a card without effect, where there is one."""
    legal = place.state["you"]["legal"]
    cards = sorted(legal.get("play", {"cards": []})["cards"], key=lambda card: card[:-1] not in PLAIN)
    return {"type": "play", "card": cards[0]} if cards else {"type": "draw"}


async def test_a_card_played_out_of_turn_for_this_very_state_costs_two_and_nothing_else_changes(arrive: Arrive) -> None:
    mover, other = await in_play(arrive)
    before, top = hand(other), other.state["game"]["top"]
    answer = await other.act(any_card(other))
    assert answer["type"] == "ok"
    for place in (mover, other):
        await place.until_state(lambda state: state["version"] == answer["version"])
        assert penalties(place) == [2]
    assert set(before) < set(hand(other))
    assert len(hand(other)) == len(before) + 2
    assert (other.state["game"]["top"], mover.my_turn) == (top, True)


async def test_for_a_state_that_has_passed_it_is_stale_and_costs_nothing(arrive: Arrive) -> None:
    mover, other = await in_play(arrive)
    seen, before = other.state["version"], hand(other)
    assert (await other.ask("client_seed", text="x"))["type"] == "ok"  # what `other` may do stays as it was
    count = len(other.frames)
    answer = await other.act(any_card(other), version=seen)
    assert (answer["type"], answer["code"]) == ("error", "stale")
    fresh = await other.until(lambda frame: frame["type"] == "state" and frame in other.frames[count:])
    assert fresh["version"] == seen + 1
    assert hand(other) == before
    assert (await other.act({"type": "draw"}, version=seen))["code"] == "stale"
    await caught_up(mover, other)
    assert penalties(mover) == []


async def test_the_same_message_twice_costs_once(arrive: Arrive) -> None:
    mover, other = await in_play(arrive)
    version, act = other.state["version"], any_card(other)
    for _ in range(2):
        await other.send(type="act", id="same", version=version, action=act)
    await other.wait(lambda: sum(frame.get("id") == "same" for frame in other.frames) == 2)
    answers = [frame for frame in other.frames if frame.get("id") == "same"]
    assert answers[0] == answers[1] == {"type": "ok", "id": "same", "version": version + 1}
    await caught_up(mover, other)
    assert penalties(mover) == [2]
    assert len(hand(other)) == 9


async def test_a_double_click_costs_once(arrive: Arrive) -> None:
    """Two messages of their own for the same state: the second is for a state that has passed."""
    mover, other = await in_play(arrive)
    version, act = other.state["version"], any_card(other)
    for name in ("one", "two"):
        await other.send(type="act", id=name, version=version, action=act)
    await other.wait(lambda: {"one", "two"} <= other.answers.keys())
    assert [other.answers[name].get("code") for name in ("one", "two")] == [None, "stale"]
    await caught_up(mover, other)
    assert penalties(mover) == [2]


async def test_a_repeat_over_a_new_line_after_the_answer_was_lost_costs_once(arrive: Arrive, server: Server) -> None:
    mover, other = await in_play(arrive)
    person, code, act = other.person, other.state["table"]["code"], any_card(other)
    async with proxied(server.base) as (proxy, address):
        far = Person(address, person.name)
        far.http.cookies.set("session", person.token)
        line = Place(await far.socket(code), far)
        seen = (await line.until(lambda frame: frame["type"] == "state"))["version"]
        proxy.lose_answers = True
        await line.send(type="act", id="lost", version=seen, action=act)
        await mover.until_state(lambda state: state["version"] > seen)
        assert "lost" not in line.answers
        proxy.heal()
        again = Place(await far.socket(code), far)
        await again.until(lambda frame: frame["type"] == "state")
        answer = await again.act(act, version=seen, message_id="lost")
        assert answer == {"type": "ok", "id": "lost", "version": seen + 1}
        await caught_up(mover, again)
        assert penalties(mover) == [2]
        assert len(hand(again)) == 9
        await far.leave()


async def test_what_lay_on_the_line_while_the_table_went_on_costs_nothing(arrive: Arrive, server: Server) -> None:
    """A card meant out of turn, sent into a dead line; it arrives, as the page repeats it, after another's move."""
    mover, other = await in_play(arrive)
    person, code, act, before = other.person, other.state["table"]["code"], any_card(other), hand(other)
    async with proxied(server.base) as (proxy, address):
        far = Person(address, person.name)
        far.http.cookies.set("session", person.token)
        line = Place(await far.socket(code), far)
        seen = (await line.until(lambda frame: frame["type"] == "state"))["version"]
        proxy.lose_requests = True
        await line.send(type="act", id="late", version=seen, action=act)
        await asyncio.wait_for(proxy.lost.wait(), 10)
        await mover.ask("client_seed", text="otra cosa")
        proxy.heal()
        again = Place(await far.socket(code), far)
        await again.until(lambda frame: frame["type"] == "state")
        answer = await again.act(act, version=seen, message_id="late")
        assert answer["code"] == "stale"
        assert hand(again) == before
        await far.leave()


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
async def test_two_moves_that_cross_cost_nothing_or_what_was_meant(arrive: Arrive, order: tuple[int, int]) -> None:
    """Both send at once for the same state. If the move comes first, the card out of turn is stale; if it comes second, the
    penalty was for exactly the state its player saw, and the move stands all the same."""
    mover, other = pair = await in_play(arrive)
    version, before = mover.state["version"], len(hand(other))
    acts = a_move(mover), any_card(other)
    await asyncio.gather(*(pair[n].send(type="act", id=f"{n}", version=version, action=acts[n]) for n in order))
    await mover.wait(lambda: "0" in mover.answers)
    await other.wait(lambda: "1" in other.answers)
    assert mover.answers["0"]["type"] == "ok"
    await caught_up(mover, other)
    if other.answers["1"]["type"] == "ok":
        assert penalties(other) == [2]
    else:
        assert other.answers["1"]["code"] == "stale"
        assert penalties(other) == []
        assert len(hand(other)) - before in (0, 1)  # a sota or a comodín of the mover's gives him one


async def test_a_second_click_when_the_turn_has_already_gone_costs_nothing(arrive: Arrive) -> None:
    """The page still shows his turn: he plays one card and, before the answer is there, another."""
    mover, _ = await in_play(arrive, people=3)
    version, size, first = mover.state["version"], len(hand(mover)), a_move(mover)
    second = {"type": "play", "card": next(card for card in hand(mover) if card != first.get("card"))}
    await mover.send(type="act", id="first", version=version, action=first)
    await mover.send(type="act", id="second", version=version, action=second)
    await mover.wait(lambda: {"first", "second"} <= mover.answers.keys())
    assert mover.answers["first"]["type"] == "ok"
    await caught_up(mover)
    assert penalties(mover) == []
    assert len(hand(mover)) <= size + 1


async def test_a_tap_that_meets_the_end_of_his_time_costs_nothing(arrive: Arrive) -> None:
    """His page says it is his turn; the time runs out while the tap travels."""
    mover, other = await in_play(arrive, turn_seconds=5)
    seen, act = mover.state["version"], {"type": "draw"}
    await other.until(lambda frame: any(e["type"] == "timed_out" for e in frame.get("events", [])), seconds=15)
    answer = await mover.act(act, version=seen)
    if other.my_turn:
        assert answer["code"] == "stale"
    await caught_up(mover, other)
    assert penalties(other) == []


async def test_a_card_he_does_not_hold_and_a_paso_out_of_turn_are_refused_for_nothing(arrive: Arrive) -> None:
    mover, other = await in_play(arrive)
    foreign = next(card for card in hand(mover) if card not in hand(other))
    assert (await other.act({"type": "play", "card": foreign}))["code"] == "card_not_in_hand"
    assert (await other.act({"type": "pass"}))["code"] == "not_your_turn"
    assert (await other.act({"type": "play", "card": "13O"}))["code"] == "bad_action"
    assert len(hand(other)) == 7


async def test_a_false_call_costs_nothing_and_its_caller_waits_three_seconds_others_do_not(arrive: Arrive) -> None:
    mover, other = await in_play(arrive)
    call = {"type": "jodete", "seat": seat_of(mover)}
    first, second = await other.act(call), await other.act(call)
    assert (first["code"], first["data"]) == ("not_vulnerable", {"wait_ms": 3_000})
    assert second["code"] == "rate_limited"
    assert 0 < second["data"]["wait_ms"] <= 3_000
    assert (await mover.act({"type": "jodete", "seat": seat_of(other)}))["code"] == "not_vulnerable"
    assert len(hand(other)) == 7
