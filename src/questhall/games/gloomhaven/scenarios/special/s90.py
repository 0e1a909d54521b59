"""Scenario 90, Demonic Rift: two rooms that only altars connect, and that must not be left."""

from questhall.kernel.decisions import Flow, Option
from questhall.kernel.language.words import Word

from ...printed.monsters import Rank
from ...printed.scenario import PORTAL
from ...rules.movement.rooms import reveal
from ...rules.movement.terrain import meet, put_on
from ...rules.movement.walking import WayToSpend
from ...rules.scenario import SpecialRule
from ...state.figures import Figure, FigureKind
from ...state.scene import Scene
from ..goals import Enemies, remember
from ..landing import next_in_turn
from ..places import area_at, is_revealed, party_cells
from ..spawning import Spawn, summon_beside
from ..words.parameters import HEX, ROOMS, TYPE
from ..words.rules import RULES, SPAWN

CLOSING = "rift-closing"
IN_TURN = "rift-guards"


def in_room(scene: Scene, area: int) -> list[int]:
    """The hexes of the room on which characters stand."""
    return [cell for cell in party_cells(scene) if area_at(scene.scenario, cell) == area]


def stands_in(scene: Scene, area: int) -> bool:
    """Is a character in this room?"""
    return bool(in_room(scene, area))


def ends_of_portal(scene: Scene) -> list[int]:
    """The hexes of the two altars."""
    joints = scene.scenario.joints
    return [cell for joint in joints if joint.kind == PORTAL for cell in joint.cells]


class Portal(SpecialRule):
    """A character beside one altar may spend 1 movement to go beside the other one. What lies
    behind is revealed when the first one comes there."""

    def set_up(self, scene: Scene) -> None:
        for number, joint in enumerate(scene.scenario.joints):
            if joint.kind == PORTAL:
                scene.opened |= 1 << number

    def _beside(self, scene: Scene, cell: int) -> list[int]:
        return scene.board.beside[cell]

    def move_options(self, scene: Scene, figure: Figure) -> list[Option]:
        if figure.kind != FigureKind.CHARACTER:
            return []
        ends = ends_of_portal(scene)
        found: list[Option] = []
        for here in ends:
            if figure.cell in self._beside(scene, here):
                for there in [end for end in ends if end != here]:
                    found += self._arrivals(scene, figure, there)
        return found

    def _arrivals(self, scene: Scene, figure: Figure, altar: int) -> list[Option]:
        cells = [cell for cell in self._beside(scene, altar) if scene.is_unoccupied(cell)]
        meant = PassThrough(scene, figure)
        return [Option("pass-altar", figure.id, cell, meant=meant) for cell in cells]


class PassThrough(WayToSpend):
    """Come out beside the other altar."""

    def take(self, option: Option) -> Flow[None]:
        scene, figure = self.scene, self.figure
        area = area_at(scene.scenario, option.where)
        put_on(scene, figure, option.where)
        scene.tell("moves", "GH-7.1.12", figure.id, option.where)
        if not is_revealed(scene, area):
            yield from reveal(scene, area, option.where)
        yield from meet(scene, figure, figure.owner)


class TwoRooms(SpecialRule):
    """A character must always be in the first room. Once there is one in both and no enemy lives,
    monsters spawn; from then on neither room may be left. A single character cannot do it."""

    def __init__(self, areas: list[int], spawns: list[Spawn]) -> None:
        self.first, self.second = areas
        self.spawns = spawns
        self.enemies = Enemies([], [])

    def turn_ends(self, scene: Scene, figure: Figure) -> Flow[None]:
        yield from self._look(scene)

    def died(self, scene: Scene, figure: Figure) -> Flow[None]:
        yield from self._look(scene)

    def _look(self, scene: Scene) -> Flow[None]:
        if CLOSING in scene.memory or self.enemies.living(scene):
            return
        if stands_in(scene, self.first) and stands_in(scene, self.second):
            remember(scene, CLOSING)
            for each in self.spawns:
                yield from each.happen(scene)

    # -- for bots ------------------------------------------------------------------

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        """Half of the party goes through the altar: those who are nearest to it."""
        here, there = self._beside_altar(scene, self.first), self._beside_altar(scene, self.second)
        waiting = sorted(in_room(scene, self.first), key=lambda cell: self._way(scene, cell, here))
        wanted = scene.characters // 2 - len(in_room(scene, self.second))
        if figure.cell not in waiting[: max(0, wanted)] or len(waiting) < 2:
            return []
        return there if figure.cell in here else here

    def _beside_altar(self, scene: Scene, area: int) -> list[int]:
        around = [cell for end in ends_of_portal(scene) for cell in scene.board.beside[end]]
        return [cell for cell in around if area_at(scene.scenario, cell) == area]

    def _way(self, scene: Scene, cell: int, goals: list[int]) -> int:
        far = scene.board.distances(cell)
        return min([far[goal] for goal in goals], default=0)

    def pressing(self, scene: Scene, figure: Figure) -> list[int]:
        """As long as nobody is over there, more demons come."""
        few = len(self.enemies.living(scene)) <= scene.characters
        return self.destinations(scene, figure) if few else []

    def lost(self, scene: Scene) -> bool:
        if not stands_in(scene, self.first) or len(party_cells(scene)) < 2:
            return True
        return CLOSING in scene.memory and not stands_in(scene, self.second)


class RiftGuards(SpecialRule):
    """At the end of every even round a monster appears beside an altar if nobody is in the other
    room: normal with two characters, in turn normal and elite with three, elite with four."""

    def __init__(self, type: str, altar: int, areas: list[int]) -> None:
        self.type = type
        self.altar = altar
        (self.other,) = areas

    def round_ends(self, scene: Scene) -> Flow[None]:
        if scene.round % 2 == 0 and not stands_in(scene, self.other):
            rank = Rank.NORMAL if scene.characters == 2 else Rank.ELITE
            if scene.characters == 3:
                rank = (Rank.NORMAL, Rank.ELITE)[next_in_turn(scene, IN_TURN, 2)]
            yield from summon_beside(scene, self.type, rank, [self.altar])


RULES.declare(
    Word("portal", make=Portal),
    Word("two_rooms", ROOMS, SPAWN, make=TwoRooms),
    Word("rift_guards", TYPE, HEX, ROOMS, make=RiftGuards),
)
