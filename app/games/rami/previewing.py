"""What an act comes to before it is done: points and whether a clean meld is among them. Judges nothing: `apply` does."""

from app.games.contract import IllegalAction, Preview
from app.games.rami.actions import Action, Extend, Lay
from app.games.rami.growing import grown
from app.games.rami.melds import Shape, shape
from app.games.rami.state import Playing, State


def worth(state: State, action: Action) -> Preview:
    """Points that an accepted act brings to the table (R7); None for acts that bring none."""
    match action:
        case Lay(melds):
            return _total([shape(meld) for meld in melds])
        case Extend(meld, card, end) if isinstance(state, Playing):
            return Preview(grown(state.melds[meld], card, end).points)
        case _:
            return Preview()


def told(refused: IllegalAction, action: Action) -> IllegalAction:
    """The refusal of a lay with what its valid melds count so far, so that a workbench can say "46 of 51"."""
    if not isinstance(action, Lay):
        return refused
    shapes: list[Shape] = []
    for meld in action.melds:
        try:
            shapes.append(shape(meld))
        except IllegalAction:
            continue
    total = _total(shapes)
    return IllegalAction(refused.code, **(refused.data | {"points": total.points, "clean": total.clean}))


def _total(shapes: list[Shape]) -> Preview:
    return Preview(sum([found.points for found in shapes]), any(found.clean for found in shapes))
