"""Tables with a stake: every player puts it in at the start, the winner takes them all (PROTOCOL §3, §4)."""

from dataclasses import replace

import pytest

from app.games.contract import Seat
from app.games.jodete.state import Player
from app.tables import commands as c
from app.tables.ports import Transfer
from app.tables.table import Finished
from tests.support.tables import ANA, BETO, CARLA, Driver, a_table

PEOPLE = (ANA, BETO, CARLA)


def before_the_last_card(stake: int, hands: tuple[str, str, str], totals: tuple[int, int, int]) -> Driver:
    """Ana is to play her last card, which fits; 100 points end the match."""
    table = a_table("jodete", seats=3, stake=stake).sit(*PEOPLE).start()
    state = table.table.phase.match.state
    held = [tuple(hand.split()) for hand in hands]
    players = tuple(Player(*seat) for seat in zip(held, totals, strict=True))
    staged = replace(state, players=players, turn=Seat(0), deck=replace(state.deck, pile=("5C",)))
    table.table = table.table.with_match(replace(table.table.phase.match, state=staged))
    return table


def test_everybody_puts_in_the_stake_at_the_start() -> None:
    table = a_table("jodete", stake=50).sit(*PEOPLE).start()
    assert table.moved == [Transfer("in", user, 50, "stake") for user in PEOPLE]


def test_the_winner_takes_it_all() -> None:
    table = before_the_last_card(50, ("4C", "6E", "7E"), (90, 20, 95))
    table.act({"type": "play", "card": "4C"})
    assert isinstance(table.table.phase, Finished)
    assert [table.balance(user) for user in PEOPLE] == [-50, 100, -50]


def test_a_shared_first_place_shares_and_the_odd_chip_goes_to_the_earlier_seat() -> None:
    table = before_the_last_card(51, ("4C", "6E", "7E"), (10, -6, 95))
    table.act({"type": "play", "card": "4C"})
    assert table.log[-1].transfers == (Transfer("out", ANA, 77, "prize"), Transfer("out", BETO, 76, "prize"))


def test_who_holds_a_comodin_at_the_end_gets_nothing_however_low_his_total() -> None:
    table = before_the_last_card(50, ("4C", "JK", "7E"), (30, -100, 10))
    table.act({"type": "play", "card": "4C"})
    assert [table.balance(user) for user in PEOPLE] == [-50, -50, 100]


def test_a_leavers_stake_stays_in() -> None:
    table = before_the_last_card(50, ("4C", "6E", "7E"), (90, 20, 95))
    table.do(c.Stand(), BETO)
    table.act({"type": "play", "card": "4C"})
    assert [table.balance(user) for user in PEOPLE] == [100, -50, -50]


@pytest.mark.parametrize("leaver", [None, BETO])
def test_a_voided_match_gives_every_stake_back_to_who_paid_it(leaver: str | None) -> None:
    table = a_table("jodete", stake=50).sit(*PEOPLE).start()
    if leaver:
        table.do(c.Stand(), BETO)
    table.do(c.Void())
    assert [table.balance(user) for user in PEOPLE] == [0, 0, 0]


def test_with_a_bot_at_the_table_no_stake_moves() -> None:
    table = a_table("jodete", stake=50).sit(ANA, BETO)
    table.do(c.AddBot("easy"), ANA)
    assert table.start().moved == []
