"""Actions that other figures perform, and actions that depend on the last movement."""

from questhall.kernel.decisions import Flow

from ..printed.cards import Action
from ..rules.cards.active_area import gain_xp
from ..rules.selecting import Who, choose, choose_next
from ..state.figures import Condition, Figure
from ..state.scene import Scene
from ..state.turn import Turn


class GrantAction(Action):
    """The figures that the card names may perform actions, in the order that the player chooses;
    the player who grants them also controls summons. `xp_each`: for every figure that does."""

    def __init__(self, who: Who, actions: list[Action], xp_each: int) -> None:
        self.who = who
        self.actions = actions
        self.xp_each = xp_each

    def inner(self) -> list[Action]:
        return self.actions

    def possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        return bool(self.who.find(scene, actor, turn))

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        waiting = yield from choose(scene, self.who, actor, turn, "grant", "GH-3.3.2", True)
        any_done = False
        while waiting:
            figure = yield from choose_next(scene, actor, turn, waiting, "grant", "GH-3.3.2")
            if figure.gone or figure.has(Condition.STUN):  # GH-3.10.17
                continue
            done = yield from self.perform_with(scene, figure, turn)
            if done:
                gain_xp(scene, scene.heroes[turn.seat], self.xp_each, "GH-3.17.3")
            any_done = any_done or done
        return any_done

    def perform_with(self, scene: Scene, figure: Figure, turn: Turn) -> Flow[bool]:
        """The figure performs the actions in printed order."""
        any_done = False
        for action in self.actions:
            if not figure.gone:
                done = yield from action.perform(scene, figure, turn)
                any_done = any_done or done
        return any_done


class IfStraight(Action):
    """An action to perform if the last movement went in a straight line."""

    def __init__(self, action: Action) -> None:
        self.action = action

    def inner(self) -> list[Action]:
        return [self.action]

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        if not turn.path or not turn.straight:
            return False
        done = yield from self.action.perform(scene, actor, turn)
        return done
