"""A seat leaves the match for good: its hand leaves the game, its melds stay, the turn passes on (R18, R20, S9)."""

from app.games.contract import IllegalAction, Seat
from app.games.rami.dealing import without_hand
from app.games.rami.ending import between_hands
from app.games.rami.events import Events, RamiLeft
from app.games.rami.state import BetweenHands, Match, MatchOver, Player, Playing, Sight, State, swapped_in
from app.games.rami.turn import next_turn, put_back


def leave(state: State, seat: Seat, events: Events) -> State:
    """The turn stays where it is, unless it was the leaver's or one is left. Who is out already keeps his place."""
    if isinstance(state, MatchOver) or state.players[seat].standing == "left":
        raise IllegalAction("wrong_phase")
    if isinstance(state, Playing):
        return _leave_the_hand(_as_before_taking(state, seat, events), seat, events)
    events.append(RamiLeft(seat))
    match, players = _without(state, seat)
    return between_hands(match, players, state.sight, events)


def _as_before_taking(state: Playing, seat: Seat, events: Events) -> Playing:
    """R20: with a taken discard not yet on the table the leaver's turn is first undone."""
    turn = state.turn
    if turn.seat == seat and turn.drawn is not None and turn.drawn.before is not None:
        return put_back(state, events)
    return state


def _leave_the_hand(state: Playing, seat: Seat, events: Events) -> State:
    """In the middle of a hand; where that ends the match, the hand stays unscored (S9)."""
    events.append(RamiLeft(seat))
    deck = without_hand(state.deck, state.players[seat].hand)
    match, players = _without(state, seat)
    if sum([player.standing == "in" for player in players]) < 2:
        idle = tuple([Player(player.total, player.standing) for player in players])
        return between_hands(match, idle, Sight(deck.given, (deck.turned_up,)), events)
    after = Playing(match, players, deck, state.melds, state.turn)
    return next_turn(after) if seat == state.turn.seat else after


def _without(state: BetweenHands | Playing, seat: Seat) -> tuple[Match, tuple[Player, ...]]:
    """`down` and `total` of who leaves stay as they are (R20)."""
    old, player = state.match, state.players[seat]
    fallen = (*old.fallen, (seat,)) if player.standing == "in" else old.fallen
    match = Match(old.options, old.hand, old.dealer, old.result, fallen)
    gone = Player(player.total, "left", (), player.down, player.begun)
    return match, swapped_in(state.players, seat, gone)
