"""Scenario 22, Temple of the Elements: the altars make all demons stronger."""

from questhall.kernel.decisions import Flow
from questhall.kernel.language.words import Word

from ...printed.cards import NO_DECISIONS
from ...rules.scenario import ATTACK, HIT_POINTS, SHIELD, SpecialRule
from ...state.figures import Figure, FigureKind
from ...state.scene import Scene
from ..objects import DESTROYED
from ..places import Places
from ..words.parameters import NAME, Hexes
from ..words.rules import RULES


class AltarPower(SpecialRule):
    """Each altar that stands, revealed or not, gives demons +1 hit point, +1 attack, and half a
    point of movement and range; the sum is rounded up."""

    def __init__(self, name: str, places: Places) -> None:
        self.name = name
        self.places = places

    def standing(self, scene: Scene) -> int:
        fallen = scene.memory.get(f"{DESTROYED}-{self.name}", 0)
        return len(self.places.cells(scene)) - fallen

    def stat_bonus(self, scene: Scene, figure: Figure, value: int) -> int:
        if not is_demon(scene, figure) or value == SHIELD:
            return 0
        altars = self.standing(scene)
        return altars if value in (HIT_POINTS, ATTACK) else (altars + 1) // 2

    def died(self, scene: Scene, figure: Figure) -> Flow[None]:
        if figure.kind == FigureKind.OBJECT and figure.name == self.name:
            for demon in scene.figures:
                if not demon.gone and is_demon(scene, demon):
                    demon.max_hp -= 1
                    demon.hp = min(demon.hp, demon.max_hp)
        yield from NO_DECISIONS


def is_demon(scene: Scene, figure: Figure) -> bool:
    if figure.kind != FigureKind.MONSTER:
        return False
    return scene.types[figure.type].kind.key.endswith("_demon")


RULES.declare(Word("altar_power", NAME, Hexes(), make=AltarPower))
