"""A whole state as plain JSON and back, for snapshots of a running match; holds every secret, so never for a viewer."""

from app.games import jsonable
from app.games.contract import Json
from app.games.rami.state import State

_read = jsonable.reader(State)


def write_state(state: State) -> Json:
    return jsonable.write(state)


def read_state(raw: Json) -> State:
    """The equal state; ValueError where the JSON is none."""
    state: State = _read(raw)
    return state
