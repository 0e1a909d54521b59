"""Landmarks: the steps of a match whose states are written down, so that it opens from there.

Who goes back, or looks at the past, follows the choices since the landmark before. They lie far
enough apart that even the longest match has few, and near enough that nobody waits.
"""

from collections.abc import Callable
from typing import TypeVar

import msgspec

from questhall.kernel.choices import Checkpoint
from questhall.kernel.match import Match
from questhall.kernel.scribe import write

from .past import reached, written_piece, written_tail
from .records import Position

APART = 250  # choices
MOST_LANDMARKS = 40

T = TypeVar("T")


def far_between(steps: list[T], at: Callable[[T], int]) -> list[T]:
    """Of the starts of steps, after `at` choices each, those worth keeping; always the last one."""
    if not steps:
        return []
    end = at(steps[-1])
    apart = max(APART, end // MOST_LANDMARKS)
    kept: list[T] = []
    for step in steps[:-1]:
        if at(step) - (at(kept[-1]) if kept else 0) >= apart and at(step) < end:
            kept.append(step)
    return [*kept, steps[-1]]


def written_state(match: Match, checkpoint: Checkpoint) -> str:
    return msgspec.json.encode(write(checkpoint.state, match.game)).decode()


def position_of_deal(match: Match) -> Position:
    """How a match stands that nobody has played yet: with other content it would be dealt
    otherwise. It has no past, so that under the same rules the deal itself counts."""
    checkpoint = match.checkpoints[-1]
    edition = str(match.game.edition(match.setup.packs))
    return Position(0, 0, edition, written_state(match, checkpoint), tail=written_tail(match))


def positions_of(match: Match) -> list[Position]:
    """How a match from elsewhere stands, and stood at its landmarks, before a table has a log."""
    start = reached(match.checkpoints[0])
    edition = str(match.game.edition(match.setup.packs))
    found: list[Position] = []
    for checkpoint in far_between(match.checkpoints, lambda each: each.at):
        end = reached(checkpoint)
        past = written_piece(match, start, end)
        state = written_state(match, checkpoint)
        found.append(Position(0, checkpoint.at, edition, state, past))
        start = end
    found[-1].tail = written_tail(match)
    return found
