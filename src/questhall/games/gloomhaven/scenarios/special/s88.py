"""Scenario 88, Plane of Water: a current that moves the party, and a claw to be carried."""

from questhall.kernel.decisions import NOTHING, Flow
from questhall.kernel.language.parameters import Named
from questhall.kernel.language.words import Word

from ...printed.cards import NO_DECISIONS
from ...printed.hexes import Hex
from ...printed.terrain import Terrain
from ...rules.attack.damage import Harm, suffer
from ...rules.movement.forced import may_be_forced_onto
from ...rules.movement.rooms import type_number
from ...rules.movement.terrain import meet, put_on
from ...rules.scenario import MOVE, SpecialRule
from ...state.figures import Figure
from ...state.scene import Scene
from ..carrying import Carried, Deliver, carrier_of, lay_down
from ..hardships import is_of_party
from ..named import has_name
from ..places import area_at
from ..words.goals import GOALS
from ..words.parameters import NAME, ROOMS, TYPE, Hexes
from ..words.rules import RULES

TO_THE_LEFT: Hex = (0, -1)
TO_THE_RIGHT: Hex = (1, -1)

INITIATIVE = "current"  # in the memory of the scene: of the monsters that the current follows
CLAW = "claw"


class Current(SpecialRule):
    """At the end of each round the current moves all characters and summons in a room one hex, up
    to the left or right as the initiative of a monster type was even or odd. Whoever has a wall or
    an obstacle at its back is sheltered; whoever cannot be moved suffers damage."""

    def __init__(self, type: str, areas: list[int], damage: int) -> None:
        self.type = type
        self.areas = areas
        self.damage = damage

    def round_begins(self, scene: Scene) -> Flow[None]:
        scene.memory.pop(INITIATIVE, None)
        yield from NO_DECISIONS

    def turn_ends(self, scene: Scene, figure: Figure) -> Flow[None]:
        """By the end of the round the card is no longer on the table."""
        card = scene.monster_card(type_number(scene, self.type))
        if card is not None:
            scene.memory[INITIATIVE] = card.initiative
        yield from NO_DECISIONS

    def round_ends(self, scene: Scene) -> Flow[None]:
        initiative = scene.memory.get(INITIATIVE, NOTHING)
        if initiative == NOTHING:
            return
        swept = [figure for figure in scene.figures if self._is_swept(scene, figure)]
        if swept:
            scene.tell("current-right" if initiative % 2 else "current-left", "GH-7.1.12")
        flow = TO_THE_RIGHT if initiative % 2 else TO_THE_LEFT
        for figure in sorted(swept, key=lambda each: scene.scenario.rs[each.cell]):
            if not figure.gone:
                yield from self._sweep(scene, figure, flow)

    def _is_swept(self, scene: Scene, figure: Figure) -> bool:
        if figure.gone or not is_of_party(figure):
            return False
        return area_at(scene.scenario, figure.cell) in self.areas

    def _sweep(self, scene: Scene, figure: Figure, flow: Hex) -> Flow[None]:
        behind = _neighbour(scene, figure.cell, (-flow[0], -flow[1]))
        if behind == NOTHING or scene.terrain[behind] & Terrain.OBSTACLE:
            return
        cell = _neighbour(scene, figure.cell, flow)
        if cell == NOTHING or not may_be_forced_onto(scene, figure, cell):
            yield from suffer(scene, figure, self.damage, "GH-7.1.12", Harm.SCENARIO)
            return
        put_on(scene, figure, cell)
        scene.tell("moves", "GH-7.1.12", figure.id, cell)
        yield from meet(scene, figure, NOTHING)


def _neighbour(scene: Scene, cell: int, step: Hex) -> int:
    """The hex in this direction, NOTHING if there is a wall."""
    q, r = scene.scenario.hex(cell)
    other = scene.scenario.cell_at((q + step[0], r + step[1]))
    return other if other in scene.board.neighbours[cell] else NOTHING


class Claw(Carried):
    """A named monster leaves a claw instead of a coin. Whoever loots the claw carries it and moves
    less; it changes hands only by Loot actions."""

    def __init__(self, name: str, move: int) -> None:
        super().__init__(CLAW, "take-claw", "claw-carried-by")
        self.name = name
        self.move = move

    def died(self, scene: Scene, figure: Figure) -> Flow[None]:
        if has_name(figure, self.name):
            lay_down(scene, CLAW, figure.cell)
        yield from NO_DECISIONS

    def room_revealed(self, scene: Scene, area: int) -> Flow[None]:
        for figure in scene.figures:
            if has_name(figure, self.name):
                figure.drops_coin = False
        yield from NO_DECISIONS

    def stat_bonus(self, scene: Scene, figure: Figure, value: int) -> int:
        hero = carrier_of(scene)
        carries = hero is not None and hero.figure == figure.id
        return self.move if carries and value == MOVE else 0


GOALS.declare(Word("bring_claw", Hexes(), make=Deliver))
RULES.declare(
    Word("current", TYPE, ROOMS, Named("damage", None), make=Current),
    Word("claw", NAME, Named("move", None), make=Claw),
)
