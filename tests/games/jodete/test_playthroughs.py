"""Whole stretches of play, written so that somebody who only knows the cards can follow and check them.

A file holds moves ("> 1 plays 3O") and, under each, what it led to. The test plays the moves and writes the file anew; it
must come out letter by letter. `python -m tests.games.jodete.test_playthroughs FILE` prints it anew.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.games import jodete
from app.games.contract import IllegalAction, Seat
from app.games.jodete.events import (
    DirectionTurned,
    JodeteCalled,
    JodeteDealt,
    JodeteDrew,
    JodeteHandWon,
    JodeteMatchEnded,
    JodeteReshuffled,
    JodeteScored,
    JodeteSeatLeft,
    Passed,
    Played,
    SaidLastCard,
    Skipped,
    SumGrew,
    TurnedUp,
)
from tests.support.jodete import Table

FILES = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))
PLAYED = re.compile(r"(\d) plays (\w+)(, me queda una)?")
SIMPLE = {"draws": "draw", "passes": "pass", "says me queda una": "say_last_card", "runs out of time": "timeout"}
WHY = {
    "turn": "",
    "two": " for the twos",
    "sota": " for the sota",
    "comodin": " for the comodín",
    "penalty": " as a penalty",
}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_comes_out_as_written(path: Path) -> None:
    text = path.read_text()
    assert "\n".join(told(text)) + "\n" == text


def test_there_are_playthroughs() -> None:
    assert len(FILES) >= 4


def told(text: str) -> Iterator[str]:
    """The file as it should be, from its head and its moves."""
    table: Table | None = None
    for line in text.splitlines():
        if line.startswith("> "):
            assert table is not None
            yield ""
            yield line
            yield from _outcome(table, line[2:])
        elif match := re.fullmatch(r"(\d) seats, dealer (\d)(?:, (\w+) (\d+))?", line):
            seats, dealer, option, value = match.groups()
            options: dict[str, Any] = {option: int(value)} if option else {}
            table = Table(int(seats), int(dealer), **options)
            yield line
        elif table is None:
            yield line


def _outcome(table: Table, move: str) -> Iterator[str]:
    try:
        _do(table, move)
    except IllegalAction as refusal:
        yield f"  refused: {refusal.code}"
        return
    for event in table.events:
        if line := _line(event):
            yield f"  {line}"
    yield from _standing(table)


def _do(table: Table, move: str) -> None:
    if move.startswith("deal"):
        hands, _, then = move.removeprefix("deal").strip().partition(" / ")
        table.deal(*filter(None, hands.split(" | ")), then=then)
    elif match := PLAYED.fullmatch(move):
        table.do(int(match[1]), "play", card=match[2], last_card=True if match[3] else None)
    elif match := re.fullmatch(r"(\d) calls jodete on (\d)", move):
        table.do(int(match[1]), "jodete", seat=int(match[2]))
    elif match := re.fullmatch(r"(\d) leaves", move):
        table.do(int(match[1]), "leave")
    else:
        seat, _, what = move.partition(" ")
        table.do(int(seat), SIMPLE[what])


def _line(event: Any) -> str | None:
    match event:
        case JodeteDealt(seat, _, cards):
            return f"{seat} is dealt {_cards(cards)}"
        case TurnedUp(card, buried):
            return f"{card} is turned up" + (f", after {buried} with an effect" if buried else "")
        case Played(seat, card, last_card):
            return f"{seat} plays {card}" + (' and says "me queda una"' if last_card else "")
        case JodeteDrew(seat, _, "out_of_turn", cards):
            return f"{seat} was not on turn: no effect, and draws {_cards(cards)}"
        case JodeteDrew(seat, _, why, cards):
            return f"{seat} draws {_cards(cards)}{WHY[why]}"
        case Skipped(seat):
            return f"{seat} is skipped"
        case DirectionTurned(direction):
            return f"the direction turns {'right' if direction == 1 else 'left'}"
        case SumGrew(pending):
            return f"the sum is {pending}"
        case SaidLastCard(seat):
            return f'{seat} says "me queda una"'
        case JodeteCalled(seat, target, penalty):
            return f'{seat} says "jodete" to {target}: {penalty} cards'
        case Passed(seat):
            return f"{seat} says paso"
        case JodeteReshuffled(count):
            return f"the pile becomes a stock of {count}"
        case JodeteHandWon(seat):
            return f"{seat} goes out"
        case JodeteScored(points, totals):
            return f"points {_numbers(points)}, totals {_numbers(totals)}"
        case JodeteSeatLeft(seat):
            return f"{seat} leaves"
        case JodeteMatchEnded(ranking):
            return "the match is over: " + ", then ".join(" and ".join(map(str, group)) for group in ranking)
        case _:
            return None


def _cards(cards: tuple[str, ...] | None) -> str:
    return " ".join(cards or ()) or "nothing"


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def _standing(table: Table) -> Iterator[str]:
    """The table as all see it, then each player's own view: his hand, what he sees of the others, what he may do."""
    shown = jodete.view(table.state, None)
    if shown.top is None:
        return
    arrow = "→" if shown.direction == 1 else "←"
    extra = [f"sum {shown.pending}"] * (shown.pending > 0) + ["a card is owed"] * shown.owed + ["drawn"] * shown.drawn
    yield f"  on top {shown.top}, {arrow} turn of {', '.join([str(shown.turn), *extra])}, stock {shown.stock}"
    for seat in range(len(shown.seats)):
        own = jodete.view(table.state, Seat(seat)).seats
        if own[seat].out:
            continue
        others = [
            f"{other}: {item.hand_size}{' said' * item.said}{' paid' * item.called}"
            for other, item in enumerate(own)
            if other != seat and not item.out and item.hand is None
        ]
        yield f"    {seat} holds {_cards(own[seat].hand)}; sees {', '.join(others)}; may {_offers(table.offers(seat))}"


def _offers(offers: dict[str, Any]) -> str:
    words = []
    for kind, offer in offers.items():
        match kind:
            case "play":
                words.append("play " + " ".join(offer["cards"]))
            case "draw":
                words.append(f"draw {offer['count']}")
            case "say_last_card":
                words.append("say it")
            case "jodete":
                words.append("call " + " ".join(map(str, offer["seats"])))
            case _:
                words.append(kind)
    return ", ".join(words)


if __name__ == "__main__":
    print("\n".join(told(Path(sys.argv[1]).read_text())))
