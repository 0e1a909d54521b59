"""A match as a file: game, set-up, seed, the last checkpoint, all choices, and a hash."""

from typing import Annotated, Any, Self

import msgspec
from msgspec import Meta

from .branches import Branch
from .campaigns import campaigns_of, link_setup, start_link
from .chance import Chance
from .checking import NotAState, need_state
from .choices import Beginning, Refused
from .codec import from_plain, state_hash, to_plain
from .decisions import NOTHING, Option
from .games import BadSetup, Game, OptionValue, Setup, find_game
from .match import Match
from .state import State

FORMAT = 2
OLDEST = 1  # where chance branched off, unseen cards lay on as they had
MOST_CHOICES = 20_000
THIN_OUT_EVERY = 50

Whole = Annotated[int, Meta(ge=-(2**53), le=2**53)]


class SavedChoice(msgspec.Struct, array_like=True):
    """An answer by its numbers: what they are called may depend on a position long past."""

    seat: Whole
    verb: str
    what: Whole = NOTHING
    where: Whole = NOTHING
    amount: Whole = NOTHING
    only: Whole = NOTHING

    @classmethod
    def of(cls, seat: int, option: Option) -> Self:
        return cls(seat, option.verb, option.what, option.where, option.amount, option.seat)

    def option(self) -> Option:
        return Option(self.verb, self.what, self.where, self.amount, self.only)


class SavedBranch(msgspec.Struct, array_like=True, omit_defaults=True):
    """Where chance ran on another branch, and whose cards stayed where they were then."""

    at: Whole
    number: Whole
    kept: list[Whole] | None = None

    @classmethod
    def of(cls, branch: Branch, since: int = 0) -> Self:
        return cls(branch.at - since, branch.number, branch.kept)

    def take(self, match: Match) -> None:
        match.branch_off(self.number, self.kept)


class SavedCheckpoint(msgspec.Struct):
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


class Save(msgspec.Struct, omit_defaults=True):
    """What a save file holds. `origin`: where the match began, if not with the deal; `beginning`:
    from which ledger it was dealt, in a campaign.

    By the `signature` a server knows its own; nobody else can tell anything from it.
    """

    questhall: int
    game: str
    version: str
    format: str
    seats: int
    options: dict[str, OptionValue]
    seed: str
    choices: list[SavedChoice]
    branches: list[SavedBranch]
    checkpoint: SavedCheckpoint
    hash: str
    origin: dict[str, Any] | None = None
    beginning: SavedBeginning | None = None
    signature: str = ""

    def replays(self, game: Game) -> bool:
        """Does everything follow from the deal and the choices, under the rules of today?"""
        return self.origin is None and self.is_of_today(game)

    def proves_itself(self, game: Game) -> bool:
        """Does it need nothing but itself to be believed? A ledger may be anybody's invention."""
        return self.beginning is None and self.replays(game)

    def is_of_today(self, game: Game) -> bool:
        """The same rules; and in the older format nothing was taken back, or cards would lie
        otherwise now."""
        same = self.questhall == FORMAT or not self.branches
        return same and self.version == game.version


class BadSave(ValueError):
    """The file is not a save that can be opened; the text says why."""


def save(match: Match) -> bytes:
    """The match as JSON."""
    match.need_past()
    checkpoint = match.checkpoints[-1]
    record = Save(
        questhall=FORMAT,
        game=match.game.id,
        version=match.game.version,
        format=match.setup.format,
        seats=match.setup.seats,
        options=match.setup.options,
        seed=match.seed,
        choices=[SavedChoice.of(choice.seat, choice.option) for choice in match.choices],
        branches=[SavedBranch.of(branch) for branch in match.branches],
        checkpoint=SavedCheckpoint(checkpoint.at, to_plain(checkpoint.state)),
        hash=state_hash(match.state),
        origin=to_plain(match.checkpoints[0].state) if match.resumed else None,
        beginning=None if match.beginning is None else SavedBeginning.of(match.beginning),
    )
    return msgspec.json.encode(record)


def read(data: bytes) -> Save:
    """The record in a save file, or a clear word on what is wrong with it."""
    try:
        record = msgspec.json.decode(data, type=Save)
    except msgspec.DecodeError as fault:
        raise BadSave(f"this is not a Questhall save: {fault}") from None
    if not OLDEST <= record.questhall <= FORMAT:
        can = f"only {OLDEST} to {FORMAT} can be opened"
        raise BadSave(f"this save has format {record.questhall}; {can}")
    if max(len(record.choices), len(record.branches)) > MOST_CHOICES:
        raise BadSave(f"this save is too long: at most {MOST_CHOICES} choices can be opened")
    return record


def load(data: bytes, game: Game | None = None) -> Match:
    """The match of a save file, with its whole past if the rules are the same.

    Under changed rules, or in an older format, it opens from its checkpoint; its past is then
    not kept.
    """
    record = read(data)
    game = game or _game_of(record)
    if game.id != record.game:
        raise BadSave(f"this is a save of {record.game!r}, not of {game.id!r}")
    try:
        setup = _setup_of(record, game)
    except (BadSetup, Refused) as fault:
        raise BadSave(f"the save's set-up is not playable: {fault}") from None
    try:
        match = _opened(record, game, setup)
    except (BadSave, MemoryError):
        raise
    except Exception:  # whatever other rules, or whoever changed the file, left out or added
        raise BadSave("the save's position cannot be played on") from None
    if record.is_of_today(game) and state_hash(match.state) != record.hash:
        raise BadSave("the save does not lead to the position it claims: it was changed")
    return match


def _opened(record: Save, game: Game, setup: Setup) -> Match:
    if record.replays(game):
        match = _started(record, game, setup)
        _repeat(match, record, 0)
        return match
    if record.origin is not None and record.is_of_today(game):
        return _from(SavedCheckpoint(0, record.origin), record, game, setup)
    return _from(record.checkpoint, record, game, setup)


def _game_of(record: Save) -> Game:
    try:
        return find_game(record.game)
    except LookupError as fault:
        raise BadSave(f"this save cannot be opened here: {fault.args[0]}") from None


def _setup_of(record: Save, game: Game) -> Setup:
    """The set-up; that of a campaign's match follows from its ledger, if the rules are the same."""
    saved = Setup(record.format, record.seats, record.options)
    if record.beginning is None:
        return game.checked(saved)
    if not record.is_of_today(game):
        return saved
    try:
        setup = link_setup(campaigns_of(game), record.beginning.beginning(), record.seats)
    except (BadSetup, Refused):
        raise
    except Exception:  # whatever whoever changed the file left out or added
        raise BadSave("the save's ledger cannot be read") from None
    if (setup.format, setup.options) != (saved.format, saved.options):
        raise BadSave("the save's set-up is not the one that its ledger leads to")
    return setup


def _started(record: Save, game: Game, setup: Setup) -> Match:
    if record.beginning is None:
        return Match.start(game, setup, record.seed)
    return start_link(game, record.beginning.beginning(), setup, record.seed)


def _from(checkpoint: SavedCheckpoint, record: Save, game: Game, setup: Setup) -> Match:
    """Play on from a saved position with the choices that followed it."""
    if not 0 <= checkpoint.at <= len(record.choices):
        raise BadSave(f"the save's position stands after choice {checkpoint.at}, which is missing")
    beginning = record.beginning.beginning() if record.beginning is not None else None
    state = _state_of(checkpoint, game, setup.seats)
    match = Match.resume(game, setup, record.seed, state, beginning=beginning)
    _repeat(match, record, checkpoint.at)
    return match


def _state_of(checkpoint: SavedCheckpoint, game: Game, seats: int) -> State:
    try:
        need_state(checkpoint.state, game)
    except NotAState as fault:
        raise BadSave(f"the save's position is not a state of the game: {fault}") from None
    state = from_plain(checkpoint.state, game)
    assert isinstance(state, State)
    if state.next_step not in game.steps or len(state.results) not in (0, seats):
        raise BadSave("the save's position is not a state of the game")
    if not _is_fair(state.chance) or game.faults(state):
        raise BadSave("the save holds an impossible position")
    return state


def _is_fair(chance: Chance) -> bool:
    """Nothing is rigged, and every number is one that a stream can come to."""
    for stream in chance.streams.values():
        numbers = (stream.a, stream.b, stream.c, stream.counter)
        if stream.rigged or any(not 0 <= number < 2**32 for number in numbers):
            return False
    return True


def _repeat(match: Match, record: Save, start: int) -> None:
    branches: dict[int, list[SavedBranch]] = {}
    for branch in record.branches:
        branches.setdefault(branch.at, []).append(branch)
    for number in range(start, len(record.choices)):
        _branch_off(match, branches.get(number, []))
        choice = record.choices[number]
        try:
            match.take(choice.seat, choice.option())
        except Refused as fault:
            raise BadSave(f"choice {number} of the save is not legal: {fault}") from None
        if number % THIN_OUT_EVERY == 0:
            match.thin_out()
    _branch_off(match, branches.get(len(record.choices), []))


def _branch_off(match: Match, branches: list[SavedBranch]) -> None:
    for branch in branches:
        if any(not 0 <= seat < match.setup.seats for seat in branch.kept or []):
            raise BadSave("the save deals cards anew for a seat that is not at the table")
        branch.take(match)
