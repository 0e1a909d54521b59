"""A match as a file: game, set-up, seed, the last checkpoint, all choices, and a hash."""

from typing import Any, Self

import msgspec

from .campaigns import campaigns_of, link_setup, start_link
from .codec import from_plain, state_hash, to_plain
from .decisions import NOTHING, Option
from .games import BadSetup, Game, OptionValue, Setup, find_game
from .match import Beginning, Match, Refused
from .state import State

FORMAT = 2
OLDEST = 1  # where chance branched off, unseen cards lay on as they had


class SavedChoice(msgspec.Struct, array_like=True):
    """An answer by its numbers: what they are called may depend on a position long past."""

    seat: int
    verb: str
    what: int = NOTHING
    where: int = NOTHING
    amount: int = NOTHING
    only: int = NOTHING

    @classmethod
    def of(cls, seat: int, option: Option) -> Self:
        return cls(seat, option.verb, option.what, option.where, option.amount, option.seat)

    def option(self) -> Option:
        return Option(self.verb, self.what, self.where, self.amount, self.only)


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
    from which ledger it was dealt, in a campaign."""

    questhall: int
    game: str
    version: str
    format: str
    seats: int
    options: dict[str, OptionValue]
    seed: str
    choices: list[SavedChoice]
    branches: list[tuple[int, int]]
    checkpoint: SavedCheckpoint
    hash: str
    origin: dict[str, Any] | None = None
    beginning: SavedBeginning | None = None


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
        branches=[(branch.at, branch.number) for branch in match.branches],
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
    if record.version != game.version or record.questhall != FORMAT:
        return _from(record.checkpoint, record, game, setup)
    if record.origin is not None:
        match = _from(SavedCheckpoint(0, record.origin), record, game, setup)
    else:
        match = _started(record, game, setup)
        _repeat(match, record, 0)
    if state_hash(match.state) != record.hash:
        raise BadSave("the save does not lead to the position it claims: it was changed")
    return match


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
    if record.version != game.version or record.questhall != FORMAT:
        return saved
    try:
        setup = link_setup(campaigns_of(game), record.beginning.beginning(), record.seats)
    except (BadSetup, Refused):
        raise
    except Exception as fault:
        kind = type(fault).__name__
        raise BadSave(f"the save's ledger cannot be read ({kind}): {fault}") from None
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
    try:
        # Whatever another version of the rules left out or added shows when it is played on.
        beginning = record.beginning.beginning() if record.beginning is not None else None
        state = _state_of(checkpoint, game)
        match = Match.resume(game, setup, record.seed, state, beginning=beginning)
        _repeat(match, record, checkpoint.at)
    except BadSave:
        raise
    except Exception as fault:
        kind = type(fault).__name__
        raise BadSave(f"the save's position cannot be played on ({kind}): {fault}") from None
    return match


def _state_of(checkpoint: SavedCheckpoint, game: Game) -> State:
    state = from_plain(checkpoint.state, game)
    if not isinstance(state, State):
        raise BadSave("the save's position is not a state of the game")
    return state


def _repeat(match: Match, record: Save, start: int) -> None:
    for number in range(start, len(record.choices)):
        _branch(match, record, number)
        choice = record.choices[number]
        try:
            match.take(choice.seat, choice.option())
        except Refused as fault:
            raise BadSave(f"choice {number} of the save is not legal: {fault}") from None
    _branch(match, record, len(record.choices))


def _branch(match: Match, record: Save, at: int) -> None:
    for place, number in record.branches:
        if place == at:
            match.branch_off(number)
