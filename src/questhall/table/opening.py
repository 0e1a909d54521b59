"""From the store to the table: read the log from the beginning, or from a position in it."""

import msgspec

from questhall.kernel.codec import from_plain
from questhall.kernel.games import Game, Setup
from questhall.kernel.match import Match
from questhall.kernel.saves import load
from questhall.kernel.state import State

from .records import Facts, Line, Position, Stored, Undone
from .table import Table


class CannotOpen(ValueError):
    """The table was played under rules that the ones of today cannot follow."""


def lay(facts: Facts, game: Game) -> Table:
    """The table as it is when nobody has done anything yet."""
    if facts.origin:
        match = load(facts.origin.encode(), game)
    else:
        match = Match.start(game, _setup(facts), facts.seed)
    return Table(facts, game, match)


def open_table(stored: Stored, game: Game) -> Table:
    """The table as it stands.

    Under the rules it was begun with it has its whole past. If the rules have changed, it
    goes on from the newest position that was written down.
    """
    faults: list[str] = []
    if stored.facts.version == game.version:
        try:
            return _from_the_beginning(stored, game)
        except Exception as fault:  # whatever changed rules make of an old log
            faults.append(type(fault).__name__)
    for position in reversed(stored.positions):
        if _still_stands(position, stored.lines):
            try:
                return _from_position(stored, game, position)
            except Exception as fault:
                faults.append(type(fault).__name__)
    raise CannotOpen(f"the log of the table cannot be followed ({', '.join(faults)})")


def _from_the_beginning(stored: Stored, game: Game) -> Table:
    table = lay(stored.facts, game)
    for line in stored.lines:
        table.take_in(line)
    return table


def _still_stands(position: Position, lines: list[Line]) -> bool:
    """Has nobody taken back what led to the position?"""
    later = [line.entry for line in lines if line.seq > position.seq]
    return not any(isinstance(each, Undone) and each.to < position.choices for each in later)


def _from_position(stored: Stored, game: Game, position: Position) -> Table:
    facts = stored.facts
    state = from_plain(msgspec.json.decode(position.state), game)
    assert isinstance(state, State)
    match = Match.resume(game, game.checked(_setup(facts)), facts.seed, state.clone())
    table = Table(facts, game, match, base=position.choices)
    for line in stored.lines:
        if line.seq <= position.seq:
            table.take_in_without_match(line)
        else:
            table.take_in(line)
    return table


def _setup(facts: Facts) -> Setup:
    return Setup(facts.format, len(facts.seats), dict(facts.options))
