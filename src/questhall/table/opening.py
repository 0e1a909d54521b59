"""From the store to the table: read the log from the beginning, or from a position in it."""

from collections.abc import Callable
from functools import partial

import msgspec

from questhall.kernel.campaigns import start_link
from questhall.kernel.codec import from_plain
from questhall.kernel.games import Game, Setup
from questhall.kernel.match import Beginning, Checkpoint, Match
from questhall.kernel.saves import load, read
from questhall.kernel.state import State

from .past import read_tail, remind, told_by
from .records import Facts, Position, Stored, Undone
from .table import Table


class CannotOpen(ValueError):
    """The table was played under rules that the ones of today cannot follow."""


def lay(facts: Facts, game: Game) -> Table:
    """The table as it is when nobody has done anything yet."""
    if facts.origin:
        match = load(facts.origin.encode(), game)
    elif facts.place is not None:
        beginning = Beginning(facts.place.ledger, facts.place.offer)
        match = start_link(game, beginning, _setup(facts), facts.seed)
    else:
        match = Match.start(game, _setup(facts), facts.seed)
    return Table(facts, game, match)


def open_table(stored: Stored, game: Game) -> Table:
    """The table as it stands.

    Under the rules it was begun with it has its whole past, from the newest position and what
    was written with it, or else from the beginning of the log. If the rules have changed, it
    goes on from the newest position, without the choices since if they cannot be followed.
    """
    ways: list[Callable[[], Table]] = []
    standing = _standing(stored)
    if stored.facts.version == game.version:
        if standing and standing[-1].past and standing[-1].version == game.version:
            ways.append(partial(_with_its_past, stored, game, standing))
        ways.append(partial(_from_the_beginning, stored, game))
    ways.extend([partial(_from_position, stored, game, each) for each in reversed(standing)])
    old = [each for each in reversed(standing) if each.version != game.version]
    ways.extend([partial(_as_it_stood, stored, game, each) for each in old])
    faults: list[str] = []
    for way in ways:
        try:
            return way()
        except Exception as fault:  # whatever changed rules make of an old log
            faults.append(type(fault).__name__)
    raise CannotOpen(f"the log of the table cannot be followed ({', '.join(faults)})")


def _standing(stored: Stored) -> list[Position]:
    """The positions of which nobody has taken back what led to them."""
    undone = [(line.seq, line.entry.to) for line in stored.lines if isinstance(line.entry, Undone)]
    standing: list[Position] = []
    lowest: int | None = None  # to which something was taken back after the position
    for position in reversed(stored.positions):
        while undone and undone[-1][0] > position.seq:
            to = undone.pop()[1]
            lowest = to if lowest is None else min(lowest, to)
        if lowest is None or lowest >= position.choices:
            standing.append(position)
    return standing[::-1]


def _with_its_past(stored: Stored, game: Game, standing: list[Position]) -> Table:
    """From the newest position, with all that was written about the choices before it."""
    newest = standing[-1]
    match = lay(stored.facts, game).match
    dealt = len(match.choices)
    told = [told_by(match)]
    told += [remind(match, position.past) for position in standing if position.past]
    if told[-1][0] != newest.choices:
        raise ValueError("the past does not lead to the position")
    match.checkpoints.append(Checkpoint(*told[-1], _state(newest, game)))
    table = Table(stored.facts, game, match.at(newest.choices))
    table.told = told
    table.remember([line for line in stored.lines if line.seq <= newest.seq], dealt)
    table.repeat(read_tail(newest.tail), newest.seq)
    for line in stored.lines:
        if line.seq > newest.seq:
            table.take_in(line)
    return table


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
    table.repeat(read_tail(position.tail), position.seq)
    for line in stored.lines:
        if line.seq > position.seq:
            table.take_in(line)
    return table


def _as_it_stood(stored: Stored, game: Game, position: Position) -> Table:
    """People and talk are those of today; what was chosen since is chosen anew."""
    table = _laid_as(position, stored.facts, game)
    for line in stored.lines:
        table.take_in_without_match(line)
    table.begin_anew()
    return table


def _laid_as(position: Position, facts: Facts, game: Game) -> Table:
    beginning = _beginning_of(facts)
    setup = _setup(facts) if beginning is not None else game.checked(_setup(facts))
    state = _state(position, game)
    match = Match.resume(game, setup, facts.seed, state, beginning=beginning)
    return Table(facts, game, match, base=position.choices)


def _state(position: Position, game: Game) -> State:
    state = from_plain(msgspec.json.decode(position.state), game)
    assert isinstance(state, State)
    return state.clone()


def _beginning_of(facts: Facts) -> Beginning | None:
    """From which ledger the match was dealt, here or at the table that this one came from."""
    if facts.place is not None:
        return Beginning(facts.place.ledger, facts.place.offer)
    saved = read(facts.origin.encode()).beginning if facts.origin else None
    return saved.beginning() if saved is not None else None


def _setup(facts: Facts) -> Setup:
    return Setup(facts.format, len(facts.seats), dict(facts.options))
