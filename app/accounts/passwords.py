"""Password hashing by argon2, in threads of its own: a hash takes long and 64 MiB, so few at once."""

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor

from pwdlib import PasswordHash

AT_ONCE = 2


class Passwords:
    """`hasher` is the library's recommended one; tests bring a cheap one."""

    def __init__(self, hasher: PasswordHash | None = None) -> None:
        self._hasher = hasher or PasswordHash.recommended()
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords")

    async def hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._hasher.hash, _same(password))

    async def right(self, password: str, stored: str | None) -> bool:
        """Whether it is the password of this hash. Without one it takes as long and says no, so that a stranger
        cannot learn by the time which usernames exist."""
        if stored is None:
            await self.hash(password)
            return False
        typed = _same(password)
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._hasher.verify, typed, stored)

    def close(self) -> None:
        self._threads.shutdown()


def _same(password: str) -> str:
    """An ñ is an ñ, however the keyboard at hand composes it."""
    return unicodedata.normalize("NFKC", password)
