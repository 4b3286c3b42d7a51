"""The order of a hand: ante, deal 2, betting 1, deal 3, draw, betting 2, showdown (A6). Goes on until a player is needed."""

from app.games.ajiley.betting import Bets, next_to_act
from app.games.ajiley.dealing import antes, new_deck, next_match, packets
from app.games.ajiley.ending import give_back, match_over, showdown, won_by_folds
from app.games.ajiley.events import BettingStarted, DrawStarted, Event
from app.games.ajiley.state import (
    Betting,
    BetweenHands,
    Deck,
    Draw,
    Match,
    Player,
    Round,
    State,
    in_play_order,
)
from app.games.contract import Deal, Seat


def begin_hand(state: BetweenHands, action: Deal, events: list[Event]) -> State:
    """Antes and two cards each; with fewer than two seats with chips nothing is dealt and the match ends (A17)."""
    if sum(player.chips > 0 for player in state.players) < 2:
        return match_over(state.match, state.players, state.sight, events)
    match = next_match(state)
    players = antes(match, state.players, events)
    players, deck = packets(match, players, new_deck(action, len(players)), 2, events)
    return _begin_round(match, players, deck, 1, events)


def go_on_betting(match: Match, number: Round, bets: Bets, order: tuple[Seat, ...], events: list[Event]) -> State:
    """The turn to the first of this order that must act; else on to what follows the round (A9, A10)."""
    players = bets.players
    if _one_left(players):
        return won_by_folds(match, players, bets.deck, events)
    turn = next_to_act(players, bets.to_match, order)
    if turn is None:
        return _end_round(match, players, bets.deck, number, events)
    return Betting(match, players, bets.deck, turn, number, bets.to_match, bets.closed)


def go_on_drawing(
    match: Match, players: tuple[Player, ...], deck: Deck, to_come: tuple[Seat, ...], events: list[Event]
) -> State:
    """The turn to the first unfolded seat of those to come; else on to the second round (A10, A12)."""
    if _one_left(players):
        return won_by_folds(match, players, deck, events)
    for seat in to_come:
        if players[seat].standing == "in":
            return Draw(match, players, deck, seat)
    return _begin_round(match, players, deck, 2, events)


def _begin_round(match: Match, players: tuple[Player, ...], deck: Deck, number: Round, events: list[Event]) -> State:
    """The first live seat after the dealer opens; skipped when at most one unfolded player has chips (A7, A11)."""
    first = next_to_act(players, 0, in_play_order(match.dealer, len(players)))
    if first is None:
        return _end_round(match, players, deck, number, events)
    events.append(BettingStarted(number))
    return Betting(match, players, deck, first, number)


def _end_round(match: Match, players: tuple[Player, ...], deck: Deck, number: Round, events: list[Event]) -> State:
    players = give_back(players, events)
    if number == 1:
        return _begin_draw(match, players, deck, events)
    return showdown(match, players, deck, events)


def _begin_draw(match: Match, players: tuple[Player, ...], deck: Deck, events: list[Event]) -> State:
    """Three more cards, also for who is all-in (A11), and the dealer's right draws first (A12)."""
    players, deck = packets(match, players, deck, 3, events)
    events.append(DrawStarted())
    return go_on_drawing(match, players, deck, in_play_order(match.dealer, len(players)), events)


def _one_left(players: tuple[Player, ...]) -> bool:
    unfolded = 0
    for player in players:
        if player.standing == "in":
            if unfolded:
                return False
            unfolded = 1
    return True
