"""Whole stretches of play, written so that somebody who only knows the cards can follow and check them.

A file holds moves ("> 1 discard 3H") and, under each, what it led to. The test plays the moves and writes the file anew; it
must come out letter by letter. `python -m tests.games.rami.test_playthroughs FILE` prints it anew.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.games import rami
from app.games.contract import IllegalAction, Seat
from app.games.rami.events import (
    RamiDealt,
    RamiDiscarded,
    RamiDrew,
    RamiEliminated,
    RamiExtended,
    RamiHandStarted,
    RamiHandWon,
    RamiJokerSwapped,
    RamiLaid,
    RamiLeft,
    RamiMatchEnded,
    RamiPutBack,
    RamiReshuffled,
    RamiScored,
    RamiTurnedUp,
    RamiWentDown,
)
from app.games.rami.view import RamiView
from tests.support.rami import Table

FILES = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))


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
        elif match := re.fullmatch(r"(\d) seats, dealer (\d), limit (\d+)(?:, totals ([\d ]+))?", line):
            totals = [int(total) for total in (match[4] or "").split()]
            table = Table(int(match[1]), int(match[2]), limit=int(match[3]), totals=totals)
            yield line
        elif table is None:
            yield line


def _outcome(table: Table, move: str) -> Iterator[str]:
    try:
        _do(table, move)
    except IllegalAction as refusal:
        told_why = "".join(f", {name} {value}" for name, value in refusal.data.items())
        yield f"  refused: {refusal.code}{told_why}"
        return
    for event in table.events:
        yield f"  {_line(event)}"
    yield from _standing(table)


def _do(table: Table, move: str) -> None:
    if move.startswith("deal"):
        hands, _, then = move.removeprefix("deal").strip().partition(" / ")
        table.deal(*filter(None, hands.split(" | ")), then=then)
    else:
        seat, _, what = move.partition(" ")
        table.do(int(seat), what)


def _line(event: Any) -> str:
    match event:
        case RamiHandStarted(hand, dealer):
            return f"hand {hand}, {dealer} deals"
        case RamiDealt(seat, count):
            return f"{seat} is dealt {count} cards"
        case RamiTurnedUp(card):
            return f"{card} opens the pile"
        case RamiDrew(seat, "stock", card):
            return f"{seat} draws {card}"
        case RamiDrew(seat, _, card):
            return f"{seat} takes {card} from the pile"
        case RamiLaid(seat, melds, points):
            return f"{seat} lays {'; '.join(_meld(meld.cards, meld.joker_as) for meld in melds)}: {points} points"
        case RamiWentDown(seat, points):
            return f"{seat} goes down with {points}"
        case RamiExtended(seat, meld, card, end):
            return f"{seat} extends meld {meld} by {card}" + (f" at the {end} end" if end else "")
        case RamiJokerSwapped(seat, meld, card):
            return f"{seat} takes the joker of meld {meld} for {card}"
        case RamiPutBack(seat, card):
            return f"{seat} puts {card} back, the turn is undone"
        case RamiDiscarded(seat, card):
            return f"{seat} discards {card}"
        case RamiReshuffled(count):
            return f"the pile becomes a stock of {count}"
        case RamiHandWon(seat):
            return f"{seat} closes the hand"
        case RamiScored(points, totals, hands):
            left = "; ".join(f"{seat}: {_cards(hand)}" for seat, hand in hands.items())
            return f"left {left}; points {_numbers(points)}, totals {_numbers(totals)}"
        case RamiEliminated(seat):
            return f"{seat} is out"
        case RamiLeft(seat):
            return f"{seat} leaves"
        case RamiMatchEnded(ranking):
            return "the match is over: " + ", then ".join(" and ".join(map(str, group)) for group in ranking)
        case _:
            return "the hand is over"


def _meld(cards: tuple[str, ...], joker_as: str | None) -> str:
    return _cards(cards) + (f" as {joker_as}" if joker_as else "")


def _cards(cards: tuple[str, ...] | None) -> str:
    return " ".join(cards or ()) or "nothing"


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def _standing(table: Table) -> Iterator[str]:
    """The table as all see it, then each player's own view: his hand, what he sees of the others, what he may do."""
    shown = rami.view(table.state, None)
    if shown.turn is None:
        return
    states = [f"turn of {shown.turn}"] + ["first lap"] * shown.first_lap
    states += [f"drawn from the {shown.drawn}"] * (shown.drawn is not None)
    states += [f"{shown.taken} must come to the table"] * (shown.taken is not None)
    yield f"  {', '.join(states)}; on top {shown.discard or 'nothing'} of {shown.discard_size}, stock {shown.stock}"
    for meld in shown.melds:
        yield f"  meld {meld.id} of {meld.owner}: {_meld(meld.cards, meld.joker_as)}"
    for seat in range(len(shown.seats)):
        yield from _own(table, Seat(seat))


def _own(table: Table, seat: Seat) -> Iterator[str]:
    view: RamiView = rami.view(table.state, seat)
    own = view.seats[seat]
    if own.out:
        return
    others = [
        f"{other}: {item.hand_size}{' down' * item.down}"
        for other, item in enumerate(view.seats)
        if other != seat and not item.out and item.hand is None
    ]
    offers = _offers(table.offers(seat)) or "nothing"
    yield f"    {seat} holds {_cards(own.hand)}; sees {', '.join(others)}; may {offers}"


def _offers(offers: dict[str, Any]) -> str:
    words = []
    for kind, offer in offers.items():
        match kind:
            case "draw":
                words.append("draw from " + " or ".join(offer["from"]))
            case "extend" | "swap_joker":
                choices = [" ".join([str(c["meld"]), c["card"], *c.get("ends", [])]) for c in offer["choices"]]
                words.append(f"{kind} {' / '.join(choices)}")
            case "discard":
                words.append("discard")
            case _:
                words.append(kind)
    return ", ".join(words)


if __name__ == "__main__":
    print("\n".join(told(Path(sys.argv[1]).read_text())))
