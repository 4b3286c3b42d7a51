"""Taking the discard: it must come to the table in this turn, else it is put back and everything undone (R13)."""

import pytest

from app.games.contract import Seat
from app.games.rami.events import RamiDrew, RamiPutBack
from tests.support.rami import Table, position

RICH = "KS KH KD 7S 7H 2C 3D"
"""With 7D: 51 points."""


def taking(hand: str = RICH, *, top: str = "7D", down: bool = False, melds: tuple[str, ...] = ()) -> Table:
    """Seat 0 has taken the top of the pile."""
    table = position(hand, "2H 3H QD", pile=f"4S {top}", down=[0] if down else [], melds=melds, stock="9S JS")
    return table.turns("draw discard")


def test_the_top_of_the_pile_comes_into_the_hand_and_all_see_it() -> None:
    """R13."""
    table = taking()
    assert table.events == [RamiDrew(Seat(0), "discard", "7D")]
    assert (table.pile, table.truth["drawn"], table.stock) == ("4S", "discard", 2)
    assert table.hand(0) == "7S KS 7H KH 3D 7D KD 2C"


def test_until_it_is_on_the_table_nothing_can_be_discarded() -> None:
    """R13: not even the taken card itself."""
    table = taking()
    for card in ("2C", "7D"):
        refused = table.refusal(0, f"discard {card}")
        assert (refused.code, refused.data) == ("taken_card_not_placed", {"card": "7D"})
    assert set(table.offers(0)) == {"lay", "put_back"}
    table.turns("lay KS KH KD | 7S 7H 7D")
    assert set(table.offers(0)) == {"discard"}
    assert table.turns("discard 2C").turn == 1


def test_melds_without_it_do_not_place_it() -> None:
    """R13."""
    table = taking("KS KH KD 7S 7H 7C QS QH QC 2C", top="4D").turns("lay KS KH KD | QS QH QC")
    assert table.refused(0, "discard 2C") == "taken_card_not_placed"
    assert table.offers(0)["put_back"] == {}


@pytest.mark.parametrize(
    "hand, melds, top, move",
    [
        ("7S 7H 2C 3D", (), "7D", "lay 7S 7H 7D"),
        ("2S 3D 4H", ("1: 5C 6C 7C",), "8C", "extend 0 8C"),
        ("2S 3D 4H", ("1: 5C 6C JK",), "7C", "swap 0 7C"),
        ("7S 7H 2C 3D", (), "JK", "lay 7S 7H JK"),
        ("2S 3D 4H", ("1: 5C 6C 7C",), "JK", "extend 0 JK high"),
    ],
)
def test_a_meld_an_extension_or_a_swap_places_it(hand: str, melds: tuple[str, ...], top: str, move: str) -> None:
    """R13: a joker as well."""
    table = taking(hand, top=top, down=True, melds=melds)
    assert table.refused(0, "discard 3D") == "taken_card_not_placed"
    assert table.turns(move, "discard 3D").turn == 1


def test_any_card_of_its_code_counts() -> None:
    """R13: equal cards of the two packs are not told apart."""
    table = taking("7S 7H 7D 2C 3D", top="7D", down=True).turns("lay 7S 7H 7D", "discard 7D")
    assert table.pile == "4S 7D"


def test_putting_back_undoes_the_whole_turn() -> None:
    """R13: the going down, too."""
    table = taking("KS KH KD QS QH QC 2C", top="7D")
    table.turns("lay KS KH KD | QS QH QC")
    assert (table.down(0), len(table.melds)) == (True, 2)
    table.turns("put back")
    assert table.events == [RamiPutBack(Seat(0), "7D")]
    assert (table.down(0), table.melds, table.pile) == (False, [], "4S 7D")
    assert table.hand(0) == "QS KS QH KH KD 2C QC"
    assert (table.turn, table.truth["drawn"], table.truth["stock_only"]) == (0, None, True)


def test_putting_back_undoes_extensions_and_swaps() -> None:
    """R13, R12: the joker lies on the table again."""
    melds = ("1: 5C 6C 7C", "1: 9H 10H JK")
    table = taking("8C JH 3D 2C", top="4D", down=True, melds=melds).turns("extend 0 8C", "swap 1 JH")
    assert table.melds == ["5C 6C 7C 8C", "9H 10H JH"]
    table.turns("put back")
    assert table.melds == ["5C 6C 7C", "9H 10H JK as JH"]
    assert table.hand(0) == "JH 3D 2C 8C"


def test_then_only_the_stock_is_left_to_draw_from() -> None:
    """R13: no second taking in that turn."""
    table = taking().turns("put back")
    assert table.offers(0) == {"draw": {"from": ["stock"]}}
    assert table.refused(0, "draw discard") == "stock_only"
    assert table.refused(0, "put back") == "not_drawn_yet"
    table.turns("draw stock")
    assert (table.truth["drawn"], table.truth["stock_only"]) == ("stock", False)
    assert table.turns("discard 2C").offers(1) == {"draw": {"from": ["stock", "discard"]}}


def test_a_stock_draw_is_never_undone() -> None:
    """R13, B58."""
    table = position(RICH, "2H 3H", stock="9S").turns("draw stock")
    assert table.refused(0, "put back") == "nothing_to_put_back"
    assert "put_back" not in table.offers(0)
    assert taking().turns("put back", "draw stock").refused(0, "put back") == "nothing_to_put_back"


def test_nor_is_a_taken_card_that_is_on_the_table() -> None:
    """R13, B58."""
    table = taking().turns("lay KS KH KD | 7S 7H 7D")
    assert table.refused(0, "put back") == "nothing_to_put_back"
    table = taking("7S 7H 2C 3D", top="JK", down=True).turns("lay 7S 7H JK")
    assert table.refused(0, "put back") == "nothing_to_put_back"


def test_who_leaves_meanwhile_stays_gone_after_a_put_back() -> None:
    """R13, R20."""
    table = position("2S 3D", "2H 3H", "4C 5C", pile="4S 7D", stock="9S").turns("draw discard").do(2, "leave")
    table.turns("put back")
    assert (table.hand(2), table.truth["seats"][2]["out"], table.turn) == ("", True, 0)


def test_taking_going_down_and_closing_may_be_one_turn() -> None:
    """R13, R14."""
    table = taking("KS KH KD 7S 7H", top="7D").turns("lay KS KH KD | 7S 7H 7D")
    assert table.truth["result"]["closer"] == 0
