"""The playthroughs read today as they were written: `python -m tests.support.playthrough --write` tells them anew."""

from pathlib import Path

import pytest

from tests.support.playthrough import TEXTS, told


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.stem)
def test_a_playthrough_reads_as_it_was_written(path: Path) -> None:
    assert told(path.read_text()) == path.read_text()


def test_there_are_playthroughs() -> None:
    assert len(TEXTS) >= 6
