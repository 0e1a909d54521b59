"""What is said over the WebSocket; docs/protocol.md explains it."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from questhall.kernel.acts import ActKind
from questhall.kernel.differences import Change
from questhall.kernel.tallies import TallyKey
from questhall.table.records import ClockRules, Stage

from .facts import Incoming, Level, Number, PlayerName, SeatNumber, TableFacts, Token
from .refusals import Code

Outcome = Literal["open", "agreed", "refused", "withdrawn"]
Notice = Literal["copied", "dealt_anew", "closed", "given_up", "timed_out", "clock"]
# What can be said with one press; each reader hears it in their own language.
ReadyPhrase = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "your-turn",
    "one-moment",
    "i-am-back",
    "help-me",
    "i-can-help",
    "wait-for-me",
    "go-on-without-me",
    "attack-this",
    "not-this",
    "i-take-this",
    "one-more-game",
    "enough-for-today",
]


# -- from the client ------------------------------------------------


class Said(Incoming, tag_field="type"):
    """`ref` is any number the client likes; the answer repeats it."""


class Hello(Said, tag="hello"):
    """The first message: the tokens one has, and the last `seq` one has heard. `paced`: bots wait
    until this client says what it has shown."""

    tokens: Annotated[list[Token], Meta(max_length=64)] = msgspec.field(default_factory=list)
    since: Number = 0
    paced: bool = False


class Seen(Said, tag="seen"):
    """Everything up to entry `seq` has been shown; without a number bots need not wait."""

    seq: Number | None = None
    ref: int = 0


class Choose(Said, tag="choose"):
    """Answer a question; `alone`: the table answers for the seat, as its player has asked it to."""

    seat: SeatNumber
    option: Annotated[str, Meta(max_length=200)]
    at: Number
    alone: bool = False
    ref: int = 0


class Undo(Said, tag="undo"):
    seat: SeatNumber
    to: Number
    at: Number
    ref: int = 0


class Vote(Said, tag="vote"):
    seat: SeatNumber
    yes: bool
    ref: int = 0


class AskHint(Said, tag="hint"):
    """What would a careful bot do?"""

    seat: SeatNumber
    ref: int = 0


class AskAdvice(Said, tag="advice"):
    """What does an adviser of the game say about the position?"""

    seat: SeatNumber
    adviser: Annotated[str, Meta(max_length=40)]
    language: Annotated[str, Meta(max_length=8)]
    ref: int = 0


class AskWhy(Said, tag="why"):
    seat: SeatNumber
    thing: Annotated[str, Meta(max_length=100)]
    ref: int = 0


class Look(Said, tag="look"):
    """A past position; when the game is over also from seats that are not one's own."""

    at: Number
    seats: Annotated[list[Annotated[int, Meta(ge=-1, le=63)]], Meta(max_length=64)] | None = None
    ref: int = 0


class AskLog(Said, tag="log"):
    """The events of the choices after `since`, up to `until`."""

    since: Annotated[int, Meta(ge=-1, le=1_000_000_000)]
    until: Number
    ref: int = 0


class AskTally(Said, tag="tally"):
    """What does the last page count? Once the game is over."""

    ref: int = 0


class Say(Said, tag="chat"):
    """Said from a seat, or as a spectator under a name: a text, or a ready-made phrase."""

    text: Annotated[str, Meta(max_length=500)] = ""
    phrase: ReadyPhrase | None = None
    seat: SeatNumber | None = None
    name: PlayerName = ""
    ref: int = 0


class Ping(Said, tag="ping"):
    """Point at a thing on the table; all who may see it are shown."""

    seat: SeatNumber
    thing: Annotated[str, Meta(max_length=60, pattern=r"^[a-z_]+:[\w,.@+-]+$")]
    ref: int = 0


class AskPass(Said, tag="pass"):
    """A code with which another device comes to one's seats; `withdraw` ends the one that is open,
    and `end` all devices that came later."""

    withdraw: bool = False
    end: bool = False
    ref: int = 0


class SetClock(Said, tag="clock"):
    """The host sets a clock, or takes it away."""

    rules: ClockRules | None = None
    ref: int = 0


class Pause(Said, tag="pause"):
    """The clock is to stand still, as soon as all persons wish it; one of them lets it go on."""

    seat: SeatNumber
    wish: bool
    ref: int = 0


class Hush(Said, tag="hush"):
    """The host lets spectators talk, or not."""

    quiet: bool
    ref: int = 0


class Rename(Said, tag="rename"):
    """A new name for the player in the seat; without a seat, for the table (the host)."""

    name: PlayerName
    seat: SeatNumber | None = None
    ref: int = 0


class Resign(Said, tag="resign"):
    seat: SeatNumber
    ref: int = 0


class Leave(Said, tag="leave"):
    """Give up one's seat: it is open to others then."""

    seat: SeatNumber
    ref: int = 0


class HandToBot(Said, tag="bot"):
    """A bot takes the seat: one's own, or for the host one where nobody is."""

    seat: SeatNumber
    level: Level = "normal"
    ref: int = 0


class Take(Said, tag="take"):
    """Take one's seat back from the bot; the host can take any bot's seat."""

    seat: SeatNumber
    name: PlayerName = ""
    ref: int = 0


class OpenSeat(Said, tag="open"):
    """The host opens a seat where nobody is, so that somebody else can sit down."""

    seat: SeatNumber
    ref: int = 0


class Rematch(Said, tag="rematch"):
    """The same again, with the same people and tokens, at a new table."""

    seat: SeatNumber
    ref: int = 0


ClientMessage = (
    Hello
    | Seen
    | Choose
    | Undo
    | Vote
    | AskHint
    | AskAdvice
    | AskWhy
    | Look
    | AskLog
    | AskTally
    | Say
    | Ping
    | AskPass
    | SetClock
    | Pause
    | Hush
    | Rename
    | Resign
    | Leave
    | HandToBot
    | Take
    | OpenSeat
    | Rematch
)


# -- from the server ------------------------------------------------


class Named(msgspec.Struct, omit_defaults=True):
    """The name of a thing: the key of its text, and where it lies in the view."""

    message: str
    thing: str = ""
    label: str = ""


ArgumentValue = int | Named


def keys(name: str) -> Meta:
    """One of the keys of the games' vocabularies; clients have a type of that name for them."""
    return Meta(extra={"keys": name})


class Phrase(msgspec.Struct):
    """A text key and its arguments; the text is `option-`, `prompt-` or `event-` plus key."""

    key: Annotated[str, keys("Key")]
    args: dict[str, ArgumentValue]


class Warned(msgspec.Struct, omit_defaults=True):
    """What taking an option costs: the rule, the key of a sentence, and the numbers in it."""

    rule: str
    message: str
    args: dict[str, int] = {}


class OfferedOption(msgspec.Struct, omit_defaults=True):
    """`things`: where it sits on the table; `parts`: which parts of them it means, counted from 0;
    `seat`: the only decider who may take it; `warning`: why to think twice; `sensible`: nobody
    would want to answer otherwise; `declines`: it says no; `ends`: it ends a turn, a phase or
    whatever goes on."""

    id: str
    verb: Annotated[str, keys("Verb")]
    things: list[str]
    phrase: Annotated[Phrase, keys("Verb")]
    seat: int | None = None
    warning: Warned | None = None
    parts: list[int] = []
    sensible: bool = False
    declines: bool = False
    ends: bool = False


class AskedDecision(msgspec.Struct, omit_defaults=True):
    """`repeatable`: the same is asked again at once, and one answer may stand for all the rest."""

    seats: list[int]
    prompt: Annotated[Phrase, keys("PromptKey")]
    rule: str
    options: list[OfferedOption]
    secret: bool = False
    repeatable: bool = False


class SumLine(msgspec.Struct):
    """A line of a sum: what it comes from (its text is `sum-` plus key), and how much it adds."""

    phrase: Phrase
    amount: int


class ToldEvent(msgspec.Struct, omit_defaults=True):
    """What happened because of choice `at` (0: before the first one); with a `chooser` it is the
    option that was taken, `forced` by the table itself.

    `kind` says how it is shown, `roles` which arguments of the phrase tell who does it, to whom, at
    which place, by what means and how much; `sums` adds that amount up. Events that follow with a
    greater `depth` happened within it. `changes`: what changed with it before the eyes of each of
    one's seats. `only`: the one seat that it was told to.
    """

    at: int
    phrase: Annotated[Phrase, keys("EventKey | Verb")]
    rule: str
    kind: ActKind = "note"
    chooser: int | None = None
    forced: bool = False
    values: list[ArgumentValue] = []
    depth: int = 0
    roles: dict[str, str] = {}
    sums: list[SumLine] = []
    changes: dict[str, list[Change]] = {}
    only: int | None = None


class ProposalFacts(msgspec.Struct, omit_defaults=True):
    """Somebody would like to take back to choice `to`. `taken`: the newest choices that would go,
    as far as one may know them."""

    seat: int
    to: int
    waiting: list[int]
    taken: list[ToldEvent] = []


class ChatLine(msgspec.Struct, omit_defaults=True, tag_field="type", tag="chat"):
    """What somebody said, as a text or as a ready-made phrase; or a notice that the whole game was
    taken away after choice `at`, that chance takes another course and hidden cards were dealt anew,
    that the campaign has gone on (from this match, or without it because somebody gave it up), that
    the time of a seat is up and a bot answers, or that the host has changed the clock."""

    seq: int
    time: float
    name: str = ""
    text: str = ""
    seat: int | None = None
    notice: Notice | None = None
    at: int | None = None
    phrase: ReadyPhrase | None = None


class Answer(msgspec.Struct, omit_defaults=True, tag_field="type"):
    """What the server says."""


class Welcome(Answer, tag="welcome"):
    """Who one is here. `own`: the seats of the tokens that are good."""

    table: TableFacts
    seq: int
    own: list[int]
    host: bool
    seed_hash: str
    talk: list[ChatLine]


class PositionMessage(Answer, tag="position"):
    """How the game stands. `events` are all those after choice `events_since`.

    Whatever was heard before of choices after that has been taken back. If `staged`, the changes of
    the events, and then those in `rest`, lead from the views after choice `events_since` to these.
    """

    seq: int
    choices: int
    state: Stage
    views: dict[str, msgspec.Raw]
    decisions: list[AskedDecision]
    waiting: list[int]
    events_since: int
    events: list[ToldEvent]
    undo_free_to: int
    staged: bool = False
    rest: dict[str, list[Change]] = {}
    last_choice: dict[str, int] = {}
    results: list[float] = []
    proposal: ProposalFacts | None = None
    seed: str = ""


class Done(Answer, tag="done"):
    """What was asked for is on disk."""

    ref: int
    seq: int


class ErrorMessage(Answer, tag="error"):
    """Nothing has changed. `ref` is missing where the message could not be read.

    `wait`: in so many seconds it may be asked for again.
    """

    code: Code
    message: str
    ref: int | None = None
    wait: int = 0


class HintReason(msgspec.Struct):
    """What speaks for a hint: the text is `hint-` plus key, with so much of it on average."""

    key: str
    amount: float


class HintMessage(Answer, tag="hint"):
    """A careful bot would take this option rather than the next best, `instead`."""

    ref: int
    seat: int
    option: str
    at: int
    instead: str | None = None
    reasons: list[HintReason] = []


class AdviceMessage(Answer, tag="advice"):
    """What the adviser says about the position after so many choices, as its game writes it."""

    ref: int
    seat: int
    adviser: str
    at: int
    answer: msgspec.Raw


class WhyMessage(Answer, tag="why"):
    """The rule that forbids it, the key of the reason and the numbers in it; without a rule nothing
    does."""

    ref: int
    seat: int
    thing: str
    rule: str = ""
    message: str = ""
    args: dict[str, int] = {}


class Looked(Answer, tag="looked"):
    """A past position, and the events of its last choice. Their changes, and then those in `rest`,
    lead there from the position `before` that choice."""

    ref: int
    at: int
    views: dict[str, msgspec.Raw]
    events: list[ToldEvent]
    before: dict[str, msgspec.Raw] = {}
    rest: dict[str, list[Change]] = {}


class Logged(Answer, tag="log"):
    ref: int
    since: int
    until: int
    events: list[ToldEvent]


class BearerSum(msgspec.Struct):
    """What was counted for a player or a hero, in each round."""

    name: Named
    rounds: list[int]


class TallyLine(msgspec.Struct):
    """One thing that is counted (its text is `tally-` plus key)."""

    key: TallyKey
    sums: list[BearerSum]


class TallyMessage(Answer, tag="tally"):
    """What has happened in so many rounds, counted from the same acts that were shown."""

    ref: int
    rounds: int
    lines: list[TallyLine]


class SeatsMessage(Answer, tag="seats"):
    """Somebody came, went, or has another name; `own` are the seats one has now."""

    seq: int
    table: TableFacts
    own: list[int]
    host: bool


class SeatedMessage(Answer, tag="seated"):
    """The host has taken a bot's seat and holds it with this token."""

    ref: int
    seat: int
    token: str


class PingMessage(Answer, tag="ping"):
    """Somebody points at a thing."""

    seat: int
    thing: str


class PassMessage(Answer, tag="pass"):
    """A code that is good once, for so many seconds; without one, none is open. `devices`: how many
    came to one's seats later than this one."""

    ref: int
    code: str
    seconds: int
    devices: int


class SharedMessage(Answer, tag="shared"):
    """Another device has come to one's seats, or some are there no more."""

    devices: int


class ClockMessage(Answer, tag="clock"):
    """How much time the persons have left at this moment, and for whom it runs. `wishes`: who would
    like it to stand still; `rests`: all have agreed on that."""

    rules: ClockRules | None
    left: dict[str, float]
    running: list[int]
    wishes: list[int]
    rests: bool


class VotedMessage(Answer, tag="voted"):
    """A vote on taking back; `outcome` is what became of the proposal."""

    seq: int
    seat: int
    yes: bool
    outcome: Outcome


class RematchMessage(Answer, tag="rematch"):
    """The same people play on at this table, with the same tokens."""

    seq: int
    table: str


ServerMessage = (
    Welcome
    | PositionMessage
    | Done
    | ErrorMessage
    | HintMessage
    | AdviceMessage
    | WhyMessage
    | Looked
    | Logged
    | TallyMessage
    | ChatLine
    | SeatsMessage
    | SeatedMessage
    | PingMessage
    | PassMessage
    | SharedMessage
    | ClockMessage
    | VotedMessage
    | RematchMessage
)
