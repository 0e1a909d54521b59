"""Personal quests: what a character has to do before it retires (RULES 8.4)."""

from collections.abc import Callable
from functools import cached_property

from questhall.kernel.packs import BETWEEN
from questhall.kernel.state import Content

from ...library.scenarios import choice_of
from ..ledger import Sheet

# What a character did that a quest may count.
WON = "won"  # a scenario
KILLED = "killed"  # a monster of this kind
KILLED_ELITE = "killed_elite"
KILLED_WITH = "killed_with"  # `113 living_bones`: in an attack with that item
EXHAUSTED = "exhausted"
OTHER_EXHAUSTED = "other_exhausted"
CHECKED = "checked"  # earned checks by a battle goal
DONATED = "donated"
ENHANCED = "enhanced"
SAW_RETIRE = "saw_retire"  # another member of the party


class Deed:
    """`what` it was done to, if that matters, and how many times or how much."""

    def __init__(self, kind: str, what: str = "", amount: int = 1) -> None:
        self.kind = kind
        self.what = what
        self.amount = amount


class Counter:
    """One of the conditions of a quest. `place` tells it apart from the others on the card."""

    def __init__(self, least: int) -> None:
        self.least = least

    def note(self, sheet: Sheet, place: int, deed: Deed) -> None:
        """Count the deed if the quest asks for it."""

    def reached(self, sheet: Sheet, place: int) -> int:
        raise NotImplementedError


class Deeds(Counter):
    """Deeds of a kind, done to certain things or to any."""

    def __init__(self, kind: str, least: int, among: frozenset[str] | None = None) -> None:
        super().__init__(least)
        self.kind = kind
        self.among = among

    def note(self, sheet: Sheet, place: int, deed: Deed) -> None:
        if deed.kind == self.kind and self.is_meant(deed.what):
            key = self.key(place, deed)
            sheet.progress[key] = sheet.progress.get(key, 0) + deed.amount

    def is_meant(self, what: str) -> bool:
        return self.among is None or what in self.among

    def key(self, place: int, deed: Deed) -> str:
        """Under which name the sheet counts it."""
        return str(place)

    def reached(self, sheet: Sheet, place: int) -> int:
        return sheet.progress.get(str(place), 0)


class DifferentDeeds(Deeds):
    """The same thing counts only once."""

    def key(self, place: int, deed: Deed) -> str:
        return f"{place} {deed.what}"

    def reached(self, sheet: Sheet, place: int) -> int:
        return len([key for key in sheet.progress if key.startswith(f"{place} ")])


class Wins(DifferentDeeds):
    """Different scenarios won, of those that are found when they are asked for: packs may add
    more."""

    def __init__(self, least: int, numbers: Callable[[], list[int]]) -> None:
        super().__init__(WON, least)
        self.numbers = numbers

    def is_meant(self, what: str) -> bool:
        return what in self.names

    @cached_property
    def names(self) -> set[str]:
        return {str(choice_of(number)) for number in self.numbers()}


class Kills(Deeds):
    """A name covers all monsters with that word in theirs (GH-8.4.4)."""

    def is_meant(self, what: str) -> bool:
        assert self.among is not None
        plain = what.rpartition(BETWEEN)[2]
        return what in self.among or any(f"_{name}_" in f"_{plain}_" for name in self.among)


class GoldHeld(Counter):
    """Gold on the sheet at the moment."""

    def reached(self, sheet: Sheet, place: int) -> int:
        return sheet.gold


class ItemsOwned(Counter):
    """Items of certain slots."""

    def __init__(self, least: int, slots: list[int]) -> None:
        super().__init__(least)
        self.slots = slots

    def reached(self, sheet: Sheet, place: int) -> int:
        return len([item for item in sheet.items if item.slot in self.slots])


class ItemOwned(Counter):
    """A certain item."""

    def __init__(self, number: int) -> None:
        super().__init__(1)
        self.number = number

    def reached(self, sheet: Sheet, place: int) -> int:
        return len([item for item in sheet.items if item.number == self.number])


class PersonalQuest(Content):
    """A quest card. Once everything is counted, the first scenario of `follow` opens; the last one
    ends the quest."""

    def __init__(self, key: str, number: int, counters: list[Counter]) -> None:
        super().__init__(key)
        self.number = number
        self.counters = counters
        self.follow: list[int] = []
        self.farewell = 0  # the character retires at once, and these events come instead
        self.opens_class = ""  # or, if empty:
        self.opens_envelope = ""
