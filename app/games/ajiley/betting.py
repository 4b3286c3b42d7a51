"""A betting round: what each act needs, what it does to its seat, and who is asked next (A7–A9).

Legality of an act = its checks, in order; each check names its clause. What follows a round is in `flow.py`.
"""

from collections.abc import Callable
from typing import assert_never

from app.games.ajiley.actions import AllIn, Bet, BettingAction, Call, Check, Fold, Raise
from app.games.ajiley.dealing import with_folded
from app.games.ajiley.events import BetMade, Called, Checked, Event, Folded, Raised
from app.games.ajiley.state import Betting, Deck, Player, swapped_in
from app.games.contract import IllegalAction, Seat
from app.games.record import record

Need = Callable[[Betting, Player, int], None]
"""Raises IllegalAction when the act may not bring the player's total of the round to this number."""


@record
class Bets:
    """What an act makes of a round, before it is known who is next."""

    players: tuple[Player, ...]
    deck: Deck
    to_match: int
    closed: bool


def act(state: Betting, seat: Seat, action: BettingAction, events: list[Event]) -> Bets:
    """The act of the seat on turn, or IllegalAction."""
    player = state.players[seat]
    match action:
        case Check():
            _require(CHECK, state, player, 0)
            events.append(Checked(seat))
            return Bets(swapped_in(state.players, seat, _pay(player, 0)), state.deck, 0, state.closed)
        case Bet(amount):
            _require(BET, state, player, amount)
            return _put_in(state, seat, amount, events)
        case Call():
            _require(CALL, state, player, state.to_match)
            return _put_in(state, seat, min(state.to_match - player.bet, player.chips), events)
        case Raise(to):
            _require(RAISE, state, player, to)
            return _put_in(state, seat, to - player.bet, events)
        case AllIn():
            _require(ALL_IN, state, player, player.bet + player.chips)
            return _put_in(state, seat, player.chips, events)
        case Fold():
            events.append(Folded(seat))
            gone = Player(player.chips, player.refills, "folded", player.bet, player.contributed)
            players, deck = swapped_in(state.players, seat, gone), with_folded(state.deck, player.hand)
            return Bets(players, deck, state.to_match, state.closed)
        case _:
            assert_never(action)


def next_to_act(players: tuple[Player, ...], to_match: int, order: tuple[Seat, ...]) -> Seat | None:
    """The first seat of this order that must still act; None when the round is over (A9)."""
    for seat in order:
        player = players[seat]
        if player.standing == "in" and player.chips:
            if player.bet < to_match:
                return seat
            if not player.acted and _opponent_has_chips(players, seat):
                return seat
    return None


def _opponent_has_chips(players: tuple[Player, ...], seat: Seat) -> bool:
    return any(other.standing == "in" and other.chips and at != seat for at, other in enumerate(players))


# the checks


def _require(needs: tuple[Need, ...], state: Betting, player: Player, to: int) -> None:
    """Passes an act that brings the player's total of the round to `to`, or raises what stands against it."""
    for need in needs:
        need(state, player, to)


def nobody_has_bet(state: Betting, _player: Player, _to: int) -> None:
    """A7: check and bet only while nobody has bet in this round."""
    if state.to_match:
        raise IllegalAction("must_call", to_match=state.to_match)


def somebody_has_bet(state: Betting, _player: Player, _to: int) -> None:
    """A7: call and raise need a bet."""
    if not state.to_match:
        raise IllegalAction("nothing_to_call")


def above_the_bet(state: Betting, _player: Player, to: int) -> None:
    """A7: a raise goes to a higher total."""
    if to <= state.to_match:
        raise IllegalAction("amount_too_low", min=state.to_match + 1)


def within_the_stack(_state: Betting, player: Player, to: int) -> None:
    """A7: no more than he has put in and has."""
    if to > player.bet + player.chips:
        raise IllegalAction("not_enough_chips", max=player.bet + player.chips)


def raising_is_open(state: Betting, _player: Player, to: int) -> None:
    """A8: after a resto that opened or raised, nothing may go above it."""
    if state.closed and to > state.to_match:
        raise IllegalAction("raising_closed")


CHECK: tuple[Need, ...] = (nobody_has_bet,)
BET: tuple[Need, ...] = (nobody_has_bet, within_the_stack)
CALL: tuple[Need, ...] = (somebody_has_bet,)
RAISE: tuple[Need, ...] = (somebody_has_bet, above_the_bet, within_the_stack, raising_is_open)
ALL_IN: tuple[Need, ...] = (raising_is_open,)


# the transitions


def _put_in(state: Betting, seat: Seat, amount: int, events: list[Event]) -> Bets:
    """The chips go in: by what they come to it is a bet, a raise or a call, whatever the act was called (A7, A8)."""
    player = _pay(state.players[seat], amount)
    all_in = not player.chips
    players = swapped_in(state.players, seat, player)
    if player.bet <= state.to_match:
        events.append(Called(seat, amount, all_in))
        return Bets(players, state.deck, state.to_match, state.closed)
    if state.to_match:
        events.append(Raised(seat, player.bet, amount, all_in))
    else:
        events.append(BetMade(seat, amount, all_in))
    return Bets(players, state.deck, player.bet, all_in)


def _pay(player: Player, amount: int) -> Player:
    return Player(
        player.chips - amount,
        player.refills,
        player.standing,
        player.bet + amount,
        player.contributed + amount,
        player.hand,
        True,
    )
