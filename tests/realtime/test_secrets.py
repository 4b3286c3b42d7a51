"""No frame of any kind carries a card its receiver may not know (B16, B44, B45; STYLE habits 3–6)."""

import asyncio
import json
import re
from collections import Counter
from typing import Any

from tests.realtime.conftest import Arrive, seated
from tests.support.player import Place

CARD = re.compile(r'"(?:1[0-2]|[1-7])[OCEB]"')


async def play_a_match(places: list[Place]) -> None:
    """Everybody plays by his own legal acts: bets now and then, throws some cards, calls or folds; to the end."""
    turn = 0
    while any(place.state["table"]["phase"] == "playing" for place in places):
        for place in places:
            if place.my_turn:
                turn += 1
                await answered(place, await place.act(choose(place, turn)))
            elif "next" in place.state["you"]["may"]:
                await answered(place, await place.ask("next"))
        await asyncio.sleep(0.002)


async def answered(place: Place, answer: dict[str, Any]) -> None:
    """The act stands, or the hand went on before it came; its state has come too."""
    if answer["type"] == "ok":
        await place.until_state(lambda state: state["version"] >= answer["version"])
    else:
        assert answer["code"] == "wrong_phase"


def choose(place: Place, turn: int) -> dict[str, Any]:
    legal = place.state["you"]["legal"]
    hand = place.state["game"]["seats"][place.state["you"]["seat"]]["hand"]
    if "throw" in legal:
        return {"type": "throw", "cards": hand[: turn % 4]}
    if "call" in legal:
        return {"type": "fold"} if turn % 5 == 0 else {"type": "call"}
    return {"type": "bet", "amount": 10} if turn % 3 == 0 else {"type": "check"}


async def test_nobody_is_sent_a_card_that_the_rules_do_not_show_him(arrive: Arrive) -> None:
    ana, beto = await seated(arrive, options={"max_hands": 6})
    carla = await (await arrive("Carla")).sit_at(ana.state["table"]["code"])
    watcher = await (await arrive("Mirona")).watch(ana.state["table"]["code"])
    await ana.ask("start")
    players = [ana, beto, carla]
    for place in players:
        await place.until_state(lambda state: state["table"]["phase"] == "playing")
    await play_a_match(players)
    for place in (*players, watcher):
        await place.until_state(lambda state: state["table"]["phase"] == "finished")
    owners = [known_to(place) for place in players]
    public = {key: cards for place in players for key, cards in shown_in(place).items()}
    assert public, "some hand must come to a showdown, else this proves nothing"
    for n, place in enumerate(players):
        check(place, owners[n], public)
    check(watcher, {}, public)
    assert Counter(frame["type"] for frame in watcher.frames)["state"] > 20


def known_to(place: Place) -> dict[int, set[str]]:
    """By hand number: the cards dealt to this player, from the events that are his alone."""
    known: dict[int, set[str]] = {}
    hand = 0
    for event in events(place):
        if event["type"] == "hand_started":
            hand = event["hand"]
        if event["type"] == "dealt" and event["cards"]:
            known.setdefault(hand, set()).update(event["cards"])
    return known


def shown_in(place: Place) -> dict[int, set[str]]:
    shown: dict[int, set[str]] = {}
    hand = 0
    for event in events(place):
        if event["type"] == "hand_started":
            hand = event["hand"]
        if event["type"] == "shown":
            shown.setdefault(hand, set()).update(event["cards"])
    return shown


def events(place: Place) -> list[dict[str, Any]]:
    return [event for frame in place.frames if frame["type"] in ("state", "history") for event in frame["events"]]


def check(place: Place, own: dict[int, set[str]], public: dict[int, set[str]]) -> None:
    for frame in place.frames:
        game = frame.get("game")
        hand = game["hand"] if game else 0
        may = own.get(hand, set()) | public.get(hand, set()) | public.get(hand - 1, set())
        text = json.dumps(frame)
        cards = {card.strip('"') for card in CARD.findall(text)}
        assert cards <= may, f"hand {hand}: {cards - may} in {text[:400]}"
        assert "seed" not in re.sub(r'"client_seeds?"', "", text)
        assert 'stock": [' not in text


async def test_who_sits_down_after_a_match_learns_nothing_of_the_cards_of_that_seat(arrive: Arrive) -> None:
    ana, beto = await seated(arrive, seats=3)
    await ana.ask("start")
    for place in (ana, beto):
        await place.until_state(lambda state: bool(state["game"]) and state["game"]["phase"] == "betting_1")
    seat = ana.state["you"]["seat"]
    hidden = set(ana.state["game"]["seats"][seat]["hand"])
    await ana.ask("stand")
    await beto.until_state(lambda state: state["table"]["phase"] == "finished")
    await beto.ask("stand")
    stranger = await (await arrive("Dani")).sit_at(beto.state["table"]["code"], seat=seat)
    again = await stranger.person.watch(beto.state["table"]["code"])
    proof = await again.ask("proof")
    assert proof["openings"] == []
    seen = {card.strip('"') for frame in (*stranger.frames, *again.frames) for card in CARD.findall(json.dumps(frame))}
    assert not seen & hidden
    assert {o["card"] for o in (await ana.ask("proof"))["openings"]} == set(), "who left is a watcher"
