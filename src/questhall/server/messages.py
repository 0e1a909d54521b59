"""What travels between table and browser; docs/protocol.md explains it.

The client's TypeScript types are generated from this module.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from questhall.kernel.faces import Face
from questhall.kernel.games import OptionValue
from questhall.table.records import SeatKind, Stage, UndoPolicy

Code = Literal[
    "bad_json",
    "bad_message",
    "too_large",
    "too_fast",
    "too_many",
    "bad_origin",
    "no_such_page",
    "no_such_table",
    "no_such_game",
    "no_such_language",
    "bad_setup",
    "bad_token",
    "bad_save",
    "not_your_seat",
    "not_your_turn",
    "not_started",
    "not_over",
    "no_such_option",
    "no_such_choice",
    "no_proposal",
    "stale",
    "game_over",
    "undo_refused",
    "seat_taken",
    "internal",
]

Level = Literal["easy", "normal", "hard"]
Outcome = Literal["open", "agreed", "refused"]
PlayerName = Annotated[str, Meta(max_length=40)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Token = Annotated[str, Meta(max_length=100)]


class Incoming(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a client sends is checked to the last field."""


# -- HTTP: games ---------------------------------------------------------------


class FormatFacts(msgspec.Struct):
    name: str
    seats: list[int]


class OptionFacts(msgspec.Struct):
    """Something the players agree on before they start."""

    name: str
    choices: list[OptionValue]
    default: OptionValue
    rule: str


class GameFacts(msgspec.Struct):
    id: str
    version: str
    formats: list[FormatFacts]
    options: list[OptionFacts]
    levels: list[str]
    languages: list[str]


class Games(msgspec.Struct):
    games: list[GameFacts]


class GameTexts(msgspec.Struct):
    """All Fluent texts of a game in one language."""

    ftl: str


class Catalogue(msgspec.Struct):
    """Every card, skill and pack of a game in one language."""

    faces: list[Face]


class RuleText(msgspec.Struct, omit_defaults=True):
    id: str
    text: str
    notes: list[str] = []


class RuleSection(msgspec.Struct):
    title: str
    rules: list[RuleText]


class RuleChapter(msgspec.Struct):
    title: str
    sections: list[RuleSection]


class RulebookPages(msgspec.Struct):
    chapters: list[RuleChapter]


# -- HTTP: tables --------------------------------------------------------------


class Player(Incoming):
    """Who is to sit in a seat: a person at this screen, nobody yet, or a bot."""

    kind: SeatKind
    name: PlayerName = ""
    level: Level = "normal"


class NewTable(Incoming):
    game: Annotated[str, Meta(max_length=60)]
    format: Annotated[str, Meta(max_length=60)]
    players: Annotated[list[Player], Meta(min_length=1, max_length=64)]
    options: dict[str, OptionValue] = {}
    name: PlayerName = ""
    undo: UndoPolicy | None = None


class ImportedTable(Incoming):
    """A save file and who is to play on; without players all are persons at this screen."""

    save: msgspec.Raw
    players: Annotated[list[Player], Meta(max_length=64)] | None = None
    name: PlayerName = ""
    undo: UndoPolicy | None = None


class ForkedTable(Incoming):
    """A new table from a point of a finished game, or of one that is played alone."""

    at: Number
    players: Annotated[list[Player], Meta(max_length=64)] | None = None
    tokens: Annotated[list[Token], Meta(max_length=64)] = []
    name: PlayerName = ""
    undo: UndoPolicy | None = None


class Created(msgspec.Struct):
    """A new table. `tokens` are those of the persons at this screen, by seat."""

    table: str
    host_token: str
    tokens: dict[str, str]
    invitation: str


class Sit(Incoming):
    name: PlayerName
    seat: SeatNumber | None = None


class SatDown(msgspec.Struct):
    seat: int
    token: str


class Mine(Incoming):
    tokens: Annotated[list[Token], Meta(max_length=500)]


class SeatFacts(msgspec.Struct):
    """A seat; `here`: somebody who holds it is connected."""

    kind: SeatKind
    name: str
    level: str
    here: bool


class TableFacts(msgspec.Struct, omit_defaults=True):
    """What everybody with the link may know about a table."""

    table: str
    name: str
    game: str
    format: str
    options: dict[str, OptionValue]
    undo: UndoPolicy
    state: Stage
    seats: list[SeatFacts]
    choices: int
    created: float
    changed: float
    waiting: list[int] = []
    round: int | None = None
    results: list[float] = []
    resigned: list[int] = []
    rematch: str = ""
    parent: str = ""


class MyTable(msgspec.Struct):
    table: TableFacts
    seats: list[int]
    host: bool
    your_turn: bool


class MyTables(msgspec.Struct):
    tables: list[MyTable]


class Fault(msgspec.Struct):
    """The answer to a call that was refused. Nothing has changed."""

    code: Code
    message: str


# -- WebSocket: from the client ------------------------------------------------


class Said(Incoming, tag_field="type"):
    """`ref` is any number the client likes; the answer repeats it."""


class Hello(Said, tag="hello"):
    """The first message: the tokens one has, and the last `seq` one has heard."""

    tokens: Annotated[list[Token], Meta(max_length=64)] = []
    since: Number = 0


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
    | Choose
    | Undo
    | Vote
    | AskHint
    | AskWhy
    | Look
    | AskLog
    | Say
    | Rename
    | Resign
    | Leave
    | HandToBot
    | Take
    | OpenSeat
    | Rematch
)


# -- WebSocket: from the server ------------------------------------------------


class Named(msgspec.Struct, omit_defaults=True):
    """The name of a thing: the key of its text, and where it lies in the view."""

    message: str
    thing: str = ""


ArgumentValue = int | Named


class Phrase(msgspec.Struct):
    """A text key and its arguments; the text is `option-`, `prompt-` or `event-` plus key."""

    key: str
    args: dict[str, ArgumentValue]


class OfferedOption(msgspec.Struct, omit_defaults=True):
    """`things`: where it sits on the table; `seat`: the only decider who may take it."""

    id: str
    verb: str
    things: list[str]
    phrase: Phrase
    seat: int | None = None


class AskedDecision(msgspec.Struct, omit_defaults=True):
    seats: list[int]
    prompt: Phrase
    rule: str
    options: list[OfferedOption]
    secret: bool = False


class ToldEvent(msgspec.Struct, omit_defaults=True):
    """What happened because of choice `at` (0: before the first one)."""

    at: int
    phrase: Phrase
    rule: str
    chooser: int | None = None
    forced: bool = False
    values: list[ArgumentValue] = []


class ProposalFacts(msgspec.Struct):
    seat: int
    to: int
    waiting: list[int]


class ChatLine(msgspec.Struct, omit_defaults=True, tag_field="type", tag="chat"):
    seq: int
    time: float
    name: str
    text: str
    seat: int | None = None


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


class Error(Answer, tag="error"):
    """Nothing has changed. `ref` is missing where the message could not be read."""

    code: Code
    message: str
    ref: int | None = None


class HintMessage(Answer, tag="hint"):
    """A bot would take this option."""

    ref: int
    seat: int
    option: str
    at: int


class WhyMessage(Answer, tag="why"):
    """The rule that forbids it and the key of the reason; without a rule nothing does."""

    ref: int
    seat: int
    thing: str
    rule: str = ""
    message: str = ""


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


class Seated(Answer, tag="seated"):
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
    | Error
    | HintMessage
    | WhyMessage
    | Looked
    | Logged
    | ChatLine
    | SeatsMessage
    | Seated
    | VotedMessage
    | RematchMessage
)


class Refusal(Exception):
    """What was asked for is refused, with a code that a client can act on."""

    def __init__(self, code: Code, message: str) -> None:
        super().__init__(message)
        self.code: Code = code
        self.message = message
