"""What happens when the stock ends: the reshuffle, and that what is not there is forgiven (J11, S6)."""

from app.games.contract import Seat
from app.games.jodete.events import JodeteDrew, JodeteReshuffled
from app.games.jodete.state import Playing
from app.games.shuffle import shuffle
from tests.support.jodete import SEED, Table, position


def pile(table: Table) -> str:
    assert isinstance(table.state, Playing)
    return " ".join(table.state.deck.pile)


def test_the_played_pile_but_for_its_top_is_shuffled_in_the_order_in_which_it_was_played() -> None:
    """J11, S3, S6: what is left comes first."""
    under = "5B 6B 7B 8B 9B 12C 1E"
    table = position("2O 4O", "3C 4C", top="9O", under=under, stock="7C").turns("2O", "draw")
    fresh = shuffle(("5B", "6B", "7B", "8B", "9B", "12C", "1E", "9O"), SEED, 1)
    assert table.events == [JodeteReshuffled(8), JodeteDrew(Seat(1), 2, "two", ("7C", fresh[0]))]
    assert (pile(table), table.stock) == ("2O", 7)


def test_a_stock_that_is_just_empty_is_not_shuffled_before_a_card_is_due() -> None:
    """S6."""
    table = position("3C 4B", "6E 7E", under="5B 6B", stock="7C").turns("draw")
    assert (table.stock, pile(table)) == (0, "5B 6B 9O")


def test_the_second_shuffle_of_a_hand_has_the_next_number() -> None:
    """S3."""
    table = position("3C 4B", "6E 7E", under="5B 6B", stock="").turns("draw", "pass")
    assert isinstance(table.state, Playing)
    assert table.state.deck.shuffles == 2


def test_what_is_not_there_is_forgiven() -> None:
    """J11."""
    table = position("2O 4O", "3C 4C", top="9O", stock="").turns("2O", "draw")
    assert table.events[-1] == JodeteDrew(Seat(1), 1, "two", ("9O",))
    assert (table.pending, table.turn) == (0, 0)


def test_with_nothing_at_all_the_draw_counts_as_done() -> None:
    """J11, J3."""
    table = position("3C 4B", "6E 7E", stock="").turns("draw")
    assert table.events == [JodeteDrew(Seat(0), 0, "turn", ())]
    assert table.refused(0, "draw") == "already_drawn"
    assert table.turns("pass").turn == 1


def test_a_comodins_draws_come_one_by_one_with_the_reshuffle_between_them() -> None:
    """J11, J7, S6."""
    table = position("JK 4B", "3C", "5E", top="9O", under="6B", stock="7C").turns("JK")
    assert table.happened() == ["played", "drew", "reshuffled", "drew"]
    assert table.sizes == [1, 2, 2]


def test_a_leavers_hand_is_the_oldest_part_of_the_pile() -> None:
    """S6, J16."""
    table = position("3C 4B", "9B 1E JK 2C", "5E 6E", under="6B", stock="").do(1, "leave")
    assert pile(table) == "9B 1E JK 2C 6B 9O"
