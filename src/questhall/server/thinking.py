"""Bots, hints, tools and the checking of saves, in worker processes: never in the loop."""

import asyncio
import multiprocessing
import os
import secrets
import signal
import socket
import threading
from multiprocessing.connection import wait
from types import FrameType
from typing import Any, Literal

import msgspec

from questhall.bots import make_bot
from questhall.kernel.saves import BadSave, load, save
from questhall.kernel.sheets import BadSheet
from questhall.table.records import Chose
from questhall.table.standing import Standing, match_of
from questhall.table.tokens import new_branch

from .shelf import game_of, games, tool_of

SECONDS_TO_THINK = 20
SECONDS_TO_CHECK = 20
MOST_CHOICES = 50_000


class Thought(msgspec.Struct):
    """What a worker is asked: what would a bot of this level choose in this seat?"""

    standing: Standing
    seat: int
    level: str


class Job(msgspec.Struct, array_like=True):
    """What is sent to a worker: a Thought, a save and how many of its choices count, or a sheet
    and the tool of a game that it is for."""

    kind: Literal["think", "check", "tool"]
    data: bytes
    at: int = -1
    game: str = ""
    tool: str = ""


class Outcome(msgspec.Struct, array_like=True):
    """What it answers: something, or why not. `fault`: it has failed itself."""

    data: bytes = b""
    reason: str = ""
    fault: str = ""


class TookTooLong(Exception):
    """A worker gave up."""


class ThoughtFailed(Exception):
    """A worker came to no conclusion; the text is the name of its fault."""


# -- what passes between server and worker -------------------------------------

LENGTH = 4


def _packed(message: Job | Outcome) -> bytes:
    """The message after its length."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(LENGTH) + data


def _received(line: socket.socket, length: int) -> bytes:
    data = line.recv(length, socket.MSG_WAITALL)
    if len(data) < length:
        raise EOFError
    return data


# -- in the worker -------------------------------------------------------------


def work(line: socket.socket) -> None:
    """Do one job after the other until nobody is at the other end."""
    _settle_in()
    while True:
        try:
            length = int.from_bytes(_received(line, LENGTH))
            job = msgspec.msgpack.decode(_received(line, length), type=Job)
            line.sendall(_packed(_outcome(job)))
        except (EOFError, OSError):
            return


def _outcome(job: Job) -> Outcome:
    try:
        if job.kind == "think":
            return Outcome(_think(job.data))
        if job.kind == "tool":
            return _use_tool(job)
        return _check_save(job.data, job.at)
    except Exception as fault:
        return Outcome(fault=type(fault).__name__)


def _settle_in() -> None:
    """A worker gives way to the server, and ends with it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGPROF, _give_up)
    os.nice(15)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    games()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def _allow(seconds: int) -> None:
    """So much processor time, because a busy machine is no fault of the job; 0 lifts the limit."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def _give_up(signum: int, frame: FrameType | None) -> None:
    raise TookTooLong


def _think(data: bytes) -> bytes:
    thought = msgspec.json.decode(data, type=Thought)
    _allow(SECONDS_TO_THINK)
    try:
        match = match_of(thought.standing, game_of(thought.standing.game))
        bot = make_bot(thought.level, secrets.token_hex(8))
        return msgspec.json.encode(Chose.of(thought.seat, bot.choose(match, thought.seat)))
    finally:
        _allow(0)


def _use_tool(job: Job) -> Outcome:
    tool = tool_of(job.game, job.tool)
    _allow(SECONDS_TO_THINK)
    try:
        return Outcome(msgspec.json.encode(tool(job.data)))
    except BadSheet as fault:
        return Outcome(reason=str(fault))
    finally:
        _allow(0)


def _check_save(data: bytes, at: int) -> Outcome:
    """The save of a match after `at` choices (-1: all), playable and with unknown luck.

    Or the reason why it cannot be opened.
    """
    _allow(SECONDS_TO_CHECK)
    try:
        match = load(data)
        if len(match.choices) > MOST_CHOICES:
            return Outcome(reason="the save holds more choices than a table can keep")
        faults = match.game.faults(match.state)
        if faults:
            return Outcome(reason="the save holds an impossible position")
        if at >= 0:
            match = match.at(at)
        # Who knows the file knows its seed: from here on chance runs where nobody can look.
        match.branch_off(new_branch())
        return Outcome(save(match))
    except BadSave as fault:
        return Outcome(reason=str(fault))
    except Exception as fault:
        return Outcome(reason=f"the save cannot be played on ({type(fault).__name__})")
    finally:
        _allow(0)


# -- in the server -------------------------------------------------------------


class Worker:
    """A process that does one job at a time."""

    def __init__(self) -> None:
        self._line, far_end = socket.socketpair()
        context = multiprocessing.get_context("spawn")
        self._process = context.Process(target=work, args=(far_end,), daemon=True)
        self._process.start()
        far_end.close()
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    @property
    def number(self) -> int:
        """Of the process."""
        assert self._process.pid is not None
        return self._process.pid

    async def do(self, job: Job) -> Outcome:
        """Raises EOFError or OSError if the process is gone."""
        if self._streams is None:
            self._streams = await asyncio.open_unix_connection(sock=self._line)
        reader, writer = self._streams
        writer.write(_packed(job))
        await writer.drain()
        length = int.from_bytes(await reader.readexactly(LENGTH))
        return msgspec.msgpack.decode(await reader.readexactly(length), type=Outcome)

    def dismiss(self) -> None:
        self._process.kill()
        if self._streams is not None:
            self._streams[1].close()
        else:
            self._line.close()


class Thinkers:
    """A few workers. Who comes first is served first; for one that is gone another begins."""

    def __init__(self, most: int) -> None:
        self.waiting = 0
        self.workers: list[Worker] = []
        self._idle: list[Worker] = []
        self._free = asyncio.Semaphore(most)
        self._closed = False

    async def think(self, thought: Thought) -> Chose:
        outcome = await self._do(Job("think", msgspec.json.encode(thought)))
        return msgspec.json.decode(outcome.data, type=Chose)

    async def check_save(self, data: bytes, at: int = -1) -> bytes:
        outcome = await self._do(Job("check", data, at))
        if outcome.reason:
            raise BadSave(outcome.reason)
        return outcome.data

    async def use_tool(self, game: str, tool: str, sheet: bytes) -> bytes:
        outcome = await self._do(Job("tool", sheet, game=game, tool=tool))
        if outcome.reason:
            raise BadSheet(outcome.reason)
        return outcome.data

    async def _do(self, job: Job) -> Outcome:
        """Also if who asked is gone, the worker is free only when it is done."""
        turn = asyncio.get_running_loop().create_task(self._take_turn(job))
        turn.add_done_callback(hear_out)
        self.waiting += 1
        try:
            outcome = await asyncio.shield(turn)
        finally:
            self.waiting -= 1
        if outcome.fault:
            raise ThoughtFailed(outcome.fault)
        return outcome

    async def _take_turn(self, job: Job) -> Outcome:
        async with self._free:
            try:
                return await self._give(job)
            except (EOFError, OSError):
                return await self._give(job)

    async def _give(self, job: Job) -> Outcome:
        worker = self._idle.pop() if self._idle else await self._begin()
        try:
            outcome = await worker.do(job)
        except BaseException:
            self.workers.remove(worker)
            worker.dismiss()
            raise
        self._idle.append(worker)
        return outcome

    async def _begin(self) -> Worker:
        if self._closed:
            raise ThoughtFailed("closed")
        worker = await asyncio.to_thread(Worker)
        self.workers.append(worker)
        return worker

    def close(self) -> None:
        self._closed = True
        for worker in self.workers:
            worker.dismiss()


def hear_out(task: asyncio.Task[Any]) -> None:
    """Its outcome is heard, even if nobody waits for it any more."""
    if not task.cancelled():
        task.exception()
