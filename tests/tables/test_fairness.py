"""The deal's commitments (DESIGN §5): what is opened checks out, and nothing else is opened."""

from hashlib import sha256
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from app.games.catalog import GAMES
from app.games.contract import Seat
from app.tables import commands as c
from app.tables import fairness, view
from app.tables.ids import MatchId
from tests.support.tables import ANA, BETO, CARLA, Driver, a_table

DECK = GAMES["ajiley"].deck


def proof(driver: Driver, viewer: Seat | None) -> Any:
    found = view.proof(driver.table, viewer)
    assert found is not None
    return found


def checks_out(opening: fairness.Opening, root: str) -> bool:
    node = sha256(bytes.fromhex(opening.salt) + opening.card.encode()).digest()
    for step in opening.path:
        sibling = bytes.fromhex(step.hash)
        node = sha256(sibling + node if step.side == "left" else node + sibling).digest()
    return node.hex() == root


@given(
    seed=st.binary(min_size=32, max_size=32),
    text=st.text(max_size=20),
    cards=st.lists(st.sampled_from(DECK), unique=True),
)
def test_every_opened_card_leads_to_the_root(seed: bytes, text: str, cards: list[str]) -> None:
    root = fairness.root(DECK, seed, text)
    opened = fairness.openings(DECK, seed, text, tuple(cards))
    assert [opening.card for opening in opened] == cards
    assert all(checks_out(opening, root) for opening in opened)


@given(seed=st.binary(min_size=32, max_size=32), card=st.sampled_from(DECK), other=st.sampled_from(DECK))
def test_no_other_card_fits_in_its_place(seed: bytes, card: str, other: str) -> None:
    root = fairness.root(DECK, seed, "")
    (opening,) = fairness.openings(DECK, seed, "", (card,))
    forged = fairness.Opening(other, opening.index, opening.salt, opening.path)
    assert checks_out(forged, root) == (card == other)


def test_the_hash_is_shown_before_the_deal_and_the_root_with_it() -> None:
    table = a_table().sit(ANA, BETO)
    table.do(c.Start(MatchId("m"), 0), ANA)
    assert view.fair_view(table.table.match) is None
    table.do(c.Prepare(bytes(32)))
    before = view.fair_view(table.table.match)
    assert before == view.FairView(sha256(bytes(32)).hexdigest(), None, None)
    table.do(c.DealHand(table.table.version, "|"))
    after = view.fair_view(table.table.match)
    assert after.commitment == before.commitment
    assert after.root == fairness.root(DECK, bytes(32), "|")


def test_a_player_can_open_his_own_cards_and_nobody_elses() -> None:
    table = a_table().sit(ANA, BETO).start()
    _, _, root, opened = proof(table, Seat(0))
    hand = table.table.match.state.players[0].hand
    assert {opening.card for opening in opened} == set(hand)
    assert all(checks_out(opening, root) for opening in opened)
    assert proof(table, None)[3] == ()


def test_at_the_showdown_everybody_can_open_the_shown_cards_only() -> None:
    table = a_table().sit(ANA, BETO, CARLA).start()
    table.act({"type": "bet", "amount": 5})
    table.act({"type": "fold"})
    table.play_hand()
    hand, _, root, opened = proof(table, None)
    shown = table.table.match.state.match.result.hands
    assert hand == 1
    assert {opening.card for opening in opened} == {card for cards in shown.values() for card in cards}
    assert all(checks_out(opening, root) for opening in opened)
