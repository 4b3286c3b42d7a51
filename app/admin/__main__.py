"""`python -m app.admin`: the operator's commands, on the database that DATABASE_URL names. What they do is in `console`.

Exit status: 0 done, 1 refused or the books do not balance, 2 wrong settings or no database of ours.
"""

import argparse
import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from app import logs
from app.admin.console import Console
from app.config import Settings
from app.errors import Rejected
from app.storage.clock import DatabaseClock, WallClock
from app.storage.engine import Database
from app.storage.journal_postgres import PostgresJournal
from app.storage.journal_sqlite import SqliteJournal
from app.storage.migrate import is_current
from app.tables.decision import Pace
from app.tables.ports import Unavailable

REFUSALS = {
    "not_found": "Nobody and nothing is called so.",
    "already_decided": "That was decided otherwise already.",
    "unavailable": "The database is busy or away. Nothing was done; try again.",
}

OPTIONS = frozenset({"--amount", "--limit", "--note", "--reason"})
"""Each takes a value."""

Work = Callable[[Console], Awaitable[int]]


def main(arguments: list[str] | None = None) -> int:
    args = _parser().parse_args(_apart(sys.argv[1:] if arguments is None else arguments))
    work: Work = args.work(args)
    settings = Settings.read()
    if not _ready(settings):
        return 2
    try:
        status = asyncio.run(_at(settings, work))
        sys.stdout.flush()
        return status
    except Rejected as refusal:
        print(_said(refusal), file=sys.stderr)
    except Unavailable:
        print(REFUSALS["unavailable"], file=sys.stderr)
    except BrokenPipeError:  # `… | head`: whoever reads has read enough; nor is it said unheard that books balance
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


def _apart(arguments: list[str]) -> list[str]:
    """The same with the options first and bound to their values, and behind `--` what is named: ids and names may begin
    with a dash, which argparse would take for an option."""
    command, given = arguments[:1], iter(arguments[1:])
    options, named = [], []
    for word in given:
        if word in OPTIONS:
            value = next(given, None)
            options.append(word if value is None else f"{word}={value}")
        elif word in ("-h", "--help") or word.partition("=")[0] in OPTIONS:
            options.append(word)
        elif word != "--":
            named.append(word)
    return [*command, *options, "--", *named] if named else [*command, *options]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m app.admin", description="The operator's commands.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    promote = commands.add_parser("promote", help="make an admin of a member")
    promote.add_argument("name", metavar="NAME", help="username")
    promote.set_defaults(work=lambda args: lambda console: _promote(console, args.name))

    refill = commands.add_parser("refill", help="give somebody chips")
    refill.add_argument("name", metavar="NAME", help="username, id, or a name that only one person has")
    refill.add_argument("amount", metavar="AMOUNT", type=int)
    refill.add_argument("--reason", required=True, help="written into the ledger and the audit")
    refill.set_defaults(work=lambda args: lambda console: _refill(console, args.name, args.amount, args.reason))

    refills = commands.add_parser("refills", help="list the requests for chips that wait, the oldest first")
    refills.set_defaults(work=lambda _: _refills)

    approve = commands.add_parser("approve", help="grant a request for chips")
    approve.add_argument("request", metavar="ID", help="the request's id, as `refills` shows it")
    approve.add_argument("--amount", type=int, help="another amount than was asked for")
    approve.add_argument("--note", help="an answer to the player")
    approve.set_defaults(work=lambda args: lambda console: _approve(console, args.request, args.amount, args.note))

    deny = commands.add_parser("deny", help="refuse a request for chips")
    deny.add_argument("request", metavar="ID", help="the request's id, as `refills` shows it")
    deny.add_argument("--note", required=True, help="why; the player reads it")
    deny.set_defaults(work=lambda args: lambda console: _deny(console, args.request, args.note))

    audit = commands.add_parser("audit", help="what operators did, the latest first")
    audit.add_argument(
        "--limit", type=int, choices=range(1, 10_001), metavar="N", default=50, help="how many lines at most"
    )
    audit.set_defaults(work=lambda args: lambda console: _audit(console, args.limit))

    check = commands.add_parser("ledger-check", help="recompute all balances and escrows; freeze tables that differ")
    check.set_defaults(work=lambda _: _check)

    tables = commands.add_parser("tables", help="list the living tables")
    tables.set_defaults(work=lambda _: _tables)

    close = commands.add_parser(
        "close", help="close a table; its running match is void and everybody gets his chips back"
    )
    close.add_argument("table", metavar="ID", help="the table's id, as `tables` shows it")
    close.add_argument("--reason", required=True, help="written into the audit")
    close.set_defaults(work=lambda args: lambda console: _close(console, args.table, args.reason))
    return parser


async def _at(settings: Settings, work: Work) -> int:
    database = Database(settings.database_url, 2)
    journal = SqliteJournal(database) if database.sqlite else PostgresJournal(database)
    try:
        if database.sqlite:
            return await work(Console(database, journal, WallClock(), Pace()))
        clock = DatabaseClock(database)
        await clock.measure()
        return await work(Console(database, journal, clock, Pace()))
    finally:
        await journal.close()
        await database.close()


def _ready(settings: Settings) -> bool:
    """Whether there is a database with this program's schema; says what is the matter otherwise."""
    file = settings.database_url.partition("///")[2]
    if settings.on_sqlite and not Path(file).exists():
        print(f"There is no database {file}. Start the server once, or set DATABASE_URL.", file=sys.stderr)
        return False
    try:
        current = is_current(settings.database_url)
    except (OSError, SQLAlchemyError) as error:
        print(f"The database is not to be reached: {error}", file=sys.stderr)
        return False
    if not current:
        print("The database has another version's schema. Run first: python -m app.migrate", file=sys.stderr)
    return current


def _said(refusal: Rejected) -> str:
    if refusal.code == "bad_request":
        return f"Refused: {', '.join(f'{name} {value}' for name, value in refusal.data.items())}"
    if refusal.data.get("decision") == "closed":
        return "That table had come to its end already."
    return REFUSALS.get(refusal.code, f"Refused: {refusal.code}")


async def _promote(console: Console, name: str) -> int:
    print(f"{await console.promote(name)} is an admin now.")
    return 0


async def _refill(console: Console, name: str, amount: int, reason: str) -> int:
    who, balance = await console.refill(name, amount, reason)
    print(f"{who} got {amount:,} chips and has {balance:,} now.")
    return 0


async def _refills(console: Console) -> int:
    for item in await console.waiting():
        note = f"  {item.note!r}" if item.note else ""
        print(
            f"{item.id}  {_time(item.created_at)}  {item.user.name!r} asks for {item.amount:,}, has {item.balance:,}{note}"
        )
    return 0


async def _approve(console: Console, request: str, amount: int | None, note: str | None) -> int:
    done = await console.approve(request, amount, note)
    print(f"{done.user.name} got {done.granted:,} chips and has {done.balance:,} now.")
    return 0


async def _deny(console: Console, request: str, note: str) -> int:
    done = await console.deny(request, note)
    print(f"{done.user.name} got no chips.")
    return 0


async def _audit(console: Console, limit: int) -> int:
    for act in await console.acts(max(1, limit)):
        who = act.actor.name if act.actor else "the house"
        why = f"  {act.why!r}" if act.why else ""
        print(f"{_time(act.at)}  {act.act}  {act.subject} {act.subject_id} {act.subject_name!r}  by {who}{why}")
        for side, values in (("from", act.before), ("to", act.after)):
            if values:
                print(f"    {side} {json.dumps(values, ensure_ascii=False)}")
    return 0


def _time(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(" ", "seconds")


async def _check(console: Console) -> int:
    found = await console.check()
    print(f"{found.accounts:,} accounts, {found.transfers:,} transfers, {found.tables_checked:,} tables counted out.")
    for account in found.wrong:
        owner = f"user {account.user_id}" if account.user_id else f"table {account.table_id}"
        print(
            f"Account {account.account} ({owner}) holds {account.holds:,}, its transfers say {account.transfers_say:,}."
        )
    for table in found.tables:
        says = "cannot be read" if table.table_says is None else f"says {table.table_says:,}"
        frozen = "; it is frozen" if table.frozen else ""
        print(f"Table {table.table_id} (account {table.account}) holds {table.holds:,}, its state {says}{frozen}.")
    print("The books balance." if found.ok else f"THE BOOKS DO NOT BALANCE: {found.difference:,} off.")
    return 0 if found.ok else 1


async def _tables(console: Console) -> int:
    for table in await console.tables():
        people = ", ".join(player.name for player in table.players)
        frozen = " FROZEN" if table.frozen else ""
        print(
            f"{table.id}  {table.game}  {table.visibility}  {table.phase}{frozen}  {table.taken}/{table.seats}"
            f"  {table.escrow:,} chips  {table.name!r}  {people}".rstrip()
        )
    return 0


async def _close(console: Console, table_id: str, reason: str) -> int:
    done = await console.close(table_id, reason)
    print(f"Table {table_id} is closed.")
    for refund in done.refunds:
        print(f"{refund.name} got {refund.amount:,} chips back.")
    if done.correction:
        print(f"The escrow was {done.correction:+,} chips off; the mint made it good.")
    return 0


if __name__ == "__main__":
    logs.set_up("warning")  # what is done is said below, once
    sys.exit(main())
