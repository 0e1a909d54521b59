"""What is said over the WebSocket; docs/protocol.md explains it."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from questhall.table.records import Stage

from .facts import Incoming, Level, Number, PlayerName, SeatNumber, TableFacts, Token
from .refusals import Code

Outcome = Literal["open", "agreed", "refused"]
Notice = Literal["copied", "dealt_anew", "closed", "given_up"]


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
    seat: SeatNumber
    option: Annotated[str, Meta(max_length=200)]
    at: Number
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
    seat: SeatNumber
    level: Level = "normal"
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


class Say(Said, tag="chat"):
    """Said from a seat, or as a spectator under a name."""

    text: Annotated[str, Meta(max_length=500)]
    seat: SeatNumber | None = None
    name: PlayerName = ""
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
    | Say
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
    would want to answer otherwise."""

    id: str
    verb: Annotated[str, keys("Verb")]
    things: list[str]
    phrase: Annotated[Phrase, keys("Verb")]
    seat: int | None = None
    warning: Warned | None = None
    parts: list[int] = []
    sensible: bool = False


class AskedDecision(msgspec.Struct, omit_defaults=True):
    """`repeatable`: the same is asked again at once, and one answer may stand for all the rest."""

    seats: list[int]
    prompt: Annotated[Phrase, keys("PromptKey")]
    rule: str
    options: list[OfferedOption]
    secret: bool = False
    repeatable: bool = False


class ToldEvent(msgspec.Struct, omit_defaults=True):
    """What happened because of choice `at` (0: before the first one); with a `chooser` it is the
    option that was taken."""

    at: int
    phrase: Annotated[Phrase, keys("EventKey | Verb")]
    rule: str
    chooser: int | None = None
    forced: bool = False
    values: list[ArgumentValue] = []


class ProposalFacts(msgspec.Struct):
    seat: int
    to: int
    waiting: list[int]


class ChatLine(msgspec.Struct, omit_defaults=True, tag_field="type", tag="chat"):
    """What somebody said; or a notice that the whole game was taken away after choice `at`, that
    chance takes another course and hidden cards were dealt anew, or that the campaign has gone on:
    from this match, or without it because somebody gave it up."""

    seq: int
    time: float
    name: str = ""
    text: str = ""
    seat: int | None = None
    notice: Notice | None = None
    at: int | None = None


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

    Whatever was heard before of choices after that has been taken back.
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


class HintMessage(Answer, tag="hint"):
    """A bot would take this option."""

    ref: int
    seat: int
    option: str
    at: int


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
    """A past position, and the events of its last choice."""

    ref: int
    at: int
    views: dict[str, msgspec.Raw]
    events: list[ToldEvent]


class Logged(Answer, tag="log"):
    ref: int
    since: int
    until: int
    events: list[ToldEvent]


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
    | ChatLine
    | SeatsMessage
    | SeatedMessage
    | VotedMessage
    | RematchMessage
)
