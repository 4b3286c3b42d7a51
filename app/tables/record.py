"""A finished match as RECORD writes it, folded from its journal entries. Pure; who may read it is decided in `matches`."""

from collections.abc import Iterator, Sequence
from typing import Any

from app.games import jsonable
from app.games.contract import Seat
from app.tables import commands as c
from app.tables.codec import game_of
from app.tables.ports import Entry, FinishedMatch, Player
from app.tables.table import Match, Person, Table


def finished_match(table: Table, match: Match, outcome: Any, entries: Sequence[Entry]) -> FinishedMatch:
    """The match's own row. `entries`: its journal, from the one that started it to the one that ended it."""
    game = game_of(table)
    ranking = game.moment(match.state).ranking or ()
    ranks = {seat: place for place, group in enumerate(ranking, 1) for seat in group} if outcome == "played" else {}
    places = {seat: 1 + sum(len(g) for g in ranking[: place - 1]) for seat, place in ranks.items()}
    return FinishedMatch(
        id=match.id,
        table_id=table.id,
        game=table.terms.game,
        number=match.number,
        practice=match.practice,
        private=table.terms.visibility == "private",
        started_at=match.started_at,
        ended_at=entries[-1].at,
        outcome=outcome,
        players=tuple(
            Player(p.user if isinstance(p, Person) else None, p.name, places.get(Seat(n)))
            for n, p in enumerate(match.players)
        ),
        result=jsonable.write(game.view(match.state, None)),
        record={
            "game": table.terms.game,
            "options": table.terms.options,
            "seats": len(match.players),
            "dealer": _first_dealer(match, entries[0]),
            "moves": list(_moves(match, entries)),
        },
    )


def _first_dealer(match: Match, first: Entry) -> int:
    assert isinstance(first.command, c.Start | c.Rematch)
    return first.command.draw % len(match.players)


def _moves(match: Match, entries: Sequence[Entry]) -> Iterator[dict[str, Any]]:
    seats = {p.user: n for n, p in enumerate(match.players) if isinstance(p, Person)}
    seed = b""
    for entry in entries:
        match entry.command:
            case c.Prepare(server_seed):
                seed = server_seed
            case c.DealHand(_, client_seed):
                yield {"seat": None, "action": {"type": "deal", "server_seed": seed.hex(), "client_seed": client_seed}}
            case c.Act(action) if entry.user in seats:
                yield {"seat": seats[entry.user], "action": action}
            case c.BotAct(_, seat, action):
                yield {"seat": seat, "action": action}
            case c.TimeUp(_, seat):
                yield {"seat": seat, "action": {"type": "timeout"}}
            case c.Stand() if entry.user in seats:
                yield {"seat": seats[entry.user], "action": {"type": "leave"}}
            case _:
                pass
