"""What the rules do for who runs out of time, and what becomes of who leaves (R20, R13, S9)."""

import pytest

from app.games.contract import Seat
from app.games.rami.events import RamiDiscarded, RamiDrew, RamiLeft, RamiPutBack, RamiReshuffled
from tests.support.rami import Table, position


def test_who_has_not_drawn_draws_from_the_stock_and_throws_that_card() -> None:
    """R20: in the first lap, too."""
    for fresh in ((), (0,)):
        table = position("KS KH", "2S 3S", stock="4D", fresh=fresh).turns("timeout")
        assert table.events == [RamiDrew(Seat(0), "stock", "4D"), RamiDiscarded(Seat(0), "4D")]
        assert (table.hand(0), table.pile, table.turn) == ("KS KH", "9D 4D", 1)


def test_even_a_joker() -> None:
    """R20, R19."""
    assert position("KS KH", "2S 3S", stock="JK").turns("timeout").pile == "9D JK"


def test_who_has_drawn_from_the_stock_throws_that_card() -> None:
    """R20."""
    table = position("KS KH", "2S 3S", stock="4D").turns("draw stock", "timeout")
    assert (table.hand(0), table.pile) == ("KS KH", "9D 4D")


def test_a_twin_of_the_drawn_card_is_as_good() -> None:
    """R20, R13: equal cards are not told apart."""
    table = position("7S 7H 7D KS", "2S 3S", stock="7D", down=[0]).turns("draw stock", "lay 7S 7H 7D", "timeout")
    assert (table.hand(0), table.pile) == ("KS", "9D 7D")


@pytest.mark.parametrize(
    "hand, thrown",
    [
        ("7S 7H 2C KD AH", "AH"),
        ("7S 7H 2C QD JS", "JS"),
        ("7S 7H 10C QD 10S", "10S"),
        ("7S 7H 2C JK", "2C"),
        ("7S 7H AC AS", "AS"),
        ("7S 7H 9C 9D", "9D"),
    ],
)
def test_where_the_drawn_card_is_on_the_table_the_highest_goes(hand: str, thrown: str) -> None:
    """R20, R16: an ace is 11, jokers last, of equals the first in S1's order."""
    table = position(hand, "2S 3S", stock="7D", down=[0]).turns("draw stock", "lay 7S 7H 7D", "timeout")
    assert table.events == [RamiDiscarded(Seat(0), thrown)]


def test_a_lone_joker_goes_and_closes_the_hand() -> None:
    """R20, R14."""
    table = position("7S 7H JK", "2S 3S", stock="7D", melds=["0: 9H 10H JH"], down=[0], limit=501)
    table.turns("draw stock", "lay 7S 7H 7D", "timeout")
    assert table.points == [0, 100]


def test_a_taken_card_that_is_not_on_the_table_goes_back_first() -> None:
    """R20, R13: with all that was laid in this turn."""
    table = position("KS KH KD QS QH QD 2C", "2S 3S", pile="4S 7D", stock="9C")
    table.turns("draw discard", "lay KS KH KD | QS QH QD", "timeout")
    assert table.events == [
        RamiPutBack(Seat(0), "7D"),
        RamiDrew(Seat(0), "stock", "9C"),
        RamiDiscarded(Seat(0), "9C"),
    ]
    assert (table.melds, table.down(0), table.pile, table.turn) == ([], False, "4S 7D 9C", 1)
    assert table.hand(0) == "QS KS QH KH QD KD 2C"


def test_a_taken_card_on_the_table_stays_and_the_highest_of_the_hand_goes() -> None:
    """R20: he drew none from the stock."""
    table = position("7S 7H 2C KD", "2S 3S", pile="4S 7D", down=[0]).turns("draw discard", "lay 7S 7H 7D", "timeout")
    assert (table.melds, table.hand(0), table.pile) == (["7S 7H 7D"], "2C", "4S KD")


def test_after_a_put_back_the_stock_is_drawn_for_him() -> None:
    """R20, R13."""
    table = position("KS KH", "2S 3S", pile="4S 7D", stock="9C").turns("draw discard", "put back", "timeout")
    assert (table.hand(0), table.pile) == ("KS KH", "4S 7D 9C")


def test_the_stock_is_made_anew_for_him_as_well() -> None:
    """R20, R15."""
    table = position("KS KH", "2S 3S", pile="4S 7D 9C", stock="").turns("timeout")
    assert table.events[0] == RamiReshuffled(2)


def three() -> Table:
    down = [0, 1]
    return position(
        "7S 7H 2C KD",
        "3S 4S",
        "5S 6S",
        pile="4H 7D",
        melds=["0: 9H 10H JH"],
        down=down,
        stock="9C 9S",
        totals=(1, 2, 3),
    )


def test_a_leavers_hand_leaves_the_game_and_his_melds_stay() -> None:
    """R20: his `down` and his total as they are; the turn is not his to pass on."""
    table = three().do(1, "leave")
    assert table.events == [RamiLeft(Seat(1))]
    assert (table.hand(1), table.truth["seats"][1]["out"], table.down(1), table.totals) == ("", True, True, [1, 2, 3])
    assert (table.turn, table.pile, table.stock) == (0, "4H 7D", 2)
    assert table.melds == ["9H 10H JH"]


def test_the_melds_of_one_who_left_may_be_extended() -> None:
    """R20, R9."""
    table = position("2S 3S", "QH 4S", "5S 6S", melds=["0: 9H 10H JH"], down=[0, 1], stock="9C").do(0, "leave")
    assert table.turn == 1
    assert table.turns("draw stock", "extend 0 QH").melds == ["9H 10H JH QH"]


def test_who_leaves_on_turn_passes_it_on() -> None:
    """R20: the next seat begins a turn of its own."""
    table = three()
    clock = table.clock
    table.turns("draw stock").do(0, "leave")
    assert (table.turn, table.truth["drawn"]) == (1, None)
    assert table.clock != clock
    assert table.offers(1) == {"draw": {"from": ["stock", "discard"]}}


def test_his_taken_card_goes_back_first_with_all_of_his_turn() -> None:
    """R20, R13."""
    table = position("KS KH KD QS QH QD 2C", "2S 3S", "4C 5C", pile="4S 7D")
    table.turns("draw discard", "lay KS KH KD | QS QH QD").do(0, "leave")
    assert table.events == [RamiPutBack(Seat(0), "7D"), RamiLeft(Seat(0))]
    assert (table.melds, table.pile, table.down(0), table.turn) == ([], "4S 7D", False, 1)


def test_his_taken_card_stays_where_it_is_on_the_table() -> None:
    """R20."""
    table = three().turns("draw discard", "lay 7S 7H 7D").do(0, "leave")
    assert (table.melds, table.pile) == (["9H 10H JH", "7S 7H 7D"], "4H")


def test_his_cards_do_not_come_back_with_the_pile() -> None:
    """R20, R15."""
    table = position("KS KH", "2S 3S", "4S 5S", pile="7S 7D 9C", stock="").do(1, "leave").turns("draw stock")
    assert table.stock == 1
    assert table.events[0] == RamiReshuffled(2)


def test_one_left_is_the_winner() -> None:
    """R20, R18, S9: the later leaver ranks before the earlier."""
    table = three().do(1, "leave").do(0, "leave")
    assert (table.ranking, table.totals) == ([[2], [0], [1]], [1, 2, 3])
    assert table.truth["result"] is None


def test_who_has_left_can_do_nothing_more() -> None:
    """S9: not leave again either."""
    table = three().do(1, "leave")
    assert table.refused(1, "leave") == "wrong_phase"
    table.turns("draw stock", "discard 2C")
    assert table.turn == 2
    assert table.refused(1, "draw stock") == "not_your_turn"


def test_who_is_out_may_still_go_and_keeps_his_place() -> None:
    """R18, S9: he fell before; only once."""
    table = position("7C", "KS QH", "2S", melds=["0: 7S 7H 7D"], down=[0, 1, 2], totals=(0, 90, 0), stock="3D")
    table.turns("draw stock", "extend 0 7C", "discard 3D").do(1, "leave")
    assert table.events == [RamiLeft(Seat(1))]
    assert table.refused(1, "leave") == "wrong_phase"
    table.deal().do(0, "leave")
    assert table.ranking == [[2], [0], [1]]


def test_before_the_first_deal_one_may_only_leave() -> None:
    """S8, S9."""
    table = Table(2)
    assert table.refused(0, "draw stock") == "wrong_phase"
    assert table.refused(0, "timeout") == "wrong_phase"
    assert table.do(0, "leave").ranking == [[1], [0]]
