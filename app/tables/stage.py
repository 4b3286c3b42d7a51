"""A table in front of its viewers: who is there, who is let in, and what each of them is shown. Nothing is decided here.

What a viewer may see is built by `view` and the game; equal viewers share one update.
"""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from app.games.contract import Seat
from app.games.contract import Viewer as GameViewer
from app.games.record import record
from app.tables import view
from app.tables.audience import SOCKETS_EACH, WATCHERS_MAX, Audience, SeatPresence, Viewer
from app.tables.codec import game_of
from app.tables.decision import Pace, is_absent
from app.tables.freshness import Freshness
from app.tables.ids import UserId
from app.tables.orders import Orders
from app.tables.peers import Peers
from app.tables.ports import Clock
from app.tables.presence import Attendance, Presence
from app.tables.table import Person, Playing, Table
from app.tables.talk import KEPT, ChatLine
from app.tables.view import Shared, Update


@record
class Scene:
    """What is on: the table, what its seats may do, and the events of the running hand."""

    table: Table
    fresh: Freshness
    hand: tuple[Any, ...] = field(default=())


@dataclass(frozen=True, slots=True)
class _Showing:
    """One round of showing: what all viewers share is made once, and equal viewers get the same update."""

    scene: Scene
    events: tuple[Any, ...]
    front: Shared
    remaining_ms: int | None
    updates: dict[Any, Update] = field(default_factory=dict)
    _seen: dict[tuple[int, ...], Shared] = field(default_factory=dict)

    def seen(self, viewer: GameViewer) -> Shared:
        """The events as this viewer may know them; who may know the same shares it."""
        events = _seen(self.scene.table, self.events, viewer)
        return self._seen.setdefault(tuple(map(id, events)), Shared(events))


class Stage:
    """The viewers of this process; `peers` speak for those of the others. `said`: what was said before."""

    def __init__(self, presence: Presence, clock: Clock, pace: Pace, said: Iterable[ChatLine] = ()) -> None:
        self.audience = Audience()
        self.peers = Peers()
        self.orders = Orders()
        self._presence = presence
        self._chat: deque[ChatLine] = deque(said, maxlen=KEPT)
        self._clock = clock
        self._pace = pace
        self._drawn_from: tuple[Any, ...] | None = None
        self._front = Shared(None)

    def attendance(self) -> Attendance:
        """Who is at the table, here or elsewhere."""
        return self.peers.joined(self._presence.now())

    @property
    def users(self) -> frozenset[UserId]:
        """Who is here, in this process."""
        return self._presence.now().here

    def own_watchers(self, table: Table) -> int:
        return self.audience.watchers(person.user for _, person in table.still_in())

    def watchers(self, table: Table) -> int:
        return self.own_watchers(table) + self.peers.watchers

    # coming and going

    def enter(self, viewer: Viewer, scene: Scene) -> bool:
        """Lets a viewer in and shows him all there is; False when he is turned away."""
        table = scene.table
        if viewer.user in table.barred:
            viewer.closed("kicked")
            return False
        watching = table.seat_of(viewer.user) is None and viewer.user != table.host
        if watching and self.watchers(table) >= WATCHERS_MAX:
            viewer.full()
            return False
        self.dismiss(self.audience.of(viewer.user)[: 1 - SOCKETS_EACH], "taken_over")
        self.audience.add(viewer)
        self._presence.came(viewer.user)
        viewer.history(_seen(table, scene.hand, table.seat_in_match(viewer.user)), tuple(self._chat))
        self.show_whole(viewer, scene)
        return True

    def exit(self, viewer: Viewer) -> bool:
        """Whether he was in."""
        if not self.audience.remove(viewer):
            return False
        self._presence.went(viewer.user, self._clock.now())
        return True

    def dismiss(self, viewers: Iterable[Viewer], reason: str) -> None:
        """Tells these why they have to go."""
        for viewer in viewers:
            viewer.closed(reason)
            self.exit(viewer)

    def give_way(self, user: UserId, claimed_at: int | None, process: str) -> int | None:
        """Ends his sockets here for one in another process; when one that stays, because it is the newer, claimed the seat."""
        claim = None if claimed_at is None else (claimed_at, process)
        self.dismiss(self.audience.outdone(user, claim), "taken_over")
        ours = self.audience.claim_of(user)
        return ours[0] if ours else None

    # showing

    def show_whole(self, viewer: Viewer, scene: Scene) -> None:
        """The state as it is, standing for itself."""
        viewer.last = None
        self._show(viewer, self._showing(scene, ()))

    def show_all(self, scene: Scene, events: tuple[Any, ...]) -> None:
        """To everybody, what has become durable since the last time."""
        showing = self._showing(scene, events)
        for viewer in self.audience:
            self._show(viewer, showing)

    def _showing(self, scene: Scene, events: tuple[Any, ...]) -> "_Showing":
        table = scene.table
        remaining = None if table.deadline is None else max(0, table.deadline - self._clock.now())
        return _Showing(scene, events, self._table_view(table), remaining)

    def _table_view(self, table: Table) -> Shared:
        """Made, and written, anew only when something of it has changed."""
        who, watchers = self.attendance(), self.watchers(table)
        drawn_from = (*view.drawn_from(table, self._pace), who.here, watchers)
        if drawn_from != self._drawn_from:
            self._drawn_from = drawn_from
            self._front = Shared(view.table_view(table, who, watchers, self._pace))
        return self._front

    def _show(self, viewer: Viewer, showing: "_Showing") -> None:
        table = showing.scene.table
        seat, played = table.seat_of(viewer.user), table.seat_in_match(viewer.user)
        kind = seat if seat is not None else ("host" if viewer.user == table.host else "watcher")
        key = (kind, played, viewer.last)
        update = showing.updates.get(key)
        if update is None:
            update = showing.updates[key] = self._update(viewer, seat, played, showing)
        viewer.update(update)
        viewer.last = update.version

    def _update(self, viewer: Viewer, seat: Seat | None, played: Seat | None, showing: "_Showing") -> Update:
        table = showing.scene.table
        order = self.orders.order(table, viewer.user)
        return Update(
            version=table.version,
            prev=viewer.last,
            table=showing.front,
            game=view.game_view(table, seat),
            events=showing.seen(played),
            you=view.you_view(table, viewer.user, seat, showing.scene.fresh.legal(seat), order),
            remaining_ms=showing.remaining_ms,
        )

    def show_presence(self, table: Table, but: Viewer | None = None) -> None:
        """Who is connected and who is absent; it has no version."""
        who = self.attendance()
        match = table.match if isinstance(table.phase, Playing) else None
        seats = tuple(
            SeatPresence(
                connected=not isinstance(holder, Person) or holder.user in who.here,
                absent=match is not None and is_absent(match, Seat(n)),
            )
            if holder
            else None
            for n, holder in enumerate(table.seats)
        )
        for viewer in self.audience:
            if viewer is not but:
                viewer.presence(seats, self.watchers(table))

    # talk

    def line_of(self, viewer: Viewer, table: Table, text: str) -> ChatLine:
        return ChatLine(table.seat_of(viewer.user), name_of(viewer, table), text, self._clock.now())

    def say(self, line: ChatLine) -> None:
        """Once, though it may come twice: as a hint, and among what was said before."""
        if line in self._chat:
            return
        self._chat.append(line)
        for viewer in self.audience:
            viewer.chat(line)

    def react(self, seat: Seat | None, name: str, kind: str) -> None:
        for viewer in self.audience:
            viewer.react(seat, name, kind)


def name_of(viewer: Viewer, table: Table) -> str:
    """His name at the table, which may bear a number."""
    seat = table.seat_of(viewer.user)
    holder = table.seats[seat] if seat is not None else None
    return holder.name if holder else viewer.name


def _seen(table: Table, events: tuple[Any, ...], viewer: GameViewer) -> tuple[Any, ...]:
    """Events of the game are cut to the viewer; those of the table are everybody's."""
    game = game_of(table)
    return tuple([game.see(event, viewer) if type(event) in game.event_types else event for event in events])
