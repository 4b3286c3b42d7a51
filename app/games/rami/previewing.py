"""What an act comes to before it is done: points, a clean meld, what jokers stand for. Judges nothing: `apply` does."""

from app.games.contract import IllegalAction, Preview
from app.games.rami.actions import Action, Extend, Lay, NewMeld
from app.games.rami.growing import grown
from app.games.rami.melds import Shape, joker_choices, shape
from app.games.rami.state import Playing, State


def worth(state: State, action: Action) -> Preview:
    """What an accepted act brings to the table (R7); nothing for acts that bring no new points there."""
    match action:
        case Lay(melds):
            return _total(melds)
        case Extend(meld, card, end) if isinstance(state, Playing):
            return Preview(grown(state.melds[meld], card, end).points)
        case _:
            return Preview()


def told(refused: IllegalAction, action: Action) -> IllegalAction:
    """The refusal of a lay with what its valid melds count so far, so that a workbench can say "46 of 51"."""
    if not isinstance(action, Lay):
        return refused
    total = _total(action.melds)
    so_far = {"points": total.points, "clean": total.clean, "jokers": [list(cards) for cards in total.jokers or ()]}
    return IllegalAction(refused.code, **(refused.data | so_far))


def _total(melds: tuple[NewMeld, ...]) -> Preview:
    """Of the valid ones; the others count nothing."""
    shapes = [_shape(meld) for meld in melds]
    valid = [found for found in shapes if found]
    return Preview(
        points=sum([found.points for found in valid]),
        clean=any(found.clean for found in valid),
        jokers=tuple([joker_choices(found) if found else () for found in shapes]),
    )


def _shape(meld: NewMeld) -> Shape | None:
    try:
        return shape(meld)
    except IllegalAction:
        return None
