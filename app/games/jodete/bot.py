"""The computed players: three levels that see a person's own view and choose among what it offers."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from app.games.contract import IllegalAction, Json, Level, Seat
from app.games.jodete.actions import Action, CallJodete, Draw, Pass, Play
from app.games.jodete.deck import COMODIN
from app.games.jodete.view import JodeteView
from app.games.jodete.worth import Judge, Weights, rivals


@dataclass(frozen=True, slots=True)
class Character:
    """`says`, `calls`: how often he thinks of "me queda una" and notices who did not. `blur`: how far off, in points, he
    may judge a play."""

    says: float
    calls: float
    blur: float
    weights: Weights


_W = Weights(
    threat=(0.0, 0.35, 0.08, 0.03, 0.01),
    keeping=(0.0, 0.6, 0.5, 0.45, 0.4, 0.35),
    won=40.0,
    comodin_caught=80.0,
    comodin_kept=8.0,
    card=3.0,
    fitting=8.0,
    drawn=2.0,
    skipped=2.0,
)
CHARACTERS: dict[Level, Character] = {
    "easy": Character(0.7, 0.35, 14.0, _W),
    "normal": Character(0.93, 0.7, 5.0, _W),
    "hard": Character(0.99, 0.95, 0.0, _W),
}


def bot(view: JodeteView, seat: Seat, legal: Mapping[str, Json], rng: Random, level: Level) -> Action:
    character = CHARACTERS[level]
    silent = exposed(view, seat)
    if silent and rng.random() < character.calls:
        return CallJodete(rng.choice(silent))
    hand = view.seats[seat].hand
    assert hand is not None
    if "play" not in legal:
        return Draw() if "draw" in legal else Pass()
    cards = legal["play"]["cards"]
    judge = Judge(character.weights, rivals(view, seat))
    options: list[tuple[float, Action]] = []
    for card, worth in zip(cards, judge.plays(hand, cards), strict=True):
        options.append((worth + rng.gauss(0, 1) * character.blur, Play(card)))
    if view.pending:
        pass
    elif "draw" in legal:
        options.append((judge.waiting(hand) + rng.gauss(0, 1) * character.blur, Draw()))
    elif "pass" in legal:
        options.append((judge.waiting(hand) + rng.gauss(0, 1) * character.blur, Pass()))
    best = max(options, key=lambda option: option[0])[1]
    if isinstance(best, Play) and len(hand) == 2 and best.card != COMODIN and rng.random() < character.says:
        return Play(best.card, last_card=True)
    return best


def exposed(view: JodeteView, seat: Seat) -> list[Seat]:
    """Who holds one card unsaid and unpaid and has not acted since his turn ended (J9): certain from what all can see."""
    return [
        Seat(other)
        for other, shown in enumerate(view.seats)
        if other != seat and shown.hand_size == 1 and not shown.said and not shown.called
        and not (other == view.turn and (view.drawn or view.owed))
    ]


def suggest(_view: JodeteView, _seat: Seat, _kind: str) -> tuple[tuple[str, ...], ...]:
    """Jodete has nothing to group."""
    raise IllegalAction("bad_action")
