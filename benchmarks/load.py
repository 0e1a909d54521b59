"""Many tables at once over real sockets: `.venv/bin/python benchmarks/load.py`.

Starts its own server on a loopback port, with a fresh database. Tables take turns in what they
play. At every other one a scripted client plays with bots; at the rest every seat has a client. A
client thinks for one to three seconds, as a quick player would, and chooses at random; when a game
is over the next one begins. The first game at each table is left at a random point, so that from
then on the games are at all stages.

The benchmark measures the time from sending a choice to receiving the position that shows it, in
the client's own process. It also measures how late that process wakes up: this delay is part of the
times too, so the server is never slower than it looks.
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

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from building import ROOT, build_compiled

SERVER = """
import sys
from questhall.server.processes.serving import serve
from questhall.server.settings import Settings
serve("127.0.0.1", 0, sys.argv[1], Settings(
    workers=int(sys.argv[2]), calls_per_second=1e6, calls_at_once=10**6,
    messages_per_second=1e6, messages_at_once=10**6, idle_seconds=20.0,
    processes=int(sys.argv[3]), bytes_at_once=2**40,
    connections_per_address=10**6, silent_per_address=10**6, sockets_per_address=10**6,
))
"""

Said = dict[str, Any]

LONG_GAME = 300  # choices
GAMES: dict[str, Said] = {
    "sorcerer": {"format": "duel", "seats": 2},
    "gloomhaven": {"format": "party", "seats": 2},
    "mage_knight": {"format": "quest", "seats": 2},
    "oathsworn": {"format": "encounter", "seats": 2},
    "sword_and_sorcery": {"format": "quest", "seats": 2, "options": {"quest": "q1"}},
}
LAG_EVERY = 0.02


class Process:
    """What the system says about a process: its memory and processor time."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.folder = Path(f"/proc/{number}")

    def memory(self) -> float:
        """Resident memory in MB."""
        status = (self.folder / "status").read_text(encoding="utf-8")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return int(found[1]) / 1024 if found else 0.0

    def processor(self) -> float:
        """Processor time in seconds."""
        fields = (self.folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def command(self) -> str:
        return (self.folder / "cmdline").read_text(encoding="utf-8")

    def children(self) -> "list[Process]":
        lists = [place.read_text() for place in self.folder.glob("task/*/children")]
        return [Process(int(number)) for number in " ".join(lists).split()]


class Server:
    """The server being measured: the processes that do the work, not their keepers."""

    def __init__(self, database: str, workers: int, package: Path, processes: int) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVER, database, str(workers), str(processes)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ | {"PYTHONPATH": str(package)},
        )
        assert self.process.stdout is not None
        found = re.search(r"http://(\S+)", self.process.stdout.readline())
        if found is None:
            sys.exit("the server did not start")
        self.address = found[1]
        keepers = [Process(self.process.pid)]
        if processes > 1:
            keepers = _spawned(keepers)
        self.working = _spawned(keepers)

    def memory(self) -> float:
        return sum(each.memory() for each in self.working)

    def processor(self) -> float:
        return sum(each.processor() for each in self.working)

    def children(self) -> list[Process]:
        return [child for each in self.working for child in each.children()]

    def metrics(self) -> str:
        """What all servers count together."""
        return httpx.get(f"http://{self.address}/metrics").text

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


def _spawned(parents: list[Process]) -> list[Process]:
    """Their children that are no helpers of Python's own."""
    return [
        child
        for parent in parents
        for child in parent.children()
        if "spawn_main" in child.command()
    ]


class Record:
    """The measurements of a run."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.lags: list[float] = []
        self.memory: list[tuple[float, float]] = []
        self.games = 0
        self.left = 0
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
        """Play one game to its end, or for as long as it is wanted."""
        live = f"ws://{address}/api/tables/{self.table.id}/live"
        async with connect(live, max_size=None, open_timeout=60) as socket:
            await socket.send(msgspec.json.encode({"type": "hello", "tokens": [token]}).decode())
            async for text in socket:
                now = time.perf_counter()
                if await self.hear(socket, msgspec.json.decode(text), now):
                    return

    async def hear(self, socket: ClientConnection, said: Said, now: float) -> bool:
        """Handle a message; True when the game is over."""
        if said["type"] == "error":
            self.table.record.refusals += 1
            self.waiting_for = -1
        if said["type"] != "position":
            return False
        if 0 <= self.waiting_for < said["choices"]:
            self.table.record.latencies.append(now - self.sent_at)
            self.waiting_for = -1
        if said["state"] == "finished":
            return True
        if said["choices"] >= self.table.left_at:
            self.table.record.left += 1
            return True
        if said["decisions"] and self.waiting_for < 0:
            await asyncio.sleep(self.table.chance.uniform(0.5, 1.5) * self.table.pause)
            await self.act(socket, said)
        return False

    async def act(self, socket: ClientConnection, said: Said) -> None:
        options = said["decisions"][0]["options"]
        option = self.table.chance.choice(options)["id"]
        self.waiting_for = said["choices"]
        message = {"type": "choose", "seat": self.seat, "option": option, "at": said["choices"]}
        text = msgspec.json.encode(message).decode()
        self.sent_at = time.perf_counter()
        await socket.send(text)


class LoadTable:
    """One of many tables; when a game is over the next one begins."""

    def __init__(self, number: int, game: str, record: Record, pause: float, level: str) -> None:
        self.record = record
        self.pause = pause
        self.chance = random.Random(number)
        self.id = ""
        self.left_at = self.chance.randrange(LONG_GAME)
        agreed = dict(GAMES[game])
        other = {"kind": "person"} if number % 2 else {"kind": "bot", "level": level}
        players = [{"kind": "person"}, *[other] * (agreed.pop("seats") - 1)]
        self.body = {"game": game, "players": players, **agreed}

    async def play(self, address: str, http: httpx.AsyncClient, end: float) -> None:
        await asyncio.sleep(self.chance.uniform(0, 2 * self.pause))
        while time.monotonic() < end:
            try:
                async with asyncio.timeout(max(0.0, end - time.monotonic())):
                    await self.play_once(address, http)
            except TimeoutError:
                return
            except (ConnectionClosed, OSError, httpx.HTTPError):
                self.record.lost += 1
            self.left_at = sys.maxsize

    async def play_once(self, address: str, http: httpx.AsyncClient) -> None:
        answer = await http.post(f"http://{address}/api/tables", json=self.body)
        made = answer.json()
        self.id = made["table"]
        await asyncio.gather(
            *[Seat(self, int(seat)).play(address, token) for seat, token in made["tokens"].items()]
        )
        self.record.games += 1


async def watch_memory(server: Server, end: float, record: Record) -> None:
    """Note the memory every few seconds."""
    start = time.monotonic()
    while time.monotonic() < end:
        await asyncio.sleep(min(5.0, max(0.1, end - time.monotonic())))
        record.memory.append((time.monotonic() - start, server.memory()))


async def watch_lag(end: float, record: Record) -> None:
    """Measure how late this process wakes up."""
    while time.monotonic() < end:
        wanted = time.perf_counter() + LAG_EVERY
        await asyncio.sleep(LAG_EVERY)
        record.lags.append(max(0.0, time.perf_counter() - wanted))


async def run(
    server: Server, games: list[str], tables: int, seconds: float, pause: float, level: str
) -> Record:
    record = Record()
    end = time.monotonic() + seconds
    async with httpx.AsyncClient(timeout=60) as http:
        playing = [
            # Two in a row have the same game: one with bots, one without.
            LoadTable(number, games[number // 2 % len(games)], record, pause, level).play(
                server.address, http, end
            )
            for number in range(tables)
        ]
        await asyncio.gather(watch_memory(server, end, record), watch_lag(end, record), *playing)
    return record


def growth(memory: list[tuple[float, float]]) -> float:
    """MB per minute over the second half of the run, by the line through the samples."""
    half = memory[len(memory) // 2 :]
    if len(half) < 2:
        return 0.0
    slope, _ = statistics.linear_regression([at for at, _ in half], [mb for _, mb in half])
    return slope * 60


def percentile(times: list[float], share: float) -> float:
    """A percentile in milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def spread(times: list[float]) -> str:
    shares = [("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("p99.9", 0.999), ("max", 1.0)]
    return ", ".join(f"{name} {percentile(times, share):.1f}" for name, share in shares) + " ms"


def counted(metrics: str, name: str) -> int:
    found = re.search(rf"^questhall_{name} (\S+)", metrics, re.M)
    return int(float(found[1])) if found else 0


def report(
    server: Server, record: Record, tables: int, pause: float, seconds: float, empty: float
) -> None:
    if not record.latencies:
        sys.exit("nothing was played: is the run too short?")
    metrics = server.metrics()
    at_half, at_end = record.memory[len(record.memory) // 2][1], record.memory[-1][1]
    workers = server.children()
    thinking = sum(worker.processor() for worker in workers)
    own = Process(os.getpid()).processor()
    choices = len(record.latencies)
    of_bots = counted(metrics, "bot_choices_total")
    spent = 1000 * server.processor()
    in_memory = counted(metrics, "tables_open")
    print(f"servers                {len(server.working)}")
    print(f"tables                 {tables} ({tables // 2} with clients alone, the rest with bots)")
    print(f"a client thinks        {0.5 * pause:g} to {1.5 * pause:g} s")
    print(f"choices of clients     {choices} ({choices / seconds:.0f} a second)")
    print(f"choices of bots        {of_bots}")
    print(f"games                  {record.games} finished, {record.left} of them left")
    print(f"choice to view         {spread(record.latencies)}")
    print(f"this process wakes     {spread(record.lags)} late")
    print(f"processor, of a core   server {server.processor() / seconds:.0%},", end=" ")
    print(f"bots {thinking / seconds:.0%}, clients {own / seconds:.0%}")
    print(f"of the server          {spent / (choices + of_bots):.2f} ms a choice")
    print(f"load of the machine    {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print(f"memory                 {empty:.0f} MB empty, {at_half:.0f} MB at half time,", end=" ")
    print(f"{at_end:.0f} MB at the end")
    print(f"memory of the bots     {sum(worker.memory() for worker in workers):.0f} MB")
    print(f"growth, second half    {growth(record.memory):+.2f} MB a minute")
    print(f"tables in memory       {in_memory}, {(at_end - empty) / in_memory:.2f} MB each")
    print(f"refused, lost, faults  {record.refusals}, {record.lost},", end=" ")
    print(counted(metrics, "faults_total"))


def package(compiled: bool) -> Path:
    if not compiled:
        return ROOT / "src"
    built = build_compiled("2")
    if built is None:
        sys.exit("the compiled build failed; see above")
    return built


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--games", default=",".join(GAMES), help="what the tables play in turn")
    parser.add_argument("--minutes", type=float, default=1.0, help="how long to play")
    parser.add_argument("--pause", type=float, default=2.0, help="seconds a client thinks")
    parser.add_argument("--level", default="normal", help="the level of the bots")
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--processes", type=int, default=1, help="more than one need --database")
    parser.add_argument("--database", default="", help="a PostgreSQL address; usually a file")
    parser.add_argument("--compiled", action="store_true", help="measure the compiled build")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = wanted.database or f"{folder}/load.sqlite3"
        server = Server(database, wanted.workers, package(wanted.compiled), wanted.processes)
        try:
            httpx.get(f"http://{server.address}/api/games/sorcerer/catalogue/en")
            empty = server.memory()
            seconds = wanted.minutes * 60
            games = wanted.games.split(",")
            record = asyncio.run(
                run(server, games, wanted.tables, seconds, wanted.pause, wanted.level)
            )
            report(server, record, wanted.tables, wanted.pause, seconds, empty)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
