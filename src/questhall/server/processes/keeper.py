"""The keeper: holds the port, starts the server, and starts it anew when it must.

It is small and runs no rule, so it is never stuck itself. A rule that does not come to an end
costs its own table, and everybody else the moment until they are connected again.
"""

import ctypes
import multiprocessing
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing.connection import Connection, wait
from time import clock_gettime, monotonic
from types import FrameType

from ..logs import log_trouble, short, write_logs
from ..settings import Settings
from .blame import Blamed, Judge, Lookout, Stuck
from .ports import CannotServe
from .restarts import Restarts
from .slate import SIZE, Slate

LOOK_SECONDS = 0.5
STOP_SECONDS = 12.0
IDLE_SHARE = 0.25

_processes = multiprocessing.get_context("spawn")
Memory = ctypes.Array[ctypes.c_char]


def _serve(
    taken: socket.socket, settings: Settings, memory: Memory, blamed: Blamed, keeper: Connection
) -> None:
    """This runs in the new process, which loads all that the keeper does without."""
    from .running import run

    run(taken, settings, _slate_on(memory), blamed, keeper)


def _slate_on(memory: Memory) -> Slate:
    return Slate(memoryview(memory).cast("B"))


class Serving:
    """A server that was started. `hindrance`: what it says is in the way, "" if nothing is."""

    def __init__(self, taken: socket.socket, settings: Settings, blamed: Blamed) -> None:
        memory: Memory = _processes.RawArray(ctypes.c_char, SIZE)
        near_end, far_end = _processes.Pipe(duplex=False)
        args = (taken, settings, memory, blamed, far_end)
        self._process = _processes.Process(target=_serve, args=args)
        self._process.start()
        far_end.close()
        assert self._process.pid is not None
        self.end = self._process.sentinel
        self.line: Connection | None = near_end
        self.hindrance: str | None = None
        self._lookout = Lookout(_slate_on(memory), settings.rules_seconds)
        self._worked = _processor_time_of(self._process.pid)
        self._had_worked = 0.0
        self._looked = self._opened = monotonic()

    def hear(self) -> None:
        """The only thing that the server says; one that ends before it says nothing."""
        assert self.line is not None
        try:
            self.hindrance = self.line.recv()
        except EOFError:
            self.hindrance = None
        self.line.close()
        self.line = None
        self._opened = monotonic()

    def look(self) -> Stuck | None:
        """Is it stuck? On a busy machine, where it cannot work, time passes more slowly."""
        now, worked = monotonic(), self._worked()
        passed = min(now - self._looked, 2 * LOOK_SECONDS)  # else the keeper itself was held up
        active = min(worked - self._had_worked, passed)
        self._looked, self._had_worked = now, worked
        return self._lookout.look(max(active, passed * IDLE_SHARE))

    def tell_to_stop(self) -> None:
        self._process.terminate()

    def kill(self) -> None:
        self._process.kill()

    def outcome(self) -> int:
        """The code with which it has ended."""
        self._process.join()
        assert self._process.exitcode is not None
        return self._process.exitcode

    @property
    def life(self) -> float:
        return monotonic() - self._opened


class Keeper:
    """Keeps a server running on a port until it is told to stop."""

    def __init__(self, taken: socket.socket, settings: Settings, bell: socket.socket) -> None:
        self._taken = taken
        self._settings = settings
        self._bell = bell
        self._judge = Judge()
        self._restarts = Restarts()
        self._deadline: float | None = None  # once it is told to stop

    def keep(self, opened: Callable[[], None]) -> None:
        """Serve; `opened` is called when the first server is ready. Raises CannotServe."""
        serving = self._started()
        try:
            if serving.hindrance == "":
                opened()
                write_logs(sys.stderr)
            elif not self._stopping:
                raise CannotServe(serving.hindrance or "the server did not start: see above")
            while self._must_go_on_after(serving):
                serving = self._started()
        finally:
            serving.kill()
            serving.outcome()

    @property
    def _stopping(self) -> bool:
        return self._deadline is not None

    def _started(self) -> Serving:
        """A server that has said what is in its way, or has ended without a word."""
        serving = Serving(self._taken, self._settings, self._judge.verdict())
        while serving.line is not None:
            ready = wait([self._bell, serving.line], LOOK_SECONDS)
            if serving.line in ready:
                serving.hear()
            self._pass_on_what_was_told(serving, self._bell in ready)
        return serving

    def _must_go_on_after(self, serving: Serving) -> bool:
        """Look after the server until it has ended; is another one to be started?"""
        stuck = self._attend(serving)
        code = serving.outcome()
        if code == 0 or self._stopping:
            return False
        if stuck is not None:
            self._blame(stuck)
            return True
        log_trouble("server ended", code=code, hindrance=serving.hindrance or "")
        pause = self._restarts.pause_after(serving.life)
        if pause is None:
            raise CannotServe("the server ends at once again and again: its log says why")
        return not wait([self._bell], pause)

    def _attend(self, serving: Serving) -> Stuck | None:
        """Wait until the server ends; if it is stuck it is killed."""
        while True:
            ready = wait([self._bell, serving.end], LOOK_SECONDS)
            if serving.end in ready:
                return None
            self._pass_on_what_was_told(serving, self._bell in ready)
            stuck = serving.look()
            if stuck is not None:
                serving.kill()
                return stuck

    def _blame(self, stuck: Stuck) -> None:
        guilty = self._judge.hear(stuck)
        for table in guilty:
            log_trouble("rules did not come to an end", table=short(table))
        if not guilty:
            log_trouble("server was stuck", suspects=len(stuck.overdue | stuck.held_up))

    def _pass_on_what_was_told(self, serving: Serving, rung: bool) -> None:
        """A server that does not stop in time, or whose user is impatient, is killed."""
        signals = self._bell.recv(64) if rung else b""
        if self._deadline is None:
            if signals:
                self._deadline = monotonic() + STOP_SECONDS
                self._taken.close()
                serving.tell_to_stop()
        elif signal.SIGINT in signals or monotonic() > self._deadline:
            serving.kill()


@contextmanager
def signal_bell(*more: signal.Signals) -> Iterator[socket.socket]:
    """A socket on which every signal to stop, and some more, can be read as their numbers."""
    bell, wire = socket.socketpair()
    bell.setblocking(False)
    wire.setblocking(False)
    before = {each: signal.signal(each, _ring) for each in (signal.SIGTERM, signal.SIGINT, *more)}
    wire_before = signal.set_wakeup_fd(wire.fileno())
    try:
        yield bell
    finally:
        signal.set_wakeup_fd(wire_before)
        for each, handler in before.items():
            signal.signal(each, handler)
        bell.close()
        wire.close()


def _ring(number: int, frame: FrameType | None) -> None:
    """The number is on the wire already."""


def _processor_time_of(number: int) -> Callable[[], float]:
    """How long a process has worked; where the system does not tell, all time is work."""
    clock = ctypes.c_int()
    library = ctypes.CDLL(None)
    if sys.platform != "linux" or library.clock_getcpuclockid(number, ctypes.byref(clock)):
        return monotonic
    return partial(clock_gettime, clock.value)
