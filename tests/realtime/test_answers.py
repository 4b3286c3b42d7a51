"""One answer per command, repeats, staleness, order of frames, one live socket per seat (PROTOCOL §4, B46, B47)."""

import asyncio

from app.realtime.connection import Connection
from app.realtime.sockets import Sockets
from app.tables.ids import SessionId
from tests.realtime.conftest import Arrive, dealt, seated
from tests.support.player import Place


async def test_ok_comes_before_the_state_of_its_version(arrive: Arrive) -> None:
    mover, other = await dealt(arrive)
    count = len(mover.frames)
    answer = await mover.act({"type": "check"})
    await mover.until_state(lambda state: state["version"] == answer["version"])
    kinds = [frame["type"] for frame in mover.frames[count:] if frame["type"] in ("ok", "state")]
    assert kinds[:2] == ["ok", "state"]
    await other.until_state(lambda state: state["version"] == answer["version"])


async def test_the_same_act_sent_twice_at_once_happens_once(arrive: Arrive) -> None:
    mover, other = await dealt(arrive)
    version = mover.state["version"]
    for _ in range(2):
        await mover.send(type="act", id="same", version=version, action={"type": "bet", "amount": 50})
    await mover.wait(lambda: sum(frame.get("id") == "same" for frame in mover.frames) == 2)
    answers = [frame for frame in mover.frames if frame.get("id") == "same"]
    assert answers[0] == answers[1] == {"type": "ok", "id": "same", "version": version + 1}
    state = await other.until_state(lambda state: state["version"] == version + 1)
    assert state["game"]["to_match"] == 50
    assert state["game"]["pot"] == 70


async def test_a_repeated_command_of_any_kind_gets_the_first_answer(arrive: Arrive) -> None:
    ana, _ = await seated(arrive)
    first = await ana.ask("client_seed", text="suerte", message_id="seed")
    await ana.ask("add_bot", level="easy")
    assert await ana.ask("client_seed", text="otra", message_id="seed") == first
    await ana.ask("chat", text="hola", message_id="hola")
    await ana.ask("chat", text="hola", message_id="hola")
    assert sum(frame["type"] == "chat" for frame in ana.frames) == 1


async def test_an_act_for_an_old_version_is_stale_once_what_one_may_do_has_changed(arrive: Arrive) -> None:
    mover, other = await dealt(arrive)
    old = other.state["version"]
    await mover.act({"type": "bet", "amount": 20})
    await other.until_state(lambda _: other.my_turn)
    count = len(other.frames)
    answer = await other.act({"type": "check"}, version=old)
    assert (answer["type"], answer["code"]) == ("error", "stale")
    fresh = await other.until(lambda frame: frame["type"] == "state" and frame in other.frames[count:])
    assert fresh["prev"] is None
    assert (await other.act({"type": "call"}))["type"] == "ok"


async def test_an_act_for_an_older_version_stands_while_nothing_changed_for_its_seat(arrive: Arrive) -> None:
    mover, other = await dealt(arrive)
    chosen_for = mover.state["version"]
    assert (await other.ask("client_seed", text="x"))["version"] == chosen_for + 1
    assert (await mover.act({"type": "check"}, version=chosen_for))["type"] == "ok"


async def test_a_version_nobody_has_seen_yet_is_stale(arrive: Arrive) -> None:
    mover, _ = await dealt(arrive)
    assert (await mover.act({"type": "check"}, version=mover.state["version"] + 5))["code"] == "stale"


async def test_every_state_follows_the_one_before_without_a_gap(arrive: Arrive) -> None:
    mover, other = await dealt(arrive)
    await mover.act({"type": "bet", "amount": 5})
    await other.until_state(lambda _: other.my_turn)
    await other.ask("client_seed", text="x")
    last = (await other.act({"type": "call"}))["version"]
    for place in (mover, other):
        await place.until_state(lambda state: state["version"] == last)
    for place in (mover, other):
        states = [frame for frame in place.frames if frame["type"] == "state"]
        assert states[0]["prev"] is None
        assert [state["prev"] for state in states[1:]] == [state["version"] for state in states[:-1]]


async def test_a_preview_answers_with_the_acts_own_check_and_changes_nothing(arrive: Arrive) -> None:
    mover, other = await dealt(arrive)
    version = mover.state["version"]
    good = await mover.ask("preview", action={"type": "bet", "amount": 10})
    assert (good["type"], good["ok"], good["error"]) == ("preview", True, None)
    bad = await mover.ask("preview", action={"type": "bet", "amount": 5000})
    assert (bad["ok"], bad["error"]) == (False, "not_enough_chips")
    early = await other.ask("preview", action={"type": "check"})
    assert (early["ok"], early["error"]) == (False, "not_your_turn")
    assert (await mover.ask("sync"))["version"] == version


async def test_an_own_order_of_the_cards_is_kept_for_the_seat(arrive: Arrive) -> None:
    mover, _ = await dealt(arrive)
    seat = mover.state["you"]["seat"]
    hand = mover.state["game"]["seats"][seat]["hand"]
    assert (await mover.ask("arrange", cards=[hand[1], hand[0]]))["type"] == "ok"
    assert (await mover.ask("arrange", cards=[hand[0], hand[0]]))["code"] == "card_not_in_hand"
    again = await mover.person.watch(mover.state["table"]["code"])
    assert again.state["you"]["order"] == [hand[1], hand[0]]


async def test_a_newer_socket_takes_the_seat_over(arrive: Arrive) -> None:
    ana, beto = await seated(arrive)
    again = await ana.person.watch(ana.state["table"]["code"])
    assert await ana.until_closed() == 4409
    assert ana.frames[-1] == {"type": "closed", "reason": "taken_over"}
    assert again.state["you"]["seat"] == 0
    assert (await again.ask("start"))["type"] == "ok"
    await beto.until_state(lambda state: state["table"]["phase"] == "playing")


async def test_a_kicked_person_is_told_and_cannot_come_back(arrive: Arrive) -> None:
    ana, beto = await seated(arrive)
    await ana.ask("kick", seat=1)
    assert await beto.until_closed() == 4403
    assert beto.frames[-1]["reason"] == "kicked"
    again = Place(await beto.person.socket(ana.state["table"]["code"]), beto.person)
    assert await again.until_closed() == 4403


async def test_a_session_that_ends_during_a_handshake_leaves_no_socket_behind() -> None:
    class Told(Connection):
        def __init__(self) -> None:
            self.reasons: list[str] = []

        def closed(self, reason: str) -> None:
            self.reasons.append(reason)

    sockets, before, late, other = Sockets(), Told(), Told(), Told()
    sockets.add(SessionId("s1"), before)
    await sockets.log_out(SessionId("s1"), "banned")
    sockets.add(SessionId("s1"), late)
    sockets.add(SessionId("s2"), other)
    assert (before.reasons, late.reasons, other.reasons) == (["banned"], ["banned"], [])


async def test_logging_out_as_soon_as_the_line_is_open_closes_it(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    code = (await ana.make_table())["code"]
    place = Place(await ana.socket(code), ana)
    await ana.http.delete("/api/session")
    assert await place.until_closed() == 4401


async def test_logging_out_closes_the_sockets_and_keeps_the_seat(arrive: Arrive) -> None:
    ana, beto = await seated(arrive)
    await beto.person.http.delete("/api/session")
    assert await beto.until_closed() == 4401
    assert beto.frames[-1]["reason"] == "logged_out"
    presence = await ana.until(lambda f: f["type"] == "presence" and f["seats"][1] and not f["seats"][1]["connected"])
    assert presence["seats"][1] == {"connected": False, "absent": False}


async def test_an_old_link_opens_nothing_and_the_new_one_does(arrive: Arrive) -> None:
    ana, _ = await seated(arrive)
    old = ana.state["table"]["code"]
    await ana.ask("new_link")
    state = await ana.until_state(lambda state: state["table"]["code"] != old)
    stranger = await arrive("Dani")
    lost = Place(await stranger.socket(old), stranger)
    assert await lost.until_closed() == 4404
    found = await stranger.watch(state["table"]["code"])
    assert found.state["you"]["role"] == "watcher"


async def test_chat_and_reactions_reach_everybody_and_stay_for_who_comes_later(arrive: Arrive) -> None:
    ana, beto = await seated(arrive)
    await ana.ask("chat", text=" ¡Hola a todos! ")
    line = await beto.until(lambda frame: frame["type"] == "chat")
    assert (line["seat"], line["name"], line["text"]) == (0, "Ana", "¡Hola a todos!")
    await beto.ask("react", kind="clap")
    assert (await ana.until(lambda frame: frame["type"] == "react"))["kind"] == "clap"
    later = await (await arrive("Carla")).watch(ana.state["table"]["code"])
    history = await later.until(lambda frame: frame["type"] == "history")
    assert [entry["text"] for entry in history["chat"]] == ["¡Hola a todos!"]


async def test_two_users_race_for_the_last_seat_and_one_gets_it(arrive: Arrive) -> None:
    ana, beto, carla = [await arrive(name) for name in ("Ana", "Beto", "Carla")]
    table = await ana.make_table(seats=2)
    await ana.sit_at(table["code"])
    places = [await person.watch(table["code"]) for person in (beto, carla)]
    answers = await asyncio.gather(*(place.ask("sit") for place in places))
    assert sorted(answer["type"] for answer in answers) == ["error", "ok"]
    assert {answer.get("code") for answer in answers} == {None, "table_full"}
