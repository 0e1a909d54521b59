"""Many tables at once over real sockets: `.venv/bin/python benchmarks/load.py`.

Starts a server of its own on a loopback port, with a fresh database. At every other table a
scripted client plays a bot; at the rest two scripted clients play each other. A client looks at
the position for a moment, as a quick player would, and chooses at random; when a game is over
the next one begins. Measured is the time from sending a choice to the position that shows it.
"""

import argparse
import asyncio
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SERVER = """
import sys
from questhall.server.serving import serve
from questhall.server.settings import Settings
serve("127.0.0.1", 0, sys.argv[1], Settings(
    workers=int(sys.argv[2]), calls_per_second=1e6, calls_at_once=10**6,
    messages_per_second=1e6, messages_at_once=10**6, idle_seconds=20.0,
))
"""

Said = dict[str, Any]


class Server:
    """The server process, and how much memory it has."""

    def __init__(self, database: str, workers: int) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVER, database, str(workers)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://(\S+)", self.process.stdout.readline())
        if found is None:
            sys.exit("the server did not start")
        self.address = found[1]

    def memory(self) -> float:
        """Resident memory in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return int(found[1]) / 1024 if found else 0.0

    def processor(self) -> float:
        """Seconds of a processor that the server itself has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").split()
        return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")

    def metric(self, name: str) -> int:
        text = httpx.get(f"http://{self.address}/metrics").text
        found = re.search(rf"^questhall_{name} (\d+)", text, re.M)
        return int(found[1]) if found else 0

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


class Record:
    """What was measured."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.games = 0
        self.refusals = 0
        self.lost = 0


class Seat:
    """A scripted client in one seat."""

    def __init__(self, table: "LoadTable", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.sent_at = 0.0
        self.waiting_for = -1

    async def play(self, address: str, token: str) -> None:
        """One game to its end, or as long as it is wanted."""
        live = f"ws://{address}/api/tables/{self.table.id}/live"
        async with connect(live, max_size=None, open_timeout=60) as socket:
            await socket.send(msgspec.json.encode({"type": "hello", "tokens": [token]}).decode())
            async for text in socket:
                if await self.hear(socket, msgspec.json.decode(text)):
                    return

    async def hear(self, socket: ClientConnection, said: Said) -> bool:
        """True when the game is over."""
        if said["type"] == "error":
            self.table.record.refusals += 1
            self.waiting_for = -1
        if said["type"] != "position":
            return False
        if 0 <= self.waiting_for < said["choices"]:
            self.table.record.latencies.append(time.perf_counter() - self.sent_at)
            self.waiting_for = -1
        if said["state"] == "finished":
            return True
        if said["decisions"] and self.waiting_for < 0:
            await asyncio.sleep(self.table.chance.uniform(0.5, 1.5) * self.table.pause)
            await self.choose(socket, said)
        return False

    async def choose(self, socket: ClientConnection, said: Said) -> None:
        options = said["decisions"][0]["options"]
        option = self.table.chance.choice(options)["id"]
        self.waiting_for = said["choices"]
        message = {"type": "choose", "seat": self.seat, "option": option, "at": said["choices"]}
        self.sent_at = time.perf_counter()
        await socket.send(msgspec.json.encode(message).decode())


class LoadTable:
    """One of many tables; when a game is over the next one begins."""

    def __init__(self, number: int, record: Record, pause: float, level: str) -> None:
        self.record = record
        self.pause = pause
        self.chance = random.Random(number)
        self.id = ""
        other = {"kind": "bot", "level": level} if number % 2 == 0 else {"kind": "person"}
        self.body = {
            "game": "sorcerer",
            "format": "duel",
            "players": [{"kind": "person"}, other],
        }

    async def play(self, address: str, http: httpx.AsyncClient, end: float) -> None:
        await asyncio.sleep(self.chance.uniform(0, 2 * self.pause))
        while time.monotonic() < end:
            answer = await http.post(f"http://{address}/api/tables", json=self.body)
            made = answer.json()
            self.id = made["table"]
            seats = [Seat(self, int(seat)) for seat in made["tokens"]]
            tokens = list(made["tokens"].values())
            left = max(0.0, end - time.monotonic())
            try:
                async with asyncio.timeout(left):
                    await asyncio.gather(
                        *[
                            seat.play(address, token)
                            for seat, token in zip(seats, tokens, strict=True)
                        ]
                    )
                self.record.games += 1
            except TimeoutError:
                return
            except (ConnectionClosed, OSError):
                self.record.lost += 1


async def watch(server: Server, end: float, samples: list[tuple[float, float]]) -> None:
    """Note the memory now and then."""
    start = time.monotonic()
    while time.monotonic() < end:
        await asyncio.sleep(min(5.0, max(0.1, end - time.monotonic())))
        samples.append((time.monotonic() - start, server.memory()))


async def run(
    server: Server, tables: int, seconds: float, pause: float, level: str
) -> tuple[Record, list[tuple[float, float]]]:
    record = Record()
    samples: list[tuple[float, float]] = []
    end = time.monotonic() + seconds
    async with httpx.AsyncClient(timeout=60) as http:
        playing = [
            LoadTable(number, record, pause, level).play(server.address, http, end)
            for number in range(tables)
        ]
        await asyncio.gather(watch(server, end, samples), *playing)
    return record, samples


def growth(samples: list[tuple[float, float]]) -> float:
    """MB a minute over the second half of the run, by the line through the samples."""
    half = samples[len(samples) // 2 :]
    if len(half) < 2:
        return 0.0
    slope, _ = statistics.linear_regression([at for at, _ in half], [mb for _, mb in half])
    return slope * 60


def report(
    server: Server,
    record: Record,
    samples: list[tuple[float, float]],
    tables: int,
    before: float,
    seconds: float,
) -> None:
    times = sorted(record.latencies)
    if not times:
        sys.exit("nothing was played: is the run too short?")

    def percentile(share: float) -> float:
        return 1000 * times[min(len(times) - 1, int(share * len(times)))]

    used = samples[-1][1]
    print(f"tables                 {tables} ({tables // 2} with two clients, the rest with a bot)")
    print(f"choices of clients     {len(times)} ({len(times) / seconds:.0f} a second)")
    print(f"choices of bots        {server.metric('bot_choices_total')}")
    print(f"games finished         {record.games}")
    print(f"choice to view, p50    {percentile(0.5):.1f} ms")
    print(f"choice to view, p99    {percentile(0.99):.1f} ms")
    print(f"choice to view, max    {percentile(1.0):.1f} ms")
    print(f"server's processor     {server.processor() / seconds:.0%} of one core")
    print(f"memory                 {before:.0f} MB empty, {used:.0f} MB at the end")
    print(f"memory per table       {(used - before) / tables:.2f} MB")
    print(f"growth, second half    {growth(samples):+.2f} MB a minute")
    print(f"refused, lost          {record.refusals}, {record.lost}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=1.0, help="how long to play")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds a client looks")
    parser.add_argument("--level", default="normal", help="the level of the bots")
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--database", default="", help="a PostgreSQL address; usually a file")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(wanted.database or f"{folder}/load.sqlite3", wanted.workers)
        try:
            httpx.get(f"http://{server.address}/api/games/sorcerer/catalogue/en")
            before = server.memory()
            seconds = wanted.minutes * 60
            record, samples = asyncio.run(
                run(server, wanted.tables, seconds, wanted.pause, wanted.level)
            )
            report(server, record, samples, wanted.tables, before, seconds)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
