"""The caretaker: several servers on one port, each under a keeper of its own.

It holds the port and looks after the keepers, as they do after their servers. Told to (SIGUSR1), it
lets one after the other begin anew, so that there is always somebody at the door.
"""

import multiprocessing
import os
import shutil
import signal
import socket
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from time import monotonic

from ..logs import log, log_trouble, write_logs
from ..settings import Settings
from .ending import end_with_parent
from .keeper import STOP_SECONDS, Keeper, signal_bell
from .ports import CannotServe
from .restarts import Restarts

ANEW = signal.SIGUSR1
GAVE_UP = 1
COUNTS = "PROMETHEUS_MULTIPROC_DIR"  # where all servers write what they count

_processes = multiprocessing.get_context("spawn")


def _keep(taken: socket.socket, settings: Settings, caretaker: Connection) -> None:
    """This runs in a new process."""
    end_with_parent()
    signal.signal(ANEW, signal.SIG_IGN)
    try:
        with taken, signal_bell() as bell:
            Keeper(taken, settings, bell).keep(lambda: caretaker.send(""))
    except CannotServe as fault:
        caretaker.send(str(fault))
        sys.exit(GAVE_UP)


class Post:
    """A place for a keeper with its server. `hindrance`: what it says is in the way; None until
    it says anything."""

    def __init__(self, number: int, taken: socket.socket, settings: Settings) -> None:
        self.number = number
        self.restarts = Restarts()
        self._taken = taken
        self._settings = settings
        self.begin()

    def begin(self) -> None:
        near_end, far_end = _processes.Pipe(duplex=False)
        args = (self._taken, self._settings, far_end)
        self._process = _processes.Process(target=_keep, args=args)
        self._process.start()
        far_end.close()
        self._line = near_end
        self._begun = monotonic()
        self.hindrance: str | None = None
        self.ended = False

    @property
    def signs(self) -> list[Connection | int]:
        """What to wait for."""
        if self.ended:
            return []
        return [self._process.sentinel] + ([self._line] if self.hindrance is None else [])

    def look(self) -> None:
        if self.hindrance is None and self._line.poll():
            try:
                self.hindrance = self._line.recv()
            except EOFError:
                self.hindrance = "the server did not start: see above"
        if not self.ended and self._process.exitcode is not None:
            self.ended = True

    @property
    def is_open(self) -> bool:
        return self.hindrance == "" and not self.ended

    @property
    def gave_up(self) -> bool:
        return self._process.exitcode == GAVE_UP

    @property
    def life(self) -> float:
        return monotonic() - self._begun

    def tell_to_stop(self) -> None:
        self._process.terminate()

    def kill(self) -> None:
        self._process.kill()
        self._process.join()


class Caretaker:
    """Keeps several servers running on a port until it is told to stop."""

    def __init__(self, taken: socket.socket, settings: Settings, bell: socket.socket) -> None:
        self._taken = taken
        self._settings = settings
        self._bell = bell
        self._posts: list[Post] = []
        self._to_renew: list[Post] = []
        self._begun: Post | None = None  # anew, and not open yet
        self._deadline: float | None = None

    def keep(self, opened: Callable[[], None]) -> None:
        """Serve; `opened` is called when all are ready. Raises CannotServe."""
        with _room_for_counts():
            try:
                self._begin()
                if self._deadline is None:
                    opened()
                    write_logs(sys.stderr)
                while any(not post.ended for post in self._posts):
                    self._look()
                if self._deadline is None:
                    raise CannotServe("all servers have given up: the log says why")
            finally:
                for post in self._posts:
                    post.kill()

    def _begin(self) -> None:
        """The first looks whether anything is in the way, and lays out the database."""
        for number in range(self._settings.processes):
            self._posts.append(Post(number, self._taken, self._settings))
            if number == 0:
                self._wait_for(self._posts[0])
        for post in self._posts:
            self._wait_for(post)

    def _wait_for(self, post: Post) -> None:
        while not post.is_open and self._deadline is None:
            if post.ended or post.hindrance:
                raise CannotServe(post.hindrance or "the server did not start: see above")
            self._look()

    def _look(self) -> None:
        """Wait until something happens, and see to it."""
        signs = [sign for post in self._posts for sign in post.signs]
        left = None if self._deadline is None else max(0.0, self._deadline - monotonic())
        ready = wait([self._bell, *signs], left)
        if self._bell in ready:
            self._hear(self._bell.recv(64))
        for post in self._posts:
            was_ended = post.ended
            post.look()
            if post.ended and not was_ended:
                self._has_ended(post)
        if self._deadline is not None and monotonic() >= self._deadline:
            for post in self._posts:
                post.kill()
                post.ended = True
        self._renew()

    def _hear(self, signals: bytes) -> None:
        if signal.SIGTERM in signals or signal.SIGINT in signals:
            if self._deadline is None:
                self._deadline = monotonic() + STOP_SECONDS + 2.0
                self._taken.close()
            for post in self._posts:
                if not post.ended:
                    post.tell_to_stop()
        elif ANEW in signals:
            anew = bool(self._to_renew)
            self._to_renew += [post for post in self._posts if post not in self._to_renew]
            if not anew:
                self._tell_first_to_stop()

    def _tell_first_to_stop(self) -> None:
        if self._to_renew:
            self._to_renew[0].tell_to_stop()

    def _has_ended(self, post: Post) -> None:
        if self._deadline is not None:
            return
        if self._to_renew and post is self._to_renew[0]:
            post.begin()
            self._begun = post
            return
        if post.gave_up:
            log_trouble("server given up", number=post.number, hindrance=post.hindrance or "")
            return
        log_trouble("keeper ended", number=post.number)
        pause = post.restarts.pause_after(post.life)
        if pause is not None and not wait([self._bell], pause):
            post.begin()

    def _renew(self) -> None:
        """When one has begun anew it is the next one's turn."""
        if self._begun is not None and self._begun.is_open:
            log("server begun anew", number=self._begun.number)
            self._begun = None
            self._to_renew.pop(0)
            self._tell_first_to_stop()


@contextmanager
def _room_for_counts() -> Iterator[None]:
    """A folder in which the servers of this machine write what they count."""
    folder = tempfile.mkdtemp(prefix="questhall-counts-")
    before = os.environ.get(COUNTS)
    os.environ[COUNTS] = folder
    try:
        yield
    finally:
        if before is None:
            del os.environ[COUNTS]
        else:
            os.environ[COUNTS] = before
        shutil.rmtree(folder, ignore_errors=True)
