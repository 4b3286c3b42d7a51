"""The order of a hand: ante, deal 2, betting 1, deal 3, draw, betting 2, showdown (A6). Goes on until a player is needed."""

from app.games.ajiley.betting import next_to_act
from app.games.ajiley.dealing import antes, new_deck, next_match, packets
from app.games.ajiley.draw import next_to_draw
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


def go_on_betting(state: Betting, first: Seat, events: list[Event]) -> State:
    """The turn to whoever is next from `first` on; else on to what follows the round (A9, A10)."""
    if _one_left(state.players):
        return won_by_folds(state.match, state.players, state.deck, events)
    turn = next_to_act(state, first)
    if turn is None:
        return _end_round(state.match, state.players, state.deck, state.round, events)
    if turn == state.turn:
        return state
    return Betting(state.match, state.players, state.deck, turn, state.round, state.to_match, state.closed)


def go_on_drawing(state: Draw, events: list[Event], *, has_drawn: bool) -> State:
    """The turn to the next unfolded seat, the one on turn included unless it has drawn; else on to round two (A10, A12)."""
    if _one_left(state.players):
        return won_by_folds(state.match, state.players, state.deck, events)
    turn = next_to_draw(state, has_drawn=has_drawn)
    if turn is None:
        return _begin_round(state.match, state.players, state.deck, 2, events)
    if turn == state.turn:
        return state
    return Draw(state.match, state.players, state.deck, turn)


def _begin_round(match: Match, players: tuple[Player, ...], deck: Deck, number: Round, events: list[Event]) -> State:
    """The first live seat after the dealer opens; skipped when at most one unfolded player has chips (A7, A11)."""
    live = [
        seat
        for seat in in_play_order(match.dealer, len(players))
        if players[seat].standing == "in" and players[seat].chips
    ]
    if len(live) < 2:
        return _end_round(match, players, deck, number, events)
    events.append(BettingStarted(number))
    return Betting(match, players, deck, live[0], number)


def _end_round(match: Match, players: tuple[Player, ...], deck: Deck, number: Round, events: list[Event]) -> State:
    players = give_back(players, events)
    if number == 1:
        return _begin_draw(match, players, deck, events)
    return showdown(match, players, deck, events)


def _begin_draw(match: Match, players: tuple[Player, ...], deck: Deck, events: list[Event]) -> State:
    """Three more cards, also for who is all-in (A11), and the dealer's right draws first (A12)."""
    players, deck = packets(match, players, deck, 3, events)
    events.append(DrawStarted())
    first = next(seat for seat in in_play_order(match.dealer, len(players)) if players[seat].standing == "in")
    return Draw(match, players, deck, first)


def _one_left(players: tuple[Player, ...]) -> bool:
    return sum([player.standing == "in" for player in players]) == 1
