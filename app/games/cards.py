"""The decks in S1's canonical order, card codes, and the order in which a hand is listed.

A card is its code: rank + suit letter ("7O", "10S"), or "JK" for a joker. No rule of a game may be here.
"""

from collections.abc import Callable, Iterable

SPANISH_SUITS = "OCEB"
"""Oros, copas, espadas, bastos."""
FRENCH_SUITS = "SHDC"
JOKER = "JK"

_SPANISH_RANKS = [str(rank) for rank in range(1, 13)]
_FRENCH_RANKS = ["A", *(str(rank) for rank in range(2, 11)), "J", "Q", "K"]


def _pack(ranks: Iterable[str], suits: str) -> tuple[str, ...]:
    """One pack, suit by suit, ranks ascending (S1)."""
    listed = list(ranks)
    return tuple(rank + suit for suit in suits for rank in listed)


SPANISH_40 = _pack((rank for rank in _SPANISH_RANKS if rank not in ("8", "9")), SPANISH_SUITS)
"""Without eights and nines."""
SPANISH_50 = (*_pack(_SPANISH_RANKS, SPANISH_SUITS), JOKER, JOKER)
"""With eights, nines and two comodines."""
FRENCH_108 = (*_pack(_FRENCH_RANKS, FRENCH_SUITS), JOKER, JOKER) * 2
"""Two packs, after each its two jokers."""


def hand_order(deck: Iterable[str]) -> Callable[[Iterable[str]], tuple[str, ...]]:
    """The function that lists cards of this deck by suit, then rank, equal cards side by side, jokers last."""
    codes = [code for code in dict.fromkeys(deck) if code != JOKER]
    place = {code: number for number, code in enumerate([*codes, JOKER])}.__getitem__

    def listed(cards: Iterable[str]) -> tuple[str, ...]:
        return tuple(sorted(cards, key=place))

    return listed
