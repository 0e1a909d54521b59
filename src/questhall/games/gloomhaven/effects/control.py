"""Enemies that take this round's turn for the other side (Long Con and the like)."""

from questhall.kernel.decisions import NOTHING, Flow, Option

from ..printed.lasting import Lasting
from ..rules.selecting import Who, choose_or_skip
from ..state.figures import Figure
from ..state.heroes import Active
from ..state.scene import Scene
from ..state.turn import Turn, seat_for


class Turncoat(Lasting):
    """An enemy takes this round's turn as if its allies were enemies and its enemies allies;
    `controlled`: the player makes its decisions."""

    def __init__(self, who: Who, controlled: bool) -> None:
        self.who = who
        self.controlled = controlled

    def begin(self, scene: Scene, active: Active, actor: Figure, turn: Turn) -> Flow[bool]:
        options = [
            Option("target", figure.id)
            for figure in self.who.find(scene, actor, turn)
            if figure.acted != scene.round
        ]
        seat = seat_for(scene, actor, turn)
        answer = yield from choose_or_skip(seat, options, "turncoat", "GH-3.12.8", actor.id)
        if answer is None:
            return False
        figure = scene.figures[answer.what]
        figure.turncoat = True
        if self.controlled:
            figure.controlled_by = seat
        active.figures = [figure.id]
        scene.tell("turns-coat", "GH-3.12.8", figure.id)
        return True

    def end(self, scene: Scene, active: Active) -> None:
        for number in active.figures:
            scene.figures[number].turncoat = False
            scene.figures[number].controlled_by = NOTHING
