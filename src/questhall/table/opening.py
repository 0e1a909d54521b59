"""From the store to the table: read the log from the beginning, or from a position in it."""

from collections.abc import Callable
from functools import partial

import msgspec

from questhall.kernel.choices import Beginning
from questhall.kernel.games import Game
from questhall.kernel.records import (
    Record,
    SavedBeginning,
    SavedCheckpoint,
    Start,
    dealt,
    resumed,
    state_of,
)
from questhall.kernel.saves import load, read

from .past import add_piece, read_tail, step_start
from .records import Facts, Position, Stored, Undone
from .table import Table


class CannotOpen(ValueError):
    """The table was played under rules that today's rules cannot follow."""


def lay(facts: Facts, game: Game) -> Table:
    """The table as it is when nobody has done anything yet."""
    match = load(facts.origin.encode(), game) if facts.origin else dealt(_start(facts), game)
    return Table(facts, game, match)


def open_table(stored: Stored, game: Game) -> Table:
    """The table as it stands.

    Under the rules it was begun with it has its whole past, from the newest position and what
    was written with it, or else from the beginning of the log. If the rules have changed, it
    goes on from the newest position, without the choices since if they cannot be followed.
    """
    ways: list[Callable[[], Table]] = []
    valid = _valid_positions(stored)
    if stored.facts.version == game.version:
        if valid and valid[-1].past and valid[-1].version == game.version:
            ways.append(partial(_with_its_past, stored, game, valid))
        ways.append(partial(_from_the_beginning, stored, game))
    ways.extend([partial(_from_position, stored, game, each) for each in reversed(valid)])
    old = [each for each in reversed(valid) if each.version != game.version]
    ways.extend([partial(_as_it_stood, stored, game, each) for each in old])
    faults: list[str] = []
    for way in ways:
        try:
            return way()
        except Exception as fault:  # an old log can fail in any way under changed rules
            faults.append(type(fault).__name__)
    raise CannotOpen(f"the log of the table cannot be followed ({', '.join(faults)})")


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
    record = _record(stored.facts, newest)
    match = lay(stored.facts, game).match
    past = match.past()
    written = [step_start(match)]
    written += [add_piece(past, position.past) for position in positions if position.past]
    if written[-1][0] != newest.choices:
        raise ValueError("the past does not lead to the position")
    further = match.further_on(past, state_of(record.checkpoint, game))
    table = Table(stored.facts, game, further)
    table.written = written
    table.remember([line for line in stored.lines if line.seq <= newest.seq], len(match.choices))
    return _go_on(table, record, stored, newest.seq)


def _from_the_beginning(stored: Stored, game: Game) -> Table:
    table = lay(stored.facts, game)
    for line in stored.lines:
        table.take_in(line)
    return table


def _from_position(stored: Stored, game: Game, position: Position) -> Table:
    record = _record(stored.facts, position)
    table = _laid_as(record, position, stored.facts, game)
    for line in stored.lines:
        if line.seq <= position.seq:
            table.take_in_without_match(line)
    return _go_on(table, record, stored, position.seq)


def _go_on(table: Table, record: Record, stored: Stored, seq: int) -> Table:
    """The table after the choices of the record, which entry `seq` ended, and the log since."""
    table.repeat(record, seq)
    for line in stored.lines:
        if line.seq > seq:
            table.take_in(line)
    return table


def _as_it_stood(stored: Stored, game: Game, position: Position) -> Table:
    """People and talk are those of today; what was chosen since is chosen anew."""
    table = _laid_as(_record(stored.facts, position), position, stored.facts, game)
    for line in stored.lines:
        table.take_in_without_match(line)
    table.begin_anew()
    return table


def _laid_as(record: Record, position: Position, facts: Facts, game: Game) -> Table:
    """The table as it was at a position, without the choices of the step that had begun."""
    match = resumed(record, game, state_of(record.checkpoint, game))
    return Table(facts, game, match, base=position.choices)


def _record(facts: Facts, position: Position) -> Record:
    """The match from a position on."""
    tail = read_tail(position.tail)
    return Record(
        **msgspec.structs.asdict(_start(facts)),
        choices=[*tail.choices],
        branches=tail.branches,
        checkpoint=SavedCheckpoint(0, msgspec.json.decode(position.state)),
    )


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
