"""The decks in canonical order, and how hands are listed (S1)."""

from collections import Counter

from app.games.cards import FRENCH_108, SPANISH_40, SPANISH_50, hand_order


def test_the_spanish_deck_of_forty_lies_suit_by_suit_and_ascends_without_eights_and_nines() -> None:
    """S1, A1."""
    assert SPANISH_40[:10] == ("1O", "2O", "3O", "4O", "5O", "6O", "7O", "10O", "11O", "12O")
    assert [card[-1] for card in SPANISH_40[::10]] == ["O", "C", "E", "B"]
    assert len(set(SPANISH_40)) == 40


def test_the_spanish_deck_of_fifty_has_eights_and_nines_and_ends_with_two_comodines() -> None:
    """S1."""
    assert SPANISH_50[6:9] == ("7O", "8O", "9O")
    assert SPANISH_50[-3:] == ("12B", "JK", "JK")
    assert len(SPANISH_50) == 50


def test_two_french_packs_have_their_jokers_after_each_pack() -> None:
    """S1."""
    assert FRENCH_108[:13] == ("AS", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS")
    assert FRENCH_108[51:57] == ("KC", "JK", "JK", "AS", "2S", "3S")
    assert Counter(FRENCH_108)["JK"] == 4
    assert len(FRENCH_108) == 108


def test_a_hand_is_listed_by_suit_then_rank_with_equal_cards_side_by_side_and_jokers_last() -> None:
    assert hand_order(SPANISH_40)(("12B", "1B", "7O", "10O", "2C")) == ("7O", "10O", "2C", "1B", "12B")
    assert hand_order(FRENCH_108)(("JK", "KC", "AS", "KS", "AS", "10D", "AH")) == (
        *("AS", "AS", "KS"),
        *("AH", "10D", "KC", "JK"),
    )
    assert hand_order(SPANISH_50)(("JK", "9C", "JK", "8C")) == ("8C", "9C", "JK", "JK")
