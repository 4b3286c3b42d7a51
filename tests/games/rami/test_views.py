"""Who sees what: views, events, and the cards whose place in the deck may be opened (R13, R16, S7)."""

from app.games import rami
from app.games.contract import Game, Seat
from app.games.rami.events import RamiDealt, RamiDrew
from app.games.rami.state import RamiMeld, RamiResult
from app.games.rami.view import RamiSeat, RamiView
from app.games.shuffle import shuffle
from tests.support.rami import SEED, Table, cards, position

A, B = Seat(0), Seat(1)


def test_a_viewer_sees_his_own_hand_of_the_others_its_size_and_of_the_pile_its_top() -> None:
    table = position("7S 7H 2C", "3S 4S", pile="4H 7D", melds=["1: 9H 10H JK"], down=[1], stock="9C 9S", totals=(5, 6))
    assert rami.view(table.state, A) == RamiView(
        phase="playing",
        hand=1,
        dealer=B,
        turn=A,
        drawn=None,
        stock_only=False,
        first_lap=False,
        taken=None,
        stock=2,
        discard="7D",
        discard_size=2,
        melds=(RamiMeld(0, B, "run", cards("9H 10H JK"), "JH"),),
        ranking=None,
        result=None,
        seats=(RamiSeat(5, False, False, 3, cards("7S 7H 2C")), RamiSeat(6, True, False, 2, None)),
    )
    assert [seat.hand for seat in rami.view(table.state, None).seats] == [None, None]


def test_the_view_tells_of_the_first_lap_and_of_a_card_that_must_come_to_the_table() -> None:
    """R3, R13."""
    assert rami.view(position("2S", "3S", fresh=[0]).state, B).first_lap
    table = position("7S 7H 2C", "3S 4S", pile="4H 7D", down=[0], stock="9C").turns("draw discard")
    assert rami.view(table.state, B).taken == "7D"
    assert rami.view(table.turns("lay 7S 7H 7D").state, B).taken is None
    table = position("7S 7H 2C", "3S 4S", pile="4H 7D", stock="9C").turns("draw discard", "put back")
    view = rami.view(table.state, B)
    assert (view.taken, view.stock_only, view.discard) == (None, True, "7D")
    drawn = rami.view(table.turns("draw stock").state, B)
    assert (drawn.taken, drawn.drawn) == (None, "stock")


def test_at_the_end_of_a_hand_everybody_sees_all_hands() -> None:
    """R16."""
    table = position("7C", "KS 2S", melds=["0: 7S 7H 7D"], down=[0, 1], stock="3D", limit=501)
    table.turns("draw stock", "extend 0 7C", "discard 3D")
    view = rami.view(table.state, None)
    assert view.result == RamiResult(A, (0, 12), {"0": (), "1": cards("2S KS")})
    assert (view.phase, view.discard, view.discard_size, view.melds) == ("between_hands", None, 0, ())


def test_dealt_cards_and_cards_from_the_stock_are_told_to_their_owner_only() -> None:
    dealt, drew = RamiDealt(A, 2, cards("7S 7H")), RamiDrew(A, "stock", "2C")
    assert (rami.see(dealt, A), rami.see(drew, A)) == (dealt, drew)
    for viewer in (B, None):
        assert rami.see(dealt, viewer) == RamiDealt(A, 2)
        assert rami.see(drew, viewer) == RamiDrew(A, "stock")


def test_a_taken_discard_is_told_to_all() -> None:
    """R13."""
    drew = RamiDrew(A, "discard", "2C")
    assert rami.see(drew, None) == drew


TWINS = "AS AS 2S 2S 3S 3S JK JK JK JK 4S 5S 6S 7S"
OTHERS = "4H 5H 6H 7H 8H 9H 10H JH QH KH 4D 5D 6D 7D"


def test_only_codes_of_which_every_copy_was_seen_may_be_opened() -> None:
    """S7: one copy more in another hand, or still in the stock, and nothing is told of either."""
    table = Table(2, dealer=1).deal(TWINS, OTHERS, then="4S")
    assert rami.known(table.state, A) == cards("AS 2S 3S 4S JK")
    assert rami.known(table.state, B) == ()
    assert rami.known(table.state, None) == ()


def test_a_card_from_the_stock_counts_as_seen_by_its_drawer() -> None:
    """S7."""
    table = Table(2, dealer=1).deal(TWINS, OTHERS, then="9C 5S 6S").turns("draw stock")
    assert "5S" in rami.known(table.state, A)
    table.turns("discard 5S", "draw stock")
    assert rami.known(table.state, B) == ()
    assert "5S" in rami.known(table.state, A)


def test_a_taken_discard_does_not_for_it_did_not_come_from_the_deck() -> None:
    """S7."""
    table = Table(2, dealer=1).deal(TWINS, OTHERS, then="9C 8C 4H 7C 10C")
    table.turns("draw stock", "discard 8C", "draw stock", "discard 4H", "draw stock", "discard 7C")
    assert rami.known(table.state, B) == ("4H",)
    assert "4H" not in rami.known(table.state, A)


def test_what_may_be_opened_stays_so_after_the_hand() -> None:
    """S7."""
    table = Table(3, dealer=2).deal(TWINS, OTHERS, then="4S").do(2, "leave").do(1, "leave")
    assert table.truth["phase"] == "match_over"
    assert rami.known(table.state, A) == cards("AS 2S 3S JK")


def test_a_card_that_came_by_a_reshuffle_is_not_opened() -> None:
    """S7, R15: seat 0 draws both copies of the 7S, the one after the other."""
    second = shuffle(("0", "1", "2"), SEED, 1)[1]
    pile = ["4D" if place == second else "7S" for place in ("0", "1", "2")]
    table = position("KS KH", "2S 3S", pile=" ".join([*pile, "9C"]), stock="")
    table.turns("draw stock", "discard KS", "draw stock", "discard 2S", "draw stock")
    assert table.hand(0) == "7S 7S KH"
    assert rami.known(table.state, A) == ()


def test_a_hand_has_no_score_and_a_match_no_chips() -> None:
    game: Game = rami
    state = Table(2).deal().state
    assert game.score(state, A) is None
    assert game.purse(state) is None
    assert game.buy_in(game.read_options({})) == 0
