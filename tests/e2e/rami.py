"""Rami by the wire: people play as the computed players do, until something is about to happen that is to be looked at.

They hold back together where that is asked for, so that it comes to it whatever was dealt.
"""

from collections.abc import Callable, Collection, Sequence
from random import Random

from playwright.sync_api import Locator, Page, expect

from app.games import jsonable, rami
from app.games.contract import Seat
from app.games.rami.actions import Action, Discard, Draw, Extend, Lay
from app.games.rami.cards import left_in_hand
from tests.e2e.player import insist
from tests.e2e.seated import Seated

BOARD = "Mesa de Rami"

_view = jsonable.reader(rami.view_type)
_luck = Random(7)


def anybody(_: Seated) -> bool:
    return True


def play(
    people: Sequence[Seated],
    until: Callable[[Seated, Action], bool],
    *,
    idle: Collection[Seated] = (),
    may_close: Callable[[Seated], bool] = anybody,
) -> tuple[Seated, Action]:
    """Who is about to do what is waited for, and his act, which is not done yet; hand after hand, match after match.
    `idle`: they draw and throw, nothing else."""
    version = _dealt(people)
    while True:
        for person in people:
            person.sees(version)
        person = next(person for person in people if person.on_turn)
        action = _next(person, idle=person in idle, may_close=may_close(person))
        if until(person, action):
            return person, action
        version = person.act(rami.write_action(action))
        if (phase := person.game["phase"]) != "playing":
            for each in people:
                each.sees(version)
                each.ask("rematch" if phase == "match_over" else "next")
            version = _dealt(people)


def _dealt(people: Sequence[Seated]) -> int:
    """The version of which all see their cards."""
    for person in people:
        person.is_dealt()
    return max(person.version for person in people)


def _next(person: Seated, *, idle: bool, may_close: bool) -> Action:
    if "draw" in person.legal:
        return Draw("stock")
    action = rami.bot(_view(person.game), Seat(person.seat), person.legal, _luck, "hard")
    if isinstance(action, Discard) or (not idle and (may_close or left(person, action) > 1)):
        return action
    return Discard(max(person.legal["discard"]["cards"], key=lambda card: left_in_hand((card,))))


def hand(person: Seated) -> tuple[str, ...]:
    return tuple(person.game["seats"][person.seat]["hand"])


def left(person: Seated, action: Action) -> int:
    """How many cards he has after this act."""
    match action:
        case Lay(melds):
            return len(hand(person)) - sum(len(meld.cards) for meld in melds)
        case Extend() | Discard():
            return len(hand(person)) - 1
        case _:
            return len(hand(person))


def closes(person: Seated, action: Action) -> bool:
    return left(person, action) == 0


# what a person does at the board


def cards(page: Page) -> Locator:
    """The cards in his hand, without those on his workbench."""
    return page.get_by_role("list", name="Tu mano").get_by_role("button")


def act(page: Page, word: str) -> Locator:
    """The button of the action bar."""
    return page.get_by_role("region", name="Tus jugadas").get_by_role("button", name=word, exact=True)


def may(page: Page, word: str) -> bool:
    """Whether the act is there and may be done now."""
    found = act(page, word)
    return found.count() > 0 and found.get_attribute("aria-disabled", timeout=1_000) == "false"


def choose(card: Locator) -> None:
    """By the keyboard: cards lie under each other."""
    card.press("Enter", timeout=1_000)


def draws(page: Page) -> None:
    """From the stock, in his turn."""
    expect(act(page, "Robar")).to_have_attribute("aria-disabled", "false")
    held = cards(page).count()
    insist(act(page, "Robar"), lambda: cards(page).count() > held)


def throws(page: Page) -> None:
    """His last card."""
    held = cards(page).count()
    choose(cards(page).last)
    insist(act(page, "Descartar"), lambda: cards(page).count() < held)
