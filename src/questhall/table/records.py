"""What is written down about a table: its facts, its log, and a summary for lists.

A table is its facts and its log, nothing else. The log is only ever added to, but for old
talk that is dropped; whoever reads it from the beginning has the table as it stands.
"""

from typing import Annotated, Literal

import msgspec

from questhall.kernel.games import OptionValue
from questhall.kernel.records import SavedChoice

from .leases import Presence

SeatKind = Literal["person", "open", "bot"]
UndoPolicy = Literal["free", "agreement", "mark"]
Stage = Literal["open", "playing", "finished", "stopped"]
Origin = Literal["deal", "save", "table"]
Settling = Literal["closed", "given_up"]
ClockKind = Literal["move", "bank"]
AtZero = Literal["sign", "answer", "seat"]

HOST = -1
SPECTATOR = -1


class Seat(msgspec.Struct, omit_defaults=True):
    """A place at the table and who plays there; `level` is a bot's."""

    kind: SeatKind
    name: str = ""
    level: str = ""


class ClockRules(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """How long people may think: `seconds` for each answer (move), or for the whole game, with an
    `increment` for each answer (bank). At zero nothing happens but a sign, a bot answers, or others
    may give the seat to a bot."""

    kind: ClockKind
    seconds: Annotated[int, msgspec.Meta(ge=5, le=1_209_600)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0
    at_zero: AtZero = "sign"


class CampaignPlace(msgspec.Struct):
    """Where in a campaign a table is: the link, and the ledger and offer it is dealt from."""

    campaign: str
    link: int
    ledger: str
    offer: str


class Facts(msgspec.Struct, omit_defaults=True):
    """What is agreed when a table is made. `tokens`: the hash of each token, and its seat.

    `origin` is the save from which a forked or imported table goes on; `parent` the table
    that it came from. Nobody is told which that was: its id is an invitation. `place` is set
    where the match belongs to a campaign.
    """

    id: str
    created: float
    game: str
    version: str
    format: str
    options: dict[str, OptionValue]
    seed: str
    undo: UndoPolicy
    name: str
    seats: list[Seat]
    tokens: dict[str, int]
    origin: str = ""
    parent: str = ""
    place: CampaignPlace | None = None
    clock: ClockRules | None = None

    @property
    def came_from(self) -> Origin:
        if not self.origin:
            return "deal"
        return "table" if self.parent else "save"


# -- the log -------------------------------------------------------------------


class Chose(SavedChoice, array_like=True, tag="chose"):
    """A seat answered."""


class Undone(msgspec.Struct, array_like=True, tag="undone"):
    """Every choice after the first `to` was taken back."""

    seat: int
    to: int


class Retracted(msgspec.Struct, array_like=True, tag="retracted"):
    """While others still answer, a seat took back its own answers, `gone` in all, of which the
    first was number `at`. Those of others stay and are counted anew from there on."""

    seat: int
    at: int
    gone: int


class Proposed(msgspec.Struct, array_like=True, tag="proposed"):
    """A seat would like to take back; the voters are asked."""

    seat: int
    to: int
    voters: list[int]


class Voted(msgspec.Struct, array_like=True, tag="voted"):
    """`withdrawn`: who had proposed it does not want it any more."""

    seat: int
    yes: bool
    withdrawn: bool = False


class Seated(msgspec.Struct, array_like=True, tag="seated"):
    """Who plays a seat from now on. `token` hashes a new one, `revoke` ends the old."""

    seat: int
    kind: SeatKind
    name: str
    level: str = ""
    token: str = ""
    revoke: bool = False


class Shared(msgspec.Struct, array_like=True, tag="shared"):
    """Another device of a seat's holder (or of the host) has got a token; this is its hash."""

    seat: int
    token: str


class Unshared(msgspec.Struct, array_like=True, tag="unshared"):
    """The tokens of some devices are worth nothing any more."""

    tokens: list[str]


class Clocked(msgspec.Struct, array_like=True, tag="clocked"):
    """From here on, after `at` choices, people play with this clock, or without one."""

    rules: ClockRules | None
    at: int


class Spent(msgspec.Struct, array_like=True, tag="spent"):
    """A seat has thought for so long about what it is asked."""

    seat: int
    seconds: float


class Paused(msgspec.Struct, array_like=True, tag="paused"):
    """A seat would like the clock to stand still, or to go on."""

    seat: int
    wish: bool


class TimedOut(msgspec.Struct, array_like=True, tag="timed_out"):
    """The time of the seat is up: a bot gives the answer that follows."""

    seat: int


class Renamed(msgspec.Struct, array_like=True, tag="renamed"):
    """The table has another name."""

    name: str


class Talked(msgspec.Struct, array_like=True, tag="talked"):
    """Somebody said something; a spectator has no seat. `phrase`: a ready-made one, which each
    reader hears in their own language, instead of a text."""

    seat: int
    name: str
    text: str
    phrase: str = ""


class Hushed(msgspec.Struct, array_like=True, tag="hushed"):
    """Spectators are to be quiet from now on, or may talk again."""

    quiet: bool


class Resigned(msgspec.Struct, array_like=True, tag="resigned"):
    """`ended`: the results, if that ends the game; None in logs that do not say whether it does."""

    seat: int
    ended: list[float] | None = None


class Rematched(msgspec.Struct, array_like=True, tag="rematched"):
    """The same people sit down at another table."""

    table: str


class Stopped(msgspec.Struct, array_like=True, tag="stopped"):
    """The table cannot be played on; nothing follows."""

    reason: str


class Settled(msgspec.Struct, array_like=True, tag="settled"):
    """The campaign has gone on: its ledger holds what came of this match, or somebody of the group
    has given it up. Nobody plays on here, and nothing is taken back."""

    how: Settling
    name: str = ""


class Copied(msgspec.Struct, array_like=True, tag="copied"):
    """Somebody has taken the whole game away, with all that is hidden, after so many choices."""

    at: int


class Branched(msgspec.Struct, array_like=True, tag="branched"):
    """From here on chance takes another course. What none of the `kept` seats knows is dealt anew;
    without them only what nobody at all has seen."""

    number: int
    kept: list[int] | None = None


Entry = (
    Chose
    | Undone
    | Retracted
    | Proposed
    | Voted
    | Seated
    | Shared
    | Unshared
    | Clocked
    | Spent
    | Paused
    | TimedOut
    | Renamed
    | Talked
    | Hushed
    | Resigned
    | Rematched
    | Copied
    | Branched
    | Settled
    | Stopped
)


class Line(msgspec.Struct):
    """An entry of the log with its number and its time."""

    seq: int
    time: float
    entry: Entry


class Position(msgspec.Struct):
    """How the match stood after entry `seq`: the plain state at the start of the step, after so
    many choices, and in `tail` the choices since.

    `past`: what the match remembers of the choices since the position before (see past.py).
    """

    seq: int
    choices: int
    version: str
    state: str
    past: str = ""
    tail: str = ""


class Summary(msgspec.Struct, omit_defaults=True):
    """What lists and the lobby say about a table. `copied`: how often somebody has taken the
    whole game away before its end; `came_from`: a new deal, a save, or another table; `settled`:
    the campaign has gone on; `begins`: what was chosen before cannot be shown again, because it was
    played under other rules or with other content."""

    table: str
    name: str
    game: str
    format: str
    undo: UndoPolicy
    created: float
    changed: float
    stage: Stage
    seats: list[Seat]
    choices: int
    options: dict[str, OptionValue] = {}
    round: int | None = None
    waiting: list[int] = []
    results: list[float] = []
    resigned: list[int] = []
    rematch: str = ""
    copied: int = 0
    came_from: Origin = "deal"
    hushed: bool = False
    campaign: str = ""
    settled: Settling | None = None
    contested: bool = True
    packs: list[str] = []
    begins: int = 0


class Write(msgspec.Struct):
    """What is added to a table in one transaction. `forgotten` lines are deleted. `epoch`: that of
    the lease under which it is written."""

    table: str
    lines: list[Line]
    summary: Summary
    position: Position | None = None
    forgotten: list[int] = []
    epoch: int = 0


class Stored(msgspec.Struct):
    """A table as the store has it. `results`: how its game ended, if it is over."""

    facts: Facts
    lines: list[Line]
    positions: list[Position]
    results: list[float] = []


class Held(msgspec.Struct):
    """A table in which somebody holds a seat."""

    summary: Summary
    seats: list[int]
    presence: Presence
