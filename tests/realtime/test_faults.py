"""Broken for real: kill -9 in mid-hand, planned stops, lost players, slow sockets (DESIGN §6, B51, C9)."""

import asyncio
import sqlite3
from contextlib import closing, suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.realtime.conftest import Arrive, dealt, gone, seated
from tests.support.player import Person, Place
from tests.support.server import Server


def hand_of(state: dict[str, Any]) -> dict[str, Any]:
    """What a crash must not change of a player's view."""
    game = {key: state["game"][key] for key in ("phase", "hand", "dealer", "turn", "stock", "pot", "to_match", "seats")}
    return {
        "game": game,
        "legal": state["you"]["legal"],
        "score": state["you"]["score"],
        "fair": state["table"]["fair"],
    }


async def two_at(server: Server, **terms: Any) -> tuple[Place, Place]:
    people = [await Person(server.base, name).arrive() for name in ("Ana", "Beto")]
    table = await people[0].make_table(**{"seats": 4, **terms})
    ana, beto = [await person.sit_at(table["code"]) for person in people]
    await ana.ask("start")
    for place in (ana, beto):
        await place.until_state(lambda state: bool(state["game"]) and state["game"]["phase"] == "betting_1")
    return (ana, beto) if ana.my_turn else (beto, ana)


async def test_a_killed_server_comes_back_with_the_same_hand_and_a_fair_deadline(house: Server) -> None:
    house.start()
    mover, other = await two_at(house, options={"turn_seconds": 5})
    answer = await mover.act({"type": "bet", "amount": 70}, message_id="the-bet")
    await other.until_state(lambda state: state["version"] == answer["version"])
    before = hand_of(other.state)
    house.kill()
    await asyncio.sleep(6)  # longer than a whole turn
    house.start()
    code = other.state["table"]["code"]
    again = await other.person.watch(code)
    await again.until_state(lambda state: (state["remaining_ms"] or 0) > 3_500)
    assert hand_of(again.state) == before
    assert again.state["game"]["turn"] == again.state["you"]["seat"]
    first = await mover.person.watch(code)
    repeat = await first.act({"type": "bet", "amount": 70}, version=answer["version"] - 1, message_id="the-bet")
    assert repeat == {"type": "ok", "id": "the-bet", "version": answer["version"]}
    assert (await again.act({"type": "call"}))["type"] == "ok"
    assert all(event["type"] != "timed_out" for frame in again.frames for event in frame.get("events", []))
    await asyncio.gather(mover.person.leave(), other.person.leave())


async def test_chips_are_conserved_through_a_kill(house: Server) -> None:
    house.start()
    mover, other = await two_at(house, options={"max_hands": 1})
    await mover.act({"type": "bet", "amount": 300})
    house.kill()
    house.start()
    code = other.state["table"]["code"]
    places = [await place.person.watch(code) for place in (mover, other)]
    while places[0].state["table"]["phase"] == "playing":
        for place in places:
            if place.my_turn:
                kinds = ("call", "check", "throw")
                kind = next(kind for kind in kinds if kind in place.state["you"]["legal"])
                answer = await place.act({"type": kind, "cards": []} if kind == "throw" else {"type": kind})
                await place.until_state(lambda state, v=answer["version"]: state["version"] >= v)  # type: ignore[misc]
        await asyncio.sleep(0.01)
    balances = [await place.person.balance() for place in places]
    assert sum(balances) == 20_000
    assert sorted(balances) == [9_690, 10_310]
    await asyncio.gather(mover.person.leave(), other.person.leave())


async def test_a_planned_stop_tells_everybody_and_loses_nothing(house: Server) -> None:
    house.start()
    mover, other = await two_at(house)
    answer = await mover.act({"type": "bet", "amount": 40})
    stopping = asyncio.to_thread(house.stop)
    await asyncio.gather(stopping, mover.until_closed(), other.until_closed())
    for place in (mover, other):
        assert place.frames[-1] == {"type": "closed", "reason": "restarting"}
        assert place.close_code == 1012
    house.start()
    again = await other.person.watch(other.state["table"]["code"])
    assert again.state["version"] >= answer["version"]
    assert again.state["game"]["to_match"] == 40
    await asyncio.gather(mover.person.leave(), other.person.leave())


async def test_what_was_said_is_told_to_who_comes_after_a_planned_stop(house: Server) -> None:
    house.start()
    ana, beto = await two_at(house)
    code = ana.state["table"]["code"]
    assert (await ana.ask("chat", text="buenas"))["type"] == "ok"
    assert (await (await beto.person.watch(code)).ask("chat", text="¿otra?"))["type"] == "ok"
    house.stop()
    house.start()
    carla = await (await Person(house.base, "Carla").arrive()).watch(code)
    history = next(frame for frame in carla.frames if frame["type"] == "history")
    assert [(line["seat"], line["text"]) for line in history["chat"]] == [
        (ana.state["you"]["seat"], "buenas"),
        (beto.state["you"]["seat"], "¿otra?"),
    ]
    await asyncio.gather(*(place.person.leave() for place in (ana, beto, carla)))


async def test_a_planned_stop_answers_whatever_it_has_done(house: Server) -> None:
    house.start()
    ana = await Person(house.base, "Ana").arrive()
    table = await ana.make_table()
    place = await ana.watch(table["code"])
    for n in range(100):
        await place.send(type="stand" if n % 2 else "sit", id=f"c{n}")
    await place.wait(lambda: len(place.answers) > 5)
    await asyncio.gather(asyncio.to_thread(house.stop), place.until_closed(30))
    assert (place.frames[-1]["type"], place.close_code) == ("closed", 1012)
    told = {name: answer["version"] for name, answer in place.answers.items() if answer["type"] == "ok"}
    with closing(sqlite3.connect(house.folder / "house.db")) as database:
        done = dict(database.execute("SELECT command_id, version FROM journal WHERE command_id IS NOT NULL"))
    assert told == done
    await ana.leave()


async def test_a_planned_stop_waits_for_nobody_who_does_not_listen(house: Server) -> None:
    """A socket that reads nothing, and a request that never ends."""
    house.start()
    ana = await Person(house.base, "Ana").arrive()
    table = await ana.make_table()
    deaf = Place(await ana.socket(table["code"], small=True), ana)
    await deaf.until_state(lambda state: True)
    deaf.socket.transport.pause_reading()
    _, endless = await asyncio.open_connection("127.0.0.1", house.port)
    endless.write(
        b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
    )
    await endless.drain()
    await asyncio.to_thread(house.stop)  # which gives up after fifteen seconds
    assert not house.alive
    endless.close()
    with suppress(ConnectionError):
        await endless.wait_closed()
    deaf.socket.transport.abort()
    await ana.leave()


async def test_time_runs_out_for_who_does_not_act_and_then_he_is_absent(arrive: Arrive) -> None:
    mover, other = await dealt(arrive, options={"turn_seconds": 5})
    seat = mover.state["you"]["seat"]
    state = await other.until_state(lambda state: any(e["type"] == "timed_out" for e in state["events"]), 8)
    assert state["game"]["phase"] == "betting_1"
    assert {"type": "checked", "seat": seat} in state["events"]
    assert other.my_turn


async def test_a_match_everybody_has_left_alone_waits_for_them(arrive: Arrive) -> None:
    mover, other = await dealt(arrive, options={"turn_seconds": 5})
    code = mover.state["table"]["code"]
    watcher = await (await arrive("Mirona")).watch(code)
    await mover.leave()
    await other.leave()
    parked = await watcher.until_state(lambda state: state["table"]["parked"])
    assert parked["remaining_ms"] is None
    back = await mover.person.watch(code)
    state = await back.until_state(lambda state: not state["table"]["parked"])
    assert state["remaining_ms"] > 4_000
    assert back.my_turn


async def test_others_see_who_is_away_and_who_is_back(arrive: Arrive) -> None:
    ana, beto = await seated(arrive)
    await beto.leave()
    await ana.until(lambda f: f["type"] == "presence" and f["seats"][1] and not f["seats"][1]["connected"])
    count = len(ana.frames)
    await beto.person.watch(ana.state["table"]["code"])
    await ana.until(lambda f: f in ana.frames[count:] and f["type"] == "presence" and f["seats"][1]["connected"])


@pytest.mark.timeout(150)
async def test_a_client_that_never_reads_delays_nobody_and_is_dropped(arrive: Arrive) -> None:
    ana, beto = await seated(arrive)
    sorda = await arrive("Sorda")
    deaf = Place(await sorda.socket(ana.state["table"]["code"], small=True), sorda)
    await deaf.until_state(lambda state: True)
    deaf.socket.transport.pause_reading()
    for n in range(1_000):
        await ana.ask("client_seed", text=f"{n:064d}")
    assert beto.close_code is None
    await beto.until_state(lambda state: state["version"] >= ana.state["version"])
    await ana.wait(lambda: gone(ana), 45)
    deaf.socket.transport.abort()


async def test_who_comes_back_may_not_say_more_for_it(house: Server) -> None:
    house.settings["RATE_LIMITS"] = "on"
    house.start()
    talker, other = await two_at(house)
    code = talker.state["table"]["code"]
    said = []
    for _ in range(4):
        socket = await talker.person.watch(code)
        said += [(await socket.ask("chat", text="¡óyeme!"))["type"] for _ in range(4)]
        await socket.leave()
    assert said.count("ok") < 12
    assert said[-1] == "error"
    assert (await other.ask("chat", text="ya te oí"))["type"] == "ok"
    await asyncio.gather(talker.person.leave(), other.person.leave())


async def test_a_flood_closes_the_socket_that_floods(house: Server) -> None:
    house.settings["RATE_LIMITS"] = "on"
    house.start()
    mover, other = await two_at(house)
    for n in range(400):
        try:
            await mover.send(type="ping", id=str(n))
        except ConnectionClosed:
            break
    assert await mover.until_closed() == 1008
    assert any(frame.get("code") == "rate_limited" for frame in mover.frames)
    assert (await other.ask("ping"))["type"] == "pong"
    await asyncio.gather(mover.person.leave(), other.person.leave())


async def test_bots_play_a_whole_match_with_a_person_and_move_no_chips(arrive: Arrive) -> None:
    ana = await arrive()
    table = await ana.make_table(seats=4, options={"max_hands": 2})
    place = await ana.sit_at(table["code"])
    for level in ("easy", "normal", "hard"):
        await place.ask("add_bot", level=level)
    assert place.state["table"]["practice"]
    await place.ask("start")
    await place.until_state(lambda state: state["table"]["phase"] == "playing")
    while place.state["table"]["phase"] != "finished":
        if place.my_turn:
            kinds = ("check", "call", "throw", "fold")
            kind = next(kind for kind in kinds if kind in place.state["you"]["legal"])
            answer = await place.act({"type": kind, "cards": []} if kind == "throw" else {"type": kind})
            await place.until_state(lambda state, v=answer["version"]: state["version"] >= v)  # type: ignore[misc]
        elif "next" in place.state["you"]["may"]:
            await place.ask("next")
        await asyncio.sleep(0.01)
    assert place.state["game"]["phase"] == "match_over"
    assert await ana.balance() == 10_000
    match = (await ana.http.get(f"/api/matches/{place.state['table']['match']['id']}")).json()
    assert match["practice"]
