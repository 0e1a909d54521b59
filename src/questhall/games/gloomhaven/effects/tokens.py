"""Actions about what lies on figures: conditions to remove, a token that invites attacks; and
experience of its own."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, refusal

from ..printed.cards import Action
from ..rules.attack.conditions import lose_immune, negative_on, remove
from ..rules.cards.active_area import gain_xp
from ..rules.selecting import Who, choose
from ..state.figures import TOKENS, Figure
from ..state.scene import Scene
from ..state.turn import Turn, seat_for


class RemoveConditions(Action):
    """The figures that the card names lose negative conditions, so many or all."""

    def __init__(self, most: int, who: Who) -> None:
        self.most = most or TOKENS
        self.who = who

    def possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        return bool(self._sick(scene, actor, turn))

    def _sick(self, scene: Scene, actor: Figure, turn: Turn) -> list[int]:
        return [each.id for each in self.who.find(scene, actor, turn) if negative_on(each)]

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        sick = self._sick(scene, actor, turn)
        found = yield from choose(scene, self.who, actor, turn, "relieve", "GH-3.10.1", True, sick)
        any_lost = False
        for figure in found:
            lost = yield from self._relieve(scene, figure, seat_for(scene, actor, turn))
            any_lost = any_lost or lost
        return any_lost

    def _relieve(self, scene: Scene, figure: Figure, seat: int) -> Flow[bool]:
        found = negative_on(figure)
        if len(found) > self.most:
            options = [Option("lose-condition", condition) for condition in found]
            options.append(refusal("skip"))
            answer = yield Decision([seat], "which-condition", options, "GH-3.10.1", figure.id)
            found = [] if answer.declines else [answer.what]
        for condition in found:
            remove(scene, figure, condition, "GH-3.20.5")
        lose_immune(scene, figure)  # items work again once STUN is over
        return bool(found)


class MarkEnemy(Action):
    """The character adds to all its attacks on an enemy from now on."""

    def __init__(self, amount: int, who: Who) -> None:
        self.amount = amount
        self.who = who

    def possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        return bool(self.who.find(scene, actor, turn))

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        found = yield from choose(scene, self.who, actor, turn, "mark", "GH-3.20.1", True)
        for figure in found:
            for other in scene.figures:
                if other.marked_by == turn.seat:
                    other.marked_by = NOTHING
            figure.marked_by = turn.seat
            figure.marked_for = self.amount
            scene.tell("marks", "GH-3.20.1", actor.id, figure.id, self.amount)
        return bool(found)


class GainExperience(Action):
    """Experience without an ability."""

    def __init__(self, xp: int) -> None:
        self.xp = xp

    def do(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        gain_xp(scene, scene.heroes[actor.owner], self.xp, "GH-3.17.3")
        return True
