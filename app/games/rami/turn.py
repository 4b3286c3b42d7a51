"""The acts that begin, undo and end a turn: drawing, putting back, discarding; and what the rules do when time is up (R2, R3, R13, R20)."""

from app.games.contract import IllegalAction
from app.games.rami.actions import Discard, Draw
from app.games.rami.cards import VALUES, in_order
from app.games.rami.checks import has_drawn, past_the_first_lap, rest_of_the_hand
from app.games.rami.dealing import off_the_pile, off_the_stock, onto_the_pile
from app.games.rami.ending import hand_won
from app.games.rami.events import Events, RamiDiscarded, RamiDrew, RamiPutBack
from app.games.rami.state import (
    Before,
    BetweenHands,
    Drawn,
    MatchOver,
    Player,
    Playing,
    Turn,
    in_play_order,
    swapped_in,
)


def draw(state: Playing, action: Draw, events: Events) -> Playing:
    """One card into the hand (R2); a taken discard binds the player (R13)."""
    turn, player = state.turn, state.players[state.turn.seat]
    not_drawn_before(turn)
    if action.from_ == "discard":
        past_the_first_lap(player)
        may_take_the_discard(turn)
        card, deck = off_the_pile(state.deck)
        drawn = Drawn("discard", card, Before(player.hand, state.melds, player.down))
    else:
        card, deck = off_the_stock(state.deck, turn.seat, events)
        drawn = Drawn("stock", card)
    events.append(RamiDrew(turn.seat, action.from_, card))
    hand = in_order((*player.hand, card))
    richer = Player(player.total, player.standing, hand, player.down, player.begun)
    players = swapped_in(state.players, turn.seat, richer)
    return Playing(state.match, players, deck, state.melds, Turn(turn.seat, turn.number, turn.bare, drawn))


def not_drawn_before(turn: Turn) -> None:
    """R2: no second draw."""
    if turn.drawn is not None:
        raise IllegalAction("already_drawn")


def may_take_the_discard(turn: Turn) -> None:
    """R13: who has put a discard back draws from the stock."""
    if turn.stock_only:
        raise IllegalAction("stock_only")


def put_back(state: Playing, events: Events) -> Playing:
    """The taken discard lies on the pile again and the turn is as before it; only the stock is left to draw from (R13)."""
    has_drawn(state)
    turn = state.turn
    taken, before = not_on_the_table(turn)
    events.append(RamiPutBack(turn.seat, taken))
    player = state.players[turn.seat]
    as_before = Player(player.total, player.standing, before.hand, before.down, player.begun)
    return Playing(
        state.match,
        swapped_in(state.players, turn.seat, as_before),
        onto_the_pile(state.deck, taken),
        before.melds,
        Turn(turn.seat, turn.number, turn.bare, stock_only=True),
    )


def not_on_the_table(turn: Turn) -> tuple[str, Before]:
    """R13: only a taken discard can be put back, and only while it is not on the table."""
    if turn.drawn is None or turn.drawn.before is None:
        raise IllegalAction("nothing_to_put_back")
    return turn.drawn.card, turn.drawn.before


def discard(state: Playing, action: Discard, events: Events) -> Playing | BetweenHands | MatchOver:
    """One card onto the pile ends the turn, and the hand if it was the last (R2, R14, R19)."""
    turn, player = state.turn, state.players[state.turn.seat]
    hand = rest_of_the_hand(player, (action.card,))
    has_drawn(state)
    taken_card_is_placed(turn)
    events.append(RamiDiscarded(turn.seat, action.card))
    players = swapped_in(state.players, turn.seat, Player(player.total, player.standing, hand, player.down, True))
    after = Playing(state.match, players, onto_the_pile(state.deck, action.card), state.melds, turn)
    return next_turn(after) if hand else hand_won(after, events)


def taken_card_is_placed(turn: Turn) -> None:
    """R13: until the taken discard is on the table nothing can be discarded."""
    if turn.drawn is not None and turn.drawn.before is not None:
        raise IllegalAction("taken_card_not_placed", card=turn.drawn.card)


def next_turn(state: Playing) -> Playing:
    """The turn of the next seat still in."""
    turn, players = state.turn, state.players
    order = in_play_order(turn.seat, len(players))
    seat = next(seat for seat in order if players[seat].standing == "in")
    return Playing(state.match, players, state.deck, state.melds, Turn(seat, turn.number + 1, bare=not state.melds))


def play_for_him(state: Playing, events: Events) -> Playing | BetweenHands | MatchOver:
    """Time is up: an unplaced discard goes back, who has not drawn draws from the stock, and one card goes (R20)."""
    if state.turn.drawn is not None and state.turn.drawn.before is not None:
        state = put_back(state, events)
    if state.turn.drawn is None:
        state = draw(state, Draw("stock"), events)
    return discard(state, Discard(_card_to_throw(state)), events)


def _card_to_throw(state: Playing) -> str:
    """R20: the card drawn from the stock if it is still there, else the highest, the first of equals."""
    hand, drawn = state.players[state.turn.seat].hand, state.turn.drawn
    if drawn is not None and drawn.source == "stock" and drawn.card in hand:
        return drawn.card
    return max(hand, key=VALUES.__getitem__)
