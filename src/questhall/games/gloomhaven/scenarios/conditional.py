"""Rules that are in force only while something stands, near something, or since something."""

from questhall.kernel.decisions import Flow

from ..rules.attack.strike import Strike
from ..rules.scenario import SpecialRule
from ..state.figures import Figure, FigureKind
from ..state.heroes import Hero
from ..state.scene import Scene
from .goals import has_looted
from .places import Places
from .triggers import Trigger, any_happened


class Conditional(SpecialRule):
    """A rule, and whether it is in force; where nobody is named, for the whole map."""

    def __init__(self, rule: SpecialRule) -> None:
        self.rule = rule

    def holds(self, scene: Scene, figure: Figure | None) -> bool:
        raise NotImplementedError

    def round_begins(self, scene: Scene) -> Flow[None]:
        if self.holds(scene, None):
            yield from self.rule.round_begins(scene)

    def turn_begins(self, scene: Scene, figure: Figure) -> Flow[None]:
        if self.holds(scene, figure):
            yield from self.rule.turn_begins(scene, figure)

    def turn_ends(self, scene: Scene, figure: Figure) -> Flow[None]:
        if self.holds(scene, figure):
            yield from self.rule.turn_ends(scene, figure)

    def round_ends(self, scene: Scene) -> Flow[None]:
        if self.holds(scene, None):
            yield from self.rule.round_ends(scene)

    def strike(self, scene: Scene, hit: Strike) -> None:
        if self.holds(scene, hit.attacker):
            self.rule.strike(scene, hit)

    def may_use_items(self, scene: Scene, hero: Hero) -> bool:
        held = self.holds(scene, scene.figure_of(hero))
        return self.rule.may_use_items(scene, hero) if held else True

    def stat_bonus(self, scene: Scene, figure: Figure, value: int) -> int:
        return self.rule.stat_bonus(scene, figure, value) if self.holds(scene, figure) else 0


class WhileStands(Conditional):
    """A rule that is in force while an object stands on a hex."""

    def __init__(self, cell: int, rule: SpecialRule) -> None:
        super().__init__(rule)
        self.cell = cell

    def holds(self, scene: Scene, figure: Figure | None) -> bool:
        found = scene.figure_on(self.cell)
        return found is not None and found.kind == FigureKind.OBJECT


class Within(Conditional):
    """A rule for figures that are this near to one of the hexes, through walls or not."""

    def __init__(self, range: int, places: Places, rule: SpecialRule) -> None:
        super().__init__(rule)
        self.range = range
        self.places = places

    def holds(self, scene: Scene, figure: Figure | None) -> bool:
        if figure is None or figure.gone:
            return False
        far = scene.board.distances(figure.cell)
        return min([far[cell] for cell in self.places.cells(scene)]) <= self.range


class Since(Conditional):
    """A rule that is in force as soon as one of the triggers has happened."""

    def __init__(self, triggers: list[Trigger], rule: SpecialRule) -> None:
        super().__init__(rule)
        self.triggers = triggers

    def holds(self, scene: Scene, figure: Figure | None) -> bool:
        return any_happened(scene, self.triggers)


class Before(Since):
    """A rule that is in force until one of the triggers has happened."""

    def holds(self, scene: Scene, figure: Figure | None) -> bool:
        return not any_happened(scene, self.triggers)


class WithAchievement(Conditional):
    """A rule for parties that have an achievement."""

    def __init__(self, achievement: str, rule: SpecialRule) -> None:
        super().__init__(rule)
        self.achievement = achievement

    def holds(self, scene: Scene, figure: Figure | None) -> bool:
        return self.achievement in scene.rules.achievements


class WithoutLoot(Conditional):
    """A rule for each character until it has looted a treasure tile."""

    def holds(self, scene: Scene, figure: Figure | None) -> bool:
        if figure is None or figure.kind != FigureKind.CHARACTER:
            return False
        return not has_looted(scene, figure.owner)
