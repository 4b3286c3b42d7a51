"""The one shuffle of all games: HMAC-SHA256 as the source of luck, Fisher–Yates as the walk (S2, S3).

Nothing here makes a seed: seeds come in as values, so the same hand can be dealt again anywhere.
"""

from collections.abc import Iterator, Sequence
from hmac import digest
from itertools import count
from struct import Struct

_unpack = Struct(">8I").unpack
_WORDS = 2**32


def hand_seed(server_seed: bytes, client_seed: str) -> bytes:
    """The 32-byte seed of a hand (S2)."""
    return digest(server_seed, client_seed.encode(), "sha256")


def shuffle(cards: Sequence[str], seed: bytes, number: int) -> tuple[str, ...]:
    """The list after shuffle `number` of the hand: 0 is the first, 1, 2, … its reshuffles; top card first (S3, S4)."""
    shuffled = list(cards)
    words = _words(seed, number)
    for last in range(len(shuffled) - 1, 0, -1):
        choices = last + 1
        fair = _WORDS - _WORDS % choices  # above it the low places would come up more often
        word = next(words)
        while word >= fair:
            word = next(words)
        place = word % choices
        shuffled[last], shuffled[place] = shuffled[place], shuffled[last]
    return tuple(shuffled)


def _words(seed: bytes, number: int) -> Iterator[int]:
    """The byte stream of one shuffle as 32-bit words."""
    for block in count():
        yield from _unpack(digest(seed, b"%d:%d" % (number, block), "sha256"))
