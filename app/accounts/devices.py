"""Where somebody is logged in: his sessions, to be looked at and ended one by one or all but this one."""

from app.accounts import repository
from app.accounts.asker import SessionUser
from app.accounts.schemas import SessionInfo, SessionList
from app.accounts.service import Sockets
from app.errors import Rejected
from app.storage.engine import Database
from app.storage.models.people import Session
from app.tables.ids import SessionId
from app.tables.ports import Clock


class Devices:
    """`sockets` are closed when a session ends; its user's seats stay, absent."""

    def __init__(self, database: Database, clock: Clock, sockets: Sockets) -> None:
        self._database = database
        self._clock = clock
        self._sockets = sockets

    async def of(self, asker: SessionUser) -> SessionList:
        async with self._database.read() as session:
            rows = await repository.sessions(session, asker.id, self._clock.now())
        return SessionList(items=[session_info(row, current=row.id == asker.session) for row in rows])

    async def end(self, asker: SessionUser, session_id: str) -> None:
        """Raises Rejected("not_found") for what is no live session of his."""
        async with self._database.write() as session:
            ended = await repository.end_all(session, asker.id, only=SessionId(session_id))
        if not ended:
            raise Rejected("not_found")
        await self._close(ended)

    async def end_others(self, asker: SessionUser) -> None:
        async with self._database.write() as session:
            ended = await repository.end_all(session, asker.id, but=asker.session)
        await self._close(ended)

    async def _close(self, ended: list[SessionId]) -> None:
        for one in ended:
            await self._sockets.log_out(one)


def session_info(row: Session, *, current: bool = False) -> SessionInfo:
    return SessionInfo(
        id=row.id,
        created_at=row.created_at,
        last_used_at=row.last_used_at,
        expires_at=row.expires_at,
        device=row.device,
        current=current,
    )
