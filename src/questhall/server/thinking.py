"""Bots, hints and the checking of saves, in worker processes: never in the loop."""

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from types import FrameType
from typing import TypeVar

import msgspec

from questhall.bots import make_bot
from questhall.kernel.match import Branch
from questhall.kernel.saves import BadSave, load, save
from questhall.table.records import Chose, chose
from questhall.table.standing import Standing, match_of
from questhall.table.tokens import new_branch

from .shelf import game_of, games

T = TypeVar("T")

SECONDS_TO_THINK = 20
SECONDS_TO_CHECK = 20
MOST_CHOICES = 50_000


class Thought(msgspec.Struct):
    """What a worker is asked: what would a bot of this level choose in this seat?"""

    standing: Standing
    seat: int
    level: str


class TookTooLong(Exception):
    """A worker gave up."""


# -- in the worker -------------------------------------------------------------


def _settle_in() -> None:
    """A worker gives way to the server, and ends with it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGALRM, _give_up)
    os.nice(15)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    games()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def _give_up(signum: int, frame: FrameType | None) -> None:
    raise TookTooLong


def _think(data: bytes) -> bytes:
    thought = msgspec.json.decode(data, type=Thought)
    signal.alarm(SECONDS_TO_THINK)
    try:
        match = match_of(thought.standing, game_of(thought.standing.game))
        bot = make_bot(thought.level, secrets.token_hex(8))
        return msgspec.json.encode(chose(thought.seat, bot.choose(match, thought.seat)))
    finally:
        signal.alarm(0)


def _check_save(data: bytes, at: int) -> tuple[bytes, str]:
    """The save of a match after `at` choices (-1: all), playable and with unknown luck.

    Or the reason why it cannot be opened.
    """
    signal.alarm(SECONDS_TO_CHECK)
    try:
        match = load(data)
        if len(match.choices) > MOST_CHOICES:
            return b"", "the save holds more choices than a table can keep"
        faults = match.game.faults(match.state)
        if faults:
            return b"", "the save holds an impossible position"
        if at >= 0:
            match = match.at(at)
        # Who knows the file knows its seed: from here on chance runs where nobody can look.
        branch = Branch(len(match.choices), new_branch())
        match.branches.append(branch)
        match.state.chance.branch_off(branch.number)
        return save(match), ""
    except BadSave as fault:
        return b"", str(fault)
    except Exception as fault:
        return b"", f"the save cannot be played on ({type(fault).__name__})"
    finally:
        signal.alarm(0)


# -- in the server -------------------------------------------------------------


class Thinkers:
    """A few worker processes. If they break down, others take their place."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.waiting = 0
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, thought: Thought) -> Chose:
        answer = await self._do(_think, msgspec.json.encode(thought))
        return msgspec.json.decode(answer, type=Chose)

    async def check_save(self, data: bytes, at: int = -1) -> bytes:
        checked, reason = await self._do(_check_save, data, at)
        if reason:
            raise BadSave(reason)
        return checked

    async def _do(self, work: Callable[..., T], *arguments: bytes | int) -> T:
        self.waiting += 1
        try:
            return await self._submit(work, *arguments)
        except BrokenProcessPool:
            return await self._submit(work, *arguments)
        finally:
            self.waiting -= 1

    async def _submit(self, work: Callable[..., T], *arguments: bytes | int) -> T:
        pool = self._open_pool()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    def _open_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_settle_in,
            )
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
