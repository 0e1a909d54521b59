"""What every game's state has: chance, the name of the next step, and an end."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from .chance import Chance
from .decisions import NOTHING
from .events import EVERYBODY, Event, Journal, Part
from .zones import Zone, redeal

SPECTATOR: Final = -1


class Unread(Exception):
    """A thought has come to where nobody at the table has read yet."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Content:
    """Content shared by all copies of a state: never changed, found again by its key.

    A match may count its parts, such as the hexes of a map; then its `shape` tells whether they
    are still the same.
    """

    def __init__(self, key: str) -> None:
        self.key = key
        self.shape = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Plain data between steps. A game adds what lies on its table.

    A subclass writes `clone()` by hand, calls `copy_kernel_part_to` in it, and lists in
    TRANSIENT what is not part of the state (it is neither cloned nor saved), in SHARED what
    copies have in common because nobody changes it. It and every object in it are made from
    fields alone, under their names: `__init__(self, chance, seats)` sets `self.seats`. A class
    that gets another name keeps the old one for saves in SAVED_AS; one that gets a field which is
    mostly empty names it in LATER: it is written only where there is something in it, so that all
    other positions keep their fingerprints.
    """

    TRANSIENT: ClassVar[tuple[str, ...]] = ("journal",)
    SHARED: ClassVar[tuple[str, ...]] = ()
    OF_A_THOUGHT: ClassVar[tuple[str, ...]] = ("imagined",)  # never saved, whatever a game lists

    def __init__(self, chance: Chance, next_step: str) -> None:
        self.chance = chance
        self.next_step = next_step
        self.marks = 0
        self.results: list[float] = []
        self.journal: Journal | None = None
        self.imagined = False  # is this a copy in which somebody thinks?

    @property
    def over(self) -> bool:
        return len(self.results) > 0

    def clone(self) -> "State":
        raise TypeError(f"{type(self).__name__} does not say how it is cloned")

    def copy_kernel_part_to(self, copy: "State") -> None:
        copy.marks = self.marks
        copy.results = self.results[:]
        copy.imagined = self.imagined

    def step_begins(self) -> None:
        """Called before each step: what exists only inside a step is made anew here."""

    def mark_information(self) -> None:
        """Something became known (a draw, a roll, a reveal): undo is free up to here."""
        self.marks += 1

    def turn_page(self) -> None:
        """What comes now stands where nobody has read yet: an entry of a story, the back of a
        card. A thought ends here, for it cannot go on with what its seat does not know."""
        if self.imagined:
            raise Unread

    def tell(
        self,
        key: str,
        rule: str,
        what: int = NOTHING,
        where: int = NOTHING,
        amount: int = NOTHING,
        seen_by: int = EVERYBODY,
    ) -> None:
        """Say what happened. With nobody listening this costs nothing."""
        if self.journal is not None:
            self.journal.append(Event(key, rule, what, where, amount, seen_by))

    def tell_values(self, key: str, rule: str, values: list[int], what: int = NOTHING) -> None:
        """Say what happened with a list of numbers (dice faces, revealed cards)."""
        if self.journal is not None:
            self.journal.append(Event(key, rule, what, values=values[:]))

    def tell_sum(
        self, key: str, rule: str, what: int, where: int, amount: int, parts: list[Part]
    ) -> None:
        """Say what happened and how its amount came about. Only who is `overheard` need add up."""
        if self.journal is not None:
            event = Event(key, rule, what, where, amount)
            event.parts = parts
            self.journal.append(event)

    @property
    def overheard(self) -> bool:
        """Is there anybody to tell?"""
        return self.journal is not None

    def open_act(
        self,
        key: str,
        rule: str,
        what: int = NOTHING,
        where: int = NOTHING,
        amount: int = NOTHING,
    ) -> None:
        """Say what begins: all that is told until `close_act` happens within it. An act ends with
        its step at the latest."""
        if self.journal is not None:
            self.journal.append(Event(key, rule, what, where, amount))
            self.journal.depth += 1

    def close_act(self) -> None:
        if self.journal is not None and self.journal.depth > 0:
            self.journal.depth -= 1

    def zones(self) -> list[Zone]:
        """Every place where cards lie, each card in exactly one of them."""
        return []

    def knows(self, seat: int, card: int) -> bool:
        """Has the seat seen that the card lies here, although the zone is hidden?"""
        return False

    def open_secrets(self) -> list[int]:
        """What everybody has been shown of a secret that is no card, such as a die set in secret:
        numbers that change with all that comes to light of it."""
        return []

    def known_to(self, seat: int) -> set[int]:
        """The cards of which the seat sees or has seen where they lie (-1: a spectator)."""
        found: set[int] = set()
        for zone in self.zones():
            visible = zone.visible_to(seat)
            for card in zone.cards:
                if visible or (seat >= 0 and self.knows(seat, card)):
                    found.add(card)
        return found

    def forget(self, card: int) -> None:
        """From now on nobody has seen where this card lies."""

    def imagine(self, seat: int, known: set[int], chance: Chance) -> None:
        """Deal anew what the seat neither sees nor knows; then nobody has seen those cards."""
        for card in redeal(self.zones(), known, seat, chance):
            self.forget(card)

    def shuffle_unseen(self, known: set[int]) -> None:
        """Deal anew what nobody sees or knows, by its own chance: nobody fishes for cards."""
        for card in redeal(self.zones(), known, SPECTATOR, self.chance):
            self.forget(card)


def not_saved(thing: object) -> set[str]:
    """The fields of a state, or of its class, that are no part of it."""
    found = {*getattr(thing, "TRANSIENT", ()), *getattr(thing, "OF_A_THOUGHT", ())}
    if not isinstance(thing, type):
        found.update(name for name in getattr(thing, "LATER", ()) if not getattr(thing, name))
    return found
