"""Effects that only the Scoundrel's cards have."""

from questhall.kernel.decisions import Flow, Option

from ...printed.cards import Action
from ...rules.movement.looting import loot_hex, lootable
from ...rules.movement.terrain import meet, put_on, undergo_trap
from ...rules.movement.walking import can_move, may_stop
from ...rules.selecting import Who, choose, choose_or_skip
from ...state.figures import Figure
from ...state.scene import Scene
from ...state.turn import Turn, seat_for


class LootPath(Action):
    """Loot every hex entered in the last movement."""

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        hero = scene.heroes[turn.seat]
        cells = [cell for cell in turn.path if lootable(scene, cell)]
        for cell in cells:
            yield from loot_hex(scene, hero, cell, False)
        return bool(cells)


class Lure(Action):
    """An enemy moves one hex of the player's choice and ends adjacent to the character. This is
    forced movement: difficult terrain has no effect (GH-3.4.7)."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        options: list[Option] = []
        for figure in self.who.find(scene, actor, turn):
            for cell in self._ends(scene, actor, figure):
                options.append(Option("lure", figure.id, cell))
        seat = seat_for(scene, actor, turn)
        answer = yield from choose_or_skip(seat, options, "lure", "GH-3.4.7", actor.id)
        if answer is None:
            return False
        figure = scene.figures[answer.what]
        put_on(scene, figure, answer.where)
        scene.tell("moves", "GH-3.4.7", figure.id, answer.where)
        yield from meet(scene, figure, actor.owner)
        return True

    def _ends(self, scene: Scene, actor: Figure, figure: Figure) -> list[int]:
        if not can_move(scene, figure):
            return []
        return [
            cell
            for cell in scene.board.neighbours[figure.cell]
            if scene.board.adjacent(cell, actor.cell)
            and may_stop(scene, figure, cell, scene.flies(figure))
        ]


class SpringOn(Action):
    """An enemy suffers the effect of the trap that was just disarmed."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        trap = turn.disarmed
        if trap is None:
            return False
        targets = yield from choose(scene, self.who, actor, turn, "spring-on", "GH-2.2.14", True)
        for figure in targets:
            yield from undergo_trap(scene, figure, trap, actor.owner)
        return bool(targets)
