"""From the ante to the cards in hand: who pays, who is dealt in, who deals, and in what order cards come."""

from app.games.ajiley.events import Ante, Dealt, HandStarted
from app.games.cards import SPANISH_40
from app.games.contract import Seat
from app.games.shuffle import hand_seed, shuffle
from tests.support.ajiley import SEED, Table


def test_every_seat_with_chips_pays_the_ante_and_it_is_no_bet() -> None:
    """A5: pot 40, nothing to match, so the first to speak may pass."""
    table = Table([1000, 1000, 1000, 1000], dealer=3).deal()
    assert table.chips == [990, 990, 990, 990]
    assert (table.truth["pot"], table.truth["to_match"]) == (40, 0)
    assert [seat["bet"] for seat in table.truth["seats"]] == [0, 0, 0, 0]
    table.turns("check")


def test_a_short_stack_pays_all_it_has_and_is_all_in() -> None:
    """A5, B11: a stack of 4 pays 4, never goes below zero, and still gets its cards."""
    table = Table([4, 1000, 1000], dealer=2).deal()
    assert table.chips == [0, 990, 990]
    assert table.statuses == ["all_in", "active", "active"]
    assert len(table.hand(0).split()) == 2
    assert Ante(seat=Seat(0), amount=4, all_in=True) in table.events


def test_an_ante_of_exactly_the_stack_is_all_in() -> None:
    """A5."""
    assert Table([10, 1000, 1000], dealer=2).deal().statuses[0] == "all_in"


def test_a_seat_without_chips_is_neither_charged_nor_dealt_in() -> None:
    """A5, B11."""
    table = Table([1000, 0, 1000], dealer=2).deal()
    assert table.statuses == ["active", "out", "active"]
    assert table.hand(1) == ""
    assert table.truth["pot"] == 20


def test_packets_go_to_the_dealers_right_first_two_cards_and_later_three() -> None:
    """A6, S5: whole packets at once, the dealer last."""
    table = Table([1000, 1000, 1000], dealer=0).deal(seed=SEED)
    stock = shuffle(SPANISH_40, hand_seed(SEED, ""), 0)
    assert [event.cards for event in table.events if isinstance(event, Dealt)] == [stock[0:2], stock[2:4], stock[4:6]]
    assert [event.seat for event in table.events if isinstance(event, Dealt)] == [1, 2, 0]
    table.turns("check", "check", "check")
    assert [event.cards for event in table.events if isinstance(event, Dealt)] == [
        stock[6:9],
        stock[9:12],
        stock[12:15],
    ]
    assert table.truth["stock"] == 25


def test_cards_are_taken_from_the_top_of_the_stock() -> None:
    """S4: the first card of the shuffled list is the first one dealt, also in the draw."""
    table = Table([1000, 1000], dealer=0).deal("1O 2O 3O 4O 5O", "1C 2C 3C 4C 5C", stock="12B 11B 10B")
    table.turns("check", "check", "throw 1O 2O", "throw 1C")
    assert table.hand(1) == "3O 4O 5O 11B 12B"
    assert table.hand(0) == "2C 3C 4C 5C 10B"


def test_the_phases_follow_each_other() -> None:
    """A6."""
    table = Table([1000, 1000]).deal()
    seen = [table.phase]
    for kinds in (("check", "check"), ("throw", "throw"), ("check", "check")):
        table.turns(*kinds)
        seen.append(table.phase)
    assert seen == ["betting_1", "draw", "betting_2", "between_hands"]


def test_the_deal_moves_on_one_seat_with_chips_each_hand() -> None:
    """A6, B15: seat 2 is at 0 without refill; after dealer 1 come 3, 0, 1."""
    table = Table([1000, 1000, 0, 1000], dealer=1, hand=1, allow_refill=False)
    dealers = []
    for _ in range(3):
        table.deal()
        dealers.append(table.truth["dealer"])
        table.turns("fold", "fold")
    assert dealers == [3, 0, 1]


def test_the_deal_moves_when_the_next_hand_is_dealt_so_a_refill_before_counts() -> None:
    """S8: seat 1 comes back between hands and deals."""
    table = Table([1000, 0, 1000], dealer=0, hand=1).do(1, "refill").deal()
    assert table.truth["dealer"] == 1


def test_the_first_dealer_deals_first_or_the_next_seat_when_he_is_gone() -> None:
    """S8."""
    assert Table([1000] * 3, dealer=1).deal().truth["dealer"] == 1
    assert Table([1000] * 3, dealer=1).do(1, "leave").deal().truth["dealer"] == 2
    assert Table([1000] * 3, dealer=2).do(2, "leave").deal().truth["dealer"] == 0


def test_a_hand_tells_its_number_and_dealer_first() -> None:
    table = Table([1000, 1000], dealer=1).deal()
    assert table.events[0] == HandStarted(hand=1, dealer=Seat(1))
    assert table.happened() == ["hand_started", "ante", "ante", "dealt", "dealt", "betting_started"]


def test_only_a_hands_end_lets_the_next_be_dealt() -> None:
    table = Table([1000, 1000]).deal()
    assert table.refused(None, "deal", server_seed="00" * 32, client_seed="") == "wrong_phase"
    assert table.refused(0, "deal", server_seed="00" * 32, client_seed="") == "bad_action"
