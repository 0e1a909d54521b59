"""A match as a file: game, set-up, seed, the last checkpoint, all choices, and a hash."""

from typing import Any

import msgspec

from .codec import from_plain, state_hash, to_plain
from .games import BadSetup, Game, OptionValue, Setup, find_game
from .match import Branch, Match
from .words import find_option, option_id

FORMAT = 1


class SavedChoice(msgspec.Struct, array_like=True):
    seat: int
    option: str


class SavedCheckpoint(msgspec.Struct):
    at: int
    state: dict[str, Any]


class Save(msgspec.Struct):
    """What a save file holds."""

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


class BadSave(ValueError):
    """The file is not a save that can be opened; the text says why."""


def save(match: Match) -> bytes:
    """The match as JSON."""
    checkpoint = match.checkpoints[-1]
    record = Save(
        questhall=FORMAT,
        game=match.game.id,
        version=match.game.version,
        format=match.setup.format,
        seats=match.setup.seats,
        options=match.setup.options,
        seed=match.seed,
        choices=[
            SavedChoice(choice.seat, option_id(match.game, match.state, choice.option))
            for choice in match.choices
        ],
        branches=[(branch.at, branch.number) for branch in match.branches],
        checkpoint=SavedCheckpoint(checkpoint.at, to_plain(checkpoint.state)),
        hash=state_hash(match.state),
    )
    return msgspec.json.encode(record)


def read(data: bytes) -> Save:
    """The record in a save file, or a clear word on what is wrong with it."""
    try:
        record = msgspec.json.decode(data, type=Save)
    except msgspec.DecodeError as fault:
        raise BadSave(f"this is not a Questhall save: {fault}") from None
    if record.questhall != FORMAT:
        raise BadSave(f"this save has format {record.questhall}; only {FORMAT} can be opened")
    return record


def load(data: bytes, game: Game | None = None) -> Match:
    """The match of a save file, with its whole past if the rules are the same.

    Under changed rules an old save opens from its checkpoint; its past is then not kept.
    """
    record = read(data)
    game = game or find_game(record.game)
    try:
        setup = game.checked(Setup(record.format, record.seats, record.options))
    except BadSetup as fault:
        raise BadSave(f"the save's set-up is not playable: {fault}") from None
    if record.version == game.version:
        match = Match.start(game, setup, record.seed)
        _repeat(match, record, 0)
    else:
        match = _from_checkpoint(record, game, setup)
    if record.version == game.version and state_hash(match.state) != record.hash:
        raise BadSave("the save does not lead to the position it claims: it was changed")
    return match


def _from_checkpoint(record: Save, game: Game, setup: Setup) -> Match:
    try:
        state = from_plain(record.checkpoint.state, game)
    except (KeyError, TypeError, ValueError, AttributeError) as fault:
        raise BadSave(f"the save's position cannot be read: {fault}") from None
    match = Match.resume(game, setup, record.seed, state)
    _repeat(match, record, record.checkpoint.at)
    return match


def _repeat(match: Match, record: Save, start: int) -> None:
    branches = [Branch(at - start, number) for at, number in record.branches if at >= start]
    for number, choice in enumerate(record.choices[start:]):
        _branch(match, branches, number)
        decision = match.owed_by(choice.seat)
        option = None
        if decision is not None:
            option = find_option(match.game, match.state, decision, choice.option)
        if option is None:
            raise BadSave(f"choice {start + number}: {choice.option!r} is not legal there")
        match.take(choice.seat, option)
    _branch(match, branches, len(record.choices) - start)


def _branch(match: Match, branches: list[Branch], at: int) -> None:
    for branch in branches:
        if branch.at == at:
            match.branches.append(branch)
            match.state.chance.branch_off(branch.number)
