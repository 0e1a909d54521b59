"""Inside a worker process: one job after the other."""

import os
import secrets
import signal
import socket

import msgspec

from questhall.bots import make_bot
from questhall.kernel.match import Match
from questhall.kernel.records import Record, match_of
from questhall.kernel.saves import save
from questhall.kernel.sheets import BadSheet
from questhall.table.opening import open_table
from questhall.table.records import Chose, Stored

from ..game_cache import game_of, games, tool_of
from ..telling import looked_at
from .check_save import check_chain, check_save
from .jobs import LENGTH, TAKEN, Doubt, Glance, Job, Outcome, Reason, Thought, packed
from .leash import allow, hold

OUT_OF_MEMORY = 70


def work(line: socket.socket, megabytes: int, niceness: int) -> None:
    """Do what is asked until nobody is at the other end."""
    _settle_in(megabytes, niceness)
    while True:
        try:
            data = _received(line, int.from_bytes(_received(line, LENGTH)))
            line.sendall(TAKEN)
            line.sendall(packed(_outcome(msgspec.msgpack.decode(data, type=Job))))
        except (EOFError, OSError):
            return


def _settle_in(megabytes: int, niceness: int) -> None:
    """A worker gives way to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(niceness)
    hold(megabytes)
    games()


def _received(line: socket.socket, length: int) -> bytes:
    data = line.recv(length, socket.MSG_WAITALL)
    if len(data) < length:
        raise EOFError
    return data


def _outcome(job: Job) -> Outcome:
    allow(job.seconds)
    try:
        return _done(job)
    except MemoryError:
        os._exit(OUT_OF_MEMORY)  # the process can no longer be trusted
    except Exception as fault:
        return Outcome(fault=type(fault).__name__)


def _done(job: Job) -> Outcome:
    match job.kind:
        case "think":
            return Outcome(_think(msgspec.json.decode(job.data, type=Thought)))
        case "look":
            return Outcome(_look(msgspec.json.decode(job.data, type=Glance)))
        case "why":
            return Outcome(_explain(msgspec.json.decode(job.data, type=Doubt)))
        case "tool":
            return _use_tool(job)
        case "check":
            return check_save(job.data, job.at)
        case "chain":
            return check_chain(job.data)
        case "save":
            return Outcome(_save_of(msgspec.msgpack.decode(job.data, type=Stored)))


def _match(snapshot: Record) -> Match:
    return match_of(snapshot, game_of(snapshot.game))


def _think(thought: Thought) -> bytes:
    bot = make_bot(thought.level, secrets.token_hex(8))
    option = bot.choose(_match(thought.snapshot), thought.seat)
    return msgspec.json.encode(Chose.of(thought.seat, option))


def _look(glance: Glance) -> bytes:
    return msgspec.json.encode(looked_at(_match(glance.snapshot), glance.at, glance.seats))


def _explain(doubt: Doubt) -> bytes:
    match = _match(doubt.snapshot)
    why = match.game.why_not(match.state, doubt.seat, doubt.thing)
    reason = Reason() if why is None else Reason(why.rule, why.message, why.numbers)
    return msgspec.json.encode(reason)


def _save_of(stored: Stored) -> bytes:
    return save(open_table(stored, game_of(stored.facts.game)).match)


def _use_tool(job: Job) -> Outcome:
    try:
        return Outcome(msgspec.json.encode(tool_of(job.game, job.tool)(job.data)))
    except BadSheet as fault:
        return Outcome(reason=str(fault))
