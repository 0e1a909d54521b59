"""Locked doors (GH-7.1.5): pressure plates that open them (GH-7.1.6), doors with hit points."""

from questhall.kernel.decisions import Flow

from ..printed.cards import NO_DECISIONS
from ..rules.movement.rooms import open_door
from ..rules.scenario import SpecialRule
from ..state.figures import Figure, FigureKind
from ..state.heroes import Hero
from ..state.scene import Scene
from .goals import GOALS_LOOTED, left_for, occupied
from .objects import hit_points_of, place_object
from .places import Places, party_cells

DOOR = "door"


class Plate(SpecialRule):
    """The doors open when a character ends its turn on the plate."""

    def __init__(self, places: Places, doors: list[int]) -> None:
        self.places = places
        self.doors = doors

    def turn_ends(self, scene: Scene, figure: Figure) -> Flow[None]:
        if figure.kind == FigureKind.CHARACTER and figure.cell in self.places.cells(scene):
            yield from open_doors(scene, self.doors, figure)

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        return self.places.cells(scene) if are_closed(scene, self.doors) else []


class Plates(SpecialRule):
    """The doors open when characters stand on all the plates at the end of a turn."""

    def __init__(self, places: Places, doors: list[int]) -> None:
        self.places = places
        self.doors = doors

    def turn_ends(self, scene: Scene, figure: Figure) -> Flow[None]:
        cells = self.places.cells(scene)
        if len(occupied(scene, cells)) == len(cells):
            yield from open_doors(scene, self.doors, figure)

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        if not are_closed(scene, self.doors):
            return []
        return left_for(scene, self.places.cells(scene), figure)


class OpensInRound(SpecialRule):
    """The doors open by themselves at the start of a round."""

    def __init__(self, doors: list[int], round: int) -> None:
        self.doors = doors
        self.round = round

    def round_begins(self, scene: Scene) -> Flow[None]:
        if scene.round == self.round:
            someone = scene.figure_of(scene.heroes[scene.everybody()[0]])
            yield from open_doors(scene, self.doors, someone)


class OpensWhenLooted(SpecialRule):
    """The doors open as soon as this many goal treasures are looted."""

    def __init__(self, doors: list[int], count: int) -> None:
        self.doors = doors
        self.count = count

    def looted(self, scene: Scene, hero: Hero, number: int, goal: bool) -> Flow[None]:
        if scene.memory.get(GOALS_LOOTED, 0) >= self.count:
            yield from open_doors(scene, self.doors, scene.figure_of(hero))


class Gathering(Plate):
    """The doors open when all characters stand on plates at the end of a turn."""

    def turn_ends(self, scene: Scene, figure: Figure) -> Flow[None]:
        stands = party_cells(scene)
        if len(occupied(scene, self.places.cells(scene))) == len(stands):
            yield from open_doors(scene, self.doors, figure)

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        if not are_closed(scene, self.doors):
            return []
        return left_for(scene, self.places.cells(scene), figure)


def are_closed(scene: Scene, doors: list[int]) -> bool:
    return not scene.opened >> doors[0] & 1


def open_doors(scene: Scene, doors: list[int], opener: Figure) -> Flow[None]:
    for door in doors:
        if not scene.opened >> door & 1:
            yield from open_door(scene, door, opener)


def is_filled(scene: Scene, door: int) -> bool:
    """Is the door still on its hex, with hit points of its own?"""
    figure = scene.figure_on(scene.scenario.joints[door].cells[0])
    return figure is not None and figure.kind == FigureKind.OBJECT and figure.name == DOOR


class DoorsWithHitPoints(SpecialRule):
    """Locked doors that open when they are destroyed (GH-7.1.7). The door's hex is open with its
    room, so that it can be reached and seen, but the door occupies it."""

    def __init__(self, doors: list[int], hit_points: str) -> None:
        self.doors = doors
        self.hit_points = hit_points

    def room_revealed(self, scene: Scene, area: int) -> Flow[None]:
        for door in self.doors:
            joint = scene.scenario.joints[door]
            areas = [scene.scenario.area_of[room] for room in joint.rooms]
            if area in areas and not scene.opened >> door & 1:
                scene.opened |= 1 << door
                scene.known_board = None
                hit_points = hit_points_of(scene, self.hit_points)
                place_object(scene, DOOR, joint.cells[0], hit_points)
        yield from NO_DECISIONS

    def died(self, scene: Scene, figure: Figure) -> Flow[None]:
        if figure.kind == FigureKind.OBJECT and figure.name == DOOR:
            yield from open_door(scene, scene.scenario.joint_of[figure.cell], figure)
