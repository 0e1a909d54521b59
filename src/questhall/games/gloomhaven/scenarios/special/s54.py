"""Scenario 54, Palace of Ice: a staff that drinks the wounds of its enemies."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option
from questhall.kernel.language.words import Word

from ...printed.cards import NO_DECISIONS
from ...rules.scenario import Goal, SpecialRule
from ...state.figures import Figure, FigureKind
from ...state.heroes import Hero
from ...state.scene import Scene
from ..goals import OCCUPIED, remember
from ..objects import hit_points_of
from ..places import Places, closeness
from ..words.goals import GOALS
from ..words.parameters import TYPE, Hexes, formula_named
from ..words.rules import RULES

BEARER = "staff-bearer"
TOKENS = "staff-tokens"
CHARGED = "staff-charged"


def bearer_of(scene: Scene) -> Hero | None:
    seat = scene.memory.get(BEARER, NOTHING)
    return None if seat == NOTHING else scene.heroes[seat]


class Staff(SpecialRule):
    """One character, chosen at the start, bears a staff and alone can hurt monsters of a type. It
    is charged after this much damage. The scenario is lost if the bearer becomes exhausted."""

    def __init__(self, type: str, charge: str) -> None:
        self.type = type
        self.charge = charge

    def begin(self, scene: Scene) -> Flow[None]:
        options = [Option("bears", hero.figure) for hero in scene.heroes]
        answer = yield Decision(scene.everybody(), "bears", options, "GH-7.1.12")
        scene.memory[BEARER] = scene.figures[answer.what].owner

    def _is_prey(self, scene: Scene, figure: Figure) -> bool:
        return figure.kind == FigureKind.MONSTER and scene.types[figure.type].kind.key == self.type

    def wards_off(self, scene: Scene, figure: Figure, source: int) -> bool:
        hero = bearer_of(scene)
        return self._is_prey(scene, figure) and (hero is None or hero.figure != source)

    def damaged(self, scene: Scene, figure: Figure, amount: int, source: int) -> Flow[None]:
        if self._is_prey(scene, figure):
            tokens = scene.memory.get(TOKENS, 0) + amount
            scene.memory[TOKENS] = tokens
            if tokens >= hit_points_of(scene, self.charge) and CHARGED not in scene.memory:
                scene.memory[CHARGED] = 1
                scene.tell("staff-charged", "GH-7.1.12", scene.memory[BEARER])
        yield from NO_DECISIONS

    def lost(self, scene: Scene) -> bool:
        hero = bearer_of(scene)
        return hero is not None and hero.exhausted


class BringStaff(Goal):
    """The bearer of the charged staff ends a turn on one of these hexes."""

    def __init__(self, places: Places) -> None:
        self.places = places

    def met(self, scene: Scene) -> bool:
        return OCCUPIED in scene.memory

    def progress(self, scene: Scene) -> float:
        hero = bearer_of(scene)
        if self.met(scene) or hero is None:
            return float(self.met(scene))
        if CHARGED not in scene.memory:
            return min(0.5, scene.memory.get(TOKENS, 0) / 100)
        here = [scene.figure_of(hero).cell]
        return 0.5 + 0.4 * closeness(scene, self.places.cells(scene), here)

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        hero = bearer_of(scene)
        charged = CHARGED in scene.memory and hero is not None and hero.figure == figure.id
        return self.places.cells(scene) if charged else []

    def turn_ends(self, scene: Scene, figure: Figure) -> None:
        if figure.cell in self.destinations(scene, figure):
            remember(scene, OCCUPIED)


GOALS.declare(Word("bring_staff", Hexes(), make=BringStaff))
RULES.declare(Word("staff", TYPE, formula_named("charge"), make=Staff))
