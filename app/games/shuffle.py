"""The one shuffle of all games: HMAC-SHA256 as the source of luck, Fisher–Yates as the walk (S2, S3).

Nothing here makes a seed: seeds come in as values, so the same hand can be dealt again anywhere.
"""

from collections.abc import Sequence
from hmac import digest, new
from struct import Struct

_unpack = Struct(">8I").unpack
_FAIR = tuple(2**32 - 2**32 % choices for choices in range(1, 129))
"""By last place: words from here on are skipped, for they would bring up the low places more often (S3)."""


def hand_seed(server_seed: bytes, client_seed: str) -> bytes:
    """The 32-byte seed of a hand (S2)."""
    return digest(server_seed, client_seed.encode(), "sha256")


def shuffle(cards: Sequence[str], seed: bytes, number: int) -> tuple[str, ...]:
    """The list after shuffle `number` of the hand: 0 is the first, 1, 2, … its reshuffles; top card first (S3, S4)."""
    keyed = new(seed, digestmod="sha256")
    shuffled = list(cards)
    last = len(shuffled) - 1
    block = 0
    while last > 0:
        stream = keyed.copy()
        stream.update(b"%d:%d" % (number, block))
        for word in _unpack(stream.digest()):
            if word < _FAIR[last]:
                place = word % (last + 1)
                shuffled[last], shuffled[place] = shuffled[place], shuffled[last]
                last -= 1
                if not last:
                    break
        block += 1
    return tuple(shuffled)
