"""A match as it stands, as data: enough to think about the next choice in another process."""

from typing import Any

from questhall.kernel.choices import Checkpoint, Refused
from questhall.kernel.match import Match
from questhall.kernel.records import Record, record_between
from questhall.kernel.scribe import write

CHOICES_REPEATED = 12


class Snapshots:
    """Takes them of one match.

    The reader can repeat a few choices. The state is written anew only when there are too many of
    them, or when the match has left the old state behind.
    """

    def __init__(self) -> None:
        self._checkpoint: Checkpoint | None = None
        self._state: dict[str, Any] = {}

    def of(self, match: Match) -> Record:
        checkpoint = self._checkpoint
        if (
            checkpoint is None
            or checkpoint not in match.checkpoints
            or len(match.choices) - checkpoint.at > CHOICES_REPEATED
        ):
            checkpoint = match.checkpoints[-1]
            self._state = write(checkpoint.state, match.game)
            self._checkpoint = checkpoint
        return record_between(match, checkpoint, len(match.choices), self._state)


def snapshot_at(match: Match, choices: int) -> Record:
    """How the match stood after so many choices, from before the last of them.

    Whoever repeats them sees what the last one led to, or after none what came before the first.
    """
    if not 0 <= choices <= len(match.choices):
        raise Refused("no_such_choice", f"there is no choice {choices} to look at")
    checkpoint = match.checkpoints[0]
    for each in match.checkpoints:
        if each.at < choices:
            checkpoint = each
    return record_between(match, checkpoint, choices, write(checkpoint.state, match.game))
