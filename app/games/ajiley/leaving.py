"""A seat leaves the match for good: its hand is folded, its chips in the pot stay, the rest goes with it (A18, S9)."""

from typing import assert_never

from app.games.ajiley.betting import Bets
from app.games.ajiley.dealing import with_folded
from app.games.ajiley.draw import still_to_draw
from app.games.ajiley.ending import between_hands
from app.games.ajiley.events import Event, SeatLeft
from app.games.ajiley.flow import go_on_betting, go_on_drawing
from app.games.ajiley.state import (
    Betting,
    BetweenHands,
    Draw,
    Match,
    MatchOver,
    Player,
    State,
    in_play_order,
    swapped_in,
)
from app.games.contract import IllegalAction, Seat


def leave(state: State, seat: Seat, events: list[Event]) -> State:
    """The turn stays where it is, unless it was the leaver's or nobody needs to act any more."""
    player = state.players[seat]
    if player.standing == "left" or isinstance(state, MatchOver):
        raise IllegalAction("wrong_phase")
    events.append(SeatLeft(seat))
    gone = Player(0, player.refills, "left", player.bet, player.contributed)
    players = swapped_in(state.players, seat, gone)
    old = state.match
    match = Match(old.options, old.hand, old.dealer, old.result, (*old.leavers, seat))
    match state:
        case BetweenHands():
            return between_hands(match, players, state.sight, events)
        case Betting():
            deck = with_folded(state.deck, player.hand)
            bets = Bets(players, deck, state.to_match, state.closed)
            on_turn_first = in_play_order(Seat(state.turn - 1), len(players))
            return go_on_betting(match, state.round, bets, on_turn_first, events)
        case Draw():
            deck = with_folded(state.deck, player.hand)
            return go_on_drawing(match, players, deck, still_to_draw(state), events)
        case _:
            assert_never(state)
