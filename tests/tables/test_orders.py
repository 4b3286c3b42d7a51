"""A player's own order of his cards: kept while he holds them, for one deal, and in nobody's way when the match is over."""

import pytest

from app.errors import Rejected
from app.tables import commands as c
from app.tables.inquiry import own_hand
from app.tables.orders import Orders
from app.tables.table import Finished
from tests.support.tables import ANA, BETO, Driver, a_table


def arranged(table: Driver) -> tuple[Orders, tuple[str, ...]]:
    """Ana's cards the other way round."""
    orders, cards = Orders(), tuple(reversed(own_hand(table.table, ANA)))
    orders.arrange(table.table, ANA, cards)
    return orders, cards


def test_an_order_is_kept_and_new_cards_come_last() -> None:
    table = a_table("rami").sit(ANA, BETO).start(dealer=1)
    orders, cards = arranged(table)
    assert orders.order(table.table, ANA) == cards
    table.act({"type": "draw", "from": "stock"})
    kept = orders.order(table.table, ANA)
    assert kept is not None
    assert (kept[:-1], sorted(kept)) == (cards, sorted(own_hand(table.table, ANA)))


def test_who_never_arranged_has_no_order_and_only_cards_held_can_be_arranged() -> None:
    table = a_table("rami").sit(ANA, BETO).start()
    orders, cards = arranged(table)
    assert orders.order(table.table, BETO) is None
    with pytest.raises(Rejected, match="card_not_in_hand"):
        orders.arrange(table.table, BETO, cards)


def test_the_next_deal_begins_without_an_order() -> None:
    table = a_table("ajiley").sit(ANA, BETO).start()
    orders, _ = arranged(table)
    table.play_hand().deal()
    assert orders.order(table.table, ANA) is None


def test_a_match_that_is_over_has_no_order() -> None:
    table = a_table("rami").sit(ANA, BETO).start()
    orders, _ = arranged(table)
    table.do(c.Stand(), BETO)
    assert isinstance(table.table.phase, Finished)
    assert orders.order(table.table, ANA) is None
