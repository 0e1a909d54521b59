"""What is asked and answered over HTTP; docs/protocol.md explains it."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from questhall.kernel.faces import Face
from questhall.kernel.games import OptionValue
from questhall.kernel.views import FieldFacts
from questhall.table.bells import BellKind
from questhall.table.records import ClockRules, Origin, SeatKind, Settling, Stage, UndoPolicy

Level = Literal["easy", "normal", "hard"]
PlayerName = Annotated[str, Meta(max_length=40)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Token = Annotated[str, Meta(max_length=100)]
PackNames = Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=40)]


class Incoming(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a client sends is checked to the last field."""


# -- games ---------------------------------------------------------------


class FormatFacts(msgspec.Struct):
    name: str
    seats: list[int]


class OptionFacts(msgspec.Struct, omit_defaults=True):
    """Something the players agree on before they start; a main one at every table anew. `seats`
    names the choices that not every number of seats can make, and the numbers that can."""

    name: str
    choices: list[OptionValue]
    default: OptionValue
    rule: str
    main: bool
    seats: dict[str, list[int]] = {}


class PackTitle(msgspec.Struct):
    """A pack, and what it is called in each of its languages."""

    id: str
    title: dict[str, str]


class PackFacts(msgspec.Struct, omit_defaults=True):
    """What somebody has added to a game. `options`: those with more to choose from, only that."""

    id: str
    version: str
    title: dict[str, str]
    authors: list[str]
    licence: str
    languages: list[str]
    needs: list[str] = []
    options: list[OptionFacts] = []


class CampaignKinds(msgspec.Struct):
    """How a campaign of a game can begin."""

    formats: list[FormatFacts]
    options: list[OptionFacts]


class GameFacts(msgspec.Struct, omit_defaults=True):
    """`campaigns`: missing where every match stands for itself; `titles` and `taglines`: by
    language, where the game has such texts; `fields`: what its views say of themselves, for a table
    that nobody has drawn."""

    id: str
    version: str
    formats: list[FormatFacts]
    options: list[OptionFacts]
    levels: list[str]
    languages: list[str]
    campaigns: CampaignKinds | None = None
    packs: list[PackFacts] = []
    titles: dict[str, str] = {}
    taglines: dict[str, str] = {}
    fields: list[FieldFacts] = []


class Games(msgspec.Struct):
    games: list[GameFacts]


class PackDrawings(msgspec.Struct):
    """The icons of a pack by name: lines on a square of 192 units, as SVG writes them."""

    drawings: dict[str, str]


class GameTexts(msgspec.Struct):
    """All Fluent texts of a game in one language."""

    ftl: str


class GameBook(msgspec.Struct):
    """Texts and faces that only some tables need."""

    ftl: str
    faces: list[Face]


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


# -- tables --------------------------------------------------------------


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
    packs: PackNames = []
    name: PlayerName = ""
    undo: UndoPolicy | None = None
    clock: ClockRules | None = None


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


class Continue(Incoming):
    """The code from another device that holds seats here."""

    code: Token


class Mine(Incoming):
    tokens: Annotated[list[Token], Meta(max_length=500)]


class SeatFacts(msgspec.Struct, omit_defaults=True):
    """A seat; `here`: somebody who holds it is connected; `stuck`: its bot finds no answer."""

    kind: SeatKind
    name: str
    level: str
    here: bool
    stuck: bool = False


class TableFacts(msgspec.Struct, omit_defaults=True):
    """What everybody with the link may know about a table. `copied`: how often somebody has taken
    the whole game away before its end; `came_from`: a new deal, a save, or another table;
    `hushed`: spectators are quiet; `settled`: the campaign has gone on, and this match is final;
    `contested`: somebody wins or loses, it does not just end; `begins`: what was chosen before
    cannot be shown again, because the rules or the content were others."""

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
    copied: int = 0
    came_from: Origin = "deal"
    hushed: bool = False
    campaign: str = ""
    settled: Settling | None = None
    contested: bool = True
    packs: list[PackTitle] = []
    begins: int = 0


class MyTable(msgspec.Struct):
    table: TableFacts
    seats: list[int]
    host: bool
    your_turn: bool


class MyTables(msgspec.Struct):
    tables: list[MyTable]


# -- bells ---------------------------------------------------------------


class BellMeans(msgspec.Struct):
    """By which means this server can tell somebody whose turn it is: the key for web push (empty:
    none), mail, webhooks."""

    push_key: str
    mail: bool
    webhook: bool


class NewBell(Incoming):
    """Tell the holder of the token when it is their turn. `address`: where a browser's push service
    listens, a URL, or a mail address; `keys`: those of the browser, as JSON; `quiet`: for how many
    seconds it does not ring again."""

    token: Token
    kind: BellKind
    address: Annotated[str, Meta(max_length=500)]
    language: Annotated[str, Meta(max_length=8)]
    keys: Annotated[str, Meta(max_length=300)] = ""
    quiet: Annotated[int, Meta(ge=0, le=604_800)] = 900


class BellFacts(msgspec.Struct):
    """`address` is shown only as far as its owner needs it."""

    id: str
    kind: BellKind
    address: str
    quiet: int


class HungBell(msgspec.Struct, omit_defaults=True):
    """`secret`: with it messages to a webhook are signed; it is told only now. `confirm`: a mail
    with a code has been sent, and the bell hangs when the code is named."""

    bell: BellFacts | None = None
    secret: str = ""
    confirm: bool = False


class BellToken(Incoming):
    token: Token


class ConfirmBell(Incoming):
    token: Token
    address: Annotated[str, Meta(max_length=254)]
    code: Annotated[str, Meta(max_length=20)]


class BellName(Incoming):
    token: Token
    bell: Annotated[str, Meta(max_length=40)]


class MyBells(msgspec.Struct):
    bells: list[BellFacts]


class NoMore(msgspec.Struct):
    """Nothing more is sent there."""

    stopped: bool = True
