"""A real server on a loopback port, and clients that talk to it over real sockets."""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

from questhall.server.app import make_app
from questhall.server.gate.doors import House
from questhall.server.halls.inner_door import inner_door, name_of
from questhall.server.processes.ports import take_port
from questhall.server.rooms.hall import Hall
from questhall.server.settings import Settings
from questhall.server.workers.crew import Crew
from questhall.table.store import is_shared

Said = dict[str, Any]

PATIENCE = 180.0


def wait_until(true: Callable[[], bool]) -> None:
    """Keep looking, and leave the processor to the server in between."""
    pause = threading.Event()
    end = monotonic() + PATIENCE
    while not true():
        assert monotonic() < end, "it does not happen"
        pause.wait(0.02)


class Host:
    """A server in a separate thread."""

    def __init__(self, settings: Settings) -> None:
        self._socket = take_port("127.0.0.1", 0)
        doors = [self._socket]
        if is_shared(settings.database):
            doors.append(inner_door(""))
            settings = msgspec.structs.replace(settings, inner=name_of(doors[1]))
        self.app = make_app(settings)
        self.port: int = self._socket.getsockname()[1]
        self._server = uvicorn.Server(House(self.app, settings))
        self._thread = threading.Thread(
            target=self._server.run, kwargs={"sockets": doors}, daemon=True
        )
        self._thread.start()
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)
        self.http.get("/healthz", timeout=PATIENCE).raise_for_status()

    @property
    def hall(self) -> Hall:
        hall = self.app.state.hall
        assert isinstance(hall, Hall)
        return hall

    def close(self) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._socket.close()

    # -- calls -----------------------------------------------------------------

    def wait_until(self, true: Callable[[Hall], bool]) -> None:
        wait_until(lambda: true(self.hall))

    def post(self, path: str, body: object) -> httpx.Response:
        return self.http.post(path, content=msgspec.json.encode(body))

    def made(self, *players: Said, **more: object) -> "Made":
        """Make a new duel with these players."""
        body = {"game": "sorcerer", "format": "duel", "players": list(players), **more}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 200, answer.text
        return Made(self, answer.json())

    def sit(self, table: str, name: str, seat: int | None = None) -> str:
        answer = self.post(f"/api/tables/{table}/sit", {"name": name, "seat": seat})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["token"])


class Made:
    """A table that was made, and the tokens that came with it."""

    def __init__(self, host: Host, created: Said) -> None:
        self.host = host
        self.table: str = created["table"]
        self.host_token: str = created["host_token"]
        self.tokens: dict[int, str] = {int(k): v for k, v in created["tokens"].items()}

    def client(
        self, *seats: int, host: bool = False, since: int = 0, paced: bool = False
    ) -> "Client":
        tokens = [self.tokens[seat] for seat in seats] + ([self.host_token] if host else [])
        return Client(self.host.port, self.table, tokens, since, paced=paced)


class Client:
    """A connection to a table that remembers everything it hears."""

    def __init__(
        self,
        port: int,
        table: str,
        tokens: list[str],
        since: int = 0,
        hello: bool = True,
        paced: bool = False,
    ) -> None:
        self.socket: ClientConnection = connect(
            f"ws://127.0.0.1:{port}/api/tables/{table}/live", max_size=None, open_timeout=PATIENCE
        )
        self.heard: list[Said] = []
        self.position: Said = {}
        self.seq = since
        self._ref = 0
        if hello:
            self.say("hello", tokens=tokens, since=since, paced=paced)
            self.welcome = self.hear("welcome")
            self.hear("position")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        tb: TracebackType | None,
    ) -> None:
        self.socket.close()

    # -- speaking --------------------------------------------------------------

    def say(self, type: str, **fields: object) -> None:
        self.socket.send(msgspec.json.encode({"type": type, **fields}).decode())

    def ask(self, type: str, **fields: object) -> Said:
        """Send it and wait for its answer: done, an error, or what was asked for."""
        self._ref += 1
        ref = self._ref
        self.say(type, ref=ref, **fields)
        return self.wait_for(lambda said: said.get("ref") == ref)

    def refused(self, type: str, **fields: object) -> str:
        """The code of the refusal."""
        answer = self.ask(type, **fields)
        assert answer["type"] == "error", answer
        return str(answer["code"])

    def done(self, type: str, **fields: object) -> Said:
        answer = self.ask(type, **fields)
        assert answer["type"] in ("done", "seated"), answer
        return answer

    def has_seen(self) -> None:
        """Say that the present position has been shown, and wait for the next one."""
        count = self.count
        self.done("seen", seq=self.position["seq"])
        self.position_where(lambda said: said["choices"] > count)

    # -- hearing ---------------------------------------------------------------

    def next(self) -> Said:
        said: Said = msgspec.json.decode(self.socket.recv(timeout=PATIENCE))
        self.heard.append(said)
        self.seq = max(self.seq, said.get("seq", 0))
        if said["type"] == "position":
            self.position = said
        return said

    def wait_for(self, wanted: Callable[[Said], bool]) -> Said:
        while True:
            said = self.next()
            if wanted(said):
                return said

    def hear(self, type: str) -> Said:
        return self.wait_for(lambda said: said["type"] == type)

    def position_where(self, wanted: Callable[[Said], bool]) -> Said:
        """The first position, starting with the present one, for which this holds."""
        while not wanted(self.position):
            self.hear("position")
        return self.position

    def position_after(self, seq: int) -> Said:
        return self.position_where(lambda said: said["seq"] >= seq)

    # -- playing ---------------------------------------------------------------

    @property
    def count(self) -> int:
        return int(self.position["choices"])

    def turn(self) -> Said | None:
        """The first question put to this client."""
        decisions = self.position["decisions"]
        return decisions[0] if decisions else None

    def choose(self, number: int = 0) -> Said:
        """Answer the open question with one of its options; wait for the new position."""
        decision = self.turn()
        assert decision is not None
        option = decision["options"][number % len(decision["options"])]
        own = self.welcome["own"]
        seat = option.get("seat", next(each for each in decision["seats"] if each in own))
        at = self.count
        answer = self.done("choose", seat=seat, option=option["id"], at=at)
        self.position_after(answer["seq"])
        return answer


@contextmanager
def standing_still(crew: Crew) -> Iterator[None]:
    """The host's workers finish nothing meanwhile."""
    stopped = [worker.number for worker in crew.workers]
    for process in stopped:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in stopped:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)


PERSON: Said = {"kind": "person", "name": "Ada"}
OTHER: Said = {"kind": "person", "name": "Bela"}
OPEN: Said = {"kind": "open"}
BOT: Said = {"kind": "bot", "level": "easy"}
