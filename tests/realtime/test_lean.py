"""A lean socket (`?lean=1`): the table's part comes when it is another than in the frame before, and in every frame that
stands for itself."""

from tests.realtime.conftest import Arrive, dealt
from tests.support.player import Frame, Place


def states(place: Place) -> list[Frame]:
    return [frame for frame in place.frames if frame["type"] == "state"]


def completed(place: Place) -> dict[int, Frame]:
    """Its states by version, each with the table's part that its reader knows by then."""
    table, whole = None, {}
    for state in states(place):
        table = state["table"] or table
        whole[state["version"]] = {**state, "table": table}
    return whole


async def test_who_reads_lean_frames_knows_what_others_are_told(arrive: Arrive) -> None:
    mover, other = await dealt(arrive)
    code = mover.state["table"]["code"]
    whole, lean = await (await arrive("Carla")).watch(code), await (await arrive("Dani")).watch(f"{code}?lean=1")
    first = lean.state["version"]
    for _ in range(2):
        acted = await (mover if mover.my_turn else other).act({"type": "check"})
        for place in (mover, other):
            await place.until_state(lambda state, version=acted["version"]: state["version"] == version)  # type: ignore[misc]
    guest = await (await arrive("Eva")).watch(code)
    await mover.ask("client_seed", text="suerte")
    await guest.leave()
    await mover.ask("client_seed", text="más suerte")
    await mover.ask("add_bot", level="easy")  # refused while playing: nothing is shown
    await mover.ask("client_seed", text="y más")
    last = (await mover.ask("client_seed", text="basta"))["version"]
    for place in (whole, lean):
        await place.until_state(lambda state: state["version"] == last)
    told, known = completed(whole), completed(lean)
    for version in range(first + 1, last + 1):
        for part in ("table", "game", "events", "prev"):
            assert known[version][part] == told[version][part], (version, part)
    sent = {state["version"]: state["table"] is not None for state in states(lean)}
    assert sent[first], "a frame that stands for itself has all"
    assert not sent[first + 1], "a move leaves the table as it is"
    assert sent[first + 3], "another watcher is seen"
    assert all(state["table"] for place in (mover, other, whole) for state in states(place))


async def test_a_lean_socket_that_asks_for_the_state_gets_all_of_it(arrive: Arrive) -> None:
    mover, _ = await dealt(arrive)
    lean = await (await arrive("Carla")).watch(f"{mover.state['table']['code']}?lean=1")
    for _ in range(2):
        await lean.ask("sync")
    await lean.wait(lambda: len(states(lean)) == 3)
    assert all(state["prev"] is None and state["table"] for state in states(lean))
