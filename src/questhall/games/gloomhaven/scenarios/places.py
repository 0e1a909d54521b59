"""Hexes that a scenario's rules speak of: its marks, rooms, and what lies beside them."""

from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import BadExpression, Expression

from ..printed.formulas import formula
from ..printed.scenario import FEWEST_CHARACTERS, MOST_CHARACTERS, ScenarioDef
from ..state.board import Board, board_of
from ..state.scene import Scene

PARTY_WORDS = {"two": 2, "three": 3, "four": 4}
FAR_AWAY = 40
PARTIES = range(FEWEST_CHARACTERS, MOST_CHARACTERS + 1)


def whole_map(scenario: ScenarioDef) -> Board:
    """The map with every room revealed and every door open."""
    everything = (1 << len(scenario.rooms)) - 1
    return board_of(scenario, everything, (1 << len(scenario.joints)) - 1)


def area_at(scenario: ScenarioDef, cell: int) -> int:
    """The room between doors to which a hex belongs."""
    return scenario.area_of[scenario.rooms_at(cell)[0]]


def is_revealed(scene: Scene, area: int) -> bool:
    return bool(scene.revealed >> area & 1)


def closeness(scene: Scene, here: list[int], there: list[int]) -> float:
    """How near one of the hexes `here` is to those there, on average: 1 is on the spot."""
    if not here or not there:
        return 0.0
    map = whole_map(scene.scenario)
    total = 0.0
    for goal in there:
        far = map.distances(goal)
        total += max(0.0, 1.0 - min([far[cell] for cell in here]) / FAR_AWAY)
    return total / len(there)


def party_cells(scene: Scene) -> list[int]:
    """Where the characters stand."""
    return [scene.figure_of(hero).cell for hero in scene.heroes if not hero.exhausted]


class Places:
    """Some hexes; which ones may depend on the number of characters (GH-7.1.11)."""

    def __init__(self) -> None:
        self.for_party: list[list[int]] = [[] for _ in PARTIES]

    def cells(self, scene: Scene) -> list[int]:
        return self.for_party[scene.characters - FEWEST_CHARACTERS]

    def add(self, characters: int, cells: list[int]) -> None:
        self.for_party[characters - FEWEST_CHARACTERS].extend(cells)


class RuleReader(Arguments):
    """The arguments of one word of a scenario's goal, set-up or rules."""

    def __init__(self, expression: Expression, scenario: ScenarioDef) -> None:
        super().__init__(expression)
        self.scenario = scenario

    def name(self) -> str:
        """A bare word, or a text in quotation marks."""
        value = self.next()
        if isinstance(value, int):
            raise self.fault(f"{value} is not a word")
        return value.word if isinstance(value, Expression) else value

    def type(self) -> str:
        name = self.name()
        if name not in self.scenario.monsters:
            raise self.fault(f"{name} is no monster of this scenario")
        return name

    def types(self) -> list[str]:
        found: list[str] = []
        while self.left:
            found.append(self.type())
        return found

    def ranks(self) -> str:
        """For two, three and four characters: - none, n normal, e elite."""
        ranks = self.named_word("ranks")
        if len(ranks) != len(PARTIES) or set(ranks) - set("-ne"):
            raise self.fault(f"ranks={ranks!r} must be three marks out of - n e")
        return ranks

    def formula(self, name: str) -> str:
        """A sum or product over C and L."""
        text = self.named_word(name)
        try:
            formula(text, {"C": 2, "L": 1})
        except (ValueError, KeyError, SyntaxError):
            raise self.fault(f"{name}={text!r} is no formula over C and L") from None
        return text

    def place(self) -> list[int]:
        """`a`, `"1"`, `start`, a room, or `adjacent(...)` to one of them."""
        value = self.next()
        if isinstance(value, Expression) and value.word == "adjacent":
            inner = RuleReader(value, self.scenario)
            cells = inner.place()
            inner.finish()
            return beside(self.scenario, cells)
        return self.named_cells(value.word if isinstance(value, Expression) else str(value))

    def named_cells(self, name: str) -> list[int]:
        if name in self.scenario.marks:
            return self.scenario.marks[name]
        cells: list[int] = []
        for room in self.scenario.rooms:
            if room.id == name:
                return room.cells
            if name == "start":
                cells.extend(room.starts)
        if not cells:
            raise self.fault(f"{name!r} is neither a mark nor a room")
        return cells

    def places(self) -> Places:
        """All arguments that are left: the same for every party, or `two(a), three(a, b)`."""
        places = Places()
        for value in self.take(frozenset(PARTY_WORDS)):
            inner = RuleReader(value, self.scenario)
            while inner.left:
                places.add(PARTY_WORDS[value.word], inner.place())
            inner.finish()
        while self.left:
            cells = self.place()
            for characters in PARTIES:
                places.add(characters, cells)
        if not all(places.for_party):
            raise self.fault("there must be a place for every number of characters")
        return places

    def rooms(self) -> list[int]:
        """The areas of the rooms named by all arguments that are left."""
        found: list[int] = []
        ids = [room.id for room in self.scenario.rooms]
        while self.left:
            name = self.name()
            if name not in ids:
                raise self.fault(f"there is no room {name!r}")
            found.append(self.scenario.area_of[ids.index(name)])
        return found

    def doors(self, letter: str) -> list[int]:
        """The joints that the scenario book marks with this letter."""
        found = [
            number
            for number in range(len(self.scenario.joints))
            if self.scenario.joints[number].letter == letter
        ]
        if not found:
            raise self.fault(f"no door is marked {letter!r}")
        return found

    def one_cell(self) -> int:
        cells = self.place()
        if len(cells) != 1:
            raise self.fault("must be one hex")
        return cells[0]


def beside(scenario: ScenarioDef, cells: list[int]) -> list[int]:
    map = whole_map(scenario)
    found: list[int] = []
    for cell in cells:
        for other in map.neighbours[cell]:
            if other not in cells and other not in found:
                found.append(other)
    return found


def unknown(word: str, kind: str) -> BadExpression:
    return BadExpression(f"{word!r} is no {kind} of a scenario")
