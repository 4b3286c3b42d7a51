"""A whole match at a real server, seen from outside the table: chips, seat, ledger, result and record."""

from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import pytest

from app.chips.service import Chips
from tests.support.database import opened
from tests.support.player import Person, Place
from tests.support.server import Server

COST = 500


@pytest.fixture
def house(tmp_path: Path) -> Generator[Server]:
    server = Server(tmp_path).start()
    yield server
    server.stop()
    assert "escrow" not in server.log.read_text()


async def me(person: Person) -> dict[str, Any]:
    answer: dict[str, Any] = (await person.http.get("/api/me")).json()
    return answer


async def play_out(places: list[Place]) -> None:
    """Everybody checks or calls and throws nothing, to the end of the match."""
    for _ in range(200):
        state = await places[0].until_state(
            lambda state: (state["game"] and state["game"]["turn"] is not None) or done(state)
        )
        if done(state):
            return
        place = next(p for p in places if p.state["you"]["seat"] == state["game"]["turn"])
        await place.until_state(on_turn(place))
        legal = place.state["you"]["legal"]
        kind = next(kind for kind in ("check", "call", "throw") if kind in legal)
        answer = await place.act({"type": kind, **({"cards": []} if kind == "throw" else {})})
        assert answer["type"] == "ok", answer
        await places[0].until_state(at_least(answer["version"]))
    raise AssertionError("the match does not end")


def on_turn(place: Place) -> Callable[[Any], bool]:
    return lambda _: place.my_turn


def at_least(version: int) -> Callable[[dict[str, Any]], bool]:
    return lambda state: bool(state["version"] >= version)


def done(state: dict[str, Any]) -> bool:
    return bool(state["table"]["phase"] == "finished")


async def test_what_a_match_leaves_behind(house: Server) -> None:
    ana, beto = [await Person(house.base, name).arrive() for name in ("Ana", "Beto")]
    terms = {"seats": 2, "options": {"starting_chips": COST, "ante": 20, "max_hands": 2}}
    table = await ana.make_table(**terms)
    places = [await person.sit_at(table["code"]) for person in (ana, beto)]
    assert (await me(ana))["seat"]["code"] == table["code"]
    assert (await places[0].ask("start"))["type"] == "ok"
    for person in (ana, beto):
        mine = await me(person)
        assert (mine["balance"], mine["in_play"]) == (10_000 - COST, COST)
    await play_out(places)

    ended = [await me(person) for person in (ana, beto)]
    assert [mine["in_play"] for mine in ended] == [0, 0]
    assert sum(mine["balance"] for mine in ended) == 20_000

    (match,) = (await ana.http.get("/api/me/matches")).json()["items"]
    assert match["id"] == places[0].state["table"]["match"]["id"]
    assert (match["outcome"], match["practice"], match["seat"]) == ("played", False, 0)
    receipt = match["receipt"]
    assert (receipt["buy_in"], receipt["refills"], receipt["net"]) == (COST, 0, ended[0]["balance"] - 10_000)
    assert receipt["pay_out"] == receipt["net"] + COST
    by_chips = sorted((0, 1), key=lambda seat: -ended[seat]["balance"])
    if ended[0]["balance"] != ended[1]["balance"]:
        assert match["ranking"] == [[seat] for seat in by_chips]

    items = (await ana.http.get("/api/me/ledger")).json()["items"]
    paid = [item for item in items if item["table_id"] == table["id"]]
    assert paid[-1] == paid[-1] | {"amount": -COST, "reason": "buy_in", "balance_after": 10_000 - COST}
    assert sum(item["amount"] for item in paid) == ended[0]["balance"] - 10_000

    record = (await ana.http.get(f"/api/matches/{match['id']}/record")).json()
    deals = [move["action"] for move in record["moves"] if move["action"]["type"] == "deal"]
    assert record["cut"] is True
    assert [set(deal["hands"]) for deal in deals] == [{"0", "1"}] * 2  # both were shown down
    dealt = [e["cards"] for f in places[0].frames for e in f.get("events", []) if e["type"] == "dealt" and e["cards"]]
    assert [card for deal in deals for card in deal["hands"]["0"]] == [card for cards in dealt for card in cards]

    stranger = await Person(house.base, "Nadie").arrive()
    assert (await stranger.http.get(f"/api/matches/{match['id']}/record")).status_code == 404
    for person in (ana, beto, stranger):
        await person.leave()
    assert house.stop() in {0, -15}
    async with opened(f"sqlite+aiosqlite:///{house.folder / 'house.db'}") as database:
        assert (await Chips(database).check()).ok
