"""A running match as the table sees it: start, deal, acts, time-outs, leaving, parking. Pure.

The rules decide what an act does; here stands what follows for seats, chips and the phase (PROTOCOL §4).
"""

from typing import Any

from app.errors import Rejected
from app.games.contract import Deal, IllegalAction, Leave, Seat, Timeout, Viewer
from app.games.record import replace
from app.tables import events, fair_moment, fairness, settling
from app.tables.codec import game_of
from app.tables.decision import Decision, Pace, is_absent, playing, price, seat_of
from app.tables.ids import MatchId, UserId
from app.tables.seating import heir_of, pass_host
from app.tables.table import Bot, Closed, Deck, Finished, Holder, Match, Person, Playing, Table


def start(table: Table, by: UserId, match_id: MatchId, draw: int) -> Decision:
    """The seated are packed into seats 0…n-1 and pay; after a match only who is ready (the host is) and the bots play."""
    if isinstance(table.phase, Playing | Closed):
        raise Rejected("wrong_phase")
    ready = {*table.phase.ready, by} if isinstance(table.phase, Finished) else {p.user for p in table.people}
    players = tuple(h for h in table.seats if isinstance(h, Bot) or (isinstance(h, Person) and h.user in ready))
    if len(players) < max(2, game_of(table).min_seats) or not any(isinstance(h, Person) for h in players):
        raise Rejected("not_enough_players")
    stood = tuple(
        events.Stood(Seat(n), h.name) for n, h in enumerate(table.seats) if isinstance(h, Person) and h not in players
    )
    match = _new_match(table, players, match_id, draw)
    after = replace(table, phase=Playing(match), seats=players, matches=match.number)
    paid = settling.buy_ins(table, players, match.practice)
    return Decision(after, (*stood, events.MatchStarted(match.number, match.practice)), transfers=paid)


def rematch(table: Table, user: UserId, match_id: MatchId, draw: int) -> Decision:
    """Ready for another match; it starts when all seated people are and there are enough seats."""
    seat_of(table, user)
    if not isinstance(table.phase, Finished):
        raise Rejected("wrong_phase")
    ready = tuple(dict.fromkeys((*table.phase.ready, user)))
    after = replace(table, phase=replace(table.phase, ready=ready))
    enough = sum(holder is not None for holder in table.seats) >= 2
    if enough and all(person.user in ready for person in table.people):
        return start(after, user, match_id, draw)
    return Decision(after)


def prepare(table: Table, server_seed: bytes) -> Decision:
    match = playing(table).match
    if match.server_seed is not None or game_of(table).moment(match.state).status != "between_hands":
        raise Rejected("wrong_phase")
    return Decision(table.with_match(replace(match, server_seed=server_seed)), fresh=True)


def texts_of(table: Table) -> str:
    """The seated players' own texts for the shuffle, joined as S2 says."""
    return "|".join(holder.seed if isinstance(holder, Person) else "" for holder in table.seats)


def deal(table: Table, client_seed: str) -> Decision:
    """The next hand with the prepared seed and the players' texts (S2)."""
    phase = playing(table)
    match = phase.match
    if phase.frozen or match.server_seed is None:
        raise Rejected("wrong_phase")
    deck = Deck(
        hand=game_of(table).moment(match.state).hand + 1,
        server_seed=match.server_seed,
        client_seed=client_seed,
        commitment=fairness.commitment(match.server_seed),
        root=fairness.root(game_of(table).deck, match.server_seed, client_seed),
    )
    dealt = table.with_match(replace(match, server_seed=None, deck=deck, ready=()))
    return _applied(dealt, None, Deal(match.server_seed, client_seed))


def act(table: Table, user: UserId | None, raw: Any, pace: Pace, seat: Seat | None = None) -> Decision:
    """A player's act (or, with `seat`, a bot's). Deals, time-outs and leaving come by other doors: `bad_action` here."""
    seat = seat_of(table, user) if seat is None else seat
    action = read_act(table, raw)
    phase = playing(table)
    if phase.frozen:
        raise Rejected("unavailable")
    done = _applied(table, seat, action)
    fair_moment.check(table, phase.match, seat, action, pace)
    return _woken(done, seat)


def read_act(table: Table, raw: Any) -> Any:
    """The game's action that a player may send, or `bad_action`."""
    try:
        action = game_of(table).read_action(raw)
    except IllegalAction as refusal:
        raise Rejected(refusal.code, **refusal.data) from None
    if isinstance(action, Deal | Timeout | Leave):
        raise Rejected("bad_action")
    return action


def time_up(table: Table) -> Decision:
    """The rules act for the seat on turn; the second time in a row its player counts as absent."""
    phase = playing(table)
    seat = game_of(table).moment(phase.match.state).turn
    if seat is None or phase.parked_at is not None or phase.frozen:
        raise Rejected("wrong_phase")
    misses = phase.match.misses
    missed = replace(phase.match, misses=(*misses[:seat], misses[seat] + 1, *misses[seat + 1 :]))
    happened: tuple[Any, ...] = (events.TimedOut(seat),)
    if missed.misses[seat] == 2:
        happened += (events.WentAbsent(seat),)
    done = _applied(table.with_match(missed), seat, Timeout())
    return replace(done, events=happened + done.events)


def leave(table: Table, user: UserId) -> Decision:
    """Out of the match for good; what the rules let him take goes back to his balance. The last person's leaving ends it."""
    phase = playing(table)
    seat = seat_of(table, user)
    if phase.frozen:
        raise Rejected("unavailable")
    host = table.host == user
    heir = heir_of(table, user) if host else None
    gone = table.with_match(replace(phase.match, left=(*phase.match.left, seat)))
    done = _applied(gone, seat, Leave())
    if isinstance(done.table.phase, Playing) and not done.table.still_in():
        end = settling.abandon(done.table, done.table.phase.match)
        done = replace(end, events=done.events + end.events, transfers=done.transfers + end.transfers)
    if host:
        passed = pass_host(done.table, heir)
        done = replace(done, table=passed.table).and_events(*passed.events)
    return done


def ready_for_next(table: Table, user: UserId) -> Decision:
    """`next`: this player has seen the result; between hands only."""
    phase = playing(table)
    seat = seat_of(table, user)
    if game_of(table).moment(phase.match.state).status != "between_hands":
        raise Rejected("wrong_phase")
    ready = tuple(sorted({*phase.match.ready, seat}))
    return _woken(Decision(table.with_match(replace(phase.match, ready=ready))), seat)


def back(table: Table, user: UserId) -> Decision:
    playing(table)
    return _woken(Decision(table), seat_of(table, user))


def client_seed(table: Table, user: UserId, text: str) -> Decision:
    """A player's own text for the next shuffle (S2)."""
    seat = seat_of(table, user)
    holder = table.seats[seat]
    assert isinstance(holder, Person)
    return Decision(table.with_seat(seat, replace(holder, seed=text)))


def park(table: Table, at: int) -> Decision:
    phase = playing(table)
    if phase.parked_at is not None:
        raise Rejected("wrong_phase")
    return Decision(replace(table, phase=replace(phase, parked_at=at)), (events.Parked(),))


def resume(table: Table) -> Decision:
    phase = playing(table)
    return Decision(replace(table, phase=replace(phase, parked_at=None)), (events.Resumed(),), fresh=True)


def void(table: Table) -> Decision:
    return settling.void(table, playing(table).match)


def freeze(table: Table) -> Decision:
    phase = playing(table)
    if phase.frozen:
        raise Rejected("wrong_phase")
    return Decision(replace(table, phase=replace(phase, frozen=True)), (events.Frozen(),))


def _new_match(table: Table, players: tuple[Holder, ...], match_id: MatchId, draw: int) -> Match:
    game = game_of(table)
    state = game.start(game.read_options(table.terms.options), len(players), Seat(draw % len(players)))
    purse = game.purse(state)
    return Match(
        id=match_id,
        number=table.matches + 1,
        first_version=table.version + 1,
        started_at=table.at,
        practice=table.terms.practice or any(isinstance(holder, Bot) for holder in players),
        players=players,
        state=state,
        pool=purse.total if purse else price(table) * len(players),
        misses=(0,) * len(players),
    )


def _applied(table: Table, seat: Viewer, action: Any) -> Decision:
    """The game's answer to an action, with what follows for chips and the match."""
    game = game_of(table)
    match = playing(table).match
    try:
        state, happened = game.apply(match.state, seat, action)
    except IllegalAction as refusal:
        raise Rejected(refusal.code, **refusal.data) from None
    purse = game.purse(state)
    after = replace(match, state=state, silent=fair_moment.silent(table, match, state))
    done = settling.moved(table, after, seat, game.purse(match.state), purse)
    phase = playing(done.table)
    moment = game.moment(state)
    if moment.status != "playing" and not settling.balanced(phase.match, purse):
        frozen = replace(done.table, phase=replace(phase, frozen=True))
        return replace(done, table=frozen, events=(*happened, events.Frozen()))
    if moment.status == "over":
        end = settling.finish(done.table, phase.match, moment)
        return replace(end, events=happened + end.events, transfers=done.transfers + end.transfers)
    return replace(done, events=happened)


def _woken(done: Decision, seat: Seat) -> Decision:
    """The seat's player gave a sign: absent no longer, and a parked match goes on."""
    phase = done.table.phase
    if not isinstance(phase, Playing):
        return done
    was_absent, was_parked = is_absent(phase.match, seat), phase.parked_at is not None
    misses = phase.match.misses
    if not misses[seat] and not was_parked:
        return done
    match = replace(phase.match, misses=(*misses[:seat], 0, *misses[seat + 1 :]))
    table = replace(done.table, phase=replace(phase, match=match, parked_at=None))
    signs = ((events.CameBack(seat),) if was_absent else ()) + ((events.Resumed(),) if was_parked else ())
    return replace(done, table=table, events=(*done.events, *signs), fresh=done.fresh or was_parked)
