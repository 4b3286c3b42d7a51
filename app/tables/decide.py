"""The table's one door: a command in, the table it leads to out, or `Rejected`. Pure and deterministic.

Replaying a journal goes through here too, so the same entries give the same table in any process (DESIGN §1).
"""

from typing import assert_never

from app.errors import Rejected
from app.games.contract import Seat
from app.games.record import replace
from app.tables import commands as c
from app.tables import playing, seating
from app.tables.deadline import deadline
from app.tables.decision import Decision, Pace
from app.tables.ids import UserId
from app.tables.ports import Entry
from app.tables.table import Bot, Closed, Playing, Table


def decide(table: Table, command: c.Command, by: UserId | None, at: int, pace: Pace) -> Decision:
    """What `command` by this user (None: the table itself) does at `at`; raises Rejected and then nothing happened."""
    if isinstance(table.phase, Closed):
        raise Rejected("wrong_phase")
    now = replace(table, at=at)
    done = _decided(now, command, by, pace)
    until = deadline(table, done.table, at, pace, done.fresh)
    return replace(done, table=replace(done.table, version=table.version + 1, deadline=until))


def replay(table: Table, entry: Entry, pace: Pace) -> Decision:
    """The same decision again, from the journal; its deadline is the one that was written, and it was not too soon."""
    done = decide(table, entry.command, entry.user, entry.at, replace(pace, grace_ms=0))
    return replace(done, table=replace(done.table, deadline=entry.deadline))


def _decided(table: Table, command: c.Command, by: UserId | None, pace: Pace) -> Decision:
    match command:
        case (
            c.Prepare()
            | c.DealHand()
            | c.TimeUp()
            | c.Resume()
            | c.Park()
            | c.PassHost()
            | c.Unseat()
            | c.Void()
            | c.Freeze()
            | c.Close()
        ):
            return _tables_own(table, command)
        case c.BotAct():
            return _bots(table, command, pace)
        case _:
            if by is None:
                raise Rejected("not_seated")
            return _persons(table, command, by, pace)


def _persons(table: Table, command: c.PersonsCommand, by: UserId, pace: Pace) -> Decision:
    match command:
        case c.Sit():
            return seating.sit(table, by, command.name, command.seat)
        case c.Stand():
            return playing.leave(table, by) if isinstance(table.phase, Playing) else seating.stand(table, by)
        case c.Act():
            return playing.act(table, by, command.action, pace)
        case c.Next():
            return playing.ready_for_next(table, by)
        case c.Rematch():
            return playing.rematch(table, by, command.match, command.draw)
        case c.Back():
            return playing.back(table, by)
        case c.ClientSeed():
            return playing.client_seed(table, by, command.text)
        case c.Start() | c.AddBot() | c.RemoveBot() | c.Kick() | c.NewLink():
            if by != table.host:
                raise Rejected("not_host")
            return _hosts(table, command, by)
        case _:
            assert_never(command)


def _hosts(table: Table, command: c.HostsCommand, by: UserId) -> Decision:
    match command:
        case c.Start():
            return playing.start(table, by, command.match, command.draw)
        case c.AddBot():
            return seating.add_bot(table, command.level, command.seat)
        case c.RemoveBot():
            return seating.remove_bot(table, command.seat)
        case c.Kick():
            return seating.kick(table, by, command.seat)
        case c.NewLink():
            return seating.new_link(table, command.code)
        case _:
            assert_never(command)


def _tables_own(table: Table, command: c.TablesCommand) -> Decision:
    match command:
        case c.Prepare():
            return playing.prepare(table, command.server_seed)
        case c.DealHand():
            _current(table, command.version)
            return playing.deal(table, command.client_seed)
        case c.TimeUp():
            _current(table, command.version)
            return playing.time_up(table)
        case c.Resume():
            return playing.resume(table)
        case c.Park():
            return playing.park(table, table.at)
        case c.PassHost():
            return seating.pass_host(table, command.heir)
        case c.Unseat():
            return seating.unseat(table, command.user)
        case c.Void():
            return playing.void(table)
        case c.Freeze():
            return playing.freeze(table)
        case c.Close():
            return close(table, command)
        case _:
            assert_never(command)


def close(table: Table, command: c.Close) -> Decision:
    """The end of a table; a running match is voided by the same entry."""
    done = playing.void(table) if isinstance(table.phase, Playing) else Decision(table)
    return replace(done, table=replace(done.table, phase=Closed(command.reason), seats=(None,) * table.terms.seats))


def _bots(table: Table, command: c.BotAct, pace: Pace) -> Decision:
    _current(table, command.version)
    seat = Seat(command.seat)
    if not isinstance(table.phase, Playing) or not isinstance(table.seats[seat], Bot):
        raise Rejected("wrong_phase")
    return playing.act(table, None, command.action, pace, seat)


def _current(table: Table, version: int) -> None:
    if table.version != version:
        raise Rejected("stale")
