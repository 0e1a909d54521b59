"""From the store to the table: read the log from the beginning, or from a position in it."""

from collections.abc import Callable
from functools import partial

import msgspec

from questhall.kernel.choices import Beginning, Checkpoint, Refused
from questhall.kernel.games import Game
from questhall.kernel.match import Match
from questhall.kernel.packs import why_not_here
from questhall.kernel.records import (
    SavedBeginning,
    SavedCheckpoint,
    Start,
    dealt,
    resumed,
    state_of,
)
from questhall.kernel.saves import Save, load, read
from questhall.kernel.scribe import Phrasebook
from questhall.kernel.state import State

from .landmarks import far_between
from .past import Extent, add_piece, reached, read_tail
from .records import Facts, Line, Position, Stored, Undone
from .table import Table


class CannotOpen(ValueError):
    """The table cannot be played on here: today's rules cannot follow it, or a pack is missing."""


def lay(facts: Facts, game: Game) -> Table:
    """The table as it is when nobody has done anything yet."""
    match = load(facts.origin.encode(), game) if facts.origin else dealt(_start(facts), game)
    return Table(facts, game, match)


def open_table(stored: Stored, game: Game) -> Table:
    """The table as it stands.

    Under the rules it was begun with it has its whole past, from the newest position and what
    was written with it, or else from the beginning of the log. If the rules have changed, it
    goes on from the newest position, or from the deal if there is none, with the choices since as
    far as they can be followed. A game that was over stays over.
    """
    reason = why_not_here(stored.facts.version)
    if reason:
        raise CannotOpen(reason)
    faults: list[str] = []
    for way in _ways(stored, game):
        try:
            table = way()
        except Exception as fault:  # an old log can fail in any way under changed rules
            faults.append(type(fault).__name__)
        else:
            table.stay_over(stored.results)
            return table
    raise CannotOpen(f"the log of the table cannot be followed ({', '.join(faults)})")


def _ways(stored: Stored, game: Game) -> list[Callable[[], Table]]:
    """How a table can be opened, the best way first."""
    ways: list[Callable[[], Table]] = []
    valid = _valid_positions(stored)
    same = game.is_of_today(stored.facts.version)
    if same:
        if valid and valid[-1].past and game.is_of_today(valid[-1].version):
            ways.append(partial(_with_its_past, stored, game, valid))
        ways.append(partial(_from_the_beginning, stored, game))
    ways.extend([partial(_from_position, stored, game, each) for each in reversed(valid)])
    old = [each for each in reversed(valid) if not game.is_of_today(each.version)]
    ways.extend([partial(_as_far_as_it_goes, stored, game, each) for each in old])
    ways.extend([partial(_as_it_stood, stored, game, each) for each in old])
    if not same:
        ways.append(partial(_as_far_as_it_goes, stored, game))
    return ways


def _valid_positions(stored: Stored) -> list[Position]:
    """The positions that still count: nobody has taken back what led to them."""
    undone = [(line.seq, line.entry.to) for line in stored.lines if isinstance(line.entry, Undone)]
    valid: list[Position] = []
    lowest: int | None = None  # the earliest choice that was taken back to after the position
    for position in reversed(stored.positions):
        while undone and undone[-1][0] > position.seq:
            to = undone.pop()[1]
            lowest = to if lowest is None else min(lowest, to)
        if lowest is None or lowest >= position.choices:
            valid.append(position)
    return valid[::-1]


def _with_its_past(stored: Stored, game: Game, positions: list[Position]) -> Table:
    """From the newest position, with all that was written about the choices before it."""
    newest = positions[-1]
    origin = read(stored.facts.origin.encode()) if stored.facts.origin else None
    match = _begun(stored.facts, origin, game)
    past = match.past()
    book = Phrasebook(game, match.state)
    written = [
        (position, add_piece(past, position.past, book)) for position in positions if position.past
    ]
    if written[-1][1][0] != newest.choices:
        raise ValueError("the past does not lead to the position")
    of_today = [each for each in written if game.is_of_today(each[0].version)]
    landmarks = far_between(of_today, lambda each: each[0].choices)
    further = match.further_on(past, [_checkpoint(*each, game) for each in landmarks])
    table = Table(stored.facts, game, further)
    table.written = [reached(match.checkpoints[0]), *[extent for _, extent in written]]
    before = 0 if origin is None else len(origin.choices)
    table.remember([line for line in stored.lines if line.seq <= newest.seq], before)
    return _go_on(table, stored, newest)


def _begun(facts: Facts, origin: Save | None, game: Game) -> Match:
    """The match before the first of all choices, those of its origin too."""
    if origin is not None and origin.origin is not None:
        return resumed(origin, game, state_of(SavedCheckpoint(0, origin.origin), game))
    return dealt(origin or _start(facts), game)


def _checkpoint(position: Position, extent: Extent, game: Game) -> Checkpoint:
    return Checkpoint(*extent, _state_at(position, game))


def _state_at(position: Position, game: Game) -> State:
    state = state_of(SavedCheckpoint(0, msgspec.json.decode(position.state)), game)
    if not game.is_of_today(position.version):
        game.carry_over(state)
    return state


def _from_the_beginning(stored: Stored, game: Game) -> Table:
    table = lay(stored.facts, game)
    for line in stored.lines:
        table.take_in(line)
    return table


def _from_position(stored: Stored, game: Game, position: Position) -> Table:
    table = _laid_as(position, stored.facts, game)
    for line in stored.lines:
        if line.seq <= position.seq:
            table.take_in_without_match(line)
    return _go_on(table, stored, position)


def _go_on(table: Table, stored: Stored, position: Position) -> Table:
    """The table after the choices that the position holds, and the log since."""
    table.repeat(read_tail(position.tail), position.seq)
    for line in stored.lines:
        if line.seq > position.seq:
            table.take_in(line)
    return table


def _as_far_as_it_goes(stored: Stored, game: Game, position: Position | None = None) -> Table:
    """From a position, or the deal, up to the first choice that the rules of today do not allow.
    People and talk are those of today; what was chosen since is chosen anew."""
    before = 0 if position is None else position.seq
    table = lay(stored.facts, game) if position is None else _laid_as(position, stored.facts, game)
    for line in stored.lines:
        if line.seq <= before:
            table.take_in_without_match(line)
    follows = position is None or _repeats(table, position)
    for line in stored.lines:
        if line.seq > before:
            table.take_in_without_match(line)
            follows = follows and _plays(table, line)
    if not follows:
        table.begin_anew()
    return table


def _repeats(table: Table, position: Position) -> bool:
    try:
        table.repeat(read_tail(position.tail), position.seq)
    except Refused:
        return False
    return True


def _plays(table: Table, line: Line) -> bool:
    try:
        table.play(line)
    except Refused:
        return False
    return True


def _as_it_stood(stored: Stored, game: Game, position: Position) -> Table:
    """The same without any choice since the position."""
    table = _laid_as(position, stored.facts, game)
    for line in stored.lines:
        table.take_in_without_match(line)
    table.begin_anew()
    return table


def _laid_as(position: Position, facts: Facts, game: Game) -> Table:
    """The table as it was at a position, without the choices of the step that had begun."""
    match = resumed(_start(facts), game, _state_at(position, game))
    return Table(facts, game, match, base=position.choices)


def _start(facts: Facts) -> Start:
    """What the match was dealt from, here or at the table that this one came from."""
    beginning: SavedBeginning | None = None
    if facts.place is not None:
        beginning = SavedBeginning.of(Beginning(facts.place.ledger, facts.place.offer))
    elif facts.origin:
        beginning = read(facts.origin.encode()).beginning
    return Start(
        game=facts.game,
        version=facts.version,
        format=facts.format,
        seats=len(facts.seats),
        options=facts.options,
        seed=facts.seed,
        beginning=beginning,
    )
