"""Actions that other figures perform, and actions that hang on what was done before."""

from questhall.kernel.decisions import Decision, Flow, Option

from ..cards import Action
from ..figures import STUN, Figure
from ..state import Scene
from ..turns import Turn, seat_for
from ..who import Who, choose


class GrantAction(Action):
    """Those whom the words name may perform an action, one after the other in the order that
    the player chooses; a summon is led by the player who grants it."""

    def __init__(self, who: Who, action: Action) -> None:
        self.who = who
        self.action = action

    def inner(self) -> list[Action]:
        return [self.action]

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        waiting = yield from choose(scene, self.who, actor, turn, "grant", "GH-3.3.2", True)
        any_done = False
        while waiting:
            figure = yield from _next(scene, actor, turn, waiting)
            waiting = [each for each in waiting if each.id != figure.id and not each.gone]
            if figure.has(STUN):  # GH-3.10.17
                continue
            done = yield from self.action.perform(scene, figure, turn)
            any_done = any_done or done
        return any_done


def _next(scene: Scene, actor: Figure, turn: Turn, waiting: list[Figure]) -> Flow[Figure]:
    if len(waiting) == 1:
        return waiting[0]
    options = [Option("target", figure.id) for figure in waiting]
    seat = seat_for(scene, actor, turn)
    answer = yield Decision([seat], "grant", options, "GH-3.3.2", actor.id)
    return scene.figures[answer.what]


class IfStraight(Action):
    """An action that may be performed if the last movement went in a straight line."""

    def __init__(self, action: Action) -> None:
        self.action = action

    def inner(self) -> list[Action]:
        return [self.action]

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        if not turn.path or not turn.straight:
            return False
        done = yield from self.action.perform(scene, actor, turn)
        return done
