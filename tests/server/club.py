"""A club: several real servers over one PostgreSQL, a real proxy before them, and many tables."""

import asyncio
import re
import shutil
import signal
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.hosting import PATIENCE, Said, wait_until

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
FIRST_PAUSE = 0.4  # those of the browser
LONGEST_PAUSE = 8.0
AT_ONCE = 10


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@contextmanager
def proxy(kind: str, folder: Path, ports: list[int]) -> Iterator[int]:
    """nginx or HAProxy with the example that we ship, but for the ports; its own port."""
    port = free_port()
    name = {"nginx": "nginx.conf", "haproxy": "haproxy.cfg"}[kind]
    text = (DEPLOY / name).read_text(encoding="utf-8")
    for number, real in enumerate(ports, 8301):
        assert f"127.0.0.1:{number}" in text
        text = text.replace(f"127.0.0.1:{number}", f"127.0.0.1:{real}")
    text = text.replace("table.example.org", "127.0.0.1")
    text = re.sub(r"(listen |bind :)80\b", rf"\g<1>{port}", text, count=1)
    place = folder / name
    place.write_text(text, encoding="utf-8")
    if kind == "nginx":
        places = "".join(
            f"{each}_temp_path {folder}/{each};"
            for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        whole = folder / "whole.conf"
        whole.write_text(
            f"daemon off; worker_processes 1; pid {folder}/pid; error_log {folder}/faults;"
            f" events {{}} http {{ access_log off; {places} include {place}; }}",
            encoding="utf-8",
        )
        folder.chmod(0o755)
        command = ["nginx", "-c", str(whole), "-e", str(folder / "faults")]
    else:
        command = ["haproxy", "-db", "-f", str(place)]
    with (folder / "proxy.log").open("w") as log:
        running = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        wait_until(lambda: _answers(port))
        yield port
    finally:
        running.send_signal(signal.SIGTERM)
        running.wait(PATIENCE)


def _answers(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


def has(program: str) -> bool:
    return shutil.which(program) is not None


class Guests:
    """Two people at a table who share a connection. They come again by themselves, and remember
    what was acknowledged: after so many choices which seat had chosen what."""

    def __init__(self, port: int, created: Said, number: int) -> None:
        self.table: str = created["table"]
        self.tokens = list(created["tokens"].values())
        self.acknowledged: dict[int, tuple[int, str]] = {}
        self.choices = 0
        self.since = 0
        self.came = 0
        self.over = False
        self.refused: list[str] = []
        self._url = f"ws://127.0.0.1:{port}/api/tables/{self.table}/live"
        self._number = number
        self._asked: tuple[int, int, str] | None = None

    async def play(self, until: asyncio.Event) -> None:
        failures = 0
        while not until.is_set():
            try:
                async with connect(
                    self._url, max_size=None, open_timeout=PATIENCE, proxy=None
                ) as line:
                    await _say(line, type="hello", tokens=self.tokens, since=self.since)
                    self.came += 1
                    failures = 0
                    await self._listen(line, until)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                self._asked = None
                await asyncio.sleep(min(LONGEST_PAUSE, FIRST_PAUSE * 2**failures))
                failures += 1

    async def _listen(self, line: ClientConnection, until: asyncio.Event) -> None:
        async for text in line:
            said = msgspec.json.decode(text)
            if said["type"] == "done" and self._asked is not None:
                at, seat, verb = self._asked
                self.acknowledged[at] = (seat, verb)
                self._asked = None
            if said["type"] == "error":  # somebody would look at the table again and choose anew
                self.refused.append(said["code"])
                self._asked = None
                await asyncio.sleep(FIRST_PAUSE)
                return
            if said["type"] == "position":
                self.choices, self.since = said["choices"], said["seq"]
                self.over = not said["decisions"]
                if until.is_set():
                    return
                if said["decisions"]:
                    await self._choose(line, said)

    async def _choose(self, line: ClientConnection, position: Said) -> None:
        decision = position["decisions"][0]
        options = decision["options"]
        option = options[(self._number + self.choices) % len(options)]
        seat = option.get("seat", decision["seats"][0])
        self._asked = (self.choices, seat, option["verb"])
        await asyncio.sleep(0.05)
        await _say(
            line, type="choose", ref=1, seat=seat, option=option["id"], at=position["choices"]
        )

    async def check(self) -> None:
        """Every acknowledged choice is there, in its place."""
        async with connect(self._url, max_size=None, open_timeout=PATIENCE, proxy=None) as line:
            await _say(line, type="hello", tokens=self.tokens, since=0)
            count = (await _hear(line, "position"))["choices"]
            chosen: dict[int, tuple[int, str]] = {}
            for since in range(-1, count, 60):
                await _say(line, type="log", ref=1, since=since, until=min(since + 60, count))
                for event in (await _hear(line, "log"))["events"]:
                    if "chooser" in event and "forced" not in event:
                        chosen[event["at"]] = (event["chooser"], event["phrase"]["key"])
        for at, what in self.acknowledged.items():
            assert chosen[at + 1] == what


async def _say(line: ClientConnection, **fields: Any) -> None:
    await line.send(msgspec.json.encode(fields).decode())


async def _hear(line: ClientConnection, type: str) -> Said:
    while True:
        said: Said = msgspec.json.decode(await line.recv())
        if said["type"] == type:
            return said


class Evening:
    """All tables of an evening, and what is done to the servers meanwhile."""

    def __init__(self, port: int, tables: list[Said]) -> None:
        self.guests = [Guests(port, created, number) for number, created in enumerate(tables)]
        self.pauses: list[float] = []  # until all tables were in play again
        self._over = asyncio.Event()

    async def run(self, *happenings: Callable[[], object]) -> None:
        """Play; after a few choices at every table one thing happens after the other."""
        playing = [asyncio.create_task(each.play(self._over)) for each in self.guests]
        await self._all_go_on(3)
        for happening in happenings:
            await asyncio.to_thread(happening)
            start = monotonic()
            await self._all_go_on(3)
            self.pauses.append(monotonic() - start)
        self._over.set()
        await asyncio.gather(*playing)
        for at in range(0, len(self.guests), AT_ONCE):
            await asyncio.gather(*(each.check() for each in self.guests[at : at + AT_ONCE]))

    async def _all_go_on(self, choices: int) -> None:
        """Until something more has been acknowledged at every table where it is not over."""
        wanted = {each: len(each.acknowledged) + choices for each in self.guests}
        end = monotonic() + PATIENCE
        while waiting := [
            (each.table, each.came, each.choices, each.refused)
            for each, count in wanted.items()
            if len(each.acknowledged) < count and not each.over
        ]:
            assert monotonic() < end, f"nothing goes on at {waiting}"
            await asyncio.sleep(0.05)
