"""What each viewer gets to see of hands, draws, turns and openings (J12, S7; B44)."""

import pytest

from app.games import jodete
from app.games.contract import IllegalAction, Seat
from app.games.jodete.events import JodeteDealt, JodeteDrew
from tests.support.jodete import SEED, Table, position


def test_a_hand_is_its_owners_alone_and_a_number_for_all_others() -> None:
    """B44."""
    table = position("3O 4B", "3C 4C 5C", "3E")
    shown = jodete.view(table.state, Seat(1))
    assert [seat.hand for seat in shown.seats] == [None, ("3C", "4C", "5C"), None]
    assert [seat.hand_size for seat in shown.seats] == [2, 3, 1]
    assert all(seat.hand is None for seat in jodete.view(table.state, None).seats)


def test_cards_that_come_to_a_hand_are_told_to_their_owner_alone() -> None:
    """B44."""
    for event, told in (
        (JodeteDealt(Seat(1), 2, ("3O", "4O")), JodeteDealt(Seat(1), 2)),
        (JodeteDrew(Seat(1), 1, "sota", ("3O",)), JodeteDrew(Seat(1), 1, "sota")),
    ):
        assert jodete.see(event, Seat(1)) == event
        assert jodete.see(event, Seat(0)) == jodete.see(event, None) == told


def test_everybody_sees_who_has_said_it_and_who_has_paid() -> None:
    """J9."""
    table = position("4B", "3C 4C", stock="", turn=1, silent=[0]).do(1, "jodete", seat=0)
    shown = jodete.view(table.state, None).seats[0]
    assert (shown.said, shown.called) == (False, True)
    shown = jodete.view(table.do(0, "say_last_card").state, None).seats[0]
    assert (shown.said, shown.called) == (True, False)


def test_the_own_hand_counts_what_it_would_add() -> None:
    """J12."""
    assert jodete.score(position("1O JK 9C", "3C").state, Seat(0)) == {"points": 29}
    assert jodete.score(Table(2).state, Seat(0)) is None


def test_own_cards_of_the_first_shuffle_and_the_card_turned_up_may_be_opened() -> None:
    """S7: a comodín is one of two, so its place is not told apart."""
    table = Table(2, dealer=1).deal("3O 4O 5O 6C 7C 8C JK", "4C 5C 9C 4B 5B 6B 9B", then="9O 7E 1E 8B")
    assert jodete.known(table.state, Seat(0)) == ("3O", "4O", "5O", "9O", "6C", "7C", "8C")
    assert jodete.known(table.state, None) == jodete.known(table.state, Seat(7)) == ("9O",)
    table.turns("3O", "draw")
    assert "7E" in jodete.known(table.state, Seat(1))


def test_a_card_that_came_by_a_reshuffle_is_not_opened() -> None:
    """S7: its place would tell in whose hand it had been."""
    table = position("3C 4B", "6E 7E", under="5B 6B", stock="").turns("draw")
    assert jodete.known(table.state, Seat(0)) == ("5B",)  # the card that opened the pile in this position


def test_after_the_hand_no_more_may_be_opened_than_in_it() -> None:
    """S7: the hands are laid open, but not where in the deck their cards had been."""
    table = Table(2, dealer=1).deal()
    before = table.state
    while table.truth["phase"] == "playing":
        before = table.state
        table.turns("timeout")
    for viewer in (Seat(0), Seat(1), None):
        assert jodete.known(table.state, viewer) == jodete.known(before, viewer)


def test_a_suggestion_is_not_to_be_had() -> None:
    """J2: there is nothing to group."""
    with pytest.raises(IllegalAction, match="bad_action"):
        jodete.suggest(jodete.view(Table(2).state, Seat(0)), Seat(0), "sets")


def test_the_seed_is_in_no_view() -> None:
    """B44."""
    table = position("3O 4B", "3C 4C")
    assert SEED.hex() not in repr(jodete.view(table.state, Seat(0)))
    assert "seed" not in repr(jodete.view(table.state, Seat(0)))
