"""Every recorded match in `<game>/vectors` plays as it was written down, and the checker itself can fail."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from app.games.catalog import GAMES
from app.replay import read_record, replay
from tests.support.vectors import faults, vectors

FILES = [path for game in GAMES for path in vectors(game)]


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(json.dumps(line)) for line in replay(read_record(path.read_bytes()))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_match_plays_as_written_down(path: Path) -> None:
    assert faults(json.loads(path.read_text()), lines(path)) == []


def test_every_game_of_the_catalog_has_recorded_matches() -> None:
    assert all(vectors(game) for game in GAMES)


def test_the_checker_notices_every_kind_of_difference() -> None:
    path = next(path for path in FILES if path.stem == "ajiley-A14-layers")
    vector, played = json.loads(path.read_text()), lines(path)
    refused = next(line["n"] for line in played if not line["ok"])

    def broken(place: int, **changes: Any) -> list[str]:
        changed = copy.deepcopy(played)
        changed[place].update(changes)
        return faults(vector, changed)

    assert faults(vector, played) == []
    assert broken(0, n=7)
    assert broken(0, error="stale")
    assert broken(refused, error="bad_action")
    assert broken(refused, ok=True, error=None)
    assert broken(refused, state={**played[refused]["state"], "pot": -1})
    told = next(expect["move"] for expect in vector["expect"] if "seats" in expect.get("state", {}))
    assert broken(told, state={})
    assert broken(told, state={**played[told]["state"], "seats": []})
    assert faults(vector, played[:-1])


@pytest.mark.parametrize(
    "want, fits",
    [
        ({"$len": 2}, True),
        ({"$len": 3}, False),
        ({"$has": ["1O"], "$lacks": ["3O"]}, True),
        ({"$has": ["1O", "1O"]}, False),
        ({"$lacks": ["2O"]}, False),
        ({"1": "2O"}, True),
        ({"2": "2O"}, False),
        (["1O", "2O"], True),
        (["2O", "1O"], False),
    ],
)
def test_a_list_may_be_expected_in_parts(want: Any, fits: bool) -> None:
    vector = {"moves": [{}], "expect": [{"move": 0, "ok": True, "state": {"hand": want}}]}
    line = {"n": 0, "ok": True, "error": None, "state": {"hand": ["1O", "2O"]}}
    assert (faults(vector, [line]) == []) is fits
