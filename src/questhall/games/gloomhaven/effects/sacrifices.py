"""What a character does at the cost of its own hit points."""

from questhall.kernel.decisions import Flow

from ..printed.cards import Action
from ..rules.attack.sacrifice import pay_in_blood
from ..rules.cards.active_area import gain_xp
from ..state.figures import Figure
from ..state.scene import Scene
from ..state.turn import Turn, seat_for


class SufferFor(Action):
    """The character may suffer damage; if it does, the action follows. Damage that it cancels buys
    nothing."""

    def __init__(self, amount: int, action: Action, xp: int) -> None:
        self.amount = amount
        self.action = action
        self.xp = xp

    def inner(self) -> list[Action]:
        return [self.action]

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        if not self.action.possible(scene, actor, turn):
            return False
        paid = yield from pay_in_blood(scene, actor, seat_for(scene, actor, turn), self.amount)
        if not paid or actor.gone:
            return False
        gain_xp(scene, scene.heroes[turn.seat], self.xp, "GH-3.17.3")
        yield from self.action.perform(scene, actor, turn)
        return True


class SufferUpTo(Action):
    """The character may suffer damage; how much of it is the X of what follows."""

    def __init__(self, most: int) -> None:
        self.most = most

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        seat = seat_for(scene, actor, turn)
        turn.suffered = yield from pay_in_blood(scene, actor, seat, self.most, True)
        return False
