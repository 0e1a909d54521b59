"""Inside a worker process: one job after the other."""

import gc
import os
import secrets
import signal
import socket

import msgspec

from questhall.bots import make_bot
from questhall.bots.hinting import hint
from questhall.kernel.choices import Refused
from questhall.kernel.match import Match
from questhall.kernel.records import Record, match_of
from questhall.kernel.saves import save
from questhall.kernel.scribe import Phrasebook
from questhall.kernel.sheets import BadSheet
from questhall.table.campaign_records import StoredCampaign
from questhall.table.opening import open_table
from questhall.table.records import Chose, Stored

from ..seal import Seal
from ..sheets.game_cache import adviser_of, game_of, games, printed, tool_of
from ..showing.past import looked_at
from .bounds import allow, hold
from .check_save import check_chain, check_save
from .copy_chain import export_chain, fork_chain
from .jobs import (
    LENGTH,
    TAKEN,
    Consultation,
    Doubt,
    ForkChain,
    GivenHint,
    Glance,
    Job,
    OtherRules,
    Outcome,
    Quandary,
    Reason,
    Sheet,
    Thought,
    packed,
)

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
    gc.disable()  # what is read now is there to stay
    games()
    gc.freeze()
    gc.enable()


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
        case "hint":
            return Outcome(_hint(msgspec.json.decode(job.data, type=Quandary)))
        case "look":
            return Outcome(_look(msgspec.json.decode(job.data, type=Glance), Seal(job.secret)))
        case "why":
            return Outcome(_explain(msgspec.json.decode(job.data, type=Doubt)))
        case "advise":
            return _advise(msgspec.json.decode(job.data, type=Consultation))
        case "tool":
            return _use_tool(job)
        case "check":
            return check_save(job.data, job.at)
        case "chain":
            return check_chain(job.data, Seal(job.secret))
        case "export":
            return Outcome(
                export_chain(
                    msgspec.msgpack.decode(job.data, type=StoredCampaign), Seal(job.secret)
                )
            )
        case "fork":
            return fork_chain(msgspec.msgpack.decode(job.data, type=ForkChain))
        case "print":
            return Outcome(printed(msgspec.json.decode(job.data, type=Sheet)))
        case "save":
            return Outcome(_save_of(msgspec.msgpack.decode(job.data, type=Stored)))


def _match(snapshot: Record) -> Match:
    game = games().get(snapshot.game)
    if game is None or not game.is_of_today(snapshot.version):
        raise OtherRules
    return match_of(snapshot, game)


def _think(thought: Thought) -> bytes:
    bot = make_bot(thought.level, secrets.token_hex(8))
    match = _match(thought.snapshot)
    book = Phrasebook(match.game, match.state)
    option = bot.choose(match, thought.seat)
    return msgspec.json.encode(Chose.of(thought.seat, option, book))


def _hint(quandary: Quandary) -> bytes:
    match = _match(quandary.snapshot)
    book = Phrasebook(match.game, match.state)
    found = hint(match, quandary.seat)
    given = GivenHint(
        Chose.of(quandary.seat, found.option, book),
        None if found.instead is None else Chose.of(quandary.seat, found.instead, book),
        [(reason.key, round(reason.amount, 1)) for reason in found.reasons],
    )
    return msgspec.json.encode(given)


def _look(glance: Glance, seal: Seal) -> bytes:
    found = looked_at(_match(glance.snapshot), glance.at, glance.seats, seal)
    return msgspec.json.encode(found)


def _explain(doubt: Doubt) -> bytes:
    match = _match(doubt.snapshot)
    why = match.game.why_not(match.state, doubt.seat, doubt.thing)
    reason = Reason() if why is None else Reason(why.rule, why.message, why.numbers)
    return msgspec.json.encode(reason)


def _advise(question: Consultation) -> Outcome:
    match = _match(question.snapshot)
    adviser = adviser_of(match.game, question.adviser)
    try:
        answer = adviser(match, question.seat, question.language)
    except Refused as fault:
        return Outcome(reason=str(fault))
    return Outcome(msgspec.json.encode(answer))


def _save_of(stored: Stored) -> bytes:
    return save(open_table(stored, game_of(stored.facts.game)).match)


def _use_tool(job: Job) -> Outcome:
    try:
        return Outcome(msgspec.json.encode(tool_of(job.game, job.tool)(job.data)))
    except BadSheet as fault:
        return Outcome(reason=str(fault))
