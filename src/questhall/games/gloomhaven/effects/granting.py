"""Actions that other figures perform, and actions that depend on the last movement."""

from questhall.kernel.decisions import Flow

from ..printed.cards import Action
from ..rules.selecting import Who, choose, choose_next
from ..state.figures import STUN, Figure
from ..state.scene import Scene
from ..state.turn import Turn


class GrantAction(Action):
    """The figures that the card names may perform an action, in the order that the player chooses;
    the player who grants it also controls summons."""

    def __init__(self, who: Who, action: Action) -> None:
        self.who = who
        self.action = action

    def inner(self) -> list[Action]:
        return [self.action]

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        waiting = yield from choose(scene, self.who, actor, turn, "grant", "GH-3.3.2", True)
        any_done = False
        while waiting:
            figure = yield from choose_next(scene, actor, turn, waiting, "grant", "GH-3.3.2")
            if figure.gone or figure.has(STUN):  # GH-3.10.17
                continue
            done = yield from self.action.perform(scene, figure, turn)
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
