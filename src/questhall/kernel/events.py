"""What happened, said once: log, animation, statistics and tests all read events."""

from typing import Final

from mypy_extensions import mypyc_attr

from .decisions import NOTHING

EVERYBODY: Final = -1
EVERY_SEAT: Final = -2  # but no spectator


@mypyc_attr(acyclic=True)
class Part:
    """A line of a sum: what it is called (`sum-KEY`), how much it adds, and what it comes from."""

    def __init__(self, key: str, amount: int, what: int = NOTHING) -> None:
        self.key = key
        self.amount = amount
        self.what = what


class Event:
    """One thing that happened: a phrase, its rule, and the only seat that saw it (or EVERY_SEAT).

    With a `chooser` the phrase is the option that this seat chose. An answer was `forced` if there
    was no other, and given `alone` if the table chose it for the seat. `depth`: within how many
    other acts it happened. `parts`: how its amount came about, line by line.
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
        self.alone = False
        self.depth = 0
        self.parts: list[Part] | None = None

    def visible_to(self, seat: int) -> bool:
        if self.seen_by == EVERY_SEAT:
            return seat >= 0
        return self.seen_by == EVERYBODY or self.seen_by == seat

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.what}, {self.where}, {self.amount})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Witness:
    """Is there when something happens, and looks at the table at that very moment."""

    def saw(self, event: Event) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Journal:
    """Where the events of a match are kept. `depth`: within how many acts the next one happens."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.depth = 0
        self.witness: Witness | None = None

    def append(self, event: Event) -> None:
        event.depth = self.depth
        self.events.append(event)
        if self.witness is not None:
            self.witness.saw(event)
