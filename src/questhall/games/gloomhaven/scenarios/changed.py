"""Figures that a special rule makes stronger, by numbers that change in play."""

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import Flow

from ..printed.cards import NO_DECISIONS
from ..rules.attack.healing import heal
from ..rules.scenario import HIT_POINTS, SHIELD, SpecialRule, stat_bonus
from ..state.figures import Figure, FigureKind
from ..state.scene import Scene
from .amounts import Amount


@mypyc_attr(allow_interpreted_subclasses=True)
class Whom:
    """Whom a special rule is about."""

    def includes(self, scene: Scene, figure: Figure) -> bool:
        raise NotImplementedError


class OfTypes(Whom):
    """Monsters of these types."""

    def __init__(self, types: list[str]) -> None:
        self.types = types

    def includes(self, scene: Scene, figure: Figure) -> bool:
        if figure.kind != FigureKind.MONSTER:
            return False
        return scene.types[figure.type].kind.key in self.types


class OfName(Whom):
    """The monsters or the allies with this name."""

    def __init__(self, kind: int, name: str) -> None:
        self.kind = kind
        self.name = name

    def includes(self, scene: Scene, figure: Figure) -> bool:
        return figure.kind == self.kind and figure.name == self.name


class Changed(SpecialRule):
    """An amount is added to one value of these figures. Shield never falls below 0, and hit points
    that were owed to an object are lost with it."""

    def __init__(self, value: int, whom: Whom, amount: Amount) -> None:
        self.value = value
        self.whom = whom
        self.amount = amount

    def stat_bonus(self, scene: Scene, figure: Figure, value: int) -> int:
        if value != self.value or not self.whom.includes(scene, figure):
            return 0
        amount = self.amount.now(scene)
        if value == SHIELD and figure.kind == FigureKind.MONSTER:
            return max(amount, -scene.stats(figure).shield)
        return amount

    def died(self, scene: Scene, figure: Figure) -> Flow[None]:
        if self.value == HIT_POINTS and figure.kind == FigureKind.OBJECT:
            for each in scene.figures:
                if not each.gone and self.whom.includes(scene, each):
                    self._weaken(scene, each)
        yield from NO_DECISIONS

    def _weaken(self, scene: Scene, figure: Figure) -> None:
        most = scene.stats(figure).hit_points + stat_bonus(scene, figure, HIT_POINTS)
        figure.max_hp = min(figure.max_hp, most)
        figure.hp = min(figure.hp, figure.max_hp)


class HealsEachRound(SpecialRule):
    """These figures heal at the end of every round."""

    def __init__(self, whom: Whom, amount: Amount) -> None:
        self.whom = whom
        self.amount = amount

    def round_ends(self, scene: Scene) -> Flow[None]:
        amount = self.amount.now(scene)
        for figure in scene.figures:
            if amount and not figure.gone and self.whom.includes(scene, figure):
                heal(scene, figure, amount, "GH-7.1.12")
        yield from NO_DECISIONS
