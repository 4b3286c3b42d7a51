"""What people may do with their accounts. One transaction per act; passwords are hashed outside of it."""

import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Literal, Protocol, cast

import structlog
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from app.accounts import names, password_rules, repository, sessions
from app.accounts.asker import Kind, SessionUser
from app.accounts.login_tries import Backoff
from app.accounts.passwords import Passwords
from app.accounts.schemas import HeldSeat, Me
from app.chips.repository import refills, wallet, withdraw
from app.chips.schemas import refill_info
from app.config import Settings
from app.errors import Rejected
from app.http.limits import Limits
from app.storage import ledger
from app.storage.engine import Database
from app.storage.models.chips import MINT
from app.storage.models.people import FOREVER, Session, User
from app.tables.ids import SessionId, UserId
from app.tables.ports import Clock, Unavailable

log = structlog.get_logger(__name__)

AT_ONCE: Final = 1_000
"""Sessions in one query."""


class Sockets(Protocol):
    """The live sockets of this server."""

    async def log_out(self, session: SessionId) -> None:
        """Ends this session's sockets; its user's seats stay, absent."""


@dataclass(frozen=True, slots=True)
class LoggedIn:
    """A user, the token that stands for him from now on, and what his browser is known by when he logs in again."""

    me: Me
    token: str
    browser: str | None = None


class Accounts:
    """Everybody who plays here. `sockets` are closed when a session ends."""

    def __init__(
        self,
        database: Database,
        settings: Settings,
        clock: Clock,
        limits: Limits,
        sockets: Sockets,
        passwords: Passwords,
    ) -> None:
        self._database = database
        self._settings = settings
        self._clock = clock
        self._limits = limits
        self._sockets = sockets
        self._passwords = passwords
        self._backoff = Backoff(database, clock, settings)

    # sessions

    async def by_token(self, token: str | None) -> SessionUser | None:
        """Whose live session this is; the use is noted, so that it lives on."""
        if not token:
            return None
        now = self._clock.now()
        async with self._database.read() as session:
            found = await repository.by_token(session, sessions.digest(token), now)
        if found is None or _banned(found[1], now):
            return None
        live, user = found
        if now - live.last_used_at >= sessions.TOUCH_MS:
            with suppress(Unavailable):  # who may be let in is let in; the next use is noted
                async with self._database.write() as session:
                    expires_at = now + sessions.lifetime_ms(user.kind)
                    await repository.use(session, live.id, UserId(user.id), now, expires_at)
        return SessionUser(SessionId(live.id), UserId(user.id), user.name, _kind(user))

    async def ended(self, held: Mapping[SessionId, UserId]) -> dict[SessionId, Literal["logged_out", "banned"]]:
        """Which of these sessions live no longer, and why."""
        now, ids = self._clock.now(), list(held)
        living: set[str] = set()
        async with self._database.read() as session:
            for start in range(0, len(ids), AT_ONCE):
                living |= await repository.living(session, ids[start : start + AT_ONCE], now)
            gone = [one for one in ids if one not in living]
            banned: set[str] = set()
            for start in range(0, len(gone), AT_ONCE):
                users = {held[one] for one in gone[start : start + AT_ONCE]}
                banned |= await repository.banned(session, users, now)
        return {one: "banned" if held[one] in banned else "logged_out" for one in gone}

    async def new_guest(self, name: str | None, address: str, device: str | None = None) -> LoggedIn:
        """A new guest with his welcome chips; many from one address within an hour start without."""
        await self._limits.spend("session", address)
        chosen = names.clean(name, field="name") if name is not None else f"Invitado {secrets.randbelow(9000) + 1000}"
        chips = self._settings.welcome_chips if await self._limits.welcome(address) else 0
        now = self._clock.now()
        async with self._database.write() as session:
            user = await _add_user(session, chosen, "guest", chips, now)
            token = _log_in(session, user, now, device)
            await session.flush()
            return LoggedIn(await _me(session, user), token)

    async def log_out(self, token: str | None) -> None:
        """Ends the session, if there is one, and its sockets; other browsers of the same user stay."""
        if not token:
            return
        async with self._database.write() as session:
            ended = await repository.end(session, sessions.digest(token))
        if ended is not None:
            await self._sockets.log_out(ended)

    # people

    async def me(self, user: UserId) -> Me:
        async with self._database.read() as session:
            return await _me(session, await session.get_one(User, user))

    async def rename(self, user: UserId, name: str) -> Me:
        """The name is used from the next seat on; who sits keeps the one he sat down with."""
        chosen = names.clean(name, field="name")
        async with self._database.write() as session:
            row = await session.get_one(User, user)
            row.name = chosen
            await session.flush()
            return await _me(session, row)

    async def register(self, token: str | None, username: str, password: str, address: str) -> LoggedIn:
        """The guest of this token becomes a member and keeps everything; his token changes."""
        asker = await self.by_token(token)
        if asker is None or token is None:
            raise Rejected("no_session")
        if asker.kind != "guest":
            raise Rejected("forbidden")
        chosen = names.clean(username, field="username")
        password_rules.check(password, chosen)
        await self._limits.spend("register", address)
        hashed = await self._passwords.hash(password)
        now = self._clock.now()
        try:
            async with self._database.write() as session:
                found = await repository.by_token(session, sessions.digest(token), now)
                if found is None or found[1].kind != "guest":
                    raise Rejected("no_session")  # logged out, or registered twice, meanwhile
                live, user = found
                user.kind, user.username, user.username_key = "member", chosen, names.username_key(chosen)
                user.password_hash = hashed
                fresh = sessions.new_token()
                live.token_hash = sessions.digest(fresh)
                await session.flush()
                named = await self._backoff.welcome(session, user.username_key, address)
                return LoggedIn(await _me(session, user), fresh, named)
        except IntegrityError:
            raise Rejected("name_taken") from None

    async def log_in(
        self,
        token: str | None,
        username: str,
        password: str,
        address: str,
        device: str | None = None,
        browser: str | None = None,
    ) -> LoggedIn:
        """A member's new session. A guest's ends with it: he stays as he is, and his chips with him. `browser`: what an
        earlier log-in or registration there named it."""
        key = names.username_key(username)
        await self._limits.spend("login", await self._backoff.home(key, browser) or address)
        entered = await self._backoff.enter(key, address, browser)
        async with self._database.read() as session:
            known = await repository.by_username(session, key)
        if not await self._passwords.right(password, known.password_hash if known else None) or known is None:
            raise Rejected("bad_credentials")
        named = await self._backoff.succeeded(entered)
        now = self._clock.now()
        if _banned(known, now):
            raise Rejected("forbidden", reason="banned", until=until(known))
        async with self._database.write() as session:
            ended = await repository.end(session, sessions.digest(token)) if token else None
            user = await session.get_one(User, known.id)
            user.last_seen_at = now
            fresh = _log_in(session, user, now, device)
            await session.flush()
            me = await _me(session, user)
        if ended is not None:
            await self._sockets.log_out(ended)
        return LoggedIn(me, fresh, named)

    # the house

    async def ensure_admin(self, username: str, password: str) -> None:
        """Makes an admin of this name if nobody has it. Who took the name before is not raised: he may be anybody."""
        key = names.username_key(username)
        async with self._database.read() as session:
            known = await repository.by_username(session, key)
        if known is not None:
            if known.kind != "admin":
                log.warning("admin_name_taken")
            return
        try:
            password_rules.check(password, username)
        except Rejected as weak:
            log.warning("admin_password_weak", reason=weak.data["reason"])
        hashed = await self._passwords.hash(password)
        chosen = names.clean(username, field="ADMIN_NAME")
        with suppress(IntegrityError):  # another process that started at the same moment was quicker
            async with self._database.write() as session:
                user = await _add_user(session, chosen, "admin", 0, self._clock.now())
                user.username, user.username_key, user.password_hash = chosen, key, hashed

    async def retire_guests(self) -> int:
        """Ends what has expired: sessions, and guests unseen for so long, whose chips go back to the mint. Says how many
        guests; it is called now and then, and does a bounded part at a time."""
        await self._backoff.forget()
        now = self._clock.now()
        async with self._database.write() as session:
            await repository.forget_expired(session, now)
            gone = await repository.gone_guests(session, now - sessions.LIFETIME_MS, limit=100)
            wallets = await ledger.wallets(session, [UserId(user.id) for user in gone])
            held = await ledger.balances(session, wallets.values())
            await ledger.post(
                session,
                [
                    ledger.Posting(account, MINT, held[account], "expired", f"expired:{user}")
                    for user, account in wallets.items()
                    if held[account]
                ],
                now,
            )
            for user in gone:
                user.retired_at = now
            await withdraw(session, wallets, now)
        return len(gone)


def _banned(user: User, now: int) -> bool:
    return user.banned_until is not None and user.banned_until > now


def until(user: User) -> int | None:
    """When a ban ends; None for one without an end."""
    return None if user.banned_until == FOREVER else user.banned_until


def _kind(user: User) -> Kind:
    """The schema admits no other text."""
    return cast("Kind", user.kind)


async def _add_user(session: AsyncSession, name: str, kind: str, chips: int, now: int) -> User:
    user = User(id=secrets.token_urlsafe(12), name=name, kind=kind, created_at=now, last_seen_at=now)
    session.add(user)
    await session.flush()
    account = await ledger.open_wallet(session, UserId(user.id))
    if chips:
        await ledger.post(session, [ledger.Posting(MINT, account, chips, "welcome", f"welcome:{user.id}")], now)
    return user


def _log_in(session: AsyncSession, user: User, now: int, device: str | None) -> str:
    token = sessions.new_token()
    session.add(
        Session(
            id=secrets.token_urlsafe(12),
            token_hash=sessions.digest(token),
            user_id=user.id,
            created_at=now,
            last_used_at=now,
            expires_at=now + sessions.lifetime_ms(user.kind),
            device=device,
        )
    )
    return token


async def _me(session: AsyncSession, user: User) -> Me:
    held = await repository.latest_seat(session, UserId(user.id))
    purse = await wallet(session, UserId(user.id))
    asked = await refills(session, UserId(user.id), None, 1)
    seat = None
    if held is not None:
        seat = HeldSeat(code=held.code, url=f"/t/{held.code}", game=held.game, name=held.name, phase=held.phase)
    return Me(
        id=user.id,
        name=user.name,
        kind=_kind(user),
        username=user.username,
        balance=purse.balance,
        in_play=purse.in_play,
        seat=seat,
        refill=refill_info(asked[0]) if asked else None,
    )
