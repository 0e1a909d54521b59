"""What workers are asked and what they answer."""

from typing import Literal

import msgspec

from questhall.kernel.records import Record

LENGTH = 4
TAKEN = b"!"  # said by a worker when it has got a job, before it begins

Kind = Literal["think", "look", "why", "check", "chain", "tool", "save"]


class Thought(msgspec.Struct):
    """What would a bot of this level choose in this seat?"""

    snapshot: Record
    seat: int
    level: str


class Glance(msgspec.Struct):
    """What do these seats see after choice `at`, and what had that choice led to?"""

    snapshot: Record
    at: int
    seats: list[int]


class Doubt(msgspec.Struct):
    """Why can the seat not act on this thing?"""

    snapshot: Record
    seat: int
    thing: str


class Reason(msgspec.Struct):
    """The rule that forbids it, the key of the reason and its numbers; without a rule nothing
    does."""

    rule: str = ""
    message: str = ""
    args: dict[str, int] = {}


class Job(msgspec.Struct, array_like=True):
    """What is sent to a worker: a question in JSON, a save and how many of its choices count,
    the file of a campaign, a sheet and the tool of a game that it is for, or a stored table whose
    save is wanted. It may take so many seconds of a processor.
    """

    kind: Kind
    data: bytes
    seconds: int
    at: int = -1
    game: str = ""
    tool: str = ""


class Outcome(msgspec.Struct, array_like=True):
    """What a worker answers: data, or why not. `fault`: the worker itself has failed."""

    data: bytes = b""
    reason: str = ""
    fault: str = ""


class WorkFailed(Exception):
    """A worker came to no conclusion; the text says how."""


class TookTooLong(WorkFailed):
    """The worker was ended when its time was over."""


def packed(message: Job | Outcome) -> bytes:
    """The message after its length."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(LENGTH) + data
