"""Whatever is done to the clock that is followed, ours goes on: never back, and never standing, for then every turn would."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.storage import clock


class Hands:
    """This machine's clocks, set by the test (ms)."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.monotonic = 5_000_000.0
        self.wall = 1_700_000_000_000.0
        patch.setattr(clock, "_monotonic_ms", lambda: self.monotonic)
        patch.setattr(clock, "_wall_ms", lambda: self.wall)

    def passes(self, ms: float) -> None:
        self.monotonic += ms
        self.wall += ms


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    return Hands(monkeypatch)


def test_a_wall_clock_that_is_put_back_is_caught_up_with_while_ours_goes_on(hands: Hands) -> None:
    ours = clock.WallClock()
    began = ours.now()
    hands.wall -= 300_000
    assert ours.now() == began
    hands.passes(60_000)
    assert ours.now() == began + 30_000
    hands.passes(540_000)
    assert ours.now() == hands.wall
    hands.passes(1_000)
    assert ours.now() == hands.wall


def test_a_wall_clock_that_is_put_forward_is_followed_at_once(hands: Hands) -> None:
    ours = clock.WallClock()
    ours.now()
    hands.wall += 300_000
    assert ours.now() == hands.wall


def test_what_nobody_has_read_yet_may_be_set_anyhow(hands: Hands) -> None:
    """This machine's own idea of the time, before the database was asked."""
    steady = clock._Steady(hands.wall + 3_600_000 - hands.monotonic)
    steady.follow(hands.wall - hands.monotonic)
    assert steady.now() == hands.wall


@given(st.lists(st.tuples(st.integers(-10_000_000, 10_000_000), st.integers(2, 100_000)), min_size=1))
def test_it_never_goes_back_and_never_stands(jumps: list[tuple[int, int]]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        hands = Hands(patch)
        ours = clock.WallClock()
        last = ours.now()
        for jump, passed in jumps:
            hands.wall += jump
            assert ours.now() >= last
            last = ours.now()
            hands.passes(passed)
            assert ours.now() >= last + passed // 2
            last = ours.now()
