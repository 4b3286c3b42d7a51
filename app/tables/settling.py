"""How chips leave a match: at its end, by leaving, by voiding. Pure; amounts are chips, nothing here reads a balance.

Inside a hand chips only move in the game's state; here is the other half of DESIGN §4.
"""

from app.games.contract import Moment, Purse, Seat
from app.games.record import replace
from app.tables import events
from app.tables.codec import game_of
from app.tables.decision import Decision, price
from app.tables.ports import Reason, Transfer
from app.tables.seating import spread
from app.tables.table import Finished, Holder, Match, Person, Playing, Table, Waiting


def buy_ins(table: Table, players: tuple[Holder, ...], practice: bool) -> tuple[Transfer, ...]:
    """What every person pays when a match starts."""
    reason: Reason = "stake" if table.terms.stake and not game_of(table).buy_in(_options(table)) else "buy_in"
    amount = price(table)
    if practice or not amount:
        return ()
    return tuple(Transfer("in", p.user, amount, reason) for p in players if isinstance(p, Person))


def moved(table: Table, match: Match, seat: Seat | None, before: Purse | None, after: Purse | None) -> Decision:
    """The match with its pool brought up to date, and the transfer, after an act by which chips came in (a refill)
    or went out (a leaver's stack)."""
    change = (after.total - before.total) if before and after else 0
    paid = replace(match, pool=match.pool + change)
    table = table.with_match(paid)
    holder = match.players[seat] if seat is not None else None
    if not change or match.practice or not isinstance(holder, Person):
        return Decision(table)
    transfer = Transfer("in", holder.user, change, "refill") if change > 0 else _out(holder, -change, "cash_out")
    return Decision(table, transfers=(transfer,))


def held(table: Table) -> int:
    """Chips that the table's escrow must hold as the table stands."""
    if not isinstance(table.phase, Playing) or table.phase.match.practice:
        return 0
    purse = game_of(table).purse(table.phase.match.state)
    return purse.total if purse else table.phase.match.pool


def balanced(match: Match, purse: Purse | None) -> bool:
    """Whether the match holds exactly the chips that were put in (checked at each hand's end)."""
    return purse is None or (purse.total == match.pool and min((*purse.stacks, *purse.staked)) >= 0)


def finish(table: Table, match: Match, moment: Moment) -> Decision:
    """The match is over by its rules: everybody still in is paid, the seats wait for a rematch."""
    after = replace(
        table,
        phase=Finished(replace(match, ready=())),
        seats=_freed(table, match),
    )
    return Decision(after, transfers=_payout(table, match, moment), ended=(match, "played"))


def abandon(table: Table, match: Match) -> Decision:
    """The last person left in mid-match; what bots hold belongs to nobody (such matches are practice)."""
    after = replace(table, phase=Waiting(), seats=_freed(table, match), host=None)
    return Decision(after, (events.MatchAbandoned(),), ended=(match, "abandoned"))


def void(table: Table, match: Match) -> Decision:
    """The match ends as if it had not been (PROTOCOL §4): stacks and what the hand holds go back, stakes to who paid."""
    after = replace(table, phase=Waiting(), seats=_freed(table, match))
    return Decision(after, (events.MatchVoided(),), transfers=refunds(table, match), ended=(match, "voided"))


def refunds(table: Table, match: Match) -> tuple[Transfer, ...]:
    """Who gets how much back if this match is voided now."""
    if match.practice:
        return ()
    purse = game_of(table).purse(match.state)
    shares = [a + b for a, b in zip(purse.stacks, purse.staked, strict=True)] if purse else None
    amounts = shares or [table.terms.stake] * len(match.players)
    return tuple(
        _out(player, amount, "refund")
        for player, amount in zip(match.players, amounts, strict=True)
        if isinstance(player, Person) and amount
    )


def _payout(table: Table, match: Match, moment: Moment) -> tuple[Transfer, ...]:
    if match.practice:
        return ()
    purse = game_of(table).purse(match.state)
    if purse:
        return tuple(
            _out(player, chips, "cash_out")
            for player, chips in zip(match.players, purse.stacks, strict=True)
            if isinstance(player, Person) and chips
        )
    winners = sorted(moment.ranking[0]) if moment.ranking else []
    share, odd = divmod(match.pool, len(winners) or 1)
    prizes = ((match.players[seat], share + (1 if n < odd else 0)) for n, seat in enumerate(winners))
    return tuple(_out(player, prize, "prize") for player, prize in prizes if isinstance(player, Person) and prize)


def _freed(table: Table, match: Match) -> tuple[Holder | None, ...]:
    kept = tuple(None if Seat(n) in match.left else holder for n, holder in enumerate(table.seats))
    return spread(kept, table.terms.seats)


def _out(person: Person, amount: int, reason: Reason) -> Transfer:
    return Transfer("out", person.user, amount, reason)


def _options(table: Table) -> object:
    return game_of(table).read_options(table.terms.options)
