"""What workers are asked and what they answer."""

from typing import Literal

import msgspec

from questhall.kernel.chain_file import ChainFile
from questhall.kernel.records import Record, Start
from questhall.table.campaign_records import (
    CampaignFacts,
    CampaignLine,
    CampaignSummary,
    StoredCampaign,
)
from questhall.table.records import Chose, Position

LENGTH = 4
TAKEN = b"!"  # said by a worker when it has got a job, before it begins

Kind = Literal[
    "think",
    "hint",
    "look",
    "why",
    "advise",
    "check",
    "chain",
    "export",
    "fork",
    "tool",
    "save",
    "print",
]
SheetKind = Literal["texts", "book", "catalogue", "rulebook"]


class Thought(msgspec.Struct):
    """What would a bot of this level choose in this seat?"""

    snapshot: Record
    seat: int
    level: str


class Quandary(msgspec.Struct):
    """Which hint would help this seat?"""

    snapshot: Record
    seat: int


class GivenHint(msgspec.Struct):
    """An option, the next best one, and what speaks for the first."""

    option: Chose
    instead: Chose | None
    reasons: list[tuple[str, float]]


class Glance(msgspec.Struct):
    """What do these seats see after choice `at`, and what had that choice led to?"""

    snapshot: Record
    at: int
    seats: list[int]


class Consultation(msgspec.Struct):
    """What does this adviser of the game say to the seat?"""

    snapshot: Record
    seat: int
    adviser: str
    language: str


class Doubt(msgspec.Struct):
    """Why can the seat not act on this thing?"""

    snapshot: Record
    seat: int
    thing: str


class ProvenChain(msgspec.Struct):
    """The file of a campaign as we would have written it, and in which words its matches were
    offered."""

    file: ChainFile
    offered: list[str]


class ForkChain(msgspec.Struct):
    """Copy the campaign as it stood after the link of that number, for this founder."""

    stored: StoredCampaign
    link: int
    name: str
    token: str


class ForkedChain(msgspec.Struct):
    """A new campaign with all of its log."""

    facts: CampaignFacts
    lines: list[CampaignLine]
    summary: CampaignSummary


class Reason(msgspec.Struct):
    """The rule that forbids it, the key of the reason and its numbers; without a rule nothing
    does."""

    rule: str = ""
    message: str = ""
    args: dict[str, int] = {}


class Sheet(msgspec.Struct, frozen=True):
    """What clients read about a game in a language; of its books the one with this name."""

    kind: SheetKind
    game: str
    language: str
    name: str = ""


class Proved(msgspec.Struct):
    """A save that can be played on: what it was dealt from, the save as we would have written it,
    and the positions from which its table is laid, so that nobody need follow it again."""

    start: Start
    save: str
    positions: list[Position]


class Job(msgspec.Struct, array_like=True):
    """What is sent to a worker: a question in JSON, a save and how many of its choices count,
    the file of a campaign, a stored campaign of which a file or a copy is wanted, a sheet and the
    tool of a game that it is for, or a stored table whose save is wanted. It may take so many
    seconds of a processor. `secret`: that of our seal, where something is to be signed or known.
    """

    kind: Kind
    data: bytes
    seconds: int
    at: int = -1
    game: str = ""
    tool: str = ""
    secret: str = ""


class Outcome(msgspec.Struct, array_like=True):
    """What a worker answers: data, or why not. `fault`: the worker itself has failed."""

    data: bytes = b""
    reason: str = ""
    fault: str = ""


class WorkFailed(Exception):
    """A worker came to no conclusion; the text says how."""


class TookTooLong(WorkFailed):
    """The worker was ended when its time was over."""


class OtherRules(Exception):
    """Another Questhall is installed here than where the question comes from."""


class ClusterLost(WorkFailed):
    """There is no cluster just now on which the job could be done; it can be done here."""


class Order(msgspec.Struct, array_like=True):
    """To the process that has joined the cluster: this job, or without one that the job of that
    number is not wanted any more."""

    number: int
    job: Job | None = None


class Report(msgspec.Struct, array_like=True):
    """From that process: the answer to a job, or why the cluster gives none. Number 0 speaks of
    the cluster itself: its processors, or why it could not be joined."""

    number: int
    outcome: Outcome | None = None
    processors: int = 0
    lost: str = ""


def packed(message: Job | Outcome | Order | Report) -> bytes:
    """The message after its length."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(LENGTH) + data
