"""A match as plain data. One form serves all: saves, snapshots for workers, kept positions.

A save adds a proof to a `Record` (`saves.py`). A snapshot is a record from the start of the current
step on. A table keeps the parts of a record in its log and its positions.
"""

from typing import Annotated, Any, Self

import msgspec
from msgspec import Meta

from .branches import Branch, branches_since
from .campaigns import start_link
from .choices import Beginning, Checkpoint, Choice, Refused
from .decisions import NOTHING, Option
from .editions import Edition
from .games import Game, OptionValue, Setup
from .kinds import UnknownName
from .match import Match
from .scribe import Phrasebook, read, write
from .state import State

Whole = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Part = Whole | Annotated[str, Meta(max_length=200)] | None  # of a phrase


class SavedChoice(msgspec.Struct, array_like=True):
    """An answer; what is kept by name is named, the rest stands as numbers of the match."""

    seat: Whole
    verb: str
    what: Part = NOTHING
    where: Part = NOTHING
    amount: Part = NOTHING
    only: Whole = NOTHING
    alone: bool = False

    @classmethod
    def of(cls, seat: int, option: Option, book: Phrasebook, alone: bool = False) -> Self:
        numbers = (option.what, option.where, option.amount)
        return cls(seat, option.verb, *book.written(option.verb, numbers), option.seat, alone)

    def option(self, book: Phrasebook) -> Option:
        numbers = book.numbers(self.verb, (self.what, self.where, self.amount))
        return Option(self.verb, *numbers, self.only)

    def choice(self, book: Phrasebook) -> Choice:
        return Choice(self.seat, NOTHING, NOTHING, self.option(book), alone=self.alone)


class SavedBranch(msgspec.Struct, array_like=True, omit_defaults=True):
    """Where chance ran on another branch, and whose cards stayed where they were then."""

    at: Whole
    number: Whole
    kept: list[Whole] | None = None

    @classmethod
    def of(cls, branch: Branch) -> Self:
        return cls(branch.at, branch.number, branch.kept)

    def branch(self) -> Branch:
        return Branch(self.at, self.number, self.kept)


class SavedCheckpoint(msgspec.Struct):
    """The plain state at the start of a step, after so many of the record's choices."""

    at: int
    state: dict[str, Any]


class SavedBeginning(msgspec.Struct):
    """The ledger and the offer with which a match of a campaign began."""

    ledger: dict[str, Any]
    offer: str

    @classmethod
    def of(cls, beginning: Beginning) -> Self:
        return cls(msgspec.json.decode(beginning.ledger), beginning.offer)

    def beginning(self) -> Beginning:
        return Beginning(msgspec.json.encode(self.ledger, order="sorted").decode(), self.offer)


class Start(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What a match is dealt from: its edition under `version`, what was agreed, the seed, in a
    campaign a ledger."""

    game: str
    version: str
    format: str
    seats: int
    options: dict[str, OptionValue]
    seed: str
    beginning: SavedBeginning | None = None

    def setup(self, game: Game) -> Setup:
        """What was agreed, with the defaults of the game; a campaign has settled it by itself."""
        packs = tuple(Edition.read(self.version).packs)
        options = game.options_of_today(self.options, packs)
        agreed = Setup(self.format, self.seats, options, packs)
        return game.checked(agreed) if self.beginning is None else agreed


class Record(Start, kw_only=True, omit_defaults=True):
    """A whole match: its start, its choices and branches, and the newest checkpoint among them.

    `origin` is the state in which it began, if that was not the deal.
    """

    choices: list[SavedChoice]
    branches: list[SavedBranch]
    checkpoint: SavedCheckpoint
    origin: dict[str, Any] | None = None


def start_of(match: Match) -> Start:
    """What the match was dealt from."""
    return Start(
        game=match.game.id,
        version=str(match.game.edition(match.setup.packs)),
        format=match.setup.format,
        seats=match.setup.seats,
        options=match.setup.options,
        seed=match.seed,
        beginning=None if match.beginning is None else SavedBeginning.of(match.beginning),
    )


def record_of(match: Match) -> Record:
    """The match with its whole past."""
    match.need_past()
    checkpoint = match.checkpoints[-1]
    return Record(
        **msgspec.structs.asdict(start_of(match)),
        choices=saved_choices(match, match.choices),
        branches=[SavedBranch.of(branch) for branch in match.branches],
        checkpoint=SavedCheckpoint(checkpoint.at, write(checkpoint.state, match.game)),
        origin=write(match.checkpoints[0].state, match.game) if match.resumed else None,
    )


def record_between(
    match: Match, checkpoint: Checkpoint, until: int, state: dict[str, Any]
) -> Record:
    """The match from a checkpoint, whose plain state is given, up to the choice `until`."""
    return Record(
        **msgspec.structs.asdict(start_of(match)),
        choices=saved_choices(match, match.choices[checkpoint.at : until]),
        branches=saved_branches(match, checkpoint.at, until),
        checkpoint=SavedCheckpoint(0, state),
    )


def saved_choices(match: Match, choices: list[Choice]) -> list[SavedChoice]:
    book = Phrasebook(match.game, match.state)
    return [SavedChoice.of(each.seat, each.option, book, each.alone) for each in choices]


def saved_branches(match: Match, start: int, until: int) -> list[SavedBranch]:
    """The branches from one choice to another, counted from the first of them."""
    reached = [branch for branch in match.branches if branch.at <= until]
    return [SavedBranch.of(branch) for branch in branches_since(reached, start)]


def dealt(start: Start, game: Game) -> Match:
    """The match as it begins, from its deal."""
    setup = start.setup(game)
    if start.beginning is None:
        return Match.start(game, setup, start.seed)
    return start_link(game, start.beginning.beginning(), setup, start.seed)


def resumed(start: Start, game: Game, state: State) -> Match:
    """The match from a state between two steps, without the past before it."""
    beginning = None if start.beginning is None else start.beginning.beginning()
    return Match.resume(game, start.setup(game), start.seed, state, beginning=beginning)


def replay(match: Match, record: Record, first: int = 0) -> None:
    """Let the match go through the choices of the record, from number `first` on."""
    book = Phrasebook(match.game, match.state)
    choices, reason = _readable(record.choices[first:], book)
    branches = [branch.branch() for branch in record.branches]
    match.replay(choices, branches_since(branches, first))
    if reason:
        raise Refused("no_such_choice", reason)


def _readable(saved: list[SavedChoice], book: Phrasebook) -> tuple[list[Choice], str]:
    """The choices up to the first one that speaks of something unknown, and what is unknown."""
    found: list[Choice] = []
    for each in saved:
        try:
            found.append(each.choice(book))
        except UnknownName as fault:
            return found, str(fault)
    return found, ""


def match_of(record: Record, game: Game) -> Match:
    """The match of a record that we wrote ourselves, from its checkpoint on."""
    match = resumed(record, game, state_of(record.checkpoint, game))
    replay(match, record, record.checkpoint.at)
    return match


def state_of(checkpoint: SavedCheckpoint, game: Game) -> State:
    """The state of a checkpoint that we wrote ourselves."""
    state = read(checkpoint.state, game)
    assert isinstance(state, State)
    return state.clone()
