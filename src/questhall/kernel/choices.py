"""What a match remembers: its choices, its checkpoints, and how it began."""

from typing import Final

from .branches import Branch
from .decisions import Option, as_kept
from .events import Event
from .state import State

STEPS_KEPT: Final = 8
OLD_STEP_EVERY: Final = 30
OLD_STEPS_KEPT: Final = 200


class Refused(ValueError):
    """A choice that was not accepted. Nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Choice:
    """One answer: who gave it, to which of the open questions, and which option.

    The questions of flows that go on side by side are numbered by their flows. In a choice that
    was read from elsewhere `part` and `index` may be NOTHING: the option says enough. `alone`: the
    table answered for the seat, as it had agreed to.
    """

    def __init__(
        self,
        seat: int,
        part: int,
        index: int,
        option: Option,
        secret: bool = False,
        alone: bool = False,
    ) -> None:
        self.seat = seat
        self.part = part
        self.index = index
        self.option = as_kept(option)
        self.secret = secret
        self.alone = alone


class Checkpoint:
    """The state at the start of a step, after so many choices and events."""

    def __init__(self, at: int, events: int, state: State) -> None:
        self.at = at
        self.events = events
        self.state = state


class Beginning:
    """Where in a campaign a match begins: with this ledger, as JSON, and the offer of that key."""

    def __init__(self, ledger: str, offer: str) -> None:
        self.ledger = ledger
        self.offer = offer


class Past:
    """All that a match remembers beside its states. `marks`: how many there were before each
    choice."""

    def __init__(
        self,
        choices: list[Choice],
        marks: list[int],
        events: list[Event],
        branches: list[Branch],
    ) -> None:
        self.choices = choices
        self.marks = marks
        self.events = events
        self.branches = branches


def thinned_out(checkpoints: list[Checkpoint], choices: int) -> list[Checkpoint]:
    """The newest checkpoints, and of the older ones one in so many choices."""
    every = max(OLD_STEP_EVERY, choices // OLD_STEPS_KEPT)
    kept = [checkpoints[0]]
    for checkpoint in checkpoints[1:-STEPS_KEPT]:
        if checkpoint.at - kept[-1].at >= every:
            kept.append(checkpoint)
    return kept + checkpoints[1:][-STEPS_KEPT:]
