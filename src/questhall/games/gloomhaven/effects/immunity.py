"""Immunity to conditions that cards in the active area give."""

from questhall.kernel.decisions import Flow

from ..printed.lasting import Lasting
from ..rules.attack.conditions import is_negative, remove_negative
from ..rules.selecting import Who, choose
from ..state.figures import Figure
from ..state.heroes import Active
from ..state.scene import Scene
from ..state.turn import Turn


class WardOffConditions(Lasting):
    """The affected figures are immune to negative conditions, and lose those that they have
    (GH-3.10.5)."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def begin(self, scene: Scene, active: Active, actor: Figure, turn: Turn) -> Flow[bool]:
        found = yield from choose(scene, self.who, actor, turn, "guard", "GH-3.12.1", False)
        active.figures = [figure.id for figure in found]
        for figure in found:
            remove_negative(scene, figure, "GH-3.10.5")
        return bool(found)

    def wards_off(self, scene: Scene, active: Active, condition: int) -> bool:
        return is_negative(condition)
