"""The acts that bring cards to the table: new melds, extensions and joker swaps (R8–R14).

Legality of an act = its checks, in the order of the refusals; each names its clause.
"""

from app.games.cards import JOKER
from app.games.contract import IllegalAction
from app.games.rami.actions import Extend, Lay, NewMeld, SwapJoker
from app.games.rami.cards import in_order
from app.games.rami.checks import has_drawn, is_down, meld_on_the_table, past_the_first_lap, rest_of_the_hand
from app.games.rami.ending import hand_won
from app.games.rami.events import Events, RamiExtended, RamiJokerSwapped, RamiLaid, RamiLaidMeld, RamiWentDown
from app.games.rami.growing import grown, swapped
from app.games.rami.melds import Shape, shape
from app.games.rami.state import (
    BetweenHands,
    Drawn,
    MatchOver,
    Player,
    Playing,
    RamiMeld,
    Turn,
    swapped_in,
)

ENOUGH = 51

After = Playing | BetweenHands | MatchOver


def lay(state: Playing, action: Lay, events: Events) -> After:
    """New melds from the hand; the first ones of a hand are the going down (R8, R9)."""
    seat, player = state.turn.seat, state.players[state.turn.seat]
    laid = [card for meld in action.melds for card in meld.cards]
    hand = rest_of_the_hand(player, laid)
    has_drawn(state)
    past_the_first_lap(player)
    shapes = all_melds(action.melds)
    points = sum([found.points for found in shapes])
    if not player.down:
        enough_to_go_down(points)
        one_is_clean(shapes, points)
    first = len(state.melds)
    new = [RamiMeld(first + place, seat, found.kind, found.cards, found.joker_as) for place, found in enumerate(shapes)]
    told = [RamiLaidMeld(meld.id, meld.kind, meld.cards, meld.joker_as) for meld in new]
    events.append(RamiLaid(seat, tuple(told), points))
    if not player.down:
        events.append(RamiWentDown(seat, points))
    return _placed(state, hand, True, (*state.melds, *new), laid, events)


def all_melds(melds: tuple[NewMeld, ...]) -> list[Shape]:
    """R4–R6: each is a set or a run; the refusal tells which is not, and why."""
    shapes: list[Shape] = []
    for number, meld in enumerate(melds):
        try:
            shapes.append(shape(meld))
        except IllegalAction as refused:
            raise IllegalAction(refused.code, meld=number, **refused.data) from None
    return shapes


def enough_to_go_down(points: int) -> None:
    """R8: 51 points or more, in one act."""
    if points < ENOUGH:
        raise IllegalAction("needs_51", points=points, needed=ENOUGH)


def one_is_clean(shapes: list[Shape], points: int) -> None:
    """R8: at least one of the melds without joker."""
    if not any(found.clean for found in shapes):
        raise IllegalAction("needs_clean_meld", points=points)


def extend(state: Playing, action: Extend, events: Events) -> After:
    """One card to a meld, anybody's (R9, R10)."""
    player = state.players[state.turn.seat]
    hand = rest_of_the_hand(player, (action.card,))
    has_drawn(state)
    past_the_first_lap(player)
    meld = meld_on_the_table(state, action.meld)
    is_down(player)
    growth = grown(meld, action.card, action.end)
    events.append(RamiExtended(state.turn.seat, meld.id, action.card, growth.end))
    melds = swapped_in(state.melds, meld.id, growth.meld)
    return _placed(state, hand, player.down, melds, (action.card,), events)


def swap_joker(state: Playing, action: SwapJoker, events: Events) -> After:
    """The very card in the joker's place, the joker into the hand (R11)."""
    player = state.players[state.turn.seat]
    hand = rest_of_the_hand(player, (action.card,))
    has_drawn(state)
    past_the_first_lap(player)
    meld = meld_on_the_table(state, action.meld)
    is_down(player)
    freed = swapped(meld, action.card)
    events.append(RamiJokerSwapped(state.turn.seat, meld.id, action.card))
    melds = swapped_in(state.melds, meld.id, freed)
    return _placed(state, in_order((*hand, JOKER)), player.down, melds, (action.card,), events)


def _placed(
    state: Playing,
    hand: tuple[str, ...],
    down: bool,
    melds: tuple[RamiMeld, ...],
    cards: list[str] | tuple[str, ...],
    events: Events,
) -> After:
    """The state with these cards on the table: a taken discard among them binds no longer (R13), and an empty hand ends
    the hand (R14)."""
    turn, player = state.turn, state.players[state.turn.seat]
    drawn = turn.drawn
    if drawn is not None and drawn.before is not None and drawn.card in cards:
        turn = Turn(turn.seat, turn.number, turn.bare, Drawn(drawn.source, drawn.card))
    players = swapped_in(state.players, turn.seat, Player(player.total, player.standing, hand, down, player.begun))
    after = Playing(state.match, players, state.deck, melds, turn)
    return after if hand else hand_won(after, events)
