"""Actions that enemies are forced to perform, controlled by the player who forces them."""

from questhall.kernel.decisions import Flow

from ..printed.cards import Action
from ..rules.selecting import Who, choose, choose_next
from ..state.figures import Condition, Figure
from ..state.scene import Scene
from ..state.turn import Turn


class ForceTo(Action):
    """Enemies perform an action one by one, and the player makes all their decisions.
    `against_its_own`: as if their allies were enemies and their enemies allies."""

    def __init__(self, who: Who, action: Action, against_its_own: bool = False) -> None:
        self.who = who
        self.action = action
        self.against_its_own = against_its_own

    def inner(self) -> list[Action]:
        return [self.action]

    def possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        return bool(self.who.find(scene, actor, turn))

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        waiting = yield from choose(scene, self.who, actor, turn, "force-to", "GH-3.3.2", True)
        any_done = False
        while waiting:
            figure = yield from choose_next(scene, actor, turn, waiting, "force-to", "GH-3.3.2")
            if figure.gone or figure.has(Condition.STUN):  # GH-3.10.17
                continue
            if self.against_its_own:
                done = yield from self._turn_against(scene, figure, turn)
            else:
                done = yield from self.action.perform(scene, figure, turn)
            any_done = any_done or done
        return any_done

    def _turn_against(self, scene: Scene, figure: Figure, turn: Turn) -> Flow[bool]:
        """The figure is a turncoat for the length of this action (Scene.are_enemies)."""
        acting, turncoat = scene.acting, figure.turncoat
        scene.acting = figure.id
        figure.turncoat = True
        done = yield from self.action.perform(scene, figure, turn)
        figure.turncoat = turncoat
        scene.acting = acting
        return done
