"""The shuffle: S3's words told a second time, slowly, and that no card favours a place."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games import shuffle as module
from app.games.cards import SPANISH_40
from app.games.shuffle import hand_seed, shuffle

SEED = bytes(range(32))


def told_slowly(cards: list[str], seed: bytes, number: int) -> list[str]:
    """S3, word by word."""
    stream = b"".join(hmac.new(seed, f"{number}:{block}".encode(), hashlib.sha256).digest() for block in range(40))
    words = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]
    shuffled = list(cards)
    for i in range(len(shuffled) - 1, 0, -1):
        w = words.pop(0)
        while w >= 2**32 // (i + 1) * (i + 1):
            w = words.pop(0)
        j = w % (i + 1)
        shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
    return shuffled


@given(st.lists(st.sampled_from(SPANISH_40), max_size=108), st.binary(min_size=32, max_size=32), st.integers(0, 99))
def test_the_shuffle_is_the_walk_of_the_rules(cards: list[str], seed: bytes, number: int) -> None:
    """S3."""
    assert list(shuffle(cards, seed, number)) == told_slowly(cards, seed, number)


def test_a_word_that_would_favour_low_places_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """S3: of the words 2^32-1, 2, 0 … the first is no fair draw among three, so 2 mod 3 is used."""
    words = [2**32 - 1, 2, 0, 0, 0, 0, 0, 0]
    monkeypatch.setattr(module, "_unpack", lambda _block: words)
    assert shuffle(("1O", "2O", "3O"), SEED, 0) == ("2O", "1O", "3O")


def test_the_seed_of_a_hand_is_keyed_by_the_servers_and_says_the_players_text_in_utf_8() -> None:
    """S2."""
    assert hand_seed(SEED, "ñandú||🂡") == hmac.new(SEED, "ñandú||🂡".encode(), hashlib.sha256).digest()
    assert hand_seed(SEED, "a") != hand_seed(SEED, "b")


def test_every_shuffle_of_a_hand_is_another_one() -> None:
    """S3: k is the number of the shuffle within the hand."""
    assert len({shuffle(SPANISH_40, SEED, number) for number in range(20)}) == 20


@pytest.mark.parametrize("cards", [(), ("7O",)])
def test_nothing_and_a_single_card_stay_as_they_are(cards: tuple[str, ...]) -> None:
    """S3."""
    assert shuffle(cards, SEED, 0) == cards


def test_each_card_comes_to_each_place_as_often_as_to_any_other() -> None:
    """B57: chi-square over 20,000 shuffles of one pinned seed; 39 x 39 degrees of freedom, mean 1521, deviation 55."""
    rounds = 20_000
    seen = Counter(
        (place, card) for number in range(rounds) for place, card in enumerate(shuffle(SPANISH_40, SEED, number))
    )
    expected = rounds / 40
    chi_square = sum((seen[place, card] - expected) ** 2 for place in range(40) for card in SPANISH_40) / expected
    assert 1521 - 4 * 55 < chi_square < 1521 + 4 * 55
