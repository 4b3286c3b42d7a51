"""Playthroughs of Ajiley as texts that a card player can read and check: `python -m tests.support.playthrough --write`.

A text begins with its title and the table; a line with `>` is a move and stands as it was written; everything else is
told by the rules. Run with `--write`, the texts are told anew, and the difference shows what a change of the rules does.
"""

import argparse
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from app.games.ajiley import events as e
from app.games.ajiley.scoring import score
from app.games.contract import IllegalAction
from tests.support.ajiley import Table

TEXTS = sorted((Path(__file__).parents[1] / "games" / "ajiley" / "playthroughs").glob("*.txt"))
NAMES = "ABCDEFG"
"""Seat 0 is A: names in the order of play, to the right."""


def told(text: str) -> str:
    """The same playthrough as the rules tell it today."""
    lines = text.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(">"))
    header = lines[:start]
    table, dealt = _table(header)
    out = [line for line in header if line.strip()] + [""]
    for line in lines[start:]:
        if line.startswith(">"):
            out += [line, *("  " + sentence for sentence in _move(table, line[1:].split(), dealt)), ""]
    return "\n".join(out).rstrip() + "\n"


def _table(header: list[str]) -> tuple[Table, list[str]]:
    """`seats: A 100, B 500`, `dealer: B`, `options: ante 10`, and `A: 1O 2O …` for each hand of the first deal."""
    said = dict(re.findall(r"^(\w+): *(.*)$", "\n".join(header), re.MULTILINE))
    stacks = [int(seat.split()[1]) for seat in said["seats"].split(",")]
    options: dict[str, Any] = {}
    for option in filter(None, said.get("options", "").split(",")):
        name, value = option.split()
        options[name] = {"yes": True, "no": False}.get(value, value if not value.isdigit() else int(value))
    table = Table(stacks, NAMES.index(said["dealer"]), **options)
    order = [(NAMES.index(said["dealer"]) + step) % len(stacks) for step in range(1, len(stacks) + 1)]
    hands = [said[NAMES[seat]] for seat in order if NAMES[seat] in said]
    return table, [*hands, said.get("stock", "")]


def _move(table: Table, words: list[str], dealt: list[str]) -> Iterator[str]:
    try:
        if words == ["deal"]:
            *hands, stock = dealt
            table.deal(*hands, stock=stock)
            dealt[:] = [""]
        else:
            seat, kind, *rest = words
            table.do(NAMES.index(seat), kind, **_fields(kind, rest))
    except IllegalAction as refusal:
        yield f"refused: {refusal.code}"
        return
    for event in table.events:
        yield _sentence(event)
    yield from _position(table)


def _fields(kind: str, rest: list[str]) -> dict[str, Any]:
    if kind == "throw":
        return {"cards": rest}
    return {{"bet": "amount", "raise": "to"}[kind]: int(rest[0])} if rest else {}


def _sentence(event: e.Event) -> str:
    match event:
        case e.HandStarted(hand, dealer):
            return f"Hand {hand}, {NAMES[dealer]} deals."
        case e.Ante(seat, amount, all_in):
            return f"{NAMES[seat]} pays the ante of {amount}{_resto(all_in)}."
        case e.Dealt(seat, _, cards):
            return f"{NAMES[seat]} gets {_cards(cards)}."
        case e.BettingStarted(number):
            return f"Betting, round {number}."
        case e.Checked(seat):
            return f"{NAMES[seat]} passes."
        case e.BetMade(seat, amount, all_in):
            return f"{NAMES[seat]} bets {amount}{_resto(all_in)}."
        case e.Called(seat, amount, all_in):
            return f"{NAMES[seat]} calls with {amount}{_resto(all_in)}."
        case e.Raised(seat, to, amount, all_in):
            return f"{NAMES[seat]} puts {amount} more and raises to {to}{_resto(all_in)}."
        case e.Folded(seat):
            return f"{NAMES[seat]} folds."
        case e.Returned(seat, amount):
            return f"{amount} that nobody matched go back to {NAMES[seat]}."
        case e.DrawStarted():
            return "The draw."
        case e.Threw(seat, _, cards):
            return f"{NAMES[seat]} throws {_cards(cards)}."
        case e.Reshuffled(count):
            return f"The stock is empty: {count} folded and thrown cards are shuffled into a new one."
        case e.Shown(seat, cards, points, suit):
            return f"{NAMES[seat]} shows {_cards(cards)}: {points} in {SUITS[suit]}."
        case e.PotWon(winner, amount, points, by):
            why = {"folds": "all others folded", "points": f"{points} points", "mano": f"{points} points, as the mano"}
            return f"{NAMES[winner]} wins {amount}: {why[by]}."
        case e.Refilled(seat, amount):
            return f"{NAMES[seat]} takes a refill of {amount}."
        case e.SeatLeft(seat):
            return f"{NAMES[seat]} leaves the match."
        case e.HandEnded(hand):
            return f"Hand {hand} is over."
        case e.MatchEnded(ranking):
            return (
                "The match is over: " + ", then ".join(" and ".join(NAMES[s] for s in group) for group in ranking) + "."
            )


SUITS = {"O": "oros", "C": "copas", "E": "espadas", "B": "bastos"}


def _resto(all_in: bool) -> str:
    return " and is all-in" if all_in else ""


def _cards(cards: tuple[str, ...] | None) -> str:
    return " ".join(cards or ()) or "nothing"


def _position(table: Table) -> Iterator[str]:
    truth = table.truth
    for name, seat in zip(NAMES, truth["seats"], strict=False):
        hand = tuple(seat["hand"])
        counted = f"{' '.join(hand)} ({score(hand).points} in {SUITS[score(hand).suit]})" if hand else ""
        bet = f"bet {seat['bet']}" if seat["bet"] else ""
        yield f"| {name} {seat['chips']:5} {seat['status']:8} {bet:8} {counted}".rstrip()
    if table.turn is not None:
        offers = ", ".join(_offer(kind, offer) for kind, offer in table.offers.items())
        yield f"| pot {truth['pot']}, stock {truth['stock']}; {NAMES[table.turn]} may {offers}"


def _offer(kind: str, offer: dict[str, int]) -> str:
    numbers = [str(offer[name]) for name in ("min", "min_to", "max", "max_to", "amount") if name in offer]
    return f"{kind} {'–'.join(numbers)}".rstrip().replace("_", "-")


def main() -> None:
    parser = argparse.ArgumentParser(description="Tells the playthroughs of Ajiley anew.")
    parser.add_argument("--write", action="store_true", help="write what differs, instead of naming it")
    write = parser.parse_args().write
    for path in TEXTS:
        text = path.read_text()
        now = told(text)
        if now != text:
            print(f"{path.name} {'written' if write else 'differs'}")
            if write:
                path.write_text(now)


if __name__ == "__main__":
    main()
