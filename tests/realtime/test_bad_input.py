"""What bad input gets: a stable code in one answer, nothing changed, nobody else disturbed (issue, PROTOCOL §4, B12, B48, B52)."""

import json
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.realtime.conftest import Arrive, dealt, seated
from tests.support.player import Person, Place
from tests.support.server import Server


async def refused(place: Place, command: str, /, **fields: Any) -> str:
    before = (await place.ask("sync"))["version"]
    answer = await place.ask(command, **fields)
    assert answer["type"] == "error"
    assert (await place.ask("sync"))["version"] == before
    return str(answer["code"])


@pytest.mark.parametrize("amount", [-50, 0, 1.5, "50", True, None, [], 10.0])
async def test_an_amount_that_is_no_positive_whole_number_is_a_bad_action(arrive: Arrive, amount: Any) -> None:
    mover, _ = await dealt(arrive)
    action = {"type": "bet", "amount": amount}
    assert await refused(mover, "act", version=mover.state["version"], action=action) == "bad_action"


@pytest.mark.parametrize(
    "action, code",
    [
        ({"type": "bet", "amount": 991}, "not_enough_chips"),
        ({"type": "bet", "amount": 10**12}, "not_enough_chips"),
        ({"type": "raise", "to": 20}, "nothing_to_call"),
        ({"type": "call"}, "nothing_to_call"),
        ({"type": "throw", "cards": []}, "wrong_phase"),
        ({"type": "refill"}, "wrong_phase"),
        ({"type": "bet"}, "bad_action"),
        ({"type": "bet", "amount": 5, "extra": 1}, "bad_action"),
        ({"type": "dance"}, "bad_action"),
        ({"type": "leave"}, "bad_action"),
        ({"type": "timeout"}, "bad_action"),
        ({"type": "deal", "server_seed": "00" * 32, "client_seed": ""}, "bad_action"),
        ("check", "bad_action"),
        (None, "bad_action"),
    ],
)
async def test_an_act_against_the_rules_is_refused_by_code(arrive: Arrive, action: Any, code: str) -> None:
    mover, _ = await dealt(arrive)
    assert await refused(mover, "act", version=mover.state["version"], action=action) == code


@pytest.mark.parametrize(
    "cards, code",
    [
        (["8O"], "bad_action"),
        (["1O", "1O"], "card_not_in_hand"),
        (["XX"], "bad_action"),
        ("1O", "bad_action"),
        ([1], "bad_action"),
    ],
)
async def test_cards_not_held_unknown_or_named_twice_cannot_be_thrown(arrive: Arrive, cards: Any, code: str) -> None:
    mover, other = await dealt(arrive)
    await mover.act({"type": "check"})
    await other.until_state(lambda _: other.my_turn)
    await other.act({"type": "check"})
    await mover.until_state(lambda state: state["game"]["phase"] == "draw" and mover.my_turn)
    own = mover.state["game"]["seats"][mover.state["you"]["seat"]]["hand"]
    if cards == ["1O", "1O"]:
        cards = [own[0], own[0]]
    assert await refused(mover, "act", version=mover.state["version"], action={"type": "throw", "cards": cards}) == code


async def test_an_act_out_of_turn_is_refused(arrive: Arrive) -> None:
    _, waiting = await dealt(arrive)
    code = await refused(waiting, "act", version=waiting.state["version"], action={"type": "check"})
    assert code == "not_your_turn"


async def test_a_watcher_cannot_act(arrive: Arrive) -> None:
    mover, _ = await dealt(arrive)
    watcher = await (await arrive("Mirona")).watch(mover.state["table"]["code"])
    for kind in ("next", "stand", "back", "rematch"):
        assert await refused(watcher, kind) == "not_seated"
    assert await refused(watcher, "act", version=1, action={"type": "check"}) == "not_seated"
    assert await refused(watcher, "preview", action={"type": "check"}) == "not_seated"
    assert await refused(watcher, "start") == "not_host"


@pytest.mark.parametrize(
    "text",
    [
        "hello",
        "[]",
        "{}",
        '{"type": "fly", "id": "x"}',
        '{"type": "stand"}',
        '{"type": "stand", "id": ""}',
        '{"type": "stand", "id": 7}',
        '{"type": "stand", "id": "x", "more": 1}',
        '{"type": "sit", "id": "x", "seat": -1}',
        '{"type": "sit", "id": "x", "seat": "0"}',
        '{"type": "sit", "id": "x", "seat": 99}',
        '{"type": "add_bot", "id": "x", "level": "godlike"}',
        '{"type": "act", "id": "x", "action": {"type": "check"}}',
        '{"type": "act", "id": "x", "version": "1", "action": {"type": "check"}}',
        '{"type": "client_seed", "id": "x", "text": "a|b"}',
        json.dumps({"type": "client_seed", "id": "x", "text": "a" * 65}),
        json.dumps({"type": "chat", "id": "x", "text": "a" * 301}),
        '{"type": "chat", "id": "x", "text": "   "}',
        json.dumps({"type": "stand", "id": "x" * 65}),
        '{"type": "act", "id": "x", "version": 1, "action": ' + "[" * 5000 + "]" * 5000 + "}",
        '{"type": "act", "id": "x", "version": 123456789012345678901234567890, "action": {}}',
    ],
)
async def test_a_frame_that_is_no_message_gets_one_bad_message_and_the_socket_lives(arrive: Arrive, text: str) -> None:
    ana, beto = await seated(arrive)
    await ana.socket.send(text)
    error = await ana.until(lambda frame: frame["type"] == "error")
    assert error["code"] == "bad_message"
    assert (await ana.ask("ping"))["type"] == "pong"
    assert (await beto.ask("ping"))["type"] == "pong"
    assert sum(frame["type"] == "error" for frame in ana.frames) == 1


async def test_a_binary_frame_is_no_message(arrive: Arrive) -> None:
    ana, _ = await seated(arrive)
    await ana.socket.send(b"\x00\xff")
    assert (await ana.until(lambda frame: frame["type"] == "error"))["code"] == "bad_message"
    assert (await ana.ask("ping"))["type"] == "pong"


async def test_a_frame_over_16_kib_closes_the_socket_and_nobody_elses(arrive: Arrive) -> None:
    ana, beto = await seated(arrive)
    await ana.socket.send(json.dumps({"type": "chat", "id": "x", "text": "a" * 17_000}))
    assert await ana.until_closed() == 1009
    assert (await beto.ask("ping"))["type"] == "pong"


async def test_a_foreign_origin_is_refused_at_the_handshake(arrive: Arrive) -> None:
    ana = await arrive()
    table = await ana.make_table()
    for path in (f"/ws/tables/{table['code']}", "/ws/lobby"):
        with pytest.raises(InvalidStatus) as refusal:
            await ana.socket(table["code"], Origin="https://evil.example")
        assert refusal.value.response.status_code == 403, path


async def test_without_a_session_or_a_table_the_socket_says_why_and_closes(server: Server, arrive: Arrive) -> None:
    ana = await arrive()
    table = await ana.make_table()
    stranger = Person(server.base, "")
    nobody = Place(await stranger.socket(table["code"]), stranger)
    assert await nobody.until_closed() == 4401
    assert nobody.frames == [{"type": "closed", "reason": "no_session"}]
    await stranger.leave()
    lost = Place(await ana.socket("no-such-table"), ana)
    assert await lost.until_closed() == 4404
    assert lost.frames == [{"type": "closed", "reason": "not_found"}]


async def test_one_user_gets_one_seat_however_he_tries(arrive: Arrive) -> None:
    ana, _ = await seated(arrive)
    assert await refused(ana, "sit", seat=3) == "already_seated"
    assert await refused(ana, "sit") == "already_seated"


async def test_a_seat_a_bot_or_a_start_that_cannot_be_is_refused_by_code(arrive: Arrive) -> None:
    ana = await arrive()
    table = await ana.make_table(seats=2)
    place = await ana.sit_at(table["code"])
    assert await refused(place, "start") == "not_enough_players"
    assert await refused(place, "remove_bot", seat=1) == "seat_empty"
    assert await refused(place, "kick", seat=1) == "seat_empty"
    assert await refused(place, "rematch") == "wrong_phase"
    assert (await place.ask("add_bot", level="easy"))["type"] == "ok"
    assert await refused(place, "add_bot", level="easy") == "table_full"


async def test_who_cannot_pay_cannot_sit_but_may_practise(arrive: Arrive) -> None:
    ana = await arrive()
    dear = await ana.make_table(options={"starting_chips": 10_001})
    place = await ana.watch(dear["code"])
    assert await refused(place, "sit") == "insufficient_balance"
    free = await ana.make_table(options={"starting_chips": 10_001}, practice=True)
    await ana.sit_at(free["code"])
    assert await ana.balance() == 10_000


async def test_a_start_that_somebody_cannot_pay_names_his_seat_and_moves_nothing(arrive: Arrive) -> None:
    ana, beto = await arrive("Ana"), await arrive("Beto")
    tables = [await ana.make_table(options={"starting_chips": 6_000}, name=f"Mesa {n}") for n in range(2)]
    first, second = [(await ana.sit_at(t["code"]), await beto.sit_at(t["code"])) for t in tables]
    assert (await first[0].ask("start"))["type"] == "ok"
    answer = await second[0].ask("start")
    assert answer["code"] == "insufficient_balance"
    assert answer["data"] == {"seats": [0, 1]}
    assert await ana.balance() == await beto.balance() == 4_000
    assert second[0].state["table"]["phase"] == "waiting"


async def test_a_kicked_person_cannot_talk_on_however_fast_he_is(arrive: Arrive) -> None:
    ana, beto = await seated(arrive)
    await ana.ask("kick", seat=1)
    await beto.until_closed()
    socket = await beto.person.socket(ana.state["table"]["code"])
    for n in range(6):
        await socket.send(json.dumps({"type": "chat", "id": str(n), "text": "insisto"}))
    await Place(socket, beto.person).until_closed()
    assert (await ana.ask("ping"))["type"] == "pong"
    assert not any(frame["type"] == "chat" for frame in ana.frames)


async def test_one_person_does_not_fill_a_table_with_his_sockets(arrive: Arrive) -> None:
    ana = await arrive()
    table = await ana.make_table()
    pest = await arrive("Peste")
    sockets = [await pest.watch(table["code"]) for _ in range(6)]
    assert await sockets[0].until_closed() == 4409
    place = await ana.sit_at(table["code"])
    seated_state = await place.until_state(lambda state: state["you"]["seat"] is not None)
    assert seated_state["table"]["watchers"] == 1


async def test_an_origin_that_is_no_address_is_foreign(server: Server) -> None:
    stranger = Person(server.base, "")
    answer = await stranger.http.post("/api/session", json={}, headers={"Origin": "http://[::1"})
    assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")
    await stranger.leave()


async def test_chat_carries_no_marks_that_disturb_other_lines(arrive: Arrive) -> None:
    ana, beto = await seated(arrive)
    await ana.ask("chat", text="ho\u202ela\x07")
    assert (await beto.until(lambda frame: frame["type"] == "chat"))["text"] == "hola"
