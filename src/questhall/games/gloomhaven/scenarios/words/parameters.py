"""What the brackets of scenario words can hold."""

from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import Argument, Expression
from questhall.kernel.language.parameters import Name, NamedName, Names, Parameter, no_such

from ...printed.formulas import formula
from ...printed.scenario import ScenarioDef
from ..places import PARTIES, PARTY_WORDS, Places, beside

START = "start"
BESIDE = "adjacent"
LONGEST_FORMULA = 40  # letters
MOST_IN_FORMULAS = 500

# -- names -------------------------------------------------------------------------


def _type(name: Argument, scenario: ScenarioDef) -> str:
    if str(name) not in scenario.monsters:
        raise no_such(name, "is no monster of this scenario", scenario.monsters)
    return str(name)


def _named(name: Argument, scenario: ScenarioDef) -> str:
    """What a figure is called; in a pack by one of the names that the scenario lists."""
    if scenario.names and str(name) not in scenario.names:
        raise no_such(name, "is not among the `names` of this scenario", scenario.names)
    return str(name)


def _area(name: Argument, scenario: ScenarioDef) -> int:
    """The area, bounded by doors, to which the room belongs."""
    ids = [room.id for room in scenario.rooms]
    if str(name) not in ids:
        raise no_such(name, "is no room", ids)
    return scenario.area_of[ids.index(str(name))]


def doors(name: Argument, scenario: ScenarioDef) -> list[int]:
    """The joints that the scenario book marks with this letter."""
    joints = scenario.joints
    found = [place for place in range(len(joints)) if joints[place].letter == str(name)]
    if not found:
        raise no_such(name, "marks no door")
    return found


def formula_over(text: Argument, scenario: ScenarioDef) -> str:
    """Not more than a pack may print, for any party at any level."""
    try:
        if len(str(text)) > LONGEST_FORMULA:
            raise ValueError(text)
        values = [formula(str(text), {"C": c, "L": level}) for c in PARTIES for level in range(8)]
    except (ValueError, KeyError, SyntaxError, ArithmeticError):
        raise no_such(text, "is no formula over C and L") from None
    if min(values) < 0 or max(values) > MOST_IN_FORMULAS:
        raise no_such(text, f"is not always from 0 to {MOST_IN_FORMULAS}")
    return str(text)


def cells_of(place: Argument, scenario: ScenarioDef) -> list[int]:
    """`a`, `"1"`, `start`, a room, or `adjacent(...)` to one of them."""
    if isinstance(place, Expression) and place.word == BESIDE:
        near = [cell for each in place.arguments for cell in cells_of(each, scenario)]
        return beside(scenario, near)
    if str(place) in scenario.marks:
        return scenario.marks[str(place)]
    for room in scenario.rooms:
        if room.id == str(place):
            return room.cells
    if str(place) != START:
        raise no_such(place, "is neither a mark nor a room")
    return [cell for room in scenario.rooms for cell in room.starts]


def _cell(place: Argument, scenario: ScenarioDef) -> int:
    cells = cells_of(place, scenario)
    if len(cells) != 1:
        raise no_such(place, "must be one hex")
    return cells[0]


NAME = Name("name", _named)
TYPE = Name("monster", _type)
TYPES = Names("monster", _type)
ANY_TYPES = Names("monster", _type, least=0)
ROOMS = Names("room", _area)
DOORS = Name("letter", doors)
HEX = Name("hex", _cell)


def formula_named(name: str) -> NamedName:
    """A number that depends on the characters and the level."""
    return NamedName(name, formula_over)


HIT_POINTS = formula_named("hit_points")
DAMAGE = formula_named("damage")


# -- places for every party --------------------------------------------------------


class Hexes(Parameter[list[Argument]]):
    """All remaining places: the same for every party, or `two(a), three(a, b), four(a, b, c)`."""

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
            raise no_such(taken[0], "leaves some number of characters without a place")
        return places

    def signature(self) -> str:
        return "place …|two(place …), three(place …), four(place …)"


class GoalTreasures(Parameter[Arguments]):
    """Empty brackets: the treasure tiles that the map marks as goals."""

    def take(self, arguments: Arguments) -> Arguments:
        return arguments

    def meaning(self, taken: Arguments, scenario: ScenarioDef) -> list[int]:
        overlays = [overlay for room in scenario.rooms for overlay in room.overlays]
        cells = [cell for overlay in overlays if overlay.goal for cell in overlay.cells]
        if not cells:
            raise taken.fault("no treasure of this scenario is a goal")
        return cells

    def signature(self) -> str:
        return ""
