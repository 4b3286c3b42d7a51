"""Making and finding tables. Terms are judged by the game they are for; nothing here plays."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

from sqlalchemy.exc import IntegrityError

from app.accounts import names
from app.accounts.asker import SessionUser
from app.config import Settings
from app.errors import Rejected
from app.games.contract import Game
from app.http.limits import Limits
from app.lobby import repository
from app.lobby.codes import new_code
from app.lobby.schemas import GameInfo, MadeTable, NewTable, TableListing
from app.protocol.outbound import LobbyTable
from app.storage.engine import Database
from app.storage.models.tables import TableRow
from app.tables.due import PRIVATE_KEPT_MS, PUBLIC_KEPT_MS
from app.tables.ids import Code, TableId
from app.tables.ports import Bus, Clock
from app.tables.table import Table, Terms, Visibility, new_table

TOPIC = "lobby"
"""On the bus: the id of a public table that came, changed or went, or nothing but that something did. Of private ones
nothing is said."""
TABLE_NAME_LENGTH = 40
UNVISITED_MS = {"public": PUBLIC_KEPT_MS, "private": PRIVATE_KEPT_MS}
"""How long a table waits for its first visitor before somebody looks whether it is to be closed (PROTOCOL §4)."""
TRIES = 5


class Rooms(Protocol):
    """Who is looking on, at this server and others."""

    def watchers(self, table_id: TableId) -> int: ...


class Lobby:
    """`rooms` knows who is watching; `bus` carries the hints that something changed."""

    def __init__(
        self,
        database: Database,
        settings: Settings,
        clock: Clock,
        limits: Limits,
        bus: Bus,
        games: Mapping[str, Game],
        rooms: Rooms,
    ) -> None:
        self._database = database
        self._settings = settings
        self._clock = clock
        self._limits = limits
        self._bus = bus
        self._games = games
        self._rooms = rooms

    def games(self) -> list[GameInfo]:
        return [
            GameInfo(
                key=key,
                name=key.capitalize(),
                min_seats=game.min_seats,
                max_seats=game.max_seats,
                default_seats=game.default_seats,
                options_schema=game.options_schema(),
            )
            for key, game in self._games.items()
        ]

    async def make(self, maker: SessionUser, wanted: NewTable) -> MadeTable:
        """A new table with its maker as host. Raises Rejected bad_request, or rate_limited for too many."""
        terms = self._terms(maker, wanted)
        await self._limits.spend("tables", maker.id)
        for _ in range(TRIES):
            try:
                row = await self._add(maker, terms)
            except IntegrityError:
                continue  # the short code is taken
            break
        else:
            raise RuntimeError("no free code found")
        if terms.visibility == "public":
            self._bus.publish(TOPIC, row.id.encode())
        return MadeTable(id=row.id, **self._fields(row))

    async def listing(self, game: str | None = None, *, only_open: bool = False) -> list[TableListing]:
        """Public tables that are alive, the newest first."""
        async with self._database.read() as session:
            rows = await repository.public(session, game, only_open)
        return [TableListing(**self._fields(row)) for row in rows]

    async def feed(self) -> Sequence[LobbyTable]:
        """The same for the lobby's sockets."""
        async with self._database.read() as session:
            rows = await repository.public(session, None, only_open=False)
        return [
            LobbyTable(
                code=Code(row.code),
                game=row.game,
                name=row.name,
                seats=row.seats,
                taken=row.taken,
                phase=row.phase,
                options=row.options,
                stake=row.stake,
                practice=row.practice,
                watchers=self._rooms.watchers(TableId(row.id)),
            )
            for row in rows
        ]

    async def find(self, code: str) -> TableListing | None:
        """The living table that this code opens; unknown, old and closed codes are all the same."""
        async with self._database.read() as session:
            row = await repository.by_code(session, Code(code))
        return None if row is None else TableListing(**self._fields(row))

    def _terms(self, maker: SessionUser, wanted: NewTable) -> Terms:
        game = self._games.get(wanted.game)
        if game is None:
            raise Rejected("bad_request", field="game", reason="unknown")
        try:
            options = game.read_options(wanted.options or {})
        except ValueError as wrong:
            raise Rejected("bad_request", field="options", reason=str(wrong)) from None
        seats = game.default_seats if wanted.seats is None else wanted.seats
        if not game.min_seats <= seats <= game.max_seats:
            raise Rejected("bad_request", field="seats", reason="range", least=game.min_seats, most=game.max_seats)
        if wanted.stake and game.buy_in(options):
            raise Rejected("bad_request", field="stake", reason="this game has chips of its own")
        name = maker.name
        if wanted.name is not None and wanted.name.strip():
            name = names.clean(wanted.name, field="name", longest=TABLE_NAME_LENGTH)
        return Terms(
            game=wanted.game,
            visibility=wanted.visibility,
            name=name,
            seats=seats,
            options=game.write_options(options),
            stake=wanted.stake,
            practice=wanted.practice,
        )

    async def _add(self, maker: SessionUser, terms: Terms) -> TableRow:
        now = self._clock.now()
        table = self._new(maker, terms, now)
        rules = self._games[terms.game].rules
        async with self._database.write() as session:
            most = self._settings.tables_per_user
            if self._settings.limited and await repository.living_of(session, maker.id) >= most:
                raise Rejected("rate_limited", reason="tables", most=most)
            return await repository.add(session, table, maker.id, rules, now + UNVISITED_MS[terms.visibility])

    @staticmethod
    def _new(maker: SessionUser, terms: Terms, now: int) -> Table:
        return new_table(
            table_id=TableId(secrets.token_urlsafe(12)),
            code=new_code(terms.visibility),
            terms=terms,
            host=maker.id,
            at=now,
        )

    def _fields(self, row: TableRow) -> dict[str, Any]:
        return {
            "code": row.code,
            "url": f"/t/{row.code}",
            "game": row.game,
            "visibility": cast("Visibility", row.visibility),
            "name": row.name,
            "seats": row.seats,
            "taken": row.taken,
            "phase": row.phase,
            "options": row.options,
            "stake": row.stake,
            "practice": row.practice,
            "watchers": self._rooms.watchers(TableId(row.id)),
        }
