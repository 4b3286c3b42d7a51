"""`python -m app.replay`: its lines, its exit status, and what it says of files that are no records."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app.replay import BadRecord, main, read_record, replay

DEAL = {"seat": None, "action": {"type": "deal", "server_seed": "0" * 63 + "1", "client_seed": ""}}


def record(**changes: Any) -> str:
    return json.dumps(
        {"game": "ajiley", "options": {}, "seats": 2, "dealer": 0, "moves": [DEAL], **changes},
    )


def saved(folder: Path, name: str, text: str) -> str:
    path = folder / name
    path.write_text(text)
    return str(path)


def test_one_file_prints_one_line_per_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moves = [DEAL, {"seat": 1, "action": {"type": "check"}}, {"seat": 1, "action": {"type": "check"}}]
    assert main([saved(tmp_path, "a.json", record(moves=moves))]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(line["n"], line["ok"], line["error"]) for line in lines] == [
        (0, True, None),
        (1, True, None),
        (2, False, "not_your_turn"),
    ]
    assert lines[1]["state"] == lines[2]["state"]
    assert list(lines[0]) == ["n", "ok", "error", "state"]


def test_with_several_files_each_ones_lines_follow_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = [saved(tmp_path, name, record()) for name in ("a.json", "b.json")]
    assert main(names) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line.get("file") for line in lines] == [names[0], None, names[1], None]


def test_what_cannot_be_played_is_told_and_the_other_files_are_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = [saved(tmp_path, "a.json", record(game="mus")), saved(tmp_path, "b.json", record())]
    assert main(names) == 2
    output = capsys.readouterr()
    assert [json.loads(line).get("file") for line in output.out.splitlines()] == [names[1], None]
    assert output.err.startswith(f"{names[0]}: game: 'mus' is unknown")


def test_without_files_it_says_how_to_call_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "usage" in capsys.readouterr().err


def test_a_file_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "none.json")]) == 2
    assert "none.json" in capsys.readouterr().err


@pytest.mark.parametrize(
    "text, why",
    [
        ("", "no JSON"),
        ("{", "no JSON"),
        ("[" * 100_000, "no JSON"),
        ("[]", "an object"),
        (record(cut=True), "cut"),
        (record(game="mus"), "game"),
        (record(game=None), "game"),
        (record(seats=1), "seats"),
        (record(seats=8), "seats"),
        (record(seats=True), "seats"),
        (record(seats="2"), "seats"),
        (record(dealer=2), "dealer"),
        (record(dealer=-1), "dealer"),
        (record(dealer=None), "dealer"),
        (record(moves=None), "moves"),
        (record(options={"jokers": 3}), "jokers"),
        (record(options={"ante": 0}), "ante"),
        (record(options={"ante": 1001}), "ante"),
        (record(options={"ante": 1.0}), "ante"),
        (record(options={"ante": True}), "ante"),
        (record(options={"max_hands": 501}), "max_hands"),
        (record(options={"allow_refill": 1}), "allow_refill"),
        (record(options={"allow_refill": None}), "allow_refill"),
        (record(options=[]), "options"),
        (record(options=None), "options"),
    ],
)
def test_a_bad_record_is_refused_at_once_and_says_why(text: str, why: str) -> None:
    with pytest.raises(BadRecord, match=why):
        read_record(text)


def test_an_option_for_seats_is_not_read() -> None:
    assert len(list(replay(read_record(record(options={"seats": 99}))))) == 1


def test_options_may_be_left_out() -> None:
    text = json.loads(record())
    del text["options"]
    assert next(replay(read_record(json.dumps(text))))["ok"]


@pytest.mark.parametrize(
    "move",
    [
        "check",
        None,
        {},
        {"seat": 1},
        {"seat": 1, "action": None},
        {"seat": 1, "action": []},
        {"seat": True, "action": {"type": "check"}},
        {"seat": 1.0, "action": {"type": "check"}},
        {"seat": "1", "action": {"type": "check"}},
        {"seat": None, "action": {"type": "check"}},
        {"seat": 2, "action": {"type": "check"}},
        {"seat": -1, "action": {"type": "check"}},
        {"seat": 1, "action": DEAL["action"]},
    ],
)
def test_a_malformed_move_is_refused_and_the_run_goes_on(move: Any) -> None:
    lines = list(replay(read_record(record(moves=[DEAL, move, {"seat": 1, "action": {"type": "check"}}]))))
    assert [line["error"] for line in lines] == [None, "bad_action", None]


def test_what_stands_beside_seat_and_action_is_not_read() -> None:
    move = {"seat": 1, "action": {"type": "check"}, "version": 7, "at": "noon"}
    assert [line["ok"] for line in replay(read_record(record(moves=[DEAL, move])))] == [True, True]


def test_the_command_prints_the_same_in_a_process_of_its_own_whatever_its_hash_seed(tmp_path: Path) -> None:
    name = saved(tmp_path, "a.json", record(moves=[DEAL, {"seat": 1, "action": {"type": "all_in"}}]))
    outputs = {
        subprocess.run(
            [sys.executable, "-m", "app.replay", name],
            capture_output=True,
            check=True,
            cwd=Path(__file__).parents[2],
            env={"PYTHONHASHSEED": hash_seed},
        ).stdout
        for hash_seed in ("1", "2")
    }
    assert len(outputs) == 1
    assert len(outputs.pop().splitlines()) == 2


def test_the_command_ends_with_status_2_for_a_cut_record(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "app.replay", saved(tmp_path, "a.json", record(cut=True))],
        capture_output=True,
        check=False,
        cwd=Path(__file__).parents[2],
    )
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"cut" in done.stderr
