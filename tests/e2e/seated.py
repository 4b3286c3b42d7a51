"""Somebody who plays by the wire, as fast as the server answers, to bring about what is to be looked at in a browser.

Plain blocking sockets: Playwright's synchronous half cannot share a process with an event loop.
"""

import itertools
import json
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx2
from websockets.sync.client import connect
from websockets.typing import Origin

Frame = dict[str, Any]


class Seated:
    """One user with his cookie and a socket at one table, in which he has a seat."""

    def __init__(self, base: str, name: str) -> None:
        self.base = base
        self._open = ExitStack()
        self.http = self._open.enter_context(httpx2.Client(base_url=base, headers={"Origin": base}))
        assert self.http.post("/api/session", json={"name": name}).status_code == 201
        self.path = ""
        self.state: Frame = {}
        self._ids = itertools.count()
        self._wire = self._open.enter_context(ExitStack())

    def close(self) -> None:
        self._open.close()

    def makes(self, game: str, **terms: Any) -> str:
        """A private table, at which he sits; its address."""
        made = self.http.post("/api/tables", json={"game": game, "visibility": "private", **terms})
        assert made.status_code == 201, made.text
        return self.sits(made.json()["url"])

    def sits(self, path: str) -> str:
        self.path = path
        self.comes()
        self.ask("sit")
        return path

    def comes(self) -> None:
        """To his table by the wire; a page of his that is open there gives way."""
        url = f"{self.base.replace('http', 'ws')}/ws/tables/{self.path.rsplit('/', 1)[1]}"
        cookie = {"Cookie": f"session={self.http.cookies['session']}"}
        opening = connect(url, additional_headers=cookie, origin=Origin(self.base), compression=None)
        self._line = self._wire.enter_context(opening)
        self._read(lambda frame: frame["type"] == "state")

    def goes(self) -> dict[str, Any]:
        """From the wire; with what his browser is to be opened so that it is his."""
        self._wire.close()
        cookie = {"name": "session", "value": self.http.cookies["session"], "url": self.base}
        return {"storage_state": {"cookies": [cookie], "origins": []}}

    def ask(self, kind: str, **fields: Any) -> int:
        """A command that must be accepted; the version of the table after it, which he then has seen."""
        message = f"{kind}-{next(self._ids)}"
        self._line.send(json.dumps({"type": kind, "id": message, **fields}))
        answer = self._read(lambda frame: frame.get("id") == message)
        assert answer["type"] == "ok", answer
        return self.sees(answer["version"])

    def act(self, action: Frame) -> int:
        return self.ask("act", action=action, version=self.state["version"])

    def sees(self, version: int) -> int:
        """Waits until the table's state of that version, or a later one, is known to him."""
        return self.waits(lambda: self.state["version"] >= version)

    def waits(self, done: Callable[[], bool]) -> int:
        """Until what he sees is so; the version that he then knows."""
        while not done():
            self._read(lambda frame: frame["type"] == "state")
        return self.version

    def is_dealt(self) -> None:
        self.waits(lambda: (self.state["game"] or {}).get("phase") == "playing")

    def _read(self, wanted: Callable[[Frame], bool]) -> Frame:
        while True:
            frame: Frame = json.loads(self._line.recv(timeout=20))
            if frame["type"] == "state":
                self.state = frame
            if wanted(frame):
                return frame

    @property
    def version(self) -> int:
        return int(self.state["version"])

    @property
    def game(self) -> Frame:
        game: Frame = self.state["game"]
        return game

    @property
    def legal(self) -> Frame:
        legal: Frame = self.state["you"]["legal"]
        return legal

    @property
    def seat(self) -> int:
        return int(self.state["you"]["seat"])

    @property
    def on_turn(self) -> bool:
        return bool(self.game["turn"] == self.seat)
