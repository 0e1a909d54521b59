"""What happened, said once: log, animation, statistics and tests all read events."""

from typing import Final

from mypy_extensions import mypyc_attr

from .decisions import NOTHING

EVERYBODY: Final = -1
EVERY_SEAT: Final = -2  # but no spectator


class Event:
    """One thing that happened: a phrase, its rule, and the only seat that saw it (or EVERY_SEAT).

    With a `chooser` the phrase is the option that this seat chose (or was forced to).
    """

    def __init__(
        self,
        key: str,
        rule: str,
        what: int = NOTHING,
        where: int = NOTHING,
        amount: int = NOTHING,
        seen_by: int = EVERYBODY,
        values: list[int] | None = None,
    ) -> None:
        self.key = key
        self.rule = rule
        self.what = what
        self.where = where
        self.amount = amount
        self.seen_by = seen_by
        self.values = values
        self.chooser = NOTHING
        self.forced = False

    def visible_to(self, seat: int) -> bool:
        if self.seen_by == EVERY_SEAT:
            return seat >= 0
        return self.seen_by == EVERYBODY or self.seen_by == seat

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.what}, {self.where}, {self.amount})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Journal:
    """Where the events of a match are kept."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def append(self, event: Event) -> None:
        self.events.append(event)
