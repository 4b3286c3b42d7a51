"""The computed players: three levels that see a person's own view and choose among what it offers. Worth is judged elsewhere."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from app.games.contract import IllegalAction, Json, Level, Seat
from app.games.jodete.actions import Action, CallJodete, Draw, Pass, Play, SayLastCard
from app.games.jodete.deck import COMODIN
from app.games.jodete.view import JodeteView
from app.games.jodete.worth import PRACTISED, Judge, Taste


@dataclass(frozen=True, slots=True)
class Character:
    """`says`: how often he says "me queda una" with the card; `recalls`: how often it comes to his mind afterwards; `calls`:
    how often he notices who has not said it; `blur`: how far off he judges, in points."""

    says: float
    recalls: float
    calls: float
    blur: float
    taste: Taste = PRACTISED


CHARACTERS: dict[Level, Character] = {
    "easy": Character(says=0.7, recalls=0.2, calls=0.35, blur=20.0),
    "normal": Character(says=0.9, recalls=0.5, calls=0.7, blur=9.0),
    "hard": Character(says=0.99, recalls=0.9, calls=0.95, blur=0.0),
}


def bot(view: JodeteView, seat: Seat, legal: Mapping[str, Json], rng: Random, level: Level) -> Action | None:
    """An act out of `legal`. Asked out of turn it may say its word or call another; None: nothing comes to its mind."""
    return chosen(view, seat, legal, rng, CHARACTERS[level])


def chosen(view: JodeteView, seat: Seat, legal: Mapping[str, Json], rng: Random, character: Character) -> Action | None:
    silent = exposed(view)
    if seat in silent and rng.random() < character.recalls:
        return SayLastCard()
    others = [other for other in silent if other != seat]
    if others and rng.random() < character.calls:
        return CallJodete(rng.choice(others))
    if seat != view.turn:
        return None
    best = _best(view, seat, legal, rng, character)
    if isinstance(best, Play) and _leaves_one_waiting(view, seat, best) and rng.random() < character.says:
        return Play(best.card, last_card=True)
    return best


def exposed(view: JodeteView) -> list[Seat]:
    """Who may be called for sure, from what everybody sees (J9): he holds one card, has neither said it nor paid for it,
    and has not acted since his turn ended on it."""
    return [
        Seat(seat)
        for seat, shown in enumerate(view.seats)
        if shown.hand_size == 1
        and not (shown.said or shown.called)
        and not (seat == view.turn and (view.drawn or view.owed))
    ]


def _best(view: JodeteView, seat: Seat, legal: Mapping[str, Json], rng: Random, character: Character) -> Action:
    """A 2 is always answered with a 2, where there is one."""
    otherwise: Action = Draw() if "draw" in legal else Pass()
    if "play" not in legal:
        return otherwise
    hand = view.seats[seat].hand
    assert hand is not None
    judge = Judge(view, seat, character.taste)
    worth: dict[Action, float] = {Play(card): judge.playing(hand, card) for card in legal["play"]["cards"]}
    if not view.pending and ("draw" in legal or "pass" in legal):
        assert view.top is not None
        worth[otherwise] = judge.waiting(hand, view.top)
    return max(worth, key=lambda action: worth[action] + rng.gauss(0.0, character.blur))


def _leaves_one_waiting(view: JodeteView, seat: Seat, play: Play) -> bool:
    """After a comodín the one card left is played at once, so there is nothing to say."""
    return view.seats[seat].hand_size == 2 and play.card != COMODIN


def suggest(_view: JodeteView, _seat: Seat, _kind: str) -> tuple[tuple[str, ...], ...]:
    """Jodete has nothing to group."""
    raise IllegalAction("bad_action")
