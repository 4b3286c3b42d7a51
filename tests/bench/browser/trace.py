"""A trace of Chromium as figures: what the main thread did in its tasks, and in the frames in which cards fly.

Pure arithmetic over the events; how the trace came about is the bench's business.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

CATEGORIES: Final = ("devtools.timeline", "disabled-by-default-devtools.timeline", "v8.execute")
FRAME_US: Final = 1_000_000 / 60
FLYING_US: Final = 400_000
"""For so long after a message is dealt with cards are on their way: the flight, and the pauses between cards of one deal."""

Event = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Task:
    """One turn of the main thread's loop, in microseconds. `work`: what the thread itself ran of it."""

    start: float
    end: float
    work: float


class Trace:
    """The thread is the page's: the one that hears the server."""

    def __init__(self, events: list[Event]) -> None:
        heard = [event for event in events if event["name"] == "WebSocketReceive"]
        thread = {(event["pid"], event["tid"]) for event in heard[:1]}
        own = [event for event in events if event["ph"] == "X" and (event["pid"], event["tid"]) in thread]
        self._messages = [float(event["ts"]) for event in heard]
        self._events = sorted(own, key=lambda event: (event["ts"], -event["dur"]))
        self.tasks = [
            Task(event["ts"], event["ts"] + event["dur"], _ran(event))
            for event in self._events
            if event["name"] == "RunTask"
        ]

    def hearing(self) -> list[Task]:
        """The tasks in which a message arrives and the board takes it up."""
        return [task for task in self.tasks if any(task.start <= at <= task.end for at in self._messages)]

    def showing(self) -> list[Task]:
        """The tasks after those that lay out and paint what has come, and send the cards on their way."""
        commits = [event["ts"] for event in self._events if event["name"] == "Commit"]
        painting = [task for task in self.tasks if any(task.start <= at <= task.end for at in commits)]
        firsts = (next((task for task in painting if task.start > heard.start), None) for heard in self.hearing())
        return [task for task in firsts if task is not None]

    def frames(self) -> list[float]:
        """The microseconds that begin in each sixtieth of a second in which cards fly; none counts twice."""
        begun: Counter[int] = Counter()
        others = {*self.hearing(), *self.showing()}
        for task in self.tasks:
            begun[int(task.start // FRAME_US)] += 0 if task in others else round(task.work)
        flying = {
            frame
            for task in self.showing()
            for frame in range(int(task.end // FRAME_US), int((task.end + FLYING_US) // FRAME_US) + 1)
        }
        return [begun[frame] for frame in sorted(flying)]

    def costs(self) -> list[tuple[str, int, float]]:
        """What the thread's time went to, dearest first: kind, how often, microseconds without what is within."""
        often: Counter[str] = Counter()
        alone: Counter[str] = Counter()
        around: list[tuple[float, str]] = []
        for event in self._events:
            while around and around[-1][0] <= event["ts"]:
                around.pop()
            often[event["name"]] += 1
            alone[event["name"]] += round(_ran(event))
            if around:
                alone[around[-1][1]] -= round(_ran(event))
            around.append((event["ts"] + event["dur"], event["name"]))
        return [(name, often[name], spent) for name, spent in alone.most_common()]


def _ran(event: Event) -> float:
    """Without the time in which the machine ran something else."""
    return float(min(event["dur"], event.get("tdur", event["dur"])))
