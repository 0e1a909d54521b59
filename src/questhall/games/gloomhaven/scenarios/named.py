"""Monsters with names of their own (GH-7.1.10): the goal to kill one, and what makes it special."""

from questhall.kernel.decisions import NOTHING, Flow

from ..printed.formulas import formula
from ..printed.monsters import Rank
from ..rules.movement.rooms import put_monster, reveal_cards, spawn, type_number
from ..rules.scenario import HIT_POINTS, Goal, SpecialRule
from ..state.figures import Figure, FigureKind
from ..state.scene import Phase, Scene
from .goals import KILLED, Enemies
from .places import area_at

DISGUISED = "disguised"  # in the memory of the scene, with a name appended: a figure
UNSEEN = 0.5  # the most progress before the monster is on the map


def has_name(figure: Figure, name: str) -> bool:
    return figure.kind == FigureKind.MONSTER and figure.name == name


def named_on_map(scene: Scene, name: str) -> list[Figure]:
    return [figure for figure in scene.figures if has_name(figure, name) and not figure.gone]


class KillNamed(Goal):
    """Kill the monster with this name; it need not be on the map from the start."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.others = Enemies([], [])

    def met(self, scene: Scene) -> bool:
        return f"{KILLED}-{self.name}" in scene.memory

    def progress(self, scene: Scene) -> float:
        if self.met(scene):
            return 1.0
        for figure in named_on_map(scene, self.name):
            return 1.0 - UNSEEN * figure.hp / figure.max_hp
        return UNSEEN * self.others.share_killed(scene, self.others.waiting(scene))


class HitPointsOfNamed(SpecialRule):
    """The hit points of a named monster, by the number of characters and H, those of an elite."""

    def __init__(self, name: str, hit_points: str) -> None:
        self.name = name
        self.hit_points = hit_points

    def stat_bonus(self, scene: Scene, figure: Figure, value: int) -> int:
        if value != HIT_POINTS or not has_name(figure, self.name):
            return 0
        usual = scene.stats(figure).hit_points
        return formula(self.hit_points, {"H": usual, "C": scene.characters}) - usual


class Disguised(SpecialRule):
    """The monster placed on a hex is replaced by a named one when it dies. If there were no
    standees for it, the named one stands there from the start."""

    def __init__(self, cell: int, type: str, name: str) -> None:
        self.cell = cell
        self.type = type
        self.name = name

    def room_revealed(self, scene: Scene, area: int) -> Flow[None]:
        if area_at(scene.scenario, self.cell) == area:
            figure = scene.figure_on(self.cell)
            if figure is None:
                yield from spawn(scene, self.type, Rank.BOSS, self.cell, self.name)
            else:
                scene.memory[f"{DISGUISED}-{self.name}"] = figure.id

    def died(self, scene: Scene, figure: Figure) -> Flow[None]:
        if scene.memory.get(f"{DISGUISED}-{self.name}", NOTHING) == figure.id:
            type = type_number(scene, self.type)
            put_monster(scene, type, Rank.BOSS, figure.cell, self.name).drops_coin = False
            if scene.phase == Phase.TURNS:  # GH-7.1.4
                yield from reveal_cards(scene)


class Confined(SpecialRule):
    """Monsters of these types never enter these doors."""

    def __init__(self, doors: list[int], types: list[str]) -> None:
        self.doors = doors
        self.types = types

    def forbidden(self, scene: Scene, figure: Figure) -> list[int]:
        if figure.kind != FigureKind.MONSTER or scene.types[figure.type].kind.key not in self.types:
            return []
        joints = scene.scenario.joints
        return [cell for door in self.doors for cell in joints[door].cells]


class PresentIn(SpecialRule):
    """Monsters of these types are there only in odd or even rounds: in the others they neither act
    nor are affected by anything, and figures pass through them."""

    def __init__(self, rounds: int, types: list[str]) -> None:
        self.rounds = rounds
        self.types = types

    def _has_faded(self, scene: Scene, figure: Figure) -> bool:
        if figure.kind != FigureKind.MONSTER or scene.round % 2 == self.rounds % 2:
            return False
        return scene.types[figure.type].kind.key in self.types

    def is_idle(self, scene: Scene, figure: Figure) -> bool:
        return self._has_faded(scene, figure)

    def is_beyond_reach(self, scene: Scene, figure: Figure, other: Figure) -> bool:
        return self._has_faded(scene, figure)

    def lets_pass(self, scene: Scene, figure: Figure) -> bool:
        return self._has_faded(scene, figure)

    def is_invulnerable(self, scene: Scene, figure: Figure) -> bool:
        return self._has_faded(scene, figure)


class Invulnerable(SpecialRule):
    """Monsters of these types suffer no damage; all else affects them."""

    def __init__(self, types: list[str]) -> None:
        self.types = types

    def is_invulnerable(self, scene: Scene, figure: Figure) -> bool:
        return figure.kind == FigureKind.MONSTER and scene.types[figure.type].kind.key in self.types
