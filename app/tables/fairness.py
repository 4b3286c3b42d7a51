"""What a hand's deal commits to, and how single cards of it are opened (DESIGN §5). Pure; nothing here decides who sees what.

Leaf i = SHA-256(salt_i ‖ card code), salt_i = HMAC-SHA256(server_seed, "salt:{i}"); a node = SHA-256(left ‖ right), an odd
last node goes up as it is. Cards that reached a player by a reshuffle are not opened: their place in the deck would tell
in whose folded hand they had been.
"""

import hmac
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal

from app.games.shuffle import hand_seed, shuffle


@dataclass(frozen=True, slots=True)
class Step:
    """A sibling on the way to the root, and on which side of us it stands."""

    side: Literal["left", "right"]
    hash: str


@dataclass(frozen=True, slots=True)
class Opening:
    """One card's place in the deck's order, with what it takes to check it against the root. Hashes and salt in hex."""

    card: str
    index: int
    salt: str
    path: tuple[Step, ...]


def commitment(server_seed: bytes) -> str:
    """What is shown before the deal."""
    return sha256(server_seed).hexdigest()


def root(deck: tuple[str, ...], server_seed: bytes, client_seed: str) -> str:
    """The root over the shuffled deck's leaves; `deck` in canonical order (S1)."""
    return _levels(_leaves(_order(deck, server_seed, client_seed), server_seed))[-1][0].hex()


def openings(
    deck: tuple[str, ...], server_seed: bytes, client_seed: str, cards: tuple[str, ...]
) -> tuple[Opening, ...]:
    """Openings of these cards, in the order given."""
    order = _order(deck, server_seed, client_seed)
    levels = _levels(_leaves(order, server_seed))
    return tuple(_opening(card, order.index(card), levels, server_seed) for card in cards)


def _order(deck: tuple[str, ...], server_seed: bytes, client_seed: str) -> list[str]:
    return list(shuffle(deck, hand_seed(server_seed, client_seed), 0))


def _salt(server_seed: bytes, index: int) -> bytes:
    return hmac.digest(server_seed, f"salt:{index}".encode(), "sha256")


def _leaves(order: list[str], server_seed: bytes) -> list[bytes]:
    return [sha256(_salt(server_seed, i) + card.encode()).digest() for i, card in enumerate(order)]


def _levels(leaves: list[bytes]) -> list[list[bytes]]:
    levels = [leaves]
    while len(levels[-1]) > 1:
        row = levels[-1]
        pairs = [sha256(row[i] + row[i + 1]).digest() for i in range(0, len(row) - 1, 2)]
        levels.append(pairs + row[len(row) & ~1 :])
    return levels


def _opening(card: str, index: int, levels: list[list[bytes]], server_seed: bytes) -> Opening:
    path = []
    place = index
    for row in levels[:-1]:
        sibling = place ^ 1
        if sibling < len(row):
            path.append(Step("left" if sibling < place else "right", row[sibling].hex()))
        place //= 2
    return Opening(card, index, _salt(server_seed, index).hex(), tuple(path))
