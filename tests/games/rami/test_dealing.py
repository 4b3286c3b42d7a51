"""The deal and the stock: packets, the opened pile, the dealer's round, reshuffles (R1, R15, S1–S6, S8)."""

import pytest

from app.games import rami
from app.games.contract import Seat
from app.games.rami.events import RamiDealt, RamiHandStarted, RamiReshuffled, RamiTurnedUp
from app.games.shuffle import hand_seed, shuffle
from tests.support.rami import SEED, Table, cards, position, remaining

FIRST = "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AH"
SECOND = "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AD 2D"


def test_two_packs_with_two_jokers_each_make_the_deck() -> None:
    """S1."""
    assert len(rami.deck) == 108
    assert rami.deck[:54] == rami.deck[54:]
    assert rami.deck[52:54] == ("JK", "JK")
    assert rami.deck[:14] == cards("AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AH")
    assert {rami.deck.count(card) for card in rami.deck if card != "JK"} == {2}


def test_fourteen_cards_each_from_the_dealers_left_and_the_next_opens_the_pile() -> None:
    """R1, S5."""
    table = Table(2, dealer=1).deal(FIRST, SECOND, then="9C KC")
    assert (table.hand(0), table.hand(1)) == (FIRST, SECOND)
    assert (table.pile, table.stock, table.turn) == ("9C", 79, 0)
    assert table.events == [
        RamiHandStarted(1, Seat(1)),
        RamiDealt(Seat(0), 14, cards(FIRST)),
        RamiDealt(Seat(1), 14, cards(SECOND)),
        RamiTurnedUp("9C"),
    ]


@pytest.mark.parametrize("seats", range(2, 7))
def test_all_seats_get_fourteen_and_the_rest_is_the_stock(seats: int) -> None:
    """R1."""
    table = Table(seats, dealer=seats - 1).deal()
    assert [len(cards(table.hand(seat))) for seat in range(seats)] == [14] * seats
    assert table.stock == 108 - 14 * seats - 1


def test_without_a_named_deck_the_two_seeds_give_its_order() -> None:
    """S2, S3, S4."""
    table = Table(2, dealer=1).deal()
    order = shuffle(rami.deck, hand_seed(SEED, ""), 0)
    assert sorted(cards(table.hand(0))) == sorted(order[:14])
    assert table.pile == order[28]
    assert cards(table.turns("draw stock").hand(0)).count(order[29]) == [*order[:14], order[29]].count(order[29])


def test_the_dealer_moves_to_the_next_seat_still_in() -> None:
    """R1, S8: a leave between hands counts; who is out is passed over."""
    assert closed().deal().truth["dealer"] == 0
    assert closed().deal().turn == 1
    left = closed().do(0, "leave").deal()
    assert (left.truth["dealer"], left.turn, left.hand(0)) == (1, 2, "")
    out = closed(totals=[90, 0, 0, 0]).deal()
    assert (out.truth["dealer"], out.turn, out.hand(0)) == (1, 2, "")


def closed(totals: list[int] | None = None) -> Table:
    """A hand of four that the dealer, seat 3, has just won by his last card; who loses gets 20."""
    hands = ("KS KH", "KD KC", "QD QC", "7C")
    table = position(*hands, melds=["0: 7S 7H 7D"], down=range(4), turn=3, stock="2S", totals=totals or [0] * 4)
    return table.turns("draw stock", "extend 0 7C", "discard 2S")


def test_a_first_dealer_who_left_is_replaced_by_the_next_seat() -> None:
    """S8."""
    table = Table(3, dealer=2).do(2, "leave").deal()
    assert (table.truth["dealer"], table.turn, table.hand(2)) == (0, 1, "")


def test_an_empty_stock_is_made_of_the_pile_without_its_top_when_a_card_is_due() -> None:
    """R15, S6, B31: the pile oldest first; the drawer holds one card more and is still on turn."""
    pile = " ".join(remaining(cards("KS KH KD KC"))[:20])
    table = position("KS KH", "KD KC", pile=pile, stock="")
    assert table.stock == 0
    table.turns("draw stock")
    fresh = shuffle(cards(pile)[:-1], SEED, 1)
    assert table.events[0] == RamiReshuffled(19)
    assert (table.stock, table.pile, table.turn) == (18, cards(pile)[-1], 0)
    assert sorted(cards(table.hand(0))) == sorted(["KS", "KH", fresh[0]])


def test_the_last_card_of_the_stock_is_drawn_without_a_reshuffle() -> None:
    """R15, S6: not before a card is due."""
    table = position("KS KH", "KD KC", pile="2S 3S", stock="4S").turns("draw stock")
    assert table.happened() == ["drew"]
    assert (table.stock, table.pile) == (0, "2S 3S")


def test_every_reshuffle_of_a_hand_has_its_number() -> None:
    """R15, S3: as often as needed, each time another shuffle of the same seed."""
    table = position("KS KH", "KD KC", pile="2S 3S", stock="").turns("draw stock", "discard 2S", "draw stock")
    assert table.events[0] == RamiReshuffled(1)
    assert table.pile == "2S"
    assert "3S" in table.hand(1)
    again = position("KS KH", "KD KC", pile="2S 3S 4S 5S", stock="").turns("draw stock")
    assert again.stock == 2
    first = shuffle(cards("2S 3S 4S"), SEED, 1)
    assert first[0] in cards(again.hand(0))


def test_there_is_no_taking_from_an_empty_pile() -> None:
    """R13, R15: its only card was taken and its taker left."""
    table = position("8H 8D 8C 2S", "KD KC", pile="8S", down=[0])
    table.do(0, "draw discard", "lay 8S 8H 8D")
    assert table.refused(1, "draw discard") == "wrong_phase"
    table = position("KS KH", "KD KC", "QD QC", pile="", stock="2S 3S 4S")
    assert table.offers(0) == {"draw": {"from": ["stock"]}}
    assert table.refused(0, "draw discard") == "wrong_phase"
