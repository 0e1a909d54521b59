"""The real server as a process of its own, which can be killed."""

import os
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec

from tests.server.hosting import PATIENCE, Host, Made, Said

PROGRAM = """
import resource
import sys
from questhall.server.serving import CannotServe, serve
from questhall.server.settings import Settings
settings = Settings(
    workers=1, messages_per_second=5000.0, messages_at_once=5000,
    calls_per_second=5000.0, calls_at_once=5000, sockets_per_address=5000,
)
if len(sys.argv) > 3:
    resource.setrlimit(resource.RLIMIT_NOFILE, (int(sys.argv[3]), int(sys.argv[3])))
try:
    serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], settings)
except CannotServe as fault:
    sys.exit(f"{fault}")
"""


class Process:
    """`questhall serve`, started anew on the same port and database as often as one likes.

    `files`: how many it may have open at once.
    """

    def __init__(self, database: str, log: Path, port: int = 0, files: int = 0) -> None:
        self.database = database
        self.log = log
        self.port = port
        self.files = files
        self.running: subprocess.Popen[str] | None = None

    def start(self) -> None:
        self._close_output()
        arguments = [str(self.port), self.database, *([str(self.files)] if self.files else [])]
        with self.log.open("a") as log:
            self.running = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, *arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        assert self.running.stdout is not None
        ready, _, _ = select.select([self.running.stdout], [], [], PATIENCE)
        assert ready, "the server does not say its address"
        address = re.search(r"http://127\.0\.0\.1:(\d+)", self.running.stdout.readline())
        assert address is not None, self.log.read_text()
        self.port = int(address[1])

    def close(self) -> None:
        """Whatever a test has left behind ends."""
        if self.running is not None and self.running.poll() is None:
            self.kill()
        self._close_output()

    def _close_output(self) -> None:
        if self.running is not None and self.running.stdout is not None:
            self.running.stdout.close()

    def kill(self) -> None:
        """As if the power went off."""
        assert self.running is not None
        self.running.send_signal(signal.SIGKILL)
        self.running.wait(PATIENCE)

    def stop(self) -> int:
        assert self.running is not None
        self.running.send_signal(signal.SIGTERM)
        return self.running.wait(PATIENCE)

    def made(self, *players: Said) -> Made:
        body = {"game": "sorcerer", "format": "duel", "players": list(players), "undo": "free"}
        with httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE) as http:
            answer = http.post("/api/tables", content=msgspec.json.encode(body))
        assert answer.status_code == 200, answer.text
        return Made(_Port(self.port), answer.json())

    def children_end(self) -> bool:
        """Its workers end by themselves: then nobody holds its output any more."""
        assert self.running is not None
        assert self.running.stdout is not None
        output = self.running.stdout.fileno()
        while select.select([output], [], [], PATIENCE)[0]:
            if not os.read(output, 4096):
                return True
        return False


class _Port(Host):
    """What `Made` needs of a host."""

    def __init__(self, port: int) -> None:
        self.port = port
