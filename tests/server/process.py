"""The real server as a separate process, which can be killed."""

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
import os, resource, sys
import msgspec
from questhall.server.processes.ports import CannotServe
from questhall.server.processes.serving import serve
from questhall.server.settings import settings_from
settings = msgspec.structs.replace(
    settings_from(os.environ),
    workers=1, messages_per_second=5000.0, messages_at_once=5000,
    calls_per_second=5000.0, calls_at_once=5000, sockets_per_address=5000,
)
settings = msgspec.structs.replace(settings, **msgspec.json.decode((sys.argv[3:] or ["{}"])[0]))
if "FILES" in os.environ:
    resource.setrlimit(resource.RLIMIT_NOFILE, (int(os.environ["FILES"]),) * 2)
try:
    serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], settings)
except CannotServe as fault:
    sys.exit(f"{fault}")
"""


class Process:
    """`questhall serve`, restarted on the same port and database as often as needed.

    `FILES` in its environment limits how many files it may have open.
    """

    def __init__(
        self, database: str, log: Path, environment: dict[str, str] | None = None, **settings: int
    ) -> None:
        self.settings = msgspec.json.encode(settings).decode()
        self.database = database
        self.log = log
        self.environment = environment or {}
        self.port = 0
        self.running: subprocess.Popen[str] | None = None

    def start(self) -> None:
        self._close_output()
        with self.log.open("a") as log:
            self.running = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, str(self.port), self.database, self.settings],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
                env=os.environ | self.environment,
            )
        assert self.running.stdout is not None
        ready, _, _ = select.select([self.running.stdout], [], [], PATIENCE)
        assert ready, "the server does not say its address"
        address = re.search(r"http://127\.0\.0\.1:(\d+)", self.running.stdout.readline())
        assert address is not None, self.log.read_text()
        self.port = int(address[1])

    def close(self) -> None:
        """End whatever a test has left behind."""
        if self.running is not None and self.running.poll() is None:
            self.kill()
        self._close_output()

    def _close_output(self) -> None:
        if self.running is not None and self.running.stdout is not None:
            self.running.stdout.close()

    def kill(self) -> None:
        """Stop everything at once, as in a power cut."""
        assert self.running is not None
        self.running.send_signal(signal.SIGKILL)
        self.running.wait(PATIENCE)

    def stop(self) -> int:
        assert self.running is not None
        self.running.send_signal(signal.SIGTERM)
        return self.running.wait(PATIENCE)

    def kill_server(self) -> None:
        """Kill only the server itself, not its keeper: the child that is no helper of Python's
        own."""
        assert self.running is not None
        children = ["pgrep", "-P", str(self.running.pid), "-f", "spawn_main"]
        found = subprocess.run(children, capture_output=True, text=True, check=True)
        os.kill(int(found.stdout), signal.SIGKILL)

    def made(self, *players: Said, game: str = "sorcerer", format: str = "duel") -> Made:
        body = {"game": game, "format": format, "players": list(players), "undo": "free"}
        with httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE) as http:
            answer = http.post("/api/tables", content=msgspec.json.encode(body))
        assert answer.status_code == 200, answer.text
        return Made(_Port(self.port), answer.json())

    def children_end(self) -> bool:
        """Do its workers end by themselves, so that nobody holds its output any more?"""
        assert self.running is not None
        assert self.running.stdout is not None
        output = self.running.stdout.fileno()
        while select.select([output], [], [], PATIENCE)[0]:
            if not os.read(output, 4096):
                return True
        return False


class _Port(Host):
    """The part of a host that `Made` needs."""

    def __init__(self, port: int) -> None:
        self.port = port
