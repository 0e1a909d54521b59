"""A match as a file: its record, and the hash of the position that it must lead to."""

import msgspec

from . import scribe
from .campaigns import campaigns_of, link_setup
from .chance import Chance
from .checking import NotAState, need_state
from .choices import Refused
from .codec import state_hash
from .games import BadSetup, Game, find_game
from .kinds import UnknownName
from .match import Match
from .records import Record, SavedCheckpoint, dealt, record_of, replay, resumed
from .state import State

FORMAT = 2
OLDEST = 1  # where chance branched off, unseen cards were not dealt anew
MOST_CHOICES = 20_000


class Save(Record, kw_only=True, omit_defaults=True):
    """What a save file holds: a record, its format, and the hash of the position it leads to.

    By the `signature` a server knows its own; nobody else can tell anything from it.
    """

    questhall: int
    hash: str
    signature: str = ""

    def replays(self, game: Game) -> bool:
        """Does everything follow from the deal and the choices, under the rules of today?"""
        return self.origin is None and self.is_of_today(game)

    def proves_itself(self, game: Game) -> bool:
        """Does it need nothing but itself to be believed? A ledger may be anybody's invention."""
        return self.beginning is None and self.replays(game)

    def is_of_today(self, game: Game) -> bool:
        """Are the rules the same? In the older format nothing may have been taken back: cards would
        lie in other places now."""
        same = self.questhall == FORMAT or not self.branches
        return same and game.is_of_today(self.version)


class BadSave(ValueError):
    """The file is not a save that can be opened; the text says why."""


def save(match: Match) -> bytes:
    """The match as JSON."""
    record = msgspec.structs.asdict(record_of(match))
    return msgspec.json.encode(Save(questhall=FORMAT, hash=state_hash(match.state), **record))


def read(data: bytes) -> Save:
    """The record in a save file, or a clear word on what is wrong with it."""
    try:
        record = msgspec.json.decode(data, type=Save)
    except (msgspec.DecodeError, RecursionError) as fault:
        raise BadSave(f"this is not a Questhall save: {fault}") from None
    if not OLDEST <= record.questhall <= FORMAT:
        can = f"only {OLDEST} to {FORMAT} can be opened"
        raise BadSave(f"this save has format {record.questhall}; {can}")
    if max(len(record.choices), len(record.branches)) > MOST_CHOICES:
        raise BadSave(f"this save is too long: at most {MOST_CHOICES} choices can be opened")
    return record


def load(data: bytes, game: Game | None = None) -> Match:
    """The match of a save file, with its whole past if the rules are the same.

    Under changed rules, or in an older format, it opens from its checkpoint, with the choices since
    as far as the rules of today allow them; its past is then not kept.
    """
    record = read(data)
    game = game or _game_of(record)
    if game.id != record.game:
        raise BadSave(f"this is a save of {record.game!r}, not of {game.id!r}")
    try:
        _need_playable(record, game)
    except (BadSetup, Refused) as fault:
        raise BadSave(f"the save's set-up is not playable: {fault}") from None
    try:
        match = _opened(record, game)
    except (BadSave, MemoryError):
        raise
    except Exception:  # other rules, or an edited file, can fail in any way
        raise BadSave("the save's position cannot be played on") from None
    if record.is_of_today(game) and state_hash(match.state) != record.hash:
        raise BadSave("the save does not lead to the position it claims: it was changed")
    return match


def _opened(record: Save, game: Game) -> Match:
    if record.replays(game):
        return _played_on(dealt(record, game), record, 0)
    if record.origin is not None and record.is_of_today(game):
        return _from(SavedCheckpoint(0, record.origin), record, game)
    return _from(record.checkpoint, record, game)


def _game_of(record: Save) -> Game:
    try:
        return find_game(record.game)
    except LookupError as fault:
        raise BadSave(f"this save cannot be opened here: {fault.args[0]}") from None


def _need_playable(record: Save, game: Game) -> None:
    """The set-up of a campaign's match follows from its ledger, if the rules are the same."""
    setup = record.setup(game)
    if record.beginning is None or not record.is_of_today(game):
        return
    try:
        led = link_setup(campaigns_of(game), record.beginning.beginning(), record.seats)
    except (BadSetup, Refused):
        raise
    except Exception:  # an edited file can fail in any way
        raise BadSave("the save's ledger cannot be read") from None
    if (led.format, led.options) != (setup.format, setup.options):
        raise BadSave("the save's set-up is not the one that its ledger leads to")


def _from(checkpoint: SavedCheckpoint, record: Save, game: Game) -> Match:
    """Play on from a saved position with the choices that followed it."""
    if not 0 <= checkpoint.at <= len(record.choices):
        raise BadSave(f"the save's position stands after choice {checkpoint.at}, which is missing")
    state = _state_of(checkpoint, record, game)
    return _played_on(resumed(record, game, state), record, checkpoint.at)


def _state_of(checkpoint: SavedCheckpoint, record: Save, game: Game) -> State:
    try:
        need_state(checkpoint.state, game)
    except NotAState as fault:
        raise BadSave(f"the save's position is not a state of the game: {fault}") from None
    try:
        state = scribe.read(checkpoint.state, game)
    except (UnknownName, scribe.Changed) as fault:
        raise BadSave(f"the save's position cannot be opened any more: {fault}") from None
    assert isinstance(state, State)
    if state.next_step not in game.steps or len(state.results) not in (0, record.seats):
        raise BadSave("the save's position is not a state of the game")
    if not record.is_of_today(game):
        game.carry_over(state)
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


def _played_on(match: Match, record: Save, first: int) -> Match:
    """The match after the choices of the save from number `first` on."""
    for branch in record.branches:
        if any(not 0 <= seat < record.seats for seat in branch.kept or []):
            raise BadSave("the save deals cards anew for a seat that is not at the table")
    try:
        replay(match, record, first)
    except Refused as fault:
        if not record.is_of_today(match.game):
            return match
        number = first + len(match.choices)
        raise BadSave(f"choice {number} of the save is not legal: {fault}") from None
    return match
