"""What may stand in the brackets of the words of scenarios."""

from collections.abc import Iterable
from typing import Any

from questhall.kernel.language.arguments import Arguments, did_you_mean
from questhall.kernel.language.expressions import Argument, BadExpression, Expression
from questhall.kernel.language.parameters import Parameter

from ...printed.formulas import formula
from ...printed.scenario import ScenarioDef
from ..places import PARTIES, PARTY_WORDS, Places, beside

START = "start"
BESIDE = "adjacent"


def fault(argument: Argument, reason: str, known: Iterable[str] = ()) -> BadExpression:
    """An argument that is not what it should be, to be raised."""
    column = argument.column if isinstance(argument, Expression) else 0
    return BadExpression(f"{argument} {reason}{did_you_mean(str(argument), known)}", column)


# -- names -------------------------------------------------------------------------


class Name(Parameter[Argument]):
    """A bare word, or a text in quotation marks."""

    def __init__(self, key: str = "name") -> None:
        self.key = key

    def take(self, arguments: Arguments) -> Argument:
        taken = arguments.next()
        if isinstance(taken, int) or (isinstance(taken, Expression) and taken.arguments):
            raise arguments.fault(f"{taken} is not a name")
        return taken

    def meaning(self, taken: Argument, scenario: ScenarioDef) -> Any:
        return str(taken)

    def signature(self) -> str:
        return self.key


class Type(Name):
    """A type of monsters that the scenario has."""

    def __init__(self) -> None:
        super().__init__("monster")

    def meaning(self, taken: Argument, scenario: ScenarioDef) -> str:
        if str(taken) not in scenario.monsters:
            raise fault(taken, "is no monster of this scenario", scenario.monsters)
        return str(taken)


class Room(Name):
    """A room; it means the area between doors that it belongs to."""

    def __init__(self) -> None:
        super().__init__("room")

    def meaning(self, taken: Argument, scenario: ScenarioDef) -> int:
        ids = [room.id for room in scenario.rooms]
        if str(taken) not in ids:
            raise fault(taken, "is no room", ids)
        return scenario.area_of[ids.index(str(taken))]


class Doors(Name):
    """The joints that the scenario book marks with this letter."""

    def __init__(self) -> None:
        super().__init__("letter")

    def meaning(self, taken: Argument, scenario: ScenarioDef) -> list[int]:
        letters = [joint.letter for joint in scenario.joints]
        if str(taken) not in letters:
            raise fault(taken, "marks no door")
        return [number for number, letter in enumerate(letters) if letter == str(taken)]


class NamedDoors(Parameter[Argument | None]):
    """The same with a name, `opens=a`; no doors where it may be left out."""

    placed = False

    def __init__(self, name: str, optional: bool = False) -> None:
        self.name = name
        self.optional = optional

    def take(self, arguments: Arguments) -> Argument | None:
        taken = arguments.named(self.name)
        if taken is None and not self.optional:
            raise arguments.fault(f"{self.name} is missing")
        return taken

    def meaning(self, taken: Argument | None, scenario: ScenarioDef) -> list[int]:
        return [] if taken is None else Doors().meaning(taken, scenario)

    def signature(self) -> str:
        return f"[{self.name}=letter]" if self.optional else f"{self.name}=letter"


class Each(Parameter[list[Argument]]):
    """All further names of a kind; at least so many."""

    def __init__(self, name: Name, least: int = 1) -> None:
        self.name = name
        self.least = least

    def take(self, arguments: Arguments) -> list[Argument]:
        found: list[Argument] = []
        while arguments.left or len(found) < self.least:
            found.append(self.name.take(arguments))
        return found

    def meaning(self, taken: list[Argument], scenario: ScenarioDef) -> list[Any]:
        return [self.name.meaning(each, scenario) for each in taken]

    def signature(self) -> str:
        return f"{self.name.signature()} …"


class Formula(Parameter[str]):
    """A sum or product over C and L: `hit_points="4+C*L"`."""

    placed = False

    def __init__(self, name: str) -> None:
        self.name = name

    def take(self, arguments: Arguments) -> str:
        text = arguments.named_word(self.name)
        try:
            formula(text, {"C": 2, "L": 1})
        except (ValueError, KeyError, SyntaxError):
            reason = f"{self.name}={text!r} is no formula over C and L"
            raise arguments.fault(reason) from None
        return text

    def signature(self) -> str:
        return f'{self.name}="…"'


# -- hexes -------------------------------------------------------------------------


def cells_of(place: Argument, scenario: ScenarioDef) -> list[int]:
    """`a`, `"1"`, `start`, a room, or `adjacent(...)` to one of them."""
    if isinstance(place, Expression) and place.word == BESIDE:
        cells: list[int] = []
        for each in place.arguments:
            cells += cells_of(each, scenario)
        return beside(scenario, cells)
    if str(place) in scenario.marks:
        return scenario.marks[str(place)]
    for room in scenario.rooms:
        if room.id == str(place):
            return room.cells
    if str(place) != START:
        raise fault(place, "is neither a mark nor a room")
    return [cell for room in scenario.rooms for cell in room.starts]


class Hex(Name):
    """A mark of the map that is on one hex."""

    def __init__(self) -> None:
        super().__init__("hex")

    def meaning(self, taken: Argument, scenario: ScenarioDef) -> int:
        cells = cells_of(taken, scenario)
        if len(cells) != 1:
            raise fault(taken, "must be one hex")
        return cells[0]


class Hexes(Parameter[list[Argument]]):
    """All further places: the same for every party, or `two(a), three(a, b), four(a, b, c)`."""

    def take(self, arguments: Arguments) -> list[Argument]:
        found = [arguments.next()]
        while arguments.left:
            found.append(arguments.next())
        return found

    def meaning(self, taken: list[Argument], scenario: ScenarioDef) -> Places:
        places = Places()
        for each in taken:
            if isinstance(each, Expression) and each.word in PARTY_WORDS:
                for place in each.arguments:
                    places.add(PARTY_WORDS[each.word], cells_of(place, scenario))
            else:
                for characters in PARTIES:
                    places.add(characters, cells_of(each, scenario))
        if not all(places.for_party):
            raise fault(taken[0], "leaves some number of characters without a place")
        return places

    def signature(self) -> str:
        return "place …|two(place …), three(place …), four(place …)"
