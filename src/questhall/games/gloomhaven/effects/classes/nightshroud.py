"""Effects that only the Nightshroud's cards have."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, refusal

from ...printed.cards import Action
from ...printed.lasting import Lasting
from ...rules.movement.terrain import meet, put_on
from ...state.figures import Figure
from ...state.heroes import Active
from ...state.scene import Scene
from ...state.turn import Turn, seat_for


class DoubleMoves(Action):
    """The character's Move actions are doubled for the rest of the turn."""

    def do(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        turn.doubles_moves = True
        return True


class DoubleAttacks(Action):
    """The character's attacks are doubled for the rest of the turn."""

    def do(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        turn.doubles_attacks = True
        return True


class Teleport(Action):
    """The character appears on any revealed hex where it can stand; it meets what is there."""

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        board = scene.board
        options = [
            Option("teleport", actor.id, cell)
            for cell in board.place.values()
            if scene.figure_at[cell] == NOTHING
            and not board.closed[cell]
            and (scene.flies(actor) or not scene.bars_the_way(cell))
        ]
        options.append(refusal("skip"))
        seat = seat_for(scene, actor, turn)
        answer = yield Decision([seat], "teleport", options, "GH-3.4.4", actor.id)
        if answer.declines:
            return False
        put_on(scene, actor, answer.where)
        scene.tell("teleports", "GH-3.4.4", actor.id, actor.cell)
        yield from meet(scene, actor, actor.owner)
        return True


class SeeInvisible(Lasting):
    """The owner can target invisible enemies."""

    def sees_invisible(self, scene: Scene, active: Active) -> bool:
        return True
